"""The results of all finished matches, game by game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QTabWidget, QWidget

from boardgames_desktop.app.dialogs import Dialog
from boardgames_desktop.app.shelf import game_name, level_name
from boardgames_desktop.app.shelf_matches import Chips
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.statistics import GameRecords, Record
from boardgames_desktop.app.widgets import ScrollPage, Sheet, button, column, label, line, prose
from boardgames_desktop.engine.summaries import Summary

_LATEST = 20
_HEADS = ("stats-name", "stats-games", "stats-wins", "stats-rate", "stats-best", "stats-mean")


class StatisticsDialog(Dialog):
    """A tab per game: people, computer levels, and the latest matches."""

    def __init__(self, shell: Shell, parent: QWidget | None, records: dict[str, GameRecords]) -> None:
        super().__init__(shell, parent, shell.text("stats-title"))
        close = button(shell, shell.text("shell-close"), self.accept, "primary")
        close.setDefault(True)
        body: QWidget
        if not records:
            body = ScrollPage(column(prose(shell.text("stats-none"), tone="muted"), None))
        elif len(records) == 1:
            body = self._page(next(iter(records.values())))
        else:
            tabs = QTabWidget()
            for found in records.values():
                tabs.addTab(self._page(found), game_name(shell, found.game))
            body = tabs
        self.fill(body, close)
        self.want_size(860, 640)

    def _page(self, found: GameRecords) -> QWidget:
        shell, px = self.shell, self.shell.px
        parts: list[QWidget] = []
        if found.persons:
            parts.append(
                self._table("stats-persons", found.persons, [record.name for record in found.persons])
            )
        if found.computers:
            names = [level_name(shell, record.controller) for record in found.computers]
            parts.append(self._table("stats-computers", found.computers, names))
        parts.append(self._latest(found.matches[:_LATEST]))
        parts.append(prose(shell.text("stats-shared"), "caption"))
        return ScrollPage(column(*parts, None, gap=px(16), margins=(0, 0, px(8), 0)))

    def _table(self, heading: str, records: Sequence[Record], names: Sequence[str]) -> Sheet:
        shell, px = self.shell, self.shell.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(24))
        grid.setVerticalSpacing(px(8))
        for index, head in enumerate(_HEADS):
            words = "" if index == 0 else shell.text(head)
            grid.addWidget(label(words, "caption"), 0, index, _alignment(index))
            grid.setColumnMinimumWidth(index, px(64))
        title = label(shell.text(heading), "panel-title")
        grid.addWidget(title, 0, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(line(), 1, 0, 1, len(_HEADS))
        for at, (record, name) in enumerate(zip(records, names), 2):
            for index, words in enumerate(self._cells(record, name)):
                grid.addWidget(label(words, "strong" if index == 0 else ""), at, index, _alignment(index))
        grid.setColumnStretch(0, 1)
        sheet = column(grid, margins=(px(20), px(12), px(24), px(16)))
        return Sheet(sheet)

    def _cells(self, record: Record, name: str) -> list[str]:
        texts = self.shell.texts
        rate = round(100 * record.wins / record.games)
        return [
            name,
            texts.number(record.games),
            texts.number(record.wins),
            self.shell.text("stats-rate-of", rate=rate),
            texts.number(record.best),
            f"{record.mean:.1f}",
        ]

    def _latest(self, matches: Sequence[Summary]) -> Sheet:
        shell, px = self.shell, self.shell.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(10))
        for at, match in enumerate(matches):
            grid.addWidget(label(shell.texts.date(match.changed.astimezone()), "caption"), at, 0)
            grid.addWidget(Chips(shell, match.seats), at, 1)
            words = f"{self._points(match)}  {self._winners(match)}"
            grid.addWidget(label(words, wrap=True), at, 2)
        grid.setColumnStretch(2, 1)
        title = label(shell.text("stats-latest"), "panel-title")
        return Sheet(column(title, line(), grid, gap=px(8), margins=(px(20), px(12), px(24), px(16))))

    def _points(self, match: Summary) -> str:
        """Names with their points, the best first."""
        pairs = sorted(zip(match.totals, match.seats), key=lambda pair: -pair[0])
        return self.shell.texts.joined(
            [self.shell.text("stats-points-of", name=seat.name, points=points) for points, seat in pairs]
        )

    def _winners(self, match: Summary) -> str:
        names = [match.seats[seat].name for seat in match.winners if seat < len(match.seats)]
        if len(names) == 1:
            return self.shell.text("stats-winner", name=names[0])
        return self.shell.text("stats-winners", names=tuple(names))


def _alignment(index: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if index == 0 else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignBottom
