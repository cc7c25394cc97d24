"""The one window of the program: it shows a page and carries out what pages ask for."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu, QStackedWidget, QWidget

from boardgames_desktop.app.draft import Draft, all_computers, draft_from_plain, draft_of
from boardgames_desktop.app.emblem import emblem_icon
from boardgames_desktop.app.menu import extend_table_menu, fill_menu
from boardgames_desktop.app.notices import Notice, NoticeBar, Trash, escape_closes
from boardgames_desktop.app.overlays import Overlays
from boardgames_desktop.app.pages import COMMON_KEYS, Page
from boardgames_desktop.app.place import Place, keep_docks, kept_docks
from boardgames_desktop.app.shelf import ShelfPage
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.text import LANGUAGES, texts_for

if TYPE_CHECKING:
    from boardgames_desktop.app.table import TablePage
    from boardgames_desktop.engine.match import Match

_LEAST_SIZE = (480, 360)
_AFTER_RESIZING = 150
"""Milliseconds a window keeps its size before the page is made anew for a very large one."""


class MainWindow(QMainWindow):
    """Shelf, new match, table: one of them is shown. Everything else opens over it.

    What is needed only later (table, dialogs) is imported when it is asked for, so that the shelf
    is there at once.
    """

    def __init__(self, shell: Shell, make_opponents: Callable[[], Any] | None = None) -> None:
        """make_opponents: makes what answers for the computers of a match; the program's own by default."""
        super().__init__()
        self.shell = shell
        self._make_opponents = make_opponents or _own_opponents
        self.trash = Trash(shell.store)
        self.trash.changed.connect(self._on_trash)
        self.trash.trouble.connect(self.say)
        self.menu = QMenu(self)
        self.table: TablePage | None = None
        self.place = Place(self, shell.settings)
        self.over = Overlays(shell, self, self.trash)
        self._draft: Draft | None = None
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self.setWindowIcon(emblem_icon())
        self.setMinimumSize(*_LEAST_SIZE)
        self.notices = NoticeBar(shell, self)
        escape_closes(self.notices)
        self._make_shortcuts()
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(_AFTER_RESIZING)
        self._resized.timeout.connect(lambda: shell.set_room(self.size()))
        self.place.restore()
        shell.set_room(self.size())
        shell.restyled.connect(self._restyle)
        shell.settings.trouble.connect(self.say)
        self.show_shelf()
        QTimer.singleShot(0, self, self._say_notices)

    # --- pages ----------------------------------------------------------------------------------

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        page = self._stack.currentWidget()
        assert page is not None
        return page

    def _show(self, page: QWidget) -> None:
        """Put a page in the place of the present one."""
        old = self._stack.currentWidget()
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        if old is not None:
            self._stack.removeWidget(old)
            old.hide()
            old.deleteLater()
        fill_menu(self)
        self._title()
        focus = page.first_focus() if isinstance(page, Page) else None
        if focus is not None:
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _title(self) -> None:
        words = ""
        if isinstance(self.page, Page):
            words = self.page.title()
        elif self.table is not None:
            words = self.shell.text(self.table.model.game.info.name)
        name = self.shell.text("shell-name")
        self.setWindowTitle(self.shell.text("shell-title", page=words) if words else name)

    def show_shelf(self) -> None:
        """Go to the shelf."""
        self._draft = None
        page = ShelfPage(self.shell, self.trash, self.menu)
        page.wants_new.connect(self.show_new_game)
        page.wants_watch.connect(self.watch)
        page.wants_resume.connect(self.resume)
        page.wants_rules.connect(self.over.rules)
        page.wants_about.connect(self.over.about)
        page.wants_statistics.connect(self.over.statistics)
        page.wants_settings.connect(self.over.settings)
        page.wants_open.connect(self.choose_file)
        page.notice.connect(self.notices.show_notice)
        keys = {"Ctrl+O": self.choose_file, "Ctrl+N": self._new_first, "F1": self._rules_first}
        self._add_page_keys(page, {**keys, "F10": page.menu_button.showMenu})
        self._show(page)

    def show_new_game(self, game_id: str, draft: Draft | None = None) -> None:
        """Go to the page where a match of this game is set up, as it was set up last."""
        from boardgames_desktop.app.new_game import NewGamePage

        self.leave_table()
        kept = self.shell.settings.recall(_setup_key(game_id), dict)
        self._draft = draft or draft_from_plain(registry.game(game_id).info, kept)
        page = NewGamePage(self.shell, self._draft)
        page.start.connect(self.begin)
        page.leave.connect(self.show_shelf)
        page.wants_rules.connect(self.over.rules)
        self._add_page_keys(page, {"F1": self._rules_first})
        self._show(page)

    def _add_page_keys(self, page: Page, keys: dict[str, Callable[[], object]]) -> None:
        for chord, act in {"?": self.show_keys, **keys}.items():
            shortcut = QShortcut(QKeySequence(chord), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda act=act: act())

    def _restyle(self) -> None:
        """Language, colours or text size changed: the page is made anew where it is."""
        if self.table is not None:
            self.table.restyle()
            self._title()
        elif self._draft is not None:
            self.show_new_game(self._draft.info.id, self._draft)
        else:
            self.show_shelf()

    # --- matches --------------------------------------------------------------------------------

    def begin(self, draft: Draft) -> bool:
        """Begin the match that was set up; answers whether that could be done."""
        game = registry.game(draft.info.id)
        seats = draft.named_seats(self.shell.said)
        kept = Draft(draft.info, draft.seats, dict(draft.options), draft.seed)
        kept.pass_start_on()
        self.shell.settings.remember(_setup_key(draft.info.id), kept.to_plain())
        with self._faults(draft.info.id):
            from boardgames_desktop.engine.figures import load_figures
            from boardgames_desktop.engine.match import Match, new_setup

            # Here broken figures still know their file and line.
            game.components(load_figures(draft.info.id), len(seats), draft.options)
            self._open(Match(game, new_setup(game, seats, draft.options, draft.seed_value)))
            return True
        return False

    def watch(self, game_id: str) -> bool:
        """Begin a match of computers only."""
        return self.begin_without_memory(all_computers(registry.game(game_id).info))

    def begin_without_memory(self, draft: Draft) -> bool:
        """Begin a match whose set-up shall not be the next one proposed."""
        key = _setup_key(draft.info.id)
        before = self.shell.settings.recall(key, dict)
        begun = self.begin(draft)
        self.shell.settings.remember(key, before)
        return begun

    def resume(self, match_id: str) -> bool:
        """Go on with a kept match; answers whether it could be opened."""
        try:
            match = self.shell.store.open(match_id)
        except Fault as fault:
            return self._offer_position(fault)
        self._open(match)
        return True

    def open_file(self, path: Path) -> bool:
        """Open a save file; answers whether it could be opened."""
        from boardgames_desktop.engine.saves import load_file

        try:
            match = load_file(path)
        except Fault as fault:
            return self._offer_position(fault)
        self._open(match)
        self.notices.show_notice(Notice(self.shell.text("shell-imported")))
        return True

    def _offer_position(self, fault: Fault) -> bool:
        """Say why a match cannot be opened, and go on from its stored position if there is one."""
        from boardgames_desktop.app.dialogs import ask, tell

        title, why = self.shell.text("shell-open-failed"), self.shell.said(fault.message)
        if fault.position is None:
            tell(self.shell, self, title, why)
            return False
        sentence = f"{why}\n\n{self.shell.text('shell-open-go-on-help')}"
        if not ask(self.shell, self, title, sentence, self.shell.text("shell-open-go-on")):
            return False
        self._open(fault.position)
        return True

    def _open(self, match: Match[Any, Any]) -> None:
        """Put a match on the table."""
        from boardgames_desktop.app.match_model import MatchModel
        from boardgames_desktop.app.table import TablePage

        self.leave_table()
        model = MatchModel(match, self.shell.store, self._make_opponents())
        model.setParent(self)
        self._draft = None
        self.table = table = TablePage(self.shell, model)
        table.leave_wanted.connect(self._leave)
        table.settings_wanted.connect(self.over.settings)
        table.keys_wanted.connect(self.show_keys)
        table.rules_wanted.connect(lambda section: self.over.rules(model.game.info.id, section))
        table.save_as_wanted.connect(self.save_as)
        table.again_wanted.connect(self.play_again)
        table.new_setup_wanted.connect(lambda: self.show_new_game(model.game.info.id))
        table.menu_filled.connect(lambda menu: extend_table_menu(self, menu))
        extend_table_menu(self, table.body.top.menu)
        docks = kept_docks(self.shell)
        if docks is not None:
            table.body.restore_docks(docks)
        self._show(table)

    def leave_table(self) -> None:
        """Put the match on the table aside, saved, and let its computers go."""
        table, self.table = self.table, None
        if table is None:
            return
        keep_docks(self.shell, table.body.dock_state())
        table.model.close()
        table.model.deleteLater()

    def _leave(self) -> None:
        self.leave_table()
        self.show_shelf()

    def play_again(self) -> None:
        """The same seats and options once more, with another deal; a named start player moves on."""
        if self.table is None:
            return
        setup = self.table.model.setup
        draft = draft_of(registry.game(setup.game).info, setup)
        draft.pass_start_on()
        self.begin_without_memory(draft)

    def save_as(self) -> bool:
        """Write the match on the table to a file of its own."""
        from boardgames_desktop.engine.saves import SUFFIX, write_atomically

        if self.table is None:
            return False
        words = self.shell.text("shell-save-title")
        proposal = self.shell.text(self.table.model.game.info.name) + SUFFIX
        path, _ = QFileDialog.getSaveFileName(self, words, proposal, self.shell.text("shell-save-filter"))
        if not path:
            return False
        goal = Path(path) if Path(path).suffix else Path(path + SUFFIX)
        with self._faults():
            write_atomically(goal, self.table.model.save_text())
            self.notices.show_notice(Notice(self.shell.text("shell-saved", file=goal.name)))
            return True
        return False

    def choose_file(self) -> None:
        """Let the person choose a save file, and open it."""
        words = self.shell.text("shell-open-title")
        path, _ = QFileDialog.getOpenFileName(self, words, "", self.shell.text("shell-open-filter"))
        if path:
            self.open_file(Path(path))

    @contextlib.contextmanager
    def _faults(self, game_id: str | None = None) -> Any:
        """Say what went wrong inside in a sentence; ``game_id``: whose texts may be needed for it."""
        from boardgames_desktop.app.dialogs import tell

        try:
            yield
        except Fault as fault:
            texts = texts_for(self.shell.settings.language, game_id)
            sentence = texts.text(fault.message.id, **fault.message.args)
            tell(self.shell, self, self.shell.text("shell-not-possible"), sentence)

    def show_keys(self) -> None:
        """Open the list of keys of this page."""
        from boardgames_desktop.app.table_keys import KEYS

        own = self.page.keys() if isinstance(self.page, Page) else KEYS
        self.over.keys([*own, COMMON_KEYS])

    @property
    def game_id(self) -> str:
        """The game at hand: on the table, being set up, or the first on the shelf; empty without games."""
        if self.table is not None:
            return self.table.model.game.info.id
        if self._draft is not None:
            return self._draft.info.id
        return next(iter(registry.games()), "")

    def _rules_first(self) -> None:
        if self.game_id:
            self.over.rules(self.game_id)

    def _new_first(self) -> None:
        if self.game_id:
            self.show_new_game(self.game_id)

    # --- notices --------------------------------------------------------------------------------

    def say(self, message: Message) -> None:
        """Show a sentence at the bottom of the window."""
        self.notices.show_notice(Notice(self.shell.said(message)))

    def _say_notices(self) -> None:
        for message in self.shell.settings.notices:
            self.say(message)
        self.shell.settings.notices.clear()

    def _on_trash(self) -> None:
        """A match was deleted or brought back: the shelf shows the change."""
        if self.table is None and self._draft is None:
            QTimer.singleShot(0, self, self._shelf_again)

    def _shelf_again(self) -> None:
        if self.table is None and self._draft is None:
            self.show_shelf()

    # --- window ---------------------------------------------------------------------------------

    def _make_shortcuts(self) -> None:
        keys: dict[str, Callable[[], object]] = {
            "F11": self.place.toggle_full_screen,
            "Ctrl+Q": self.close,
            "Ctrl+,": self.over.settings,
            "Ctrl+L": self.switch_language,
        }
        for chord, act in keys.items():
            QShortcut(QKeySequence(chord), self).activated.connect(lambda act=act: act())

    def switch_language(self) -> None:
        """Go on in the next language, wherever one is."""
        settings = self.shell.settings
        at = LANGUAGES.index(settings.language)
        settings.put("language", LANGUAGES[(at + 1) % len(LANGUAGES)])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.notices.place()
        self._resized.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._title()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save everything and let all helpers go."""
        self.leave_table()
        self.notices.close_notice()
        self.trash.empty()
        self.place.keep()
        self.shell.settings.save()
        self.over.close()
        self.shell.store.close()
        super().closeEvent(event)


def _own_opponents() -> Any:
    from boardgames_desktop.bots.worker import Opponents

    return Opponents()


def _setup_key(game_id: str) -> str:
    return f"setup/{game_id}"
