"""Bases of the widgets a game brings beside its board."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.engine.game import Prompt


class PlayerPanelBase(QWidget):
    """One seat's belongings. Folded it is one line, open it shows everything.

    Signals: ``pressed(element)``, ``hovered(element)`` (empty when the pointer left), and
    ``fold_wanted()`` when the person presses the head line to fold or open the panel; the table
    then calls ``set_open``. The table draws a frame around the panel, shows who is to move and
    gives its width; the height follows from ``sizeHint``.
    """

    pressed = Signal(str)
    hovered = Signal(str)
    fold_wanted = Signal()

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

    def set_lit(self, elements: Collection[str]) -> None:
        """Light what the log or the score sheet speaks of while the pointer is on it there."""

    def element_widget(self, element: str) -> QWidget | None:
        """The widget that stands for an element, where flights start or end; None if not shown."""
        return None

    def element_area(self, element: str) -> tuple[QWidget, QRect] | None:
        """Where an element is painted, for panels that paint several elements in one widget."""
        widget = self.element_widget(element)
        return None if widget is None else (widget, widget.rect())


class DecisionPanelBase(QWidget):
    """Optional: a tray over the prompt bar for decisions that need more than a click on the board.

    Emits ``chosen`` with a legal Action, and ``hovered(element)`` like a panel.
    """

    chosen = Signal(object)
    hovered = Signal(str)

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self.context = context

    def sync(self, observation: Any, prompt: Prompt | None) -> bool:
        """Show what this decision needs; answers whether the tray is wanted now."""
        raise NotImplementedError

    def element_area(self, element: str) -> tuple[QWidget, QRect] | None:
        """Where an element is painted in the tray, for flights; None if not shown."""
        return None
