"""Where the window stands: remembered from one start to the next, and full screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow

from boardgames_desktop.app.settings import Settings
from boardgames_desktop.app.shell import Shell

_FIRST_SIZE = (1280, 720)
_KEY = "window"


class Place:
    """Size and place of one window."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        self._window = window
        self._settings = settings
        self._was_maximised = False

    def restore(self) -> None:
        """Put the window where it was when the program ended."""
        self._window.resize(*_FIRST_SIZE)
        state = recall_bytes(self._settings, _KEY)
        if state is not None:
            self._window.restoreGeometry(state)

    def keep(self) -> None:
        """Remember where the window is."""
        remember_bytes(self._settings, _KEY, self._window.saveGeometry())

    def toggle_full_screen(self) -> None:
        """Fill the whole screen, or go back to the window as it was."""
        if not self._window.isFullScreen():
            self._was_maximised = self._window.isMaximized()
            self._window.showFullScreen()
        elif self._was_maximised:
            self._window.showMaximized()
        else:
            self._window.showNormal()


def keep_docks(shell: Shell, state: QByteArray) -> None:
    """Remember where the docks of the table are."""
    remember_bytes(shell.settings, _docks_key(shell), state)


def kept_docks(shell: Shell) -> QByteArray | None:
    """Where the docks of the table were last, at this text size: their widths differ."""
    return recall_bytes(shell.settings, _docks_key(shell))


def _docks_key(shell: Shell) -> str:
    return f"docks/{round(100 * shell.scale)}"


def remember_bytes(settings: Settings, key: str, state: QByteArray) -> None:
    """Keep bytes among the settings, as text."""
    settings.remember(key, bytes(state.toBase64().data()).decode("ascii"))


def recall_bytes(settings: Settings, key: str) -> QByteArray | None:
    """The bytes that were kept, or None."""
    text = settings.recall(key, str, "")
    return QByteArray.fromBase64(text.encode("ascii", "ignore")) if text else None
