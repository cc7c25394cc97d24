"""The board of any game: a scene of named elements (its view is in ``board_view``).

A game draws its board by deriving from ``BoardScene``. Everything that can be pointed at has an
element id; the scene never holds the state, it is told what to show.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from boardgames_desktop.app.board_marks import Marks
from boardgames_desktop.app.board_still import Stamps
from boardgames_desktop.app.context import TableContext
from boardgames_desktop.engine.messages import Event

SMALLEST_TARGET = 24.0
"""Logical pixels; smaller elements can be hit this wide (nearest wins)."""


@dataclass(frozen=True)
class Flight:
    """One piece on its way: painted by ``paint(painter, rect)``, from one element to another.

    start, end: element ids, on the board or in a player panel. order: flights with equal order
    fly together, lower ones first. size: of the piece in scene coordinates, centred on the
    elements; None takes the elements' own rectangles. lift: an element that the board hides while
    the piece is in the air (normally what the piece was before it took off); empty for none.
    """

    paint: Callable[[QPainter, QRectF], None]
    start: str
    end: str
    order: int = 0
    size: QSizeF | None = None
    lift: str = ""


class BoardScene(QGraphicsScene):
    """What a game implements to put its board on the table (see the methods that raise).

    The base paints all marks over the board: legal targets, last move, lit elements, the element
    under the pointer and the keyboard focus. A game sets the scene's rectangle once (``setSceneRect``).

    Signals: ``pressed(element)``, ``hovered(element)`` (empty when the pointer left),
    ``still_changed()`` when what ``paint_still`` paints has changed.
    """

    pressed = Signal(str)
    hovered = Signal(str)
    still_changed = Signal()

    surround: QColor | None = None
    """What lies around the board in the window; None takes the theme's window colour."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self.context = context
        self.stamps = Stamps()
        self.marks = Marks(self)
        self.pixel = 1.0

    # --- what a game implements -----------------------------------------------------------------

    def sync(self, observation: Any) -> None:
        """Show exactly this observation, without animation. Called after every change."""
        raise NotImplementedError

    def element_rect(self, element: str) -> QRectF | None:
        """Where an element lies, in scene coordinates; None when this scene does not show it."""
        raise NotImplementedError

    def elements_at_board(self) -> Sequence[str]:
        """Ids of the elements this scene shows and a person can point at, in reading order."""
        raise NotImplementedError

    # --- what a game may implement --------------------------------------------------------------

    def paint_still(self, painter: QPainter) -> None:
        """Paint what never changes (map, buildings, labels), below all items.

        The view keeps the result as a picture per scale; emit ``still_changed`` to have it anew.
        """

    def still_rect(self) -> QRectF:
        """What ``paint_still`` can paint: the board, or more, to fill windows of another shape."""
        return self.sceneRect()

    def flights(self, event: Event) -> list[Flight]:
        """The pieces that move because of an event; empty for events that move nothing.

        Asked before the observation after the step is shown.
        """
        return []

    def last_move_elements(self, events: Sequence[Event]) -> list[str]:
        """Where the last move happened: by default what its first event names, the smallest things only."""
        named = [value for event in events[:1] for value in event.args.values() if isinstance(value, str)]
        rects = {element: rect for element in named if (rect := self.element_rect(element)) is not None}
        return [
            element
            for element, rect in rects.items()
            if not any(other is not rect and rect.contains(other) for other in rects.values())
        ]

    def set_lifted(self, elements: Collection[str]) -> None:
        """Hide these elements' pieces while they are in the air; an empty collection shows all."""

    def element_path(self, element: str) -> QPainterPath | None:
        """The outline of an element for glow and focus ring; a rounded rectangle by default."""
        rect = self.element_rect(element)
        if rect is None:
            return None
        path = QPainterPath()
        radius = min(8.0, rect.width() / 4, rect.height() / 4)
        path.addRoundedRect(rect, radius, radius)
        return path

    def set_targets(self, elements: Collection[str]) -> None:
        """Light the elements that mean a legal action now."""
        self.marks.set_targets(elements)

    def set_last_move(self, elements: Collection[str], colour: Any) -> None:
        """Mark where the last move happened, dashed in the mover's colour."""
        self.marks.set_last_move(elements, QColor(colour))

    def set_lit(self, elements: Collection[str]) -> None:
        """Light what the log or the score sheet speaks of while the pointer is on it there."""
        self.marks.set_lit(elements)

    # --- given for all games --------------------------------------------------------------------

    @property
    def targets(self) -> frozenset[str]:
        """Elements that mean a legal action now."""
        return self.marks.targets

    @property
    def focus_element(self) -> str:
        """The element the keyboard is on; empty for none."""
        return self.marks.focused

    def set_focus_element(self, element: str) -> None:
        """Put the keyboard's ring on an element, or take it away with an empty id."""
        self.marks.set_focused(element)

    def set_pixel(self, pixel: float) -> None:
        """How many scene units one logical pixel of the view takes (told by the view)."""
        self.pixel = pixel

    def press(self, element: str) -> None:
        """An element was pressed, by pointer or keyboard."""
        self.pressed.emit(element)

    def hover(self, element: str) -> None:
        """The pointer moved onto another element, or off all of them (empty id)."""
        if element != self.marks.hovered:
            self.marks.set_hovered(element)
            self.hovered.emit(element)

    def element_at(self, point: QPointF) -> str:
        """The element meant by a point in scene coordinates, or an empty text.

        Targets win over what lies on them, small elements over large ones, and elements narrower
        than 24 pixels can be hit beside them: the nearest wins.
        """
        best, best_key = "", (True, 0.0, 0.0)
        for element in self.elements_at_board():
            rect = self.element_rect(element)
            if rect is None or not self._grown(rect).contains(point):
                continue
            key = (element not in self.targets, _distance(rect, point), rect.width() * rect.height())
            if not best or key < best_key:
                best, best_key = element, key
        return best

    def _grown(self, rect: QRectF) -> QRectF:
        least = SMALLEST_TARGET * self.pixel
        across = max(0.0, least - rect.width()) / 2
        down = max(0.0, least - rect.height()) / 2
        return rect.adjusted(-across, -down, across, down)

    def drawBackground(self, painter: QPainter, rect: QRectF | Any) -> None:
        """Used when the scene is painted without a view (pictures of final boards)."""
        self.paint_still(painter)

    def drawForeground(self, painter: QPainter, rect: QRectF | Any) -> None:
        self.marks.paint(painter, QRectF(rect))


def _distance(rect: QRectF, point: QPointF) -> float:
    """How far a point lies outside a rectangle; 0 inside."""
    across = max(rect.left() - point.x(), 0.0, point.x() - rect.right())
    down = max(rect.top() - point.y(), 0.0, point.y() - rect.bottom())
    return across + down
