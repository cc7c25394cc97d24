"""The shelf: the first page, with all games, the unfinished matches and what was reached so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from boardgames_desktop.app.notices import Notice, Trash
from boardgames_desktop.app.pages import Bar, Emblem, Page
from boardgames_desktop.app.shelf_games import GameCard, GameShelf
from boardgames_desktop.app.shelf_matches import MatchList
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.statistics import GameRecords, collect
from boardgames_desktop.app.table_keys import Key, KeyGroup
from boardgames_desktop.app.widgets import (
    ScrollPage,
    Segments,
    Sheet,
    button,
    column,
    icon_button,
    label,
    prose,
    row,
)
from boardgames_desktop.engine import registry

_SIDE_COLUMN = 404
_TWO_COLUMNS_FROM = 1000
"""Logical pixels at text size 100 % below which the unfinished matches go under the games."""

KEYS = KeyGroup(
    "keys-shelf",
    (
        Key(("Tab", "Shift+Tab"), "keys-move"),
        Key(("Enter", "Space"), "keys-press"),
        Key(("Ctrl+N",), "keys-new-game"),
        Key(("Ctrl+O",), "keys-open"),
        Key(("F1",), "keys-rules"),
        Key(("F10",), "keys-menu"),
    ),
)


class ShelfPage(Page):
    """The first page. Its signals ask the main window for everything that happens elsewhere."""

    wants_new = Signal(str)
    wants_watch = Signal(str)
    wants_resume = Signal(str)
    wants_rules = Signal(str)
    wants_about = Signal(str)
    wants_statistics = Signal()
    wants_settings = Signal()
    wants_open = Signal()
    notice = Signal(object)

    def __init__(self, shell: Shell, trash: Trash, menu: QMenu) -> None:
        """trash: matches deleted a moment ago. menu: of the whole program."""
        super().__init__(shell)
        self._trash = trash
        self._menu = menu
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addWidget(self._bar())
        self._summaries = [summary for summary in shell.store.summaries() if summary.id not in trash]
        self._records = collect(self._summaries)
        self.games = self._game_shelf()
        self.matches = self._match_list()
        self._wide = True
        self._body = column(*self._left_parts(), gap=shell.px(24), margins=self._margins(24, 12))
        self._side = column(self.matches, None, margins=self._margins(12, 24))
        self._side_page = ScrollPage(self._side)
        self._side_page.setFixedWidth(shell.px(_SIDE_COLUMN))
        self._outer.addLayout(row(ScrollPage(self._body), self._side_page, gap=0), 1)
        # Texts of the games and of the other language are read when the page is already to be seen.
        QTimer.singleShot(0, self, self._fill_in)

    # --- parts ----------------------------------------------------------------------------------

    def _bar(self) -> QWidget:
        shell = self.shell
        self.language = Segments(
            shell,
            [("zh_TW", "中文"), ("en", "English")],
            shell.settings.language,
            shell.text("settings-language"),
        )
        self.language.chosen.connect(self._choose_language)
        self.menu_button = icon_button(shell, "menu", shell.text("shell-menu"), lambda: None)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu_button.setMenu(self._menu)
        self.statistics = button(
            shell, shell.text("shelf-statistics"), self.wants_statistics.emit, "quiet", "trophy"
        )
        self.open_file = button(shell, shell.text("shelf-open"), self.wants_open.emit, "quiet", "open")
        self.settings = button(
            shell, shell.text("shell-settings"), self.wants_settings.emit, "quiet", "settings"
        )
        self.about = button(
            shell, shell.text("shell-about"), lambda: self.wants_about.emit(""), "quiet", "info"
        )
        tools = (self.statistics, self.open_file, self.settings, self.about, self.language, self.menu_button)
        return Bar(shell, [Emblem(shell, 40)], shell.text("shell-name"), tools)

    def _choose_language(self, language: str) -> None:
        # Not from inside the press itself: the page with the button is made anew.
        QTimer.singleShot(0, self.shell.settings, lambda: self.shell.settings.put("language", language))

    def _game_shelf(self) -> GameShelf:
        infos = [game.info for game in registry.games().values()]
        cards = [GameCard(self.shell, info, large=len(infos) == 1) for info in infos]
        for card in cards:
            card.wants_new.connect(self.wants_new)
            card.wants_watch.connect(self.wants_watch)
            card.wants_rules.connect(self.wants_rules)
            card.wants_about.connect(self.wants_about)
        return GameShelf(self.shell, cards)

    def _match_list(self) -> MatchList:
        unfinished = [summary for summary in self._summaries if not summary.over]
        found = MatchList(self.shell, unfinished)
        found.wants_resume.connect(self.wants_resume)
        found.wants_delete.connect(self._delete)
        return found

    def _left_parts(self) -> list[QWidget]:
        parts: list[QWidget] = [self.games]
        parts += [prose(self.shell.said(fault.message), tone="danger") for fault in registry.problems()]
        return [*parts, RecordsSheet(self.shell, self._records, self.wants_statistics.emit)]

    def _margins(self, left: int, right: int) -> tuple[int, int, int, int]:
        px = self.shell.px
        return px(left), px(8), px(right), px(24)

    def _fill_in(self) -> None:
        for card in self.games.cards:
            card.fill_in()
        self.matches.fill_in()

    # --- behaviour ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= self.shell.px(_TWO_COLUMNS_FROM)
        if wide != self._wide:
            self._wide = wide
            self._set_wide(wide)

    def _set_wide(self, wide: bool) -> None:
        """The matches in a column of their own that scrolls by itself, or below the games."""
        if wide:
            self._side.insertWidget(0, self.matches)
        else:
            self._body.insertWidget(1, self.matches)
        self._side_page.setVisible(wide)

    def title(self) -> str:
        return ""

    def keys(self) -> Sequence[KeyGroup]:
        return (KEYS,)

    def first_focus(self) -> QWidget | None:
        for card in self.matches.cards:
            if not card.summary.damaged:
                return card.resume
        return self.games.cards[0].start if self.games.cards else self.language.button(self.language.value)

    def sizeHint(self) -> QSize:
        return QSize(self.shell.px(1280), self.shell.px(720))

    def _delete(self, match_id: str) -> None:
        trash = self._trash
        trash.put(match_id)
        text = self.shell.text("shelf-deleted")
        self.notice.emit(Notice(text, self.shell.text("shelf-take-back"), trash.take_back, trash.empty))


class RecordsSheet(Sheet):
    """What was reached so far, one line per game."""

    def __init__(self, shell: Shell, records: dict[str, GameRecords], details: object) -> None:
        """details: what to call when a person wants to know more."""
        px = shell.px
        layout = column(gap=px(8), margins=(px(24), px(12), px(16), px(16)))
        super().__init__(layout)
        self._shell = shell
        head = row(label(shell.text("shelf-records"), "panel-title"), None)
        layout.addLayout(head)
        if not records:
            layout.addWidget(prose(shell.text("shelf-no-records"), tone="muted"))
            return
        assert callable(details)
        head.addWidget(button(shell, shell.text("shelf-details"), details, "link"))
        layout.addLayout(self._table(records))

    def _table(self, records: dict[str, GameRecords]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._shell.px(24))
        grid.setVerticalSpacing(self._shell.px(8))
        heads = ("stats-game", "stats-games", "stats-best", "stats-mean", "stats-champion")
        for index, head in enumerate(heads):
            grid.addWidget(label(self._shell.text(head), "caption"), 0, index, _alignment(index))
        for line, found in enumerate(records.values(), 1):
            for index, words in enumerate(self._cells(found)):
                grid.addWidget(label(words, "strong" if index == 0 else ""), line, index, _alignment(index))
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(4, 3)
        return grid

    def _cells(self, found: GameRecords) -> list[str]:
        texts = self._shell.texts
        return [
            game_name(self._shell, found.game),
            texts.number(len(found.matches)),
            texts.number(found.best),
            f"{found.mean:.1f}",
            self._champion(found),
        ]

    def _champion(self, found: GameRecords) -> str:
        lines = sorted([*found.persons, *found.computers], key=lambda line: (-line.wins, not line.is_person))
        best = lines[0]
        name = best.name if best.is_person else level_name(self._shell, best.controller)
        return self._shell.text("stats-champion-wins", name=name, wins=best.wins)


def _alignment(column: int) -> Qt.AlignmentFlag:
    """Names to the left, figures to the right under their heading."""
    side = Qt.AlignmentFlag.AlignRight if column in (1, 2, 3) else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


_LEVELS = {
    "easy": "shell-computer-easy",
    "normal": "shell-computer-normal",
    "hard": "shell-computer-hard",
}


def level_name(shell: Shell, level: str) -> str:
    """A computer of some level, in words."""
    return shell.text(_LEVELS[level])


def game_name(shell: Shell, game_id: str) -> str:
    """What a game is called; its id when the game is not there."""
    if game_id not in registry.modules() or registry.problem(game_id) is not None:
        return game_id
    return shell.text(registry.game(game_id).info.name)
