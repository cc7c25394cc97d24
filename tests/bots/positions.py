"""Positions in the middle of games, for every game on the shelf and every number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardgames_desktop.bots.levels import choose
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import Game
from boardgames_desktop.engine.match import Match
from boardgames_desktop.engine.registry import games
from tests.games import harness
from tests.games.harness import TABLES

__all__ = ["TABLES", "make_match", "middles"]


def make_match(game_id: str, seats: int, seed: int = 1) -> Match[Any, Any]:
    return harness.make_match(games()[game_id], seats, seed)


def middles(
    game_id: str, seats: int, count: int = 6, every: int = 23
) -> Iterator[tuple[Game[Any, Any], Any]]:
    """Some full states of a game played by the normal level, each with a real choice."""
    game = games()[game_id]
    state = game.new_state(harness.make_components(game, seats), 5)
    played = found = 0
    while game.current_player(state) is not None and found < count:
        if played % every == every // 2 and len(game.candidates(state)) > 1:
            found += 1
            yield game, game.copy(state)
        seat = game.current_player(state)
        assert seat is not None
        observation = game.observe(state, seat)
        game.apply(state, choose(game, observation, "normal", Chance(played)).action)
        played += 1
