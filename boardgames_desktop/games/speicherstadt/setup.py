"""Rules 2, set-up."""

from __future__ import annotations

from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt import events as say
from boardgames_desktop.games.speicherstadt.components import Components
from boardgames_desktop.games.speicherstadt.state import NOTHING, PILE, PLACE, REMOVED, State
from boardgames_desktop.games.speicherstadt.supply import begin_round

START_PLAYER = "start_player"
RANDOM = "random"


def new_state(components: Components, seed: int, events: list[Event] | None) -> State:
    """The first round's supply lies on the quay and the start player is to place a worker.

    Decks A to D are shuffled in that order, then the bag, then the start player is drawn.
    """
    chance = Chance(seed)
    state = _empty(components)
    state.pile = _pile(components, chance)
    state.bag = [good for good in range(len(components.goods)) for _ in range(components.goods_each)]
    chance.shuffle(state.bag)
    drawn = chance.below(components.seats)
    chosen = dict(components.options).get(START_PLAYER, RANDOM)
    state.start_player = drawn if chosen == RANDOM else int(chosen)
    if events is not None:
        events.append(say.match_begins(state))
    begin_round(state, events)
    return state


def _pile(components: Components, chance: Chance) -> list[int]:
    """The pile from the bottom: E, D, C, B, A, each deck shuffled by itself."""
    decks = []
    for deck in range(len(components.deck_names)):
        cards = [
            number
            for number, card in enumerate(components.cards)
            if card.deck == deck and number not in components.removed
        ]
        chance.shuffle(cards)
        decks.append(cards)
    return [card for cards in reversed(decks) for card in cards]


def _empty(components: Components) -> State:
    seats, slots, goods = components.seats, components.slots, len(components.goods)
    where = [REMOVED if card in components.removed else PILE for card in range(len(components.cards))]
    return State(
        components,
        round=0,
        start_player=0,
        phase=PLACE,
        player=0,
        slot=NOTHING,
        pile=[],
        bag=[],
        where=where,
        slots=[NOTHING] * slots,
        cargo=[0] * (slots * goods),
        queues=[],
        queue_front=[0] * slots,
        queue_end=[0] * slots,
        workers=[0] * seats,
        coins=[components.starting_coins] * seats,
        fire_points=[0] * seats,
        bought=[0] * seats,
        goods=[0] * (seats * goods),
        landed=[0] * (seats * goods),
        filled=[0] * len(components.symbols),
        stock=[0] * goods,
        takeable=[0] * goods,
        loaded=0,
        fires=0,
    )
