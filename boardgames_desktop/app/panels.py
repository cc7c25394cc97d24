"""Bases of the widgets a game brings beside its board."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.engine.game import Prompt


class PlayerPanelBase(QWidget):
    """One seat's belongings. Folded it is one line, open it shows everything."""

    pressed = Signal(str)
    hovered = Signal(str)

    def __init__(self, context: TableContext, seat: int) -> None:
        super().__init__()
        self.context = context
        self.seat = seat

    def sync(self, observation: Any) -> None:
        """Show this observation."""
        raise NotImplementedError

    def set_open(self, is_open: bool) -> None:
        """Fold to one line, or show everything."""
        raise NotImplementedError

    def set_targets(self, elements: set[str]) -> None:
        """Light the elements of this panel that mean a legal action now."""

    def element_widget(self, element: str) -> QWidget | None:
        """The widget that stands for an element, where flights start or end; None if not shown."""
        return None


class DecisionPanelBase(QWidget):
    """Optional: a tray over the prompt bar for decisions that need more than a click on the board.

    Emits ``chosen`` with a legal Action.
    """

    chosen = Signal(object)

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self.context = context

    def sync(self, observation: Any, prompt: Prompt | None) -> bool:
        """Show what this decision needs; answers whether the tray is wanted now."""
        raise NotImplementedError
