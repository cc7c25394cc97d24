"""What opens over the pages: settings, About, results, keys, and the rule books beside the window.

Each is imported when it is opened for the first time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from boardgames_desktop.app.notices import Trash
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.table_keys import KeyGroup

if TYPE_CHECKING:
    from boardgames_desktop.app.dialogs import Dialog
    from boardgames_desktop.app.rulebook import RuleBookWindow


class Overlays:
    """Opens dialogs over a window, and rule books beside it."""

    def __init__(self, shell: Shell, window: QWidget, trash: Trash) -> None:
        """trash: matches that are deleted and must not be counted."""
        self._shell = shell
        self._window = window
        self._trash = trash
        self.books: dict[str, RuleBookWindow] = {}

    def settings(self) -> Dialog:
        """Open the settings."""
        from boardgames_desktop.app.settings_dialog import SettingsDialog

        return self._open(SettingsDialog(self._shell, self._window))

    def about(self, game_id: str = "") -> Dialog:
        """Open About, at the page of a game if one is named."""
        from boardgames_desktop.app.about import AboutDialog

        return self._open(AboutDialog(self._shell, self._window, game_id))

    def statistics(self) -> Dialog:
        """Open the results of finished matches."""
        from boardgames_desktop.app.statistics import collect
        from boardgames_desktop.app.statistics_dialog import StatisticsDialog

        summaries = [summary for summary in self._shell.store.finished() if summary.id not in self._trash]
        return self._open(StatisticsDialog(self._shell, self._window, collect(summaries)))

    def keys(self, groups: Sequence[KeyGroup]) -> Dialog:
        """Open a list of keys."""
        from boardgames_desktop.app.keys_dialog import KeysDialog

        return self._open(KeysDialog(self._shell, self._window, groups))

    def rules(self, game_id: str, section: str = "") -> RuleBookWindow:
        """Open the rule book of a game, at a section if one is named."""
        from boardgames_desktop.app.rulebook import RuleBookWindow

        book = self.books.get(game_id)
        if book is None:
            book = self.books[game_id] = RuleBookWindow(self._shell, game_id)
        book.show()
        book.open_at(section)
        book.raise_()
        book.activateWindow()
        return book

    def close(self) -> None:
        """Close the rule books; at the end of the program."""
        for book in self.books.values():
            book.close()

    def _open(self, dialog: Dialog) -> Dialog:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog
