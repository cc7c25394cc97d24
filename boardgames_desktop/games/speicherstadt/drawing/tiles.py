"""Small pictures of belongings, as widgets: one per thing a person can point at in a panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from boardgames_desktop.app.theme import Theme
from boardgames_desktop.games.speicherstadt.drawing.shapes import draw, rounded


@dataclass(frozen=True)
class Spec:
    """What a tile is: the elements it stands for (the first is pressed), its size, what is on it.

    wide, high: in pixels at text size 100 %; a wide of 0 takes what is left of the row. picture: name
    of a painter; value: what the painter needs, hashable. row: tiles of a row stand side by side and
    wrap. inside: place within the last tile without this, instead of a place in the row.
    """

    elements: tuple[str, ...]
    wide: float
    high: float
    picture: str
    value: tuple[Any, ...] = ()
    row: int = 0
    inside: tuple[float, float] | None = None


PaintTile = Callable[[QPainter, QRectF, tuple[Any, ...], Theme], None]


class Tile(QAbstractButton):
    """One belonging. Signals: ``pressed_on(element)``, ``hovered_on(element)`` (empty when left)."""

    pressed_on = Signal(str)
    hovered_on = Signal(str)

    def __init__(self, parent: QWidget, theme: Theme, scale: float, painters: dict[str, PaintTile]) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scale = scale
        self._painters = painters
        self._spec: Spec | None = None
        self._target = self._lit = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.clicked.connect(self._press)

    @property
    def spec(self) -> Spec | None:
        """What the tile is now."""
        return self._spec

    def show_spec(self, spec: Spec) -> None:
        """Become another tile."""
        if spec != self._spec:
            self._spec = spec
            self.update()

    def set_target(self, target: bool) -> None:
        """Whether pressing it means a legal action; then it can be reached by keyboard."""
        if target != self._target:
            self._target = target
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if target else Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor if target else Qt.CursorShape.ArrowCursor)
            self.update()

    def set_lit(self, lit: bool) -> None:
        """Whether the log or the score sheet speaks of it."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    @property
    def is_target(self) -> bool:
        """Whether pressing it means a legal action."""
        return self._target

    def _press(self) -> None:
        if self._spec is not None:
            self.pressed_on.emit(self._spec.elements[0])

    def enterEvent(self, event: QEnterEvent) -> None:
        if self._spec is not None:
            self.hovered_on.emit(self._spec.elements[0])
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered_on.emit("")
        self.update()

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._spec is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._scale, self._scale)
        area = QRectF(0, 0, self.width() / self._scale, self.height() / self._scale)
        self._painters[self._spec.picture](painter, area, self._spec.value, self._theme)
        self._paint_marks(painter, area)
        painter.end()

    def _paint_marks(self, painter: QPainter, area: QRectF) -> None:
        """Target, lit, hovered and focused frames, the same as on the board but thinner."""
        frame = rounded(area.adjusted(2, 2, -2, -2), 5)
        dark = QColor("#241B15")
        if self._target:
            draw(painter, frame, None, dark, 4)
            draw(painter, frame, None, self._theme.target, 2.6)
        if self._lit:
            draw(painter, frame, None, dark, 4)
            draw(painter, frame, None, QColor("#FFFFFF"), 2)
        if self.hasFocus():
            draw(painter, frame, None, QColor("#FFFFFF"), 4)
            draw(painter, frame, None, self._theme.accent, 2.6)
        elif self.underMouse() and not self._lit:
            draw(painter, rounded(area.adjusted(1, 1, -1, -1), 5), None, self._theme.edge, 1)


def arrange(specs: list[Spec], width: float, gap: float = 5.0) -> tuple[list[QRectF], float]:
    """Places of the tiles in a column of this width, and the height they take (unscaled pixels)."""
    places: list[QRectF] = []
    x = y = height = 0.0
    row = specs[0].row if specs else 0
    anchor = QRectF()
    for index, spec in enumerate(specs):
        if spec.inside is not None:
            places.append(
                QRectF(anchor.left() + spec.inside[0], anchor.top() + spec.inside[1], spec.wide, spec.high)
            )
            continue
        wide = spec.wide or max(40.0, width - _rest_of_row(specs, index, gap))
        if x and (spec.row != row or x + wide > width + 0.5):
            x, y, height = 0.0, y + height + gap, 0.0
        anchor = QRectF(x, y, wide, spec.high)
        places.append(anchor)
        x, height, row = x + wide + gap, max(height, spec.high), spec.row
    return places, y + height


def _rest_of_row(specs: list[Spec], index: int, gap: float) -> float:
    """What the other tiles of the row of a stretching tile take."""
    others = [s for i, s in enumerate(specs) if s.row == specs[index].row and i != index and s.inside is None]
    return sum(other.wide + gap for other in others)
