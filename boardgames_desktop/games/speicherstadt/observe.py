"""What viewers may know: everything lies open but the order of the pile and of the bag (rules 2)."""

from __future__ import annotations

from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import UNKNOWN
from boardgames_desktop.games.speicherstadt.state import PILE, State


def observe(state: State, viewer: int) -> State:
    """The position as any viewer, seated or not, may see it."""
    seen = state.copy()
    seen.pile = [UNKNOWN] * len(seen.pile)
    seen.bag = [UNKNOWN] * len(seen.bag)
    return seen


def resample(observation: State, chance: Chance) -> State:
    """A full state: the pile shuffled within each season, the bag shuffled (rules 2)."""
    state = observation.copy()
    state.pile = hidden_pile(state, chance)
    state.bag = hidden_goods(state)
    chance.shuffle(state.bag)
    return state


def hidden_pile(state: State, chance: Chance) -> list[int]:
    """The cards of the pile, the last season at the bottom, each season in a random order."""
    pile: list[int] = []
    cards = state.components.cards
    for deck in reversed(range(len(state.components.deck_names))):
        season = [
            card for card, where in enumerate(state.where) if where == PILE and cards[card].deck == deck
        ]
        chance.shuffle(season)
        pile += season
    return pile


def hidden_goods(state: State) -> list[int]:
    """The goods in the bag: those that lie nowhere else."""
    wide = len(state.components.goods)
    counts = [state.components.goods_each - state.stock[good] for good in range(wide)]
    for cubes in (state.cargo, state.goods, state.landed):
        for index, count in enumerate(cubes):
            counts[index % wide] -= count
    for symbol, filled in enumerate(state.filled):
        counts[state.components.symbols[symbol].good] -= filled
    return [good for good, count in enumerate(counts) for _ in range(count)]
