"""The levels of computer opponents: what each makes of an observation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from boardgames_desktop.bots.policy import greedy
from boardgames_desktop.bots.search import Search, Style
from boardgames_desktop.bots.thinking import Budget, Clock, Thought, standings
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import Game

__all__ = ["BUDGETS", "LEVELS", "RANDOM", "Budget", "Thought", "choose"]

S = TypeVar("S")

LEVELS = ("easy", "normal", "hard")
"""From weak to strong."""

RANDOM = "random"
"""A level for measurements only: any legal action with the same chance."""

BUDGETS: Mapping[str, Budget] = MappingProxyType(
    {RANDOM: Budget(), "easy": Budget(), "normal": Budget(), "hard": Budget(seconds=1.0)}
)
"""How long each level thinks at the table. Only the search of ``hard`` needs a limit."""

_WORLDS = 3
"""Worlds in which a level without search tries each of its actions."""
_LONGEST_TURN = 30
"""Decisions of its own that a seat foresees within one turn."""
_EASY_NOISE = 1.6
"""How far the judgement of the easy level is off, as a share of the span between best and worst action."""
_LARGEST = float(1 << 64)

Option = tuple[Action, list[float]]
"""An action with the expected points of all seats after it."""


def choose(
    game: Game[S, Any],
    observation: S,
    level: str,
    chance: Chance,
    budget: Budget | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Thought:
    """The action of a level for the seat to decide, out of what that seat sees.

    chance: the opponent's own generator; equal observations, generators and budgets of iterations give
    equal answers. budget: for ``hard``; without one, that of the table. cancelled: asked now and then;
    when it says so, the best action found so far is the answer. Raises ValueError for an unknown level.
    """
    clock = Clock(budget or BUDGETS.get(level, Budget()), cancelled)
    if level == RANDOM:
        return Thought(chance.choice(game.legal_actions(observation)), (), (), 0, clock.seconds)
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    if len(game.candidates(observation)) == 1:
        return _only(game, observation, clock)
    if level == "easy":
        return _easy(game, observation, chance, clock)
    return (
        _hard(game, observation, chance, clock)
        if level == "hard"
        else _normal(game, observation, chance, clock)
    )


def _only(game: Game[S, Any], observation: S, clock: Clock) -> Thought:
    """There is nothing to choose."""
    return Thought(game.candidates(observation)[0], tuple(game.evaluate(observation)), (), 0, clock.seconds)


def _easy(game: Game[S, Any], observation: S, chance: Chance, clock: Clock) -> Thought:
    """Judge the position right after each action, and misjudge it by some random amount."""
    seat = _seat(game, observation)
    world = game.resample(observation, chance)
    options = []
    for action in game.candidates(observation):
        after = game.copy(world)
        game.apply(after, action)
        options.append((action, game.evaluate(after)))
    results = [standings(values)[seat] for _, values in options]
    noise = _EASY_NOISE * (max(results) - min(results))
    blurred = [result + noise * (2.0 * chance.next() / _LARGEST - 1.0) for result in results]
    action, values = options[blurred.index(max(blurred))]
    return Thought(action, tuple(values), (), len(options), clock.seconds)


def _normal(game: Game[S, Any], observation: S, chance: Chance, clock: Clock) -> Thought:
    """Try each action, play the rest of the own turn as well as can be seen, and judge where that leads."""
    seat = _seat(game, observation)
    worlds = [game.resample(observation, chance) for _ in range(_WORLDS)]
    options = [(action, _outcome(game, worlds, action, seat)) for action in game.candidates(observation)]
    action, values = _best(options, seat)
    return Thought(action, tuple(values), (), len(options) * len(worlds), clock.seconds)


def _hard(game: Game[S, Any], observation: S, chance: Chance, clock: Clock) -> Thought:
    """Search as long as the clock allows; without a single look, fall back to the normal move."""
    search = Search(game, observation, chance, Style())
    search.run(clock)
    found = search.best()
    if found is None:
        return _normal(game, observation, chance, clock)
    action, values, visits = found
    return Thought(action, values, visits, search.iterations, clock.seconds)


def _seat(game: Game[S, Any], observation: S) -> int:
    seat = game.current_player(observation)
    if seat is None:
        raise ValueError("the match is over: nobody has to decide")
    return seat


def _outcome(game: Game[S, Any], worlds: list[S], action: Action, seat: int) -> list[float]:
    """Expected points of all seats after ``action`` and the rest of the seat's turn, over all worlds."""
    sums: list[float] = []
    for world in worlds:
        state = game.copy(world)
        game.apply(state, action)
        _end_turn(game, state, seat, game.stage(world))
        values = game.evaluate(state)
        sums = [a + b for a, b in zip(sums, values)] if sums else list(values)
    return [value / len(worlds) for value in sums]


def _end_turn(game: Game[S, Any], state: S, seat: int, stage: int) -> None:
    """Go on greedily while it stays this seat's turn in the same stage."""
    for _ in range(_LONGEST_TURN):
        if game.current_player(state) != seat or game.stage(state) != stage:
            return
        actions = game.candidates(state)
        game.apply(state, greedy(game, state, actions, seat))


def _best(options: list[Option], seat: int) -> Option:
    """The option after which the seat stands best; of equal ones the first."""
    return max(options, key=lambda option: standings(option[1])[seat])
