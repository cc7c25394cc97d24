"""The seats of a match being set up, one row each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from boardgames_desktop.app.draft import Draft
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.theme import PLAYER_COLOURS, chip_icon
from boardgames_desktop.app.widgets import OneLine, arrow_button, button, clear, column, icon_button, row
from boardgames_desktop.engine.setups import LONGEST_NAME

CONTROLLER_NAMES = {
    "person": "common-person",
    "easy": "shell-computer-easy",
    "normal": "shell-computer-normal",
    "hard": "shell-computer-hard",
}
CONTROLLER_HELP = {
    "person": "newgame-person-help",
    "easy": "newgame-easy-help",
    "normal": "newgame-normal-help",
    "hard": "newgame-hard-help",
}
COLOUR_NAMES = {
    "red": "common-colour-red",
    "blue": "common-colour-blue",
    "mint": "common-colour-mint",
    "yellow": "common-colour-yellow",
    "plum": "common-colour-plum",
    "charcoal": "common-colour-charcoal",
}


class SeatRow(QWidget):
    """One seat: colour with its mark, name, who decides; up, down, remove.

    Signals: ``edited()`` a name or controller changed; ``coloured(colour)``; ``moved(by)``; ``removed()``.
    """

    edited = Signal()
    coloured = Signal(str)
    moved = Signal(int)
    removed = Signal()

    def __init__(self, shell: Shell, draft: Draft, index: int) -> None:
        super().__init__()
        self._shell = shell
        self._draft = draft
        self.index = index
        number = shell.text("common-seat", seat=index + 1)
        self.colour = self._colour_box(number)
        self.name = self._name_field(number)
        self.controller = self._controller_box(number)
        self.help = OneLine("", "caption")
        self.up = self._tool("up", "newgame-up", lambda: self.moved.emit(-1), number)
        self.down = self._tool("down", "newgame-down", lambda: self.moved.emit(1), number)
        self.remove = self._tool("delete", "newgame-remove", self.removed.emit, number)
        self.up.setEnabled(index > 0)
        self.down.setEnabled(index + 1 < len(draft.seats))
        self.remove.setEnabled(draft.can_remove)
        self._lay_out()
        self._explain()

    def _lay_out(self) -> None:
        px = self._shell.px
        fields = row(self.colour, self.name, self.controller, gap=px(8))
        fields.setStretch(1, 1)
        left = column(fields, self.help, gap=px(2))
        tools = row(self.up, self.down, self.remove, gap=px(2))
        tools.setAlignment(Qt.AlignmentFlag.AlignTop)
        outer: QHBoxLayout = row(left, tools, gap=px(8))
        outer.setStretch(0, 1)
        self.setLayout(outer)

    def _tool(self, picture: str, text: str, press: Callable[[], object], number: str) -> QWidget:
        words = self._shell.text(text)
        make = arrow_button if picture in ("up", "down") else icon_button
        made = make(self._shell, picture, words, press)
        made.setAccessibleName(f"{words}: {number}")
        return made

    def _colour_box(self, number: str) -> QComboBox:
        box = QComboBox()
        side = self._shell.px(18)
        box.setIconSize(QSize(side, side))
        for name, id in COLOUR_NAMES.items():
            icon = chip_icon(PLAYER_COLOURS[name], side, self._shell.theme)
            words = self._shell.text(id)
            box.addItem(icon, words[:1].upper() + words[1:], name)
        box.setCurrentIndex(box.findData(self._draft.seats[self.index].colour))
        box.setAccessibleName(f"{number}: {self._shell.text('newgame-colour')}")
        box.setToolTip(self._shell.text("newgame-colour"))
        box.activated.connect(lambda: self.coloured.emit(box.currentData()))
        return box

    def _name_field(self, number: str) -> QLineEdit:
        field = QLineEdit(self._draft.seats[self.index].name)
        field.setMaxLength(LONGEST_NAME)
        field.setMinimumWidth(self._shell.px(96))
        field.setPlaceholderText(self._usual_name())
        field.setAccessibleName(f"{number}: {self._shell.text('newgame-name')}")
        field.textChanged.connect(self._take_name)
        return field

    def _controller_box(self, number: str) -> QComboBox:
        box = QComboBox()
        for controller, id in CONTROLLER_NAMES.items():
            box.addItem(self._shell.text(id), controller)
            help = self._shell.text(CONTROLLER_HELP[controller])
            box.setItemData(box.count() - 1, help, Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(box.findData(self._draft.seats[self.index].controller))
        box.setAccessibleName(f"{number}: {self._shell.text('newgame-controller')}")
        box.activated.connect(self._take_controller)
        return box

    # --- edits ----------------------------------------------------------------------------------

    def _usual_name(self) -> str:
        return self._shell.said(self._draft.usual_name(self.index))

    def _take_name(self, text: str) -> None:
        self._draft.seats[self.index].name = text
        self.edited.emit()

    def _take_controller(self) -> None:
        self._draft.seats[self.index].controller = self.controller.currentData()
        self.name.setPlaceholderText(self._usual_name())
        self._explain()
        self.edited.emit()

    def _explain(self) -> None:
        self.help.set_words(self._shell.text(CONTROLLER_HELP[self._draft.seats[self.index].controller]))

    def set_wrong(self, wrong: bool) -> None:
        """Outline the name as something to be mended."""
        if self.name.property("state") != ("wrong" if wrong else ""):
            self.name.setProperty("state", "wrong" if wrong else "")
            self.name.style().unpolish(self.name)
            self.name.style().polish(self.name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(step)
            return
        super().keyPressEvent(event)


class SeatList(QWidget):
    """All seats, and buttons to add one or to let everybody move up a place. ``edited()`` after any change."""

    edited = Signal()

    def __init__(self, shell: Shell, draft: Draft) -> None:
        super().__init__()
        self._shell = shell
        self._draft = draft
        self.rows: list[SeatRow] = []
        self._rows = QVBoxLayout()
        self._rows.setSpacing(shell.px(8))
        self.add = button(shell, shell.text("newgame-add"), self._add, picture="players")
        self.rotate = button(shell, shell.text("newgame-rotate"), self._rotate, "quiet")
        self.rotate.setToolTip(shell.text("newgame-rotate-help"))
        tools = row(self.add, self.rotate, None, gap=shell.px(8))
        self.setLayout(column(self._rows, tools, gap=shell.px(12)))
        self._build()

    def _build(self) -> None:
        clear(self._rows)
        self.rows = [SeatRow(self._shell, self._draft, index) for index in range(len(self._draft.seats))]
        for made in self.rows:
            made.edited.connect(self.edited)
            made.coloured.connect(self._on_colour(made.index))
            made.moved.connect(self._on_move(made.index))
            made.removed.connect(self._on_remove(made.index))
            self._rows.addWidget(made)
        self.add.setEnabled(self._draft.can_add)

    def _again(self, focus: Callable[[], QWidget]) -> None:
        """Make the rows anew after seats moved, and put the keyboard where it was."""
        self._build()
        focus().setFocus(Qt.FocusReason.OtherFocusReason)
        self.edited.emit()

    def _add(self) -> None:
        self._draft.add()
        self._again(lambda: self.rows[-1].name)

    def _rotate(self) -> None:
        self._draft.rotate()
        self._again(lambda: self.rotate)

    def _on_colour(self, index: int) -> Callable[[str], None]:
        def choose(colour: str) -> None:
            self._draft.set_colour(index, colour)
            self._again(lambda: self.rows[index].colour)

        return choose

    def _on_move(self, index: int) -> Callable[[int], None]:
        def move(by: int) -> None:
            goal = max(0, min(len(self.rows) - 1, index + by))
            self._draft.move(index, by)
            self._again(lambda: self.rows[goal].name)

        return move

    def _on_remove(self, index: int) -> Callable[[], None]:
        def remove() -> None:
            self._draft.remove(index)
            self._again(lambda: self.rows[min(index, len(self.rows) - 1)].name)

        return remove
