"""The moving parts of the scene: items that repaint only when what they show has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardgames_desktop.app.board_still import Stamps
from boardgames_desktop.app.theme import PLAYER_COLOURS
from boardgames_desktop.games.speicherstadt.drawing.pieces import paint_worker

Paint = Callable[[QPainter, QRectF], None]


class Shown(QGraphicsItem):
    """One area of the board with the value it shows; ``paint_value(painter, value)`` draws it."""

    def __init__(self, area: QRectF, paint_value: Callable[[QPainter, Any], None]) -> None:
        super().__init__()
        self._area = area
        self._paint = paint_value
        self._value: Any = None

    @property
    def value(self) -> Any:
        """What is shown; None before anything was."""
        return self._value

    def show_value(self, value: Any) -> None:
        """Show another value; the same value costs nothing."""
        if value != self._value:
            self._value = value
            self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._value is not None:
            self._paint(painter, self._value)


class Stamper:
    """Draws pieces through the scene's stamps, on whole device pixels so that they stay sharp."""

    def __init__(self, stamps: Stamps) -> None:
        self._stamps = stamps

    def draw(self, painter: QPainter, key: Hashable, rect: QRectF, paint: Paint, margin: float = 0.0) -> None:
        """Draw a piece into ``rect``; ``margin`` is what its shadow needs around it.

        The key must name everything the picture depends on except its size.
        """
        outer = _on_pixels(painter, rect.adjusted(-margin, -margin, margin, margin))

        def paint_inside(inner: QPainter, area: QRectF) -> None:
            paint(inner, area.adjusted(margin, margin, -margin, -margin))

        self._stamps.draw(painter, key, outer, paint_inside)

    def worker(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        """Draw a worker of a player's colour."""
        player = PLAYER_COLOURS[colour]
        self.draw(painter, ("worker", colour), rect, lambda p, area: paint_worker(p, area, player), 3)


def _on_pixels(painter: QPainter, rect: QRectF) -> QRectF:
    """The rectangle moved and rounded to whole device pixels, in the painter's coordinates."""
    transform = painter.deviceTransform()
    if transform.isRotating() or transform.m11() <= 0:
        return rect
    corner = transform.map(rect.topLeft())
    left, top = round(corner.x()), round(corner.y())
    wide = max(1, round(rect.width() * transform.m11()))
    high = max(1, round(rect.height() * transform.m22()))
    back, _ = transform.inverted()
    return QRectF(back.map(QPointF(left, top)), back.map(QPointF(left + wide, top + high)))
