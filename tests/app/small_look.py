"""Scene, panels and texts of the small game, as a game would bring them."""

from __future__ import annotations

from fluent.runtime import FluentResource
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QVBoxLayout

from boardgames_desktop.app.board import BoardScene, Flight
from boardgames_desktop.app.panels import DecisionPanelBase, PlayerPanelBase
from boardgames_desktop.app.settings import Settings
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.table_parts import Parts
from boardgames_desktop.engine.messages import seat_of
from boardgames_desktop.text import Texts, texts_for
from tests.app.small_game import STONES

WORDS = """
small-name = Stones
small-tagline = A row of stones
small-begins = { $player } begins.
small-took = { $player } takes { $stone }.
small-passed = { $player } passes.
small-over = All stones are gone.
small-taken = { $stone } is taken already.
small-order = { $stone } may only be taken after the first.
small-no-use = { $element } is only looked at.
small-prompt = Take one of { $count } stones.
small-label-pass = Pass
small-label-take = Take { $stone }
small-label-turn = Turn { $stone }
small-warning = The first stone is worth little. Take it?
small-bag = the bag
small-stone = stone { $number }
small-about = This is { $element }.
small-progress = { $count } stones taken
small-phase-early = Early
small-phase-late = Late
small-stones = Stones
small-counted = { $count } stones
small-won = { $players } won.
small-leads = { $players } in front.
"""


class SmallScene(BoardScene):
    """Stones in a row of squares; ``drawn`` is what the picture shows."""

    def __init__(self, context):
        super().__init__(context)
        self.setSceneRect(0, 0, 800, 450)
        self.drawn = None
        self.lifted = set()

    def sync(self, observation):
        self.drawn = list(observation.owner)
        self.update()

    def element_rect(self, element):
        head, _, tail = element.partition("/")
        if head == "stone":
            return QRectF(40 + 120 * int(tail), 120, 90, 90)
        return QRectF(40, 300, 16, 16) if head == "bag" else None

    def elements_at_board(self):
        return [*(f"stone/{n}" for n in range(STONES)), "bag"]

    def set_lifted(self, elements):
        self.lifted = set(elements)

    def paint_still(self, painter):
        painter.fillRect(self.sceneRect(), QColor("#EADFC3"))

    def drawForeground(self, painter, rect):
        for stone, owner in enumerate(self.drawn or ()):
            shown = self.context.colour(owner).colour if owner >= 0 else QColor("#777777")
            painter.setBrush(shown)
            painter.drawEllipse(self.element_rect(f"stone/{stone}"))
        super().drawForeground(painter, rect)

    def flights(self, event):
        if event.id != "small-took":
            return []
        stone = event.args["stone"]
        return [
            Flight(
                lambda painter, rect: painter.drawEllipse(rect),
                stone,
                event.args["player"],
                0,
                QSizeF(90, 90),
                stone,
            )
        ]


class SmallPanel(PlayerPanelBase):
    """Name and stones of a seat."""

    def __init__(self, context, seat):
        super().__init__(context, seat)
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.addWidget(self.label)
        self.is_open = True
        self.lit = set()

    def sync(self, observation):
        owned = [stone for stone, owner in enumerate(observation.owner) if owner == self.seat]
        self.label.setText(f"{self.context.seats[self.seat].name}: {owned}")

    def set_open(self, is_open):
        self.is_open = is_open

    def set_lit(self, elements):
        self.lit = set(elements)

    def element_widget(self, element):
        return self.label if seat_of(element) == self.seat else None


class SmallTray(DecisionPanelBase):
    """Wanted only when two stones are left."""

    def __init__(self, context):
        super().__init__(context)
        self.setFixedHeight(60)

    def sync(self, observation, prompt):
        return prompt is not None and sum(owner == -2 for owner in observation.owner) == 2


PARTS = Parts(SmallScene, SmallPanel, SmallTray)


def add_words():
    """Let the texts know the small game's words in both languages."""
    for language in ("en", "zh_TW"):
        for game in (None, "small"):
            texts: Texts = texts_for(language, game)
            texts._bundle.add_resource(FluentResource(WORDS), allow_overrides=True)


def shell_in(folder, language="en", **values):
    """A shell with settings in a folder, nothing moving unless asked for."""
    settings = Settings(folder)
    for name, value in {"language": language, "theme": "light", "speed": "off", "pause": 0, **values}.items():
        settings.put(name, value)
    shell = Shell(settings, None)
    shell.dress()
    return shell
