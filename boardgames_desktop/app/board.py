"""The board of any game: a scene of named elements, and the view onto it.

A game draws its board by deriving from ``BoardScene``. Its items are bound to element ids; the
scene never holds the state, it is told what to show.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.engine.messages import Event


@dataclass(frozen=True)
class Flight:
    """One piece on its way: painted by ``paint(painter, rect)``, from one element to another.

    start, end: element ids. order: flights with equal order fly together, lower ones first.
    """

    paint: Callable[[QPainter, QRectF], None]
    start: str
    end: str
    order: int = 0


class BoardScene(QGraphicsScene):
    """What a game implements to put its board on the table (see the methods that raise)."""

    pressed = Signal(str)
    hovered = Signal(str)

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self.context = context

    def sync(self, observation: Any) -> None:
        """Show exactly this observation, without animation. Called after every change."""
        raise NotImplementedError

    def element_rect(self, element: str) -> QRectF | None:
        """Where an element lies, in scene coordinates; None when this scene does not show it."""
        raise NotImplementedError

    def elements_at_board(self) -> Sequence[str]:
        """Ids of the elements this scene shows and a person can point at, in reading order."""
        raise NotImplementedError

    def flights(self, event: Event) -> list[Flight]:
        """The pieces that move because of an event; empty for events that move nothing."""
        return []

    def set_targets(self, elements: Collection[str]) -> None:
        """Light the elements that mean a legal action now; dim nothing that must be read."""
        raise NotImplementedError

    def set_last_move(self, elements: Collection[str], colour: Any) -> None:
        """Mark where the last move happened, dashed in the mover's colour."""
        raise NotImplementedError
