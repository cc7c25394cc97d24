"""What every page of the program shares: settings, kept matches, texts and the look."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from boardgames_desktop.app.fonts import sans
from boardgames_desktop.app.settings import Settings
from boardgames_desktop.app.theme import Theme, palette, stylesheet, theme
from boardgames_desktop.engine.messages import Message, Value
from boardgames_desktop.text import Texts, texts_for

LOOK = ("language", "theme", "text_size")
"""Settings whose change makes all pages anew."""

_LARGE = 2560
"""Logical pixels of a window's width from which everything grows."""

_SCHEMES = {
    "system": Qt.ColorScheme.Unknown,
    "contrast": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}


class Shell(QObject):
    """The surroundings of all pages. ``restyled`` tells that language, colours or text size changed.

    Pages are then made anew; nothing has to be told twice.
    """

    restyled = Signal()

    def __init__(self, settings: Settings, store: Any) -> None:
        """store: the ``MatchStore`` of this person."""
        super().__init__()
        self.settings = settings
        self.store = store
        self._growth = 1.0
        self._dark_system = self._system_is_dark()
        settings.changed.connect(self._on_change)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system)

    # --- the look -------------------------------------------------------------------------------

    @property
    def theme(self) -> Theme:
        """The colours that hold now."""
        wanted = self.settings.theme
        if wanted == "contrast":
            return theme("contrast-dark" if self._dark_system else "contrast-light")
        if wanted == "system":
            return theme("dark" if self._dark_system else "light")
        return theme(wanted)

    @property
    def scale(self) -> float:
        """The size of text and everything else, 1.0 is normal: the setting, more on very large windows."""
        return self.settings.scale * self._growth

    def set_room(self, size: QSize) -> None:
        """Tell how large the window is: from 2560 pixels on everything grows instead of the empty space."""
        growth = 1.0
        if size.width() >= _LARGE:
            growth = max(1.0, math.floor(4 * min(size.width() / 1920, size.height() / 1080)) / 4)
        if growth != self._growth:
            self._growth = growth
            self.dress()
            self.restyled.emit()

    def px(self, pixels: float) -> int:
        """A length given for text size 100 % in logical pixels now."""
        return max(1, round(pixels * self.scale))

    def dress(self) -> None:
        """Give the whole application its colours, type and style."""
        application = QApplication.instance()
        if not isinstance(application, QApplication):
            return
        # Title bars and the system's own dialogs follow this where the system lets them.
        QGuiApplication.styleHints().setColorScheme(_SCHEMES[self.settings.theme])
        self._dark_system = self._system_is_dark()
        application.setFont(sans(14 * self.scale))
        application.setPalette(palette(self.theme))
        application.setStyleSheet(stylesheet(self.theme, self.scale))

    def _system_is_dark(self) -> bool:
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark

    def _on_change(self, name: str) -> None:
        if name in LOOK:
            if name != "language":
                self.dress()
            self.restyled.emit()

    def _on_system(self) -> None:
        """The system went dark or light; only counts while its choice is followed."""
        follows = self.settings.theme in ("system", "contrast")
        if follows and self._system_is_dark() != self._dark_system:
            self.dress()
            self.restyled.emit()

    # --- words ----------------------------------------------------------------------------------

    @property
    def texts(self) -> Texts:
        """The texts common to all games, in the chosen language."""
        return texts_for(self.settings.language)

    def text(self, id: str, /, **args: Value) -> str:
        """A text of the program in the chosen language."""
        return self.texts.text(id, **args)

    def said(self, message: Message) -> str:
        """A message that names no elements, as a sentence."""
        return self.texts.text(message.id, **message.args)
