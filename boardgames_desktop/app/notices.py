"""Short notices at the bottom of the window, and kept matches that were just deleted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.widgets import Sheet, button, clear, icon_button, label, row
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.messages import Message

SHOWN = 10_000
"""Milliseconds a notice with something to press stays; those without go sooner."""


@dataclass(frozen=True)
class Notice:
    """A sentence, with one thing that can be done about it if ``act`` is given.

    closed: called when the notice goes away without having been acted upon.
    """

    text: str
    action: str = ""
    act: Callable[[], object] | None = None
    closed: Callable[[], object] | None = None


class NoticeBar(QWidget):
    """Shows one notice at a time over the bottom edge of its parent; a newer one takes its place."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(parent)
        self._shell = shell
        self._notice: Notice | None = None
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.close_notice)
        self.hide()

    @property
    def notice(self) -> Notice | None:
        """What is shown now."""
        return self._notice

    def show_notice(self, notice: Notice) -> None:
        """Show this one now."""
        self.close_notice()
        self._notice = notice
        clear(self._outer)
        px = self._shell.px
        words = label(notice.text, wrap=len(notice.text) > 60)
        sheet = Sheet(row(words, gap=px(12), margins=(px(16), px(8), px(8), px(8))))
        layout = sheet.layout()
        assert layout is not None
        if notice.act is not None:
            layout.addWidget(button(self._shell, notice.action, self._act, "link"))
        layout.addWidget(
            icon_button(self._shell, "cancel", self._shell.text("shell-close-notice"), self.close_notice)
        )
        self._outer.addWidget(sheet)
        self.setAccessibleName(notice.text)
        self._timer.start(SHOWN if notice.act or len(notice.text) > 60 else SHOWN // 2)
        self.place()
        self.show()
        self.raise_()

    def place(self) -> None:
        """Find the place in the parent again, after it was resized."""
        parent = self.parentWidget()
        if parent is None or self._notice is None:
            return
        widest = min(parent.width() - self._shell.px(48), self._shell.px(720))
        self.setMaximumWidth(widest)
        self.setMinimumWidth(min(widest, self._shell.px(560)) if len(self._notice.text) > 60 else 0)
        self.adjustSize()
        height = max(self.height(), self.heightForWidth(self.width()))
        self.resize(self.width(), height)
        self.move((parent.width() - self.width()) // 2, parent.height() - height - self._shell.px(24))

    def close_notice(self) -> None:
        """Take the notice away; what waited for that is done."""
        notice, self._notice = self._notice, None
        self._timer.stop()
        self.hide()
        if notice is not None and notice.closed is not None:
            notice.closed()

    def _act(self) -> None:
        notice, self._notice = self._notice, None
        self._timer.stop()
        self.hide()
        if notice is not None and notice.act is not None:
            notice.act()


class Trash(QObject):
    """Matches that were deleted a moment ago and can still be brought back.

    Signals: ``changed()``; ``trouble(message)`` when one could not be removed.
    """

    changed = Signal()
    trouble = Signal(object)

    def __init__(self, store: Any) -> None:
        super().__init__()
        self._store = store
        self._ids: list[str] = []

    def __contains__(self, match_id: object) -> bool:
        return match_id in self._ids

    def put(self, match_id: str) -> None:
        """Take a match off the shelf; it is removed for good by ``empty``."""
        self.empty()
        self._ids.append(match_id)
        self.changed.emit()

    def take_back(self) -> None:
        """Put everything back on the shelf."""
        self._ids.clear()
        self.changed.emit()

    def empty(self) -> None:
        """Remove for good what is in here."""
        ids, self._ids = self._ids, []
        for match_id in ids:
            try:
                self._store.delete(match_id)
            except Fault as fault:
                self.trouble.emit(Message("shelf-not-deleted"))
                self.trouble.emit(fault.message)
                self.changed.emit()


def escape_closes(bar: NoticeBar) -> QShortcut:
    """Let Escape take the notice away while the keyboard is in it."""
    shortcut = QShortcut(QKeySequence(Qt.Key.Key_Escape), bar)
    shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    shortcut.activated.connect(bar.close_notice)
    return shortcut
