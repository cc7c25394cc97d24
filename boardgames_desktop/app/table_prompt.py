"""The bar under the board: what is to be decided in a whole sentence, and the buttons for it.

It also holds the question before an action that loses something, the sign that a computer thinks,
and the way back from the past. All its buttons are on the keys 1 to 9.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QSizePolicy, QWidget

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.icons import icon

HEIGHT = 60
_BUTTON = 44
_SHORTEST = 130
"""Logical pixels under which a button is not shortened; then it goes under "more"."""
_TEXT_SHARE = 0.42
"""Share of the bar that always stays for the sentence."""


@dataclass(frozen=True)
class Choice:
    """One button: its text, what it does, and how it looks.

    kind: style of the button (``primary``, ``danger`` or empty). picture: icon name or empty.
    """

    text: str
    act: Callable[[], None]
    kind: str = ""
    picture: str = ""
    tip: str = ""


class PromptBar(QWidget):
    """Shows one sentence (rich text) with choices. ``link_hovered`` and ``link_pressed`` tell elements.

    refuge: gets the keyboard focus when the button that has it goes away.
    """

    link_hovered = Signal(str)
    link_pressed = Signal(str)

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._context = context
        self._choices: list[Choice] = []
        self._buttons: list[QPushButton] = []
        self.refuge: QWidget | None = None
        self.setMinimumHeight(round(HEIGHT * context.scale))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(8)
        self._dots = Thinking(context)
        row.addWidget(self._dots)
        self._sentence = QLabel()
        self._sentence.setProperty("role", "prompt")
        self._sentence.setWordWrap(True)
        self._sentence.setTextFormat(Qt.TextFormat.RichText)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._sentence.linkHovered.connect(self.link_hovered)
        self._sentence.linkActivated.connect(self.link_pressed)
        row.addWidget(self._sentence, 1)
        self._row = row
        self._more = QPushButton(context.texts.text("table-more"))
        self._make_tall(self._more)
        self._more.clicked.connect(self._show_rest)
        row.addWidget(self._more)
        self._more.hide()

    @property
    def sentence(self) -> str:
        """The sentence shown, as rich text."""
        return self._sentence.text()

    @property
    def choices(self) -> Sequence[Choice]:
        """What can be chosen, in the order of the keys."""
        return self._choices

    def show_sentence(self, text: str, choices: Sequence[Choice] = (), thinking: bool = False) -> None:
        """Show a sentence (rich text) with its choices; ``thinking`` moves the waiting dots."""
        self._sentence.setText(text)
        self._dots.set_running(thinking)
        if any(button.hasFocus() for button in self._buttons):
            self._give_up_focus()
        self._choices = list(choices)
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [self._button(number, choice) for number, choice in enumerate(self._choices, 1)]
        for place, button in enumerate(self._buttons):
            self._row.insertWidget(2 + place, button)
        self._fit()

    def _give_up_focus(self) -> None:
        """Left to Qt, the focus of a vanishing button would land on the next one: at last the way out."""
        if self.refuge is not None:
            self.refuge.setFocus()

    def setVisible(self, visible: bool) -> None:
        if not visible and any(button.hasFocus() for button in (*self._buttons, self._more)):
            self._give_up_focus()
        super().setVisible(visible)

    def press(self, number: int) -> bool:
        """Use the choice with this number (from 1); answers whether there is one."""
        if not 1 <= number <= len(self._choices):
            return False
        self._choices[number - 1].act()
        return True

    def _button(self, number: int, choice: Choice) -> QPushButton:
        button = QPushButton(choice.text)
        button.setProperty("kind", choice.kind)
        self._make_tall(button)
        button.setToolTip(self._tip(number, choice))
        if choice.picture:
            theme = self._context.theme
            ink = theme.accent_ink if choice.kind == "primary" else theme.ink
            button.setIcon(icon(choice.picture, ink))
            side = round(18 * self._context.scale)
            button.setIconSize(QSize(side, side))
        button.setAutoDefault(True)
        button.clicked.connect(choice.act)
        return button

    def _make_tall(self, button: QPushButton) -> None:
        """Large enough for a finger; the style's own padding and border come on top."""
        button.setStyleSheet(f"min-height: {round((_BUTTON - 14) * self._context.scale)}px")

    def _tip(self, number: int, choice: Choice) -> str:
        if number > 9:
            return choice.tip
        key = self._context.texts.text("table-key-tip", key=number)
        return f"{choice.tip} {key}".strip()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Find room for the buttons: as they are, else with shortened words, else the last ones under "more"."""
        gap = self._row.spacing()
        room = round(self.width() * (1 - _TEXT_SHARE)) - gap * len(self._buttons)
        natural = [self._natural(button, choice) for button, choice in zip(self._buttons, self._choices)]
        least = min(room, round(_SHORTEST * self._context.scale))
        everything = least * len(natural) <= room
        if not everything:
            room -= self._more.sizeHint().width() + gap
        shown = len(natural) if everything else max(1, room // max(1, least))
        for place, (button, width) in enumerate(zip(self._buttons, _shares(natural[:shown], room))):
            self._shorten(button, self._choices[place].text, width - natural[place])
        leaving = [*self._buttons[shown:], *([self._more] if everything else [])]
        if any(button.hasFocus() for button in leaving):
            self._give_up_focus()
        for place, button in enumerate(self._buttons):
            button.setVisible(place < shown)
        self._more.setVisible(not everything)

    def _natural(self, button: QPushButton, choice: Choice) -> int:
        """The width of a button with all its words."""
        button.setText(choice.text)
        return button.sizeHint().width()

    def _shorten(self, button: QPushButton, text: str, by: int) -> None:
        """Take the end off the words of a button where there is not enough room for them."""
        if by < 0:
            metrics = button.fontMetrics()
            room = metrics.horizontalAdvance(text) + by
            button.setText(metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, room)))

    def _show_rest(self) -> None:
        menu = QMenu(self)
        for button, choice in zip(self._buttons, self._choices):
            if not button.isVisible():
                menu.addAction(choice.text).triggered.connect(choice.act)
        menu.exec(self._more.mapToGlobal(QPoint(0, -menu.sizeHint().height())))


def _shares(wanted: Sequence[int], room: int) -> list[int]:
    """Widths that fit the room together: the widest are cut to the same width, the others stay."""
    widths = list(wanted)
    while sum(widths) > room and widths:
        widest = max(widths)
        next_widest = max((width for width in widths if width < widest), default=0)
        many = widths.count(widest)
        cut = min(widest - next_widest, -(-(sum(widths) - room) // many))
        widths = [width - cut if width == widest else width for width in widths]
    return widths


class Thinking(QWidget):
    """Three dots of which one after the other is lit while a computer thinks."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._theme = context.theme
        self._side = 10 * context.scale
        self._step = 0
        self._timer = QTimer(self)
        self._timer.setInterval(350)
        self._timer.timeout.connect(self._next)
        self.setFixedSize(round(self._side * 5), round(self._side * 2))
        self.hide()

    def set_running(self, running: bool) -> None:
        """Start or stop."""
        self.setVisible(running)
        if running and not self._timer.isActive():
            self._timer.start()
        elif not running:
            self._timer.stop()

    def _next(self) -> None:
        self._step = (self._step + 1) % 3
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for place in range(3):
            lit = place == self._step
            painter.setBrush(self._theme.accent if lit else self._theme.edge)
            reach = self._side * (0.5 if lit else 0.35)
            painter.drawEllipse(QPointF(self._side * (0.8 + 1.6 * place), self._side), reach, reach)
        painter.end()
