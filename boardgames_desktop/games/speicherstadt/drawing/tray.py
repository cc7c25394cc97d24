"""The loading tray: pick goods from the pool, then what happens with them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.panels import DecisionPanelBase
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.game import Prompt
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.games.speicherstadt.drawing import goods
from boardgames_desktop.games.speicherstadt.drawing.palette import AMBER, OUTLINE, clear
from boardgames_desktop.games.speicherstadt.drawing.shapes import draw, ellipse, lines, rounded
from boardgames_desktop.games.speicherstadt.drawing.steps import (
    MOST_PICKED,
    WORDS,
    shortcuts,
    step_icon,
    steps_for,
)
from boardgames_desktop.games.speicherstadt.loading import pool
from boardgames_desktop.games.speicherstadt.moves import CONVERT_KIND, MARKET_KIND, SELL_KIND
from boardgames_desktop.games.speicherstadt.readings import capacity
from boardgames_desktop.games.speicherstadt.state import LOAD, State

_SIDE = 46
_IN_A_ROW = 7
_WITH_WORDS = 3
"""More buttons than this show their pictures only; the words are in their tips."""
_HIGH = 92
_NO_STEP = {
    1: "speicherstadt-tray-none-for-one",
    2: "speicherstadt-tray-none-for-two",
    3: "speicherstadt-tray-none-for-three",
}


class CubeButton(QAbstractButton):
    """A good of the pool that can be picked."""

    def __init__(self, context: TableContext, good: str, name: str) -> None:
        super().__init__()
        self.good = good
        self._theme = context.theme
        self._scale = context.scale
        self.setCheckable(True)
        self.setFixedSize(round(_SIDE * context.scale), round(_SIDE * context.scale))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        area = QRectF(0, 0, _SIDE, _SIDE)
        frame = rounded(area.adjusted(2, 2, -2, -2), 8)
        if self.isChecked():
            draw(painter, frame, clear(AMBER, 90), OUTLINE, 4)
            draw(painter, frame, None, AMBER, 2.6)
        elif self.underMouse():
            draw(painter, frame, self._theme.tint, self._theme.edge, 1)
        goods.paint_cube(painter, area.adjusted(6, 6, -6, -6), self.good)
        if self.isChecked():
            self._tick(painter, QPointF(_SIDE - 11, 11))
        if self.hasFocus():
            draw(painter, rounded(area.adjusted(1, 1, -1, -1), 9), None, self._theme.accent, 2)
        painter.end()

    def _tick(self, painter: QPainter, centre: QPointF) -> None:
        draw(painter, ellipse(centre, 8), AMBER, OUTLINE, 1.4)
        x, y = centre.x(), centre.y()
        lines(painter, OUTLINE, 2.2, [(x - 4, y), (x - 1, y + 3), (x + 4, y - 3.4)])


class Room(QWidget):
    """The places for goods that stay: filled as they would be stored, empty while there are too many."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._theme = context.theme
        self._scale = context.scale
        self._room = 0
        self._held: list[str] = []

    def show_room(self, room: int, held: list[str]) -> None:
        """How many can stay, and what is held now."""
        self._room, self._held = room, held
        self.setFixedSize(round((room * 30 + 2) * self._scale), round(32 * self._scale))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        fits = len(self._held) <= self._room
        for index in range(self._room):
            box = QRectF(index * 30 + 2, 2, 27, 27)
            draw(painter, rounded(box, 4), self._theme.tint, self._theme.edge, 1.2)
            if fits and index < len(self._held):
                goods.paint_cube(painter, box.adjusted(1, 1, -1, -1), self._held[index])
        painter.end()


