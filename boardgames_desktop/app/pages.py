"""What all pages of the main window have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from boardgames_desktop.app.emblem import paint_emblem
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.table_keys import Key, KeyGroup
from boardgames_desktop.app.widgets import label, row

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
        # A window may be smaller than what its page would like: the page has scroll bars.
        self.setMinimumSize(320, 240)

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


class Bar(QWidget):
    """The bar at the top of a page: a title, and tools that lose their words when room is short."""

    def __init__(self, shell: Shell, lead: Sequence[QWidget], title: str, tools: Sequence[QWidget]) -> None:
        """lead: before the title. tools: at the right end; push buttons with an icon can lose their words."""
        super().__init__()
        px = shell.px
        self.title = label(title, "page-title")
        self._words = {tool: tool.text() for tool in tools if _can_shrink(tool)}
        layout = row(*lead, self.title, None, *tools, gap=px(4), margins=(px(24), px(12), px(16), px(8)))
        layout.setSpacing(px(4))
        self.title.setContentsMargins(px(8), 0, px(16), 0)
        self.setLayout(layout)
        self.setMinimumSize(1, px(64))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._full = layout.minimumSize().width()
        for tool, words in self._words.items():
            tool.setAccessibleName(words)
            tool.setToolTip(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        short = self.width() < self._full
        for tool, words in self._words.items():
            tool.setText("" if short else words)
        layout = self.layout()
        assert layout is not None
        self.title.setVisible(True)
        self.title.setVisible(layout.minimumSize().width() <= self.width())


def _can_shrink(tool: QWidget) -> TypeGuard[QPushButton]:
    return isinstance(tool, QPushButton) and not tool.icon().isNull()
