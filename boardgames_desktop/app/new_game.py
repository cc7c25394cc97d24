"""The page on which a match is set up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.app.covers import Cover
from boardgames_desktop.app.draft import Draft
from boardgames_desktop.app.new_game_seats import SeatList
from boardgames_desktop.app.pages import Bar, Page
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.table_keys import Key, KeyGroup
from boardgames_desktop.app.widgets import (
    ScrollPage,
    Sheet,
    arrow_button,
    button,
    column,
    label,
    line,
    prose,
    row,
)
from boardgames_desktop.engine.game import Option
from boardgames_desktop.engine.setups import RANDOM

_OPTIONS_COLUMN = 376
_TWO_COLUMNS_FROM = 960
_WIDEST = 1400

KEYS = KeyGroup(
    "keys-newgame",
    (
        Key(("Tab", "Shift+Tab"), "keys-move"),
        Key(("Alt+↑", "Alt+↓"), "keys-seat-move"),
        Key(("Enter",), "keys-start"),
        Key(("F1",), "keys-rules"),
        Key(("Esc",), "keys-back"),
    ),
)


class NewGamePage(Page):
    """Seats, options and seed of a match. ``start(draft)`` when it may begin, ``leave()`` to go back."""

    start = Signal(object)
    leave = Signal()
    wants_rules = Signal(str)

    def __init__(self, shell: Shell, draft: Draft) -> None:
        super().__init__(shell)
        self.draft = draft
        self._tried = False
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._bar())
        self.seats = SeatList(shell, draft)
        self.seats.edited.connect(self._on_edit)
        self.options = OptionList(shell, draft)
        self.options.edited.connect(self._on_edit)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        px = shell.px
        self._columns.setContentsMargins(px(24), px(4), px(24), px(16))
        self._columns.setSpacing(px(24))
        self._columns.addWidget(self._sheet("newgame-seats", self.seats), 1)
        self._columns.addWidget(self._covered("newgame-options", self.options))
        inner = QWidget()
        inner.setLayout(self._columns)
        inner.setMaximumWidth(px(_WIDEST))
        middle = row(None, inner, None, gap=0)
        middle.setStretch(1, 1_000)
        outer.addWidget(ScrollPage(column(middle, None, gap=0)), 1)
        outer.addWidget(line())
        outer.addWidget(self._foot())
        self._on_edit()

    # --- parts ----------------------------------------------------------------------------------

    def _bar(self) -> QWidget:
        shell = self.shell
        back = arrow_button(shell, "left", shell.text("shell-back"), self.leave.emit)
        rules = button(
            shell,
            shell.text("shelf-rules"),
            lambda: self.wants_rules.emit(self.draft.info.id),
            "quiet",
            "rules",
        )
        return Bar(shell, [back], self.title(), [rules])

    def _sheet(self, heading: str, content: QWidget) -> Sheet:
        return Sheet(self._titled(heading, content))

    def _titled(self, heading: str, content: QWidget) -> QVBoxLayout:
        px = self.shell.px
        title = label(self.shell.text(heading), "panel-title")
        return column(title, content, None, gap=px(12), margins=(px(20), px(12), px(16), px(16)))

    def _covered(self, heading: str, content: QWidget) -> Sheet:
        """A sheet with the game's cover at its top edge."""
        cover = Cover(self.shell, self.draft.info.id, QSize(self.shell.px(160), self.shell.px(136)))
        cover.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._options_sheet = Sheet(column(cover, self._titled(heading, content), gap=0))
        return self._options_sheet

    def _foot(self) -> QWidget:
        shell, px = self.shell, self.shell.px
        self.trouble = label("", tone="danger", wrap=True)
        cancel = button(shell, shell.text("shell-cancel"), self.leave.emit, "quiet")
        self.begin = button(shell, shell.text("newgame-start"), self.try_start, "primary", "play")
        foot = QWidget()
        layout = row(self.trouble, cancel, self.begin, gap=px(8), margins=(px(24), px(12), px(24), px(12)))
        layout.setStretch(0, 1)
        foot.setLayout(layout)
        return foot

    # --- behaviour ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= self.shell.px(_TWO_COLUMNS_FROM)
        direction = QBoxLayout.Direction
        self._columns.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        side = self.shell.px(_OPTIONS_COLUMN)
        self._options_sheet.setMinimumWidth(side if wide else 0)
        self._options_sheet.setMaximumWidth(side if wide else 16_777_215)

    def title(self) -> str:
        return self.shell.text("newgame-title", game=self.shell.text(self.draft.info.name))

    def keys(self) -> Sequence[KeyGroup]:
        return (KEYS,)

    def first_focus(self) -> QWidget | None:
        return self.begin

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.try_start()
        else:
            super().keyPressEvent(event)

    def try_start(self) -> None:
        """Begin the match, or say what is missing and go there."""
        self._tried = True
        self._on_edit()
        problems = self.draft.problems(self.shell.said)
        if not problems:
            self.start.emit(self.draft)
            return
        wrong = self._wrong_seats()
        goal: QWidget = self.seats.rows[min(wrong)].name if wrong else self.options.seed
        goal.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_edit(self) -> None:
        self.options.show_seats()
        problems = self.draft.problems(self.shell.said)
        self.trouble.setText("\n".join(self.shell.said(problem) for problem in problems))
        wrong = self._wrong_seats()
        for made in self.seats.rows:
            made.set_wrong(made.index in wrong)

    def _wrong_seats(self) -> set[int]:
        """Seats some sentence speaks of."""
        found: set[int] = set()
        for problem in self.draft.problems(self.shell.said):
            found |= {
                value - 1
                for key, value in problem.args.items()
                if key in ("seat", "other") and isinstance(value, int)
            }
        return found


