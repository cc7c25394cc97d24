"""The unfinished matches on the shelf: where each stands, who is to move, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.app.icons import icon_pixmap
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.theme import PLAYER_COLOURS, paint_chip
from boardgames_desktop.app.widgets import (
    Item,
    OneLine,
    Sheet,
    button,
    column,
    icon_button,
    label,
    prose,
    row,
)
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.messages import Message, seat_of
from boardgames_desktop.engine.setups import Seat
from boardgames_desktop.engine.summaries import Summary
from boardgames_desktop.text import texts_for

CHIP = 20


class Chips(QWidget):
    """The chips of all seats in their order; the one to move is larger and stands on a line."""

    def __init__(self, shell: Shell, seats: Sequence[Seat], player: int | None = None) -> None:
        super().__init__()
        self._shell = shell
        self._seats = seats
        self._player = player
        names = shell.texts.joined([seat.name for seat in seats])
        self.setToolTip(names)
        self.setAccessibleName(names)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        step = self._shell.px(CHIP + 6)
        return QSize(step * len(self._seats) + self._shell.px(2), self._shell.px(CHIP + 10))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, step = self._shell.px, self._shell.px(CHIP + 6)
        for index, seat in enumerate(self._seats):
            grown = 2 if index == self._player else 0
            side = px(CHIP + 2 * grown)
            chip = QRectF(0, 0, side, side)
            chip.moveCenter(QRectF(index * step, 0, step, px(CHIP + 4)).center())
            paint_chip(painter, chip, PLAYER_COLOURS[seat.colour], self._shell.theme)
            if index == self._player:
                painter.setPen(QPen(self._shell.theme.accent, px(3)))
                under = self.height() - px(2)
                painter.drawLine(int(chip.left()) + 2, under, int(chip.right()) - 2, under)
        painter.end()


class MatchCard(Sheet):
    """One kept match. Signals carry its id."""

    wants_resume = Signal(str)
    wants_delete = Signal(str)

    def __init__(self, shell: Shell, summary: Summary) -> None:
        px = shell.px
        self._lines = column(gap=px(4), margins=(px(16), px(12), px(8), px(12)))
        super().__init__(self._lines)
        self._shell = shell
        self.summary = summary
        self.progress = label("", tone="muted", wrap=True)
        self.resume = button(shell, shell.text("shelf-resume"), lambda: self.wants_resume.emit(summary.id))
        self.delete = icon_button(
            shell, "delete", shell.text("shelf-delete"), lambda: self.wants_delete.emit(summary.id)
        )
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        if summary.problem is not None:
            self._build_damaged(summary.problem)
        else:
            self._build()
        self.resume.setAccessibleName(f"{self.resume.text()}: {self._title()}, {self._date()}")
        self.delete.setAccessibleName(f"{shell.text('shelf-delete')}: {self._title()}, {self._date()}")

    def _title(self) -> str:
        game = self.summary.game
        if game not in registry.modules() or registry.problem(game) is not None:
            return game or self._shell.text("shelf-unknown-match")
        name = self._shell.text(registry.game(game).info.name)
        return f"{name} · {self.summary.branch}" if self.summary.branch else name

    def _date(self) -> str:
        return self._shell.texts.date(self.summary.changed.astimezone())

    def _head(self) -> None:
        title = label(self._title(), "strong", wrap=True)
        when = label(self._date(), "caption")
        when.setContentsMargins(0, 0, self._shell.px(8), 0)
        head = row(title, when, gap=self._shell.px(8))
        head.setStretch(0, 1)
        self._lines.addLayout(head)

    def _build(self) -> None:
        summary, shell = self.summary, self._shell
        self._head()
        self._lines.addWidget(self.progress)
        turn = OneLine(self._turn())
        chips = Chips(shell, summary.seats, summary.player)
        foot = row(chips, turn, self.resume, self.delete, gap=shell.px(8))
        foot.setStretch(1, 1)
        self._lines.addLayout(foot)

    def _build_damaged(self, problem: Message) -> None:
        self._head()
        self._lines.addWidget(prose(self._shell.said(problem), tone="danger"))
        self.resume.setText(self._shell.text("shelf-try"))
        self._lines.addLayout(row(self.resume, None, self.delete, gap=self._shell.px(8)))

    def _turn(self) -> str:
        player = self.summary.player
        if player is None:
            return ""
        return self._shell.text("shelf-turn", player=self.summary.seats[player].name)

    def fill_in(self) -> None:
        """Say where the match stands; the game's texts for that are read after the first picture."""
        if self.summary.progress is not None and self.summary.game in registry.modules():
            texts = texts_for(self._shell.settings.language, self.summary.game)
            self.progress.setText(texts.plain(self.summary.progress, self._name))
        else:
            self.progress.setText(self._shell.text("shelf-actions", count=self.summary.actions))

    def _name(self, element: str, /) -> str:
        seat = seat_of(element)
        if seat is None:
            raise LookupError(element)
        return self.summary.seats[seat].name


_TIPS = (
    ("hourglass", "shelf-none-unfinished"),
    ("info", "shelf-tip-hover"),
    ("help", "shelf-tip-why"),
    ("undo", "shelf-tip-undo"),
)


def _nothing_yet(shell: Shell) -> Sheet:
    """What stands in the place of the matches while there are none: how things work here."""
    px = shell.px
    lines: list[Item] = []
    for picture, text in _TIPS:
        icon = QLabel()
        icon.setPixmap(icon_pixmap(picture, px(20), shell.theme.muted, 2.0))
        icon.setFixedWidth(px(28))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        words = row(icon, prose(shell.text(text)), gap=px(8))
        words.setStretch(1, 1)
        lines.append(words)
    return Sheet(column(*lines, gap=px(16), margins=(px(16), px(16), px(16), px(16))))


class MatchList(QWidget):
    """The column of unfinished matches, or a word about where they will be."""

    wants_resume = Signal(str)
    wants_delete = Signal(str)

    def __init__(self, shell: Shell, summaries: Sequence[Summary]) -> None:
        super().__init__()
        self.cards = [MatchCard(shell, summary) for summary in summaries]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(shell.px(12))
        heading = label(shell.text("shelf-unfinished"), "panel-title")
        heading.setAlignment(Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(heading)
        for card in self.cards:
            card.wants_resume.connect(self.wants_resume)
            card.wants_delete.connect(self.wants_delete)
            layout.addWidget(card)
        if not self.cards:
            layout.addWidget(_nothing_yet(shell))

    def fill_in(self) -> None:
        """Say of every match where it stands."""
        for card in self.cards:
            card.fill_in()
