"""Stand-ins for tests of the table: opponents that answer at once, or only when told to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boardgames_desktop.engine.match import Match, Seat, new_setup
from tests.app.small_game import GAME

COLOURS = ("red", "blue", "mint", "yellow")


@dataclass
class Answer:
    ticket: int
    action: Any
    thought: Any = None
    error: Any = None


class FakeOpponents:
    """Plays the first legal stone. With ``silent`` set it keeps its answers until ``release``."""

    def __init__(self, silent=False, game=GAME):
        self.game, self.silent = game, silent
        self.asked, self.answers, self.cancelled, self.closed = [], [], 0, False

    def ask(self, ticket, setup, observation, level, seed, budget=None):
        components = self.game.components(setup.figures, len(setup.seats), setup.options)
        seen = self.game.from_plain(components, observation)
        self.asked.append((ticket, level))
        self.answers.append(Answer(ticket, self.game.legal_actions(seen)[0]))

    def poll(self):
        if self.silent:
            return []
        found, self.answers = self.answers, []
        return found

    def release(self):
        self.silent = False

    def cancel(self):
        self.cancelled += 1

    def close(self):
        self.closed = True


def seats(*controllers):
    return [Seat(f"Player {n + 1}", COLOURS[n], controller) for n, controller in enumerate(controllers)]


def small_match(*controllers, seed=1):
    return Match(GAME, new_setup(GAME, seats(*controllers), seed=seed, figures={}))
