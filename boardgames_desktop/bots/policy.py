"""The quick decision rule: try each action, judge what comes of it, take the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from boardgames_desktop.bots.thinking import standings
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.game import Game

S = TypeVar("S")


def greedy(game: Game[S, Any], state: S, actions: Sequence[Action], seat: int) -> Action:
    """The action right after which ``seat`` stands best; of equal ones the first."""
    if len(actions) == 1:
        return actions[0]
    best, best_standing = actions[0], float("-inf")
    for action in actions:
        after = game.copy(state)
        game.apply(after, action)
        standing = standings(game.evaluate(after))[seat]
        if standing > best_standing:
            best, best_standing = action, standing
    return best
