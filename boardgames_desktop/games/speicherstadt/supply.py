"""Rules 3, supply: cards come to the quay, ships with their cargo; fires break out at once."""

from __future__ import annotations

from boardgames_desktop.engine.game import UNKNOWN
from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt import events as say
from boardgames_desktop.games.speicherstadt.fire import resolve_fire
from boardgames_desktop.games.speicherstadt.state import FLOORS, NOTHING, PLACE, SLOT, State


def begin_round(state: State, events: list[Event] | None) -> None:
    """Start the next round: workers come home, the slots fill up, placing begins."""
    components = state.components
    state.round += 1
    state.workers = [components.workers] * components.seats
    state.bought = [0] * components.seats
    state.queues = [NOTHING] * (components.slots * FLOORS)
    state.queue_front = [0] * components.slots
    state.queue_end = [0] * components.slots
    state.loaded = 0
    if events is not None:
        events.append(say.round_begins(state))
    for slot in range(components.slots):
        fill_slot(state, slot, events)
    state.phase = PLACE
    state.player = state.start_player
    state.slot = NOTHING


def fill_slot(state: State, slot: int, events: list[Event] | None) -> None:
    """Draw for one slot; fires in between are resolved and replaced (rules 3, 8)."""
    cards = state.components.cards
    card = draw_card(state)
    while cards[card].kind == "fire":
        resolve_fire(state, card, events)
        card = draw_card(state)
    state.slots[slot] = card
    state.where[card] = SLOT
    if cards[card].kind == "ship":
        load_ship(state, slot)
    if events is not None:
        events.append(say.card_laid(state, slot))


def draw_card(state: State) -> int:
    """The next card of the pile. Raises ValueError on an observation: its pile is unknown."""
    card = state.pile.pop()
    if card == UNKNOWN:
        raise ValueError("an observation cannot be played on: the next card is unknown")
    return card


def load_ship(state: State, slot: int) -> None:
    """Cubes from the bag onto the ship at a slot (rules 3)."""
    wide = len(state.components.goods)
    for _ in range(state.components.goods_per_ship):
        state.cargo[slot * wide + state.bag.pop()] += 1
