"""What all pages of the main window have in common."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boardgames_desktop.app.emblem import paint_emblem
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.table_keys import Key, KeyGroup

COMMON_KEYS = KeyGroup(
    "keys-window",
    (
        Key(("F11",), "keys-full-screen"),
        Key(("Ctrl+L",), "keys-language"),
        Key(("Ctrl+,",), "keys-settings"),
        Key(("?",), "keys-keys"),
        Key(("Ctrl+Q",), "keys-quit"),
    ),
)
"""Keys that work on every page."""


class Page(QWidget):
    """A page of the main window. It is made anew when language, colours or text size change."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell

    def title(self) -> str:
        """What stands in the title of the window before the program's name; may be empty."""
        return ""

    def keys(self) -> Sequence[KeyGroup]:
        """The keys of this page, for the list of all keys."""
        return ()

    def first_focus(self) -> QWidget | None:
        """Where the keyboard should be when the page is shown."""
        return None


class Emblem(QWidget):
    """The program's own picture, small."""

    def __init__(self, shell: Shell, side: int) -> None:
        super().__init__()
        self._side = shell.px(side)
        self.setFixedSize(QSize(self._side, self._side))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_emblem(painter, self.rect().toRectF())
        painter.end()


def bar_height(shell: Shell) -> int:
    """The height of the bar at the top of a page."""
    return shell.px(64)


def as_bar(shell: Shell, layout: QHBoxLayout) -> QWidget:
    """A row as the bar at the top of a page."""
    bar = QWidget()
    bar.setLayout(layout)
    bar.setMinimumHeight(bar_height(shell))
    return bar