class DecisionPanel(DecisionPanelBase):
    """Left the pool, in the middle the steps for what is picked, right the room for what stays."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self._state: State | None = None
        self._prompt: Prompt | None = None
        self._cubes: list[CubeButton] = []
        self._picked: list[CubeButton] = []
        self._steps: list[QPushButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._lay_out()

    def _lay_out(self) -> None:
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 4, 0, 4)
        sheet = QFrame()
        sheet.setProperty("role", "sheet")
        sheet.setMinimumHeight(round(_HIGH * self.context.scale))
        outer.addWidget(sheet)
        row = QHBoxLayout(sheet)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(16)
        self._pool = QGridLayout()
        self._pool.setSpacing(2)
        pool = QVBoxLayout()
        pool.addStretch(1)
        pool.addLayout(self._pool)
        pool.addStretch(1)
        row.addLayout(pool)
        row.addLayout(self._middle(), 1)
        row.addLayout(self._right())

    def _middle(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        self._hint = QLabel()
        self._hint.setWordWrap(True)
        column.addWidget(self._hint)
        self._choices = QHBoxLayout()
        self._choices.setSpacing(6)
        self._choices.addStretch(1)
        column.addLayout(self._choices)
        column.addStretch(1)
        return column

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        self._room_text = QLabel()
        self._room_text.setProperty("role", "caption")
        self._room_text.setAlignment(Qt.AlignmentFlag.AlignRight)
        column.addWidget(self._room_text)
        self._room = Room(self.context)
        column.addWidget(self._room, 0, Qt.AlignmentFlag.AlignRight)
        column.addStretch(1)
        return column

    # --- what is shown ------------------------------------------------------------------------------

    def sync(self, observation: State, prompt: Prompt | None) -> bool:
        """Wanted while the seat of this window is loading."""
        wanted = prompt is not None and observation.phase == LOAD
        if not wanted or prompt is None:
            self._state = self._prompt = None
            return False
        if observation != self._state or prompt != self._prompt:
            focused = any(cube.hasFocus() for cube in (*self._cubes, *self._steps))
            self._state, self._prompt = observation, prompt
            self._show_pool(observation)
            self._show_room(observation)
            self._show_steps()
            if focused and self._cubes:
                self._cubes[0].setFocus()
        return True

    def _show_pool(self, state: State) -> None:
        for cube in self._cubes:
            self._pool.removeWidget(cube)
            cube.hide()
            cube.deleteLater()
        self._picked = []
        self._cubes = [self._cube(good) for good in _held(state)]
        for index, cube in enumerate(self._cubes):
            self._pool.addWidget(cube, index // _IN_A_ROW, index % _IN_A_ROW)

    def _cube(self, good: str) -> CubeButton:
        name = self.context.plain(Message("speicherstadt-tray-cube", {"good": f"good/{good}"}))
        cube = CubeButton(self.context, good, name)
        cube.toggled.connect(partial(self._pick, cube))
        return cube

    def _pick(self, cube: CubeButton, picked: bool) -> None:
        if picked:
            self._picked.append(cube)
            if len(self._picked) > MOST_PICKED:
                self._picked[0].setChecked(False)
        elif cube in self._picked:
            self._picked.remove(cube)
        self._show_steps()

    def _show_room(self, state: State) -> None:
        held, room = _held(state), capacity(state, state.player)
        self._room.show_room(room, held)
        args = {"cubes": len(held), "room": room, "excess": max(0, len(held) - room)}
        self._room_text.setText(self.context.plain(Message("speicherstadt-tray-room", args)))
        self._room.setAccessibleName(self._room_text.text())

    def _show_steps(self) -> None:
        for button in self._steps:
            self._choices.removeWidget(button)
            button.hide()
            button.deleteLater()
        picked = [cube.good for cube in self._picked]
        legal = self._prompt.actions if self._prompt is not None else ()
        steps = steps_for(legal, picked) if picked else shortcuts(legal)
        self._hint.setText(self.context.texts.text(_hint_for(len(picked), steps)))
        self._steps = [self._step(action, len(steps) <= _WITH_WORDS) for action in steps]
        for index, button in enumerate(self._steps):
            self._choices.insertWidget(index, button)

    def _step(self, action: Action, with_words: bool) -> QPushButton:
        state, context = self._state, self.context
        button = QPushButton(self._words(action) if with_words else "")
        button.setAutoDefault(True)
        if state is not None:
            label = context.plain(context.game.label(state, action))
            button.setAccessibleName(label)
            button.setToolTip(label)
            image, size = step_icon(state, action, context.theme, context.scale, self.devicePixelRatioF())
            button.setIcon(image)
            button.setIconSize(size)
            button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        button.clicked.connect(lambda _checked=False: self.chosen.emit(action))
        return button

    def _words(self, action: Action) -> str:
        """The short words on a button; an exchange shows only what is wanted."""
        components = self.context.components
        coins = {SELL_KIND: components.merchant_coins, MARKET_KIND: components.market_coins}
        args = {"coins": coins[action.kind]} if action.kind in coins else {}
        return self.context.texts.text(WORDS[action.kind], **args) + " " if action.kind in WORDS else ""

    # --- for flights and tests ------------------------------------------------------------------------

    @property
    def cubes(self) -> list[CubeButton]:
        """The goods that can be picked."""
        return self._cubes

    @property
    def steps(self) -> list[QPushButton]:
        """The buttons for what is picked."""
        return self._steps

    def element_area(self, element: str) -> tuple[QWidget, QRect] | None:
        if self._state is None:
            return None
        for cube in self._cubes:
            if element == f"player/{self._state.player}/goods/{cube.good}":
                return cube, cube.rect()
        return None


def _hint_for(picked: int, steps: Sequence[Action]) -> str:
    """What is said over the buttons."""
    if not picked:
        return "speicherstadt-tray-hint"
    if not steps:
        return _NO_STEP[picked]
    exchange = steps[0].kind == CONVERT_KIND
    return "speicherstadt-tray-exchange" if exchange else "speicherstadt-tray-choose"


def _held(state: State) -> list[str]:
    return [state.components.goods[good] for good, count in enumerate(pool(state)) for _ in range(count)]
