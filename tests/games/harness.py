"""What the tests of every game share: random games, fingerprints, hooks of a game's own test folder.

The folder ``tests/games/<game>`` of every game has a module ``hooks`` with

- ``MOST_DECISIONS``: no game is longer than this,
- ``choose(game, state, actions, chance, mood)``: an action of play that makes the game move on;
  ``mood`` is a number drawn once per game, so that games differ in style,
- ``audit(before, action, events, after)``: cheap conservation checks of one action; raises AssertionError,
- ``fired(before, action, events, after)``: names of the rules that this action made happen,
- ``rules(seats)``: the names of all rules that must fire in a few hundred games.
"""

from __future__ import annotations

import importlib
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from types import ModuleType
from typing import Any

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.figures import Figures, load_figures
from boardgames_desktop.engine.game import Game
from boardgames_desktop.engine.match import COLOURS, Match, Seat, new_setup
from boardgames_desktop.engine.messages import Event, Message
from boardgames_desktop.engine.registry import games
from boardgames_desktop.engine.setups import full_options

Chooser = Callable[[Any, list[Action]], Action]

TABLES = [
    (game_id, seats)
    for game_id, game in games().items()
    for seats in range(game.info.min_seats, game.info.max_seats + 1)
]
"""Every game with every number of seats."""


def hooks(game: Game[Any, Any]) -> ModuleType:
    """What a game's test folder brings to these tests."""
    return importlib.import_module(f"tests.games.{game.info.id}.hooks")


@cache
def figures(game_id: str) -> Figures:
    """The figures that came with the program; reading them takes longer than playing half a game."""
    return load_figures(game_id, corrected=False)


@cache
def make_components(game: Game[Any, Any], seats: int) -> Any:
    """The tables of a match with the figures that came with the program."""
    return game.components(figures(game.info.id), seats, full_options(game, {}, seats))


def make_match(game: Game[Any, Any], seats: int, seed: int) -> Match[Any, Any]:
    """A match of persons."""
    people = [Seat(f"N{i}", COLOURS[i], "person") for i in range(seats)]
    return Match(game, new_setup(game, people, {}, seed, figures(game.info.id)))


def fingerprint(game: Game[Any, Any], state: Any) -> str:
    """All of a state as one text."""
    return json.dumps(game.to_plain(state), sort_keys=True)


def uniform(chance: Chance) -> Chooser:
    """Every legal action equally often."""
    return lambda _state, actions: actions[chance.below(len(actions))]


def biased(game: Game[Any, Any], chance: Chance) -> Chooser:
    """Play that makes the game move on."""
    choose, mood = hooks(game).choose, chance.below(1000)
    return lambda state, actions: choose(game, state, actions, chance, mood)


def chooser(game: Game[Any, Any], number: int) -> Chooser:
    """Uniform play for even numbers, biased play for odd ones."""
    chance = Chance(number * 7919 + 1)
    return biased(game, chance) if number % 2 else uniform(chance)


def decisions(game: Game[Any, Any], seats: int, number: int) -> Iterator[Any]:
    """The states of one whole game before each decision, and the last one. They go on changing."""
    state = game.new_state(make_components(game, seats), number)
    choose = chooser(game, number)
    yield state
    while game.current_player(state) is not None:
        game.apply(state, choose(state, game.legal_actions(state)))
        yield state


def some_states(game: Game[Any, Any], seats: int, numbers: range, every: int) -> Iterator[Any]:
    """Copies of every so-manieth state of some games, each end included."""
    for number in numbers:
        for index, state in enumerate(decisions(game, seats, number)):
            if index % every == number % every or game.current_player(state) is None:
                yield game.copy(state)


@dataclass
class Tally:
    """How often each rule fired, and how long the games were."""

    fired: Counter[str] = field(default_factory=Counter)
    games: int = 0
    decisions: int = 0

    def add(self, other: dict[str, Any]) -> None:
        """Add what ``plain`` gave elsewhere."""
        self.fired.update(other["fired"])
        self.games += other["games"]
        self.decisions += other["decisions"]

    def plain(self) -> dict[str, Any]:
        """The same as plain values."""
        return {"fired": dict(self.fired), "games": self.games, "decisions": self.decisions}


def play_checked(game: Game[Any, Any], seats: int, number: int, tally: Tally, whole_check: bool) -> Any:
    """Play one random game; check conservation after every action. Returns the last state.

    whole_check: check all invariants after every action, not only at the end.
    """
    own = hooks(game)
    state = game.new_state(make_components(game, seats), number)
    choose = chooser(game, number)
    length = 0
    while game.current_player(state) is not None:
        actions = game.legal_actions(state)
        assert actions, "a decision without a legal action"
        length += 1
        assert length <= own.MOST_DECISIONS, "the game does not end"
        before, action = game.copy(state), choose(state, actions)
        events: list[Event] = []
        game.apply(state, action, events)
        own.audit(before, action, events, state)
        tally.fired.update(own.fired(before, action, events, state))
        if whole_check:
            game.check(state)
    game.check(state)
    tally.games += 1
    tally.decisions += length
    return state


# --- sentences ----------------------------------------------------------------------------------------


def names_of(game: Game[Any, Any], components: Any) -> Callable[[str], Message | str]:
    """What a window would call elements: seats have names of people, all else the game names."""

    def name(element: str, /) -> Message | str:
        head, _, tail = element.partition("/")
        if head == "player" and tail.isdigit():
            return f"N{tail}"
        return game.element_name(components, element)

    return name
