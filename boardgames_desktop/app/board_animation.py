"""Pieces flying from element to element, over board and panels alike.

The flights are painted on a clear sheet over the whole table. They are decoration: whoever starts
them shows the true position when they end, however they end, so a wrong picture cannot remain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardgames_desktop.app.board import Flight

SPEEDS = {"off": 0, "fast": 160, "normal": 380, "slow": 800}
"""Milliseconds a flight takes; 0 shows the result at once."""

_FRAME = 16
_MOST_GROUPS = 12
"""Longer rows of flights are flown faster, so that no step takes minutes."""


@dataclass(frozen=True)
class Place:
    """Where an element is on the sheet, and how many of its pixels a scene unit takes there.

    scale is 0 for places outside the board, where pieces keep to the place's size.
    """

    rect: QRectF
    scale: float


Locate = Callable[[str], Place | None]


@dataclass(frozen=True)
class _Path:
    flight: Flight
    start: QRectF
    end: QRectF


class FlightSheet(QWidget):
    """The clear sheet. ``finished`` comes once per ``fly``, at its end or when ``stop`` cut it short."""

    finished = Signal()
    lifted = Signal(list)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._groups: list[list[_Path]] = []
        self._landed: list[_Path] = []
        self._duration = 0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._tick)
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._flying = False
        self.hide()

    @property
    def flying(self) -> bool:
        """Whether pieces are in the air."""
        return self._flying

    def fly(self, flights: Sequence[Flight], locate: Locate, milliseconds: int) -> None:
        """Let the flights take place, ``milliseconds`` per group; what cannot be located is left out."""
        self.stop()
        paths = [path for path in (_path(flight, locate) for flight in flights) if path is not None]
        self._flying = True
        if not paths or milliseconds <= 0:
            self._end()
            return
        orders = sorted({path.flight.order for path in paths})
        self._groups = [[path for path in paths if path.flight.order == order] for order in orders]
        self._duration = max(60, milliseconds * _MOST_GROUPS // max(_MOST_GROUPS, len(orders)))
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self._timer.start()
        self._begin_group()

    def stop(self) -> None:
        """End at once; ``finished`` is emitted if pieces were in the air."""
        if self._flying:
            self._end()

    def _begin_group(self) -> None:
        self._clock.start()
        in_air = self._landed + self._groups[0]
        self.lifted.emit([path.flight.lift for path in in_air if path.flight.lift])

    def _tick(self) -> None:
        if not self._flying or not self._groups:  # cut short while this tick was on its way
            self._timer.stop()
            self.stop()
            return
        self._refresh()
        if self._clock.elapsed() < self._duration:
            return
        self._landed += self._groups.pop(0)
        if self._groups:
            self._begin_group()
        else:
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        self._groups, self._landed = [], []
        self._flying = False
        self.hide()
        self.finished.emit()

    def _refresh(self) -> None:
        """Repaint where the pieces of this group may be: only the stretch they fly over."""
        for path in self._groups[0]:
            self.update(path.start.united(path.end).adjusted(-4, -44, 4, 4).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for path in self._landed:
            path.flight.paint(painter, path.end)
        if self._groups:
            share = min(1.0, self._clock.elapsed() / self._duration)
            for path in self._groups[0]:
                path.flight.paint(painter, _between(path.start, path.end, self._ease.valueForProgress(share)))
        painter.end()


def _path(flight: Flight, locate: Locate) -> _Path | None:
    start, end = locate(flight.start), locate(flight.end)
    if start is None or end is None:
        return None
    return _Path(flight, _seat(flight, start, end), _seat(flight, end, start))


def _seat(flight: Flight, place: Place, other: Place) -> QRectF:
    """The rectangle of the piece at one end of its way."""
    if flight.size is None:
        return place.rect
    scale = place.scale or other.scale or 1.0
    size: QSizeF = flight.size * scale
    if not place.scale:
        room = min(1.0, max(place.rect.height(), 24.0) / max(1.0, size.height()))
        size *= room
    rect = QRectF(0, 0, size.width(), size.height())
    rect.moveCenter(place.rect.center())
    return rect


def _between(start: QRectF, end: QRectF, share: float) -> QRectF:
    """A rectangle on the way: place and size go over evenly, in a slight arc."""
    rest = 1.0 - share
    lift = min(40.0, abs(end.center().x() - start.center().x()) / 8) * 4 * share * rest
    return QRectF(
        start.x() * rest + end.x() * share,
        start.y() * rest + end.y() * share - lift,
        start.width() * rest + end.width() * share,
        start.height() * rest + end.height() * share,
    )


def place_of_widget(widget: QWidget, area: QRect, sheet_parent: QWidget) -> Place | None:
    """Where part of a widget is on the sheet; None when it cannot be seen."""
    if not widget.isVisible():
        return None
    corner = widget.mapTo(sheet_parent, area.topLeft())
    rect = QRect(corner, area.size()) & sheet_parent.rect()
    return None if rect.isEmpty() else Place(QRectF(rect), 0.0)
