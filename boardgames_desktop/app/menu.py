"""The menu of the whole program, reached by its button or F10."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from boardgames_desktop.engine import registry

if TYPE_CHECKING:
    from boardgames_desktop.app.main_window import MainWindow


def fill_menu(window: MainWindow) -> None:
    """Fill the menu anew, in the language of now."""
    menu, shell = window.menu, window.shell
    menu.clear()
    _of_games(menu, window, "shelf-new-game", window.show_new_game, "Ctrl+N")
    _entry(menu, shell.text("shelf-open"), window.choose_file, "Ctrl+O")
    _entry(menu, shell.text("shelf-statistics"), window.over.statistics)
    _of_games(menu, window, "shelf-rules", window.over.rules, "F1")
    menu.addSeparator()
    _entry(menu, shell.text("shell-settings"), window.over.settings, "Ctrl+,")
    _entry(menu, shell.text("shell-language-other"), window.switch_language, "Ctrl+L")
    _entry(menu, shell.text("shell-full-screen"), window.place.toggle_full_screen, "F11")
    _entry(menu, shell.text("shell-keys"), window.show_keys, "?")
    menu.addSeparator()
    _entry(menu, shell.text("shell-about"), window.over.about)
    _entry(menu, shell.text("shell-quit"), window.close, "Ctrl+Q")


def extend_table_menu(window: MainWindow, menu: QMenu) -> None:
    """Add what concerns the whole program to the menu of a table."""
    shell = window.shell
    menu.addSeparator()
    _entry(menu, shell.text("shell-settings"), window.over.settings, "Ctrl+,")
    _entry(menu, shell.text("shell-language-other"), window.switch_language, "Ctrl+L")
    _entry(menu, shell.text("shell-full-screen"), window.place.toggle_full_screen, "F11")
    menu.addSeparator()
    _entry(menu, shell.text("shell-about"), lambda: window.over.about(window.game_id))
    _entry(menu, shell.text("shell-quit"), window.close, "Ctrl+Q")


def _entry(menu: QMenu, words: str, act: Callable[[], object], key: str = "") -> None:
    """An entry; its key is only shown, since pages have their own shortcuts for it."""
    menu.addAction(f"{words}\t{key}" if key else words).triggered.connect(lambda _checked=False: act())


def _of_games(menu: QMenu, window: MainWindow, id: str, act: Callable[[str], object], key: str) -> None:
    """An entry about a game; with several games a menu of them."""
    infos = [game.info for game in registry.games().values()]
    words = window.shell.text(id)
    if len(infos) == 1:
        _entry(menu, words, lambda: act(infos[0].id), key)
        return
    inner = menu.addMenu(words)
    inner.setEnabled(bool(infos))
    for info in infos:
        _entry(inner, window.shell.text(info.name), partial(act, info.id))
