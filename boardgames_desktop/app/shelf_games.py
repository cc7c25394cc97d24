"""The games on the shelf: one large card for a single game, a grid of cards for several."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.app.covers import Cover
from boardgames_desktop.app.flow import Flow
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.widgets import Sheet, button, column, icon_button, label, prose, row
from boardgames_desktop.engine.game import GameInfo
from boardgames_desktop.text import LANGUAGES, texts_for

_PIPS = 5
_NARROWEST_CARD = 288
_BESIDE_FROM = 900
"""Width of the large card from which its buttons stand beside the text."""


class Pips(QWidget):
    """The weight of a game as filled, half filled and empty discs."""

    def __init__(self, shell: Shell, weight: float, name: str) -> None:
        super().__init__()
        self._shell = shell
        self._weight = weight
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFixedSize(shell.px(16 * _PIPS), shell.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reach, ink = self._shell.px(10) / 2, self._shell.theme.ink
        for index in range(_PIPS):
            centre = QPointF(self._shell.px(16) * index + reach + 1, self.height() / 2)
            disc = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
            share = max(0.0, min(1.0, self._weight - index))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawPie(disc, 90 * 16, round(share * 360 * 16))
            painter.setPen(QPen(ink, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
        painter.end()


class GameCard(Sheet):
    """One game: cover, names, what it asks for, and what can be done with it.

    Signals carry the game's id.
    """

    wants_new = Signal(str)
    wants_watch = Signal(str)
    wants_rules = Signal(str)
    wants_about = Signal(str)

    def __init__(self, shell: Shell, info: GameInfo, large: bool = False) -> None:
        self._outer = QVBoxLayout()
        super().__init__(self._outer)
        self._shell = shell
        self.info = info
        self.large = large
        self.start = button(
            shell, shell.text("shelf-new-game"), lambda: self.wants_new.emit(info.id), "primary", "play"
        )
        self.other_name = label("", tone="muted")
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        if large:
            self._build_large()
        else:
            self._build_small()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(shell.text(info.name))
        # Otherwise a form that was wide once would keep the window from getting narrow.
        self.setMinimumWidth(shell.px(240))

    def fill_in(self) -> None:
        """Add the name in the other language; its texts are read after the first picture of the shelf."""
        others = [language for language in LANGUAGES if language != self._shell.settings.language]
        names = [texts_for(language).text(self.info.name) for language in others]
        own = self._shell.text(self.info.name)
        self.other_name.setText(" · ".join(name for name in names if name != own))

    # --- the two forms --------------------------------------------------------------------------

    def _build_large(self) -> None:
        px, shell = self._shell.px, self._shell
        self._outer.addWidget(Cover(shell, self.info.id, QSize(px(240), 200)), 1)
        name = label(shell.text(self.info.name), "cover")
        title = row(name, self.other_name, None, gap=px(16))
        title.setAlignment(self.other_name, Qt.AlignmentFlag.AlignBottom)
        self.other_name.setProperty("role", "prompt")
        self.other_name.setContentsMargins(0, 0, 0, px(10))
        tagline = prose(shell.text(self.info.tagline), "prompt")
        words = column(title, tagline, self._facts(), gap=px(4))
        self._text = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._text.setContentsMargins(px(24), px(8), px(24), px(20))
        self._text.setSpacing(px(12))
        self._buttons = self._large_buttons()
        self._text.addLayout(words, 1)
        self._text.addLayout(self._buttons)
        self._outer.addLayout(self._text)

    def _large_buttons(self) -> QBoxLayout:
        """The main button and the quiet ones: see ``_set_beside``."""
        px = self._shell.px
        self.start.setProperty("big", True)
        self.start.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        others = row(self._watch_button(), self._rules_button(), self._about_button(), gap=px(8))
        layout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        layout.setSpacing(px(8))
        layout.addWidget(self.start, 1)
        layout.addLayout(others)
        return layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.large:
            self._set_beside(self.width() >= self._shell.px(_BESIDE_FROM))

    def _set_beside(self, beside: bool) -> None:
        """The buttons stand to the right of the text, the main one on top; or in one line under it."""
        direction = QBoxLayout.Direction
        self._text.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._buttons.setDirection(direction.TopToBottom if beside else direction.LeftToRight)
        self._buttons.setStretch(0, 0 if beside else 1)
        middle = Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag(0)
        self._text.setAlignment(self._buttons, middle)

    def _build_small(self) -> None:
        px, shell = self._shell.px, self._shell
        self._outer.addWidget(Cover(shell, self.info.id, QSize(px(240), px(150))), 1)
        name = label(shell.text(self.info.name), "page-title", wrap=True)
        tools = row(
            self.start,
            None,
            icon_button(
                shell, "robot", shell.text("shelf-watch"), lambda: self.wants_watch.emit(self.info.id)
            ),
            icon_button(
                shell, "rules", shell.text("shelf-rules"), lambda: self.wants_rules.emit(self.info.id)
            ),
            icon_button(
                shell, "info", shell.text("shelf-about-game"), lambda: self.wants_about.emit(self.info.id)
            ),
            gap=px(4),
        )
        text = column(
            name,
            self.other_name,
            px(4),
            self._facts(),
            px(4),
            None,
            tools,
            gap=px(4),
            margins=(px(16), px(12), px(16), px(16)),
        )
        self._outer.addLayout(text)

    def _facts(self) -> QWidget:
        """Seats, minutes, weight; for the large card also who made it and when."""
        shell, info = self._shell, self.info
        weight = Pips(shell, info.weight, shell.text("shelf-weight", weight=f"{info.weight:.1f}"))
        facts: list[QWidget] = [
            label(self._seats()),
            label(shell.text("common-minutes", count=info.minutes)),
            weight,
        ]
        if self.large:
            facts.append(label(f"{info.designer}, {info.year}"))
        line = QWidget()
        line.setLayout(Flow(*_with_dots(facts), gap=shell.px(8)))
        return line

    def _seats(self) -> str:
        info, shell = self.info, self._shell
        if not info.best_seats:
            return shell.text("shelf-seats", least=info.min_seats, most=info.max_seats)
        best = ", ".join(map(str, info.best_seats))
        return shell.text("shelf-seats-best", least=info.min_seats, most=info.max_seats, best=best)

    def _watch_button(self) -> QWidget:
        return button(
            self._shell, self._shell.text("shelf-watch"), lambda: self.wants_watch.emit(self.info.id)
        )

    def _rules_button(self) -> QWidget:
        return button(
            self._shell, self._shell.text("shelf-rules"), lambda: self.wants_rules.emit(self.info.id)
        )

    def _about_button(self) -> QWidget:
        return button(
            self._shell, self._shell.text("shelf-about-game"), lambda: self.wants_about.emit(self.info.id)
        )


def _with_dots(facts: list[QWidget]) -> list[QWidget]:
    """The facts with a quiet dot between them."""
    found: list[QWidget] = []
    for fact in facts:
        found += [label("·", tone="muted"), fact] if found else [fact]
    return found


class GameShelf(QWidget):
    """All games: alone a game gets a large card, several stand in a grid as wide as there is room."""

    def __init__(self, shell: Shell, cards: list[GameCard]) -> None:
        super().__init__()
        self._shell = shell
        self.cards = cards
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(shell.px(16))
        if not cards:
            self._grid.addWidget(self._nothing(), 0, 0)
        self._arrange(1)

    def _nothing(self) -> QLabel:
        return prose(self._shell.text("shelf-no-games"), tone="muted")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() + self._grid.spacing()
        fit = room // (self._shell.px(_NARROWEST_CARD) + self._grid.spacing())
        self._arrange(max(1, min(fit, len(self.cards))))

    def _arrange(self, columns: int) -> None:
        if not self.cards or columns == self._columns:
            return
        for card in self.cards:
            self._grid.removeWidget(card)
        for old in range(self._columns):
            self._grid.setColumnStretch(old, 0)
        self._columns = columns
        for index, card in enumerate(self.cards):
            self._grid.addWidget(card, index // columns, index % columns)
        for index in range(columns):
            self._grid.setColumnStretch(index, 1)
