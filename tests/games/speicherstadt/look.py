"""What the tests of board, panels and tray share: contexts, positions of random games, pictures."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.fonts import load_fonts
from boardgames_desktop.app.theme import theme
from boardgames_desktop.engine.match import COLOURS, Seat
from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.text import Texts
from tests.games.harness import make_components

NAMES = {
    "en": ("Anna", "Bernhardine", "Clara", "Dietrich", "Em"),
    "zh_TW": ("小安", "阿明", "林老師", "歐陽大文", "美"),
}


def make_context(seats, language="en", look="light", scale=1.0):
    """The surroundings of a window for this many persons."""
    load_fonts()
    people = [Seat(NAMES[language][i], COLOURS[i], "person") for i in range(seats)]
    components = make_components(GAME, seats)
    return TableContext(GAME, components, Texts(language, "speicherstadt"), theme(look), people, 0, scale)


def positions(components, seed) -> Iterator[tuple]:
    """State and last events after every action of a random game that buys and delivers a lot."""
    chance = random.Random(seed)
    state = GAME.new_state(components, seed)
    yield state, GAME.opening_events(components, seed)
    while GAME.current_player(state) is not None:
        actions = GAME.legal_actions(state)
        busy = [action for action in actions if action.kind in ("buy", "deliver", "sell")]
        events = []
        GAME.apply(state, chance.choice(busy if busy and chance.random() < 0.8 else actions), events)
        yield state, events


def found(components, wanted, most=40):
    """The first position of some random game for which ``wanted(state)`` holds."""
    for seed in range(most):
        for state, _ in positions(components, seed):
            if wanted(state):
                return state
    raise AssertionError("no such position in the random games")


def picture(scene, width=1040, height=586):
    """The whole scene as an image."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, width, height), scene.sceneRect())
    painter.end()
    return image


def alike(one, other, most=48):
    """Whether two pictures differ by less than the last bits of smoothed edges (of 255 per channel)."""
    difference = one.copy()
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    flat = difference.convertToFormat(QImage.Format.Format_RGB888)
    rows = (bytes(flat.constScanLine(row))[: 3 * flat.width()] for row in range(flat.height()))
    return one.size() == other.size() and max(max(row) for row in rows) <= most