class OptionList(QWidget):
    """The options of a game with a line about each, and where the chance of the match comes from."""

    edited = Signal()

    def __init__(self, shell: Shell, draft: Draft) -> None:
        super().__init__()
        self._shell = shell
        self._draft = draft
        self._seat_boxes: list[tuple[Option, QComboBox]] = []
        parts = [self._part(option) for option in draft.info.options]
        self.setLayout(column(*parts, self._seed_part(), gap=shell.px(16)))
        self.show_seats()

    def _part(self, option: Option) -> QVBoxLayout:
        box = QComboBox()
        box.setAccessibleName(self._shell.text(option.name))
        if option.kind == "seat":
            self._seat_boxes.append((option, box))
        else:
            for value, name in zip(option.values, option.value_names):
                box.addItem(self._shell.text(name), value)
            box.setCurrentIndex(box.findData(self._draft.options.get(option.id, option.default)))
        box.activated.connect(lambda: self._take(option, box))
        title = label(self._shell.text(option.name), "strong")
        title.setBuddy(box)
        return column(title, box, prose(self._shell.text(option.help), "caption"), gap=self._shell.px(4))

    def _take(self, option: Option, box: QComboBox) -> None:
        self._draft.options[option.id] = box.currentData()
        self.edited.emit()

    def show_seats(self) -> None:
        """Offer the seats as they are called now, in options that name one."""
        seats = self._draft.named_seats(self._shell.said)
        for option, box in self._seat_boxes:
            box.clear()
            box.addItem(self._shell.text("newgame-random"), RANDOM)
            for index, seat in enumerate(seats):
                box.addItem(seat.name, str(index))
            box.setCurrentIndex(max(0, box.findData(self._draft.options.get(option.id, option.default))))

    def _seed_part(self) -> QVBoxLayout:
        shell, draft = self._shell, self._draft
        self.fixed = QCheckBox(shell.text("newgame-seed-fixed"))
        self.fixed.setChecked(draft.seed is not None)
        self.seed = QLineEdit(draft.seed or "")
        self.seed.setMaxLength(19)
        self.seed.setPlaceholderText(shell.text("newgame-seed-example"))
        self.seed.setAccessibleName(shell.text("newgame-seed"))
        self.seed.setEnabled(draft.seed is not None)
        self.fixed.toggled.connect(self._take_seed)
        self.seed.textChanged.connect(self._take_seed)
        title = label(shell.text("newgame-seed"), "strong")
        help = prose(shell.text("newgame-seed-help"), "caption")
        return column(title, self.fixed, self.seed, help, gap=shell.px(4))

    def _take_seed(self) -> None:
        fixed = self.fixed.isChecked()
        self.seed.setEnabled(fixed)
        self._draft.seed = self.seed.text() if fixed else None
        self.edited.emit()
