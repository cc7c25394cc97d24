"""The board for screen readers: one accessible child per element, with name, place and state.

Qt makes accessible interfaces through a factory. Ours answers for ``BoardView`` only. The children
are told apart by element id and are kept as long as the board shows the element.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface

from boardgames_desktop.app.board_view import BoardView

_boards: dict[int, BoardAccess] = {}
_installed = False


def install() -> None:
    """Make the boards of this program readable; call once the application exists. Repeating is harmless."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed = True


def tell_focus(view: BoardView, element: str) -> None:
    """Tell screen readers that the keyboard has moved onto an element of a board."""
    if not QAccessible.isActive():
        return
    board = QAccessible.queryAccessibleInterface(view)
    if isinstance(board, BoardAccess):
        child = board.of_element(element)
        if child is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(child, QAccessible.Event.Focus))


def _factory(_key: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, BoardView):
        return None
    board = _boards.get(id(thing))
    if board is None:
        number = id(thing)
        board = _boards[number] = BoardAccess(thing)
        thing.destroyed.connect(lambda: _boards.pop(number, None))
    return board


class BoardAccess(QAccessibleInterface):
    """A board as a list of its elements in reading order."""

    def __init__(self, view: BoardView) -> None:
        super().__init__()
        self._view: BoardView | None = view
        self._children: dict[str, ElementAccess] = {}
        view.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._view = None

    def view(self) -> BoardView | None:
        """The board's view, or None after it has gone."""
        return self._view

    def names(self) -> list[str]:
        """Element ids in reading order; the order of the children."""
        return list(self._view.board.elements_at_board()) if self._view else []

    def of_element(self, element: str) -> ElementAccess | None:
        """The child of an element; None when the board does not show it."""
        if self._view is None or self._view.board.element_rect(element) is None:
            return None
        child = self._children.get(element)
        if child is None:
            child = self._children[element] = ElementAccess(self, element)
            QAccessible.registerAccessibleInterface(child)
        return child

    def isValid(self) -> bool:
        return self._view is not None

    def object(self) -> Any:
        return self._view

    def parent(self) -> Any:
        parent = self._view.parentWidget() if self._view else None
        return QAccessible.queryAccessibleInterface(parent) if parent else None

    def child(self, index: int) -> Any:
        names = self.names()
        return self.of_element(names[index]) if 0 <= index < len(names) else None

    def childCount(self) -> int:
        return len(self.names())

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        names = self.names()
        element = child.element if isinstance(child, ElementAccess) else ""
        return names.index(element) if element in names else -1

    def childAt(self, x: int, y: int) -> Any:
        if self._view is None:
            return None
        here = self._view.viewport().mapFromGlobal(QPoint(x, y))
        return self.of_element(self._view.board.element_at(self._view.mapToScene(here)))

    def focusChild(self) -> Any:
        return self.of_element(self._view.board.focus_element) if self._view else None

    def rect(self) -> QRect:
        if self._view is None:
            return QRect()
        return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._view is not None and self._view.hasFocus()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if self._view is None:
            return ""
        if kind == QAccessible.Text.Name:
            return self._view.accessibleName()
        return self._view.spoken() if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names follow from the position; nobody sets them."""


class ElementAccess(QAccessibleInterface):
    """One element of a board: a button when pressing it means a legal action, else a list item."""

    def __init__(self, board: BoardAccess, element: str) -> None:
        super().__init__()
        self._board = board
        self.element = element

    def isValid(self) -> bool:
        view = self._board.view()
        return view is not None and view.board.element_rect(self.element) is not None

    def object(self) -> Any:
        return None

    def parent(self) -> Any:
        return self._board

    def child(self, _index: int) -> Any:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, _x: int, _y: int) -> Any:
        return None

    def rect(self) -> QRect:
        view = self._board.view()
        rect = view.element_rect(self.element) if view else None
        if view is None or rect is None:
            return QRect()
        return QRect(view.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._is_target() else QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        view = self._board.view()
        state = QAccessible.State()
        state.focusable = True
        state.focused = view is not None and view.board.focus_element == self.element
        state.selectable = self._is_target()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        view = self._board.view()
        if view is None:
            return ""
        if kind == QAccessible.Text.Name:
            return view.element_label(self.element)
        return view.element_description(self.element) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names follow from the position; nobody sets them."""

    def _is_target(self) -> bool:
        view = self._board.view()
        return view is not None and self.element in view.board.targets
