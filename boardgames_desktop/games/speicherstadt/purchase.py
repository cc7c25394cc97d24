"""Rules 5, purchase: slot by slot, the front worker's owner buys or the price falls."""

from __future__ import annotations

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt import events as say
from boardgames_desktop.games.speicherstadt.loading import begin_loading
from boardgames_desktop.games.speicherstadt.refusals import (
    NO_PASSING,
    NOT_BUYING,
    SLOT_LATER,
    SLOT_OVER,
    Refusal,
)
from boardgames_desktop.games.speicherstadt.state import BUY, DISCARDED, FLOORS, NOTHING, PLACE, State


def refuse_buying(state: State) -> Refusal | None:
    """Why nothing is bought at all now."""
    return None if state.phase == BUY else NOT_BUYING


def refuse_declining(state: State) -> Refusal | None:
    """Why nothing is declined at all now; while workers are placed that would be passing (rules 4)."""
    return NO_PASSING if state.phase == PLACE else refuse_buying(state)


def refuse_offer(state: State, slot: int) -> Refusal | None:
    """Why this slot's card is not on offer now, while the purchase is on.

    Whoever cannot pay is never asked (rules 5), so coins need no look here.
    """
    if slot == state.slot:
        return None
    return SLOT_OVER if slot < state.slot else SLOT_LATER


def legal_offers(state: State) -> list[Action]:
    """Buy or decline the card being sold."""
    moves = state.components.moves
    return [moves.buy[state.slot], moves.decline[state.slot]]


def begin_purchase(state: State, events: list[Event] | None) -> None:
    """Go to the first slot."""
    state.phase = BUY
    state.slot = 0
    ask_front(state, events)


def buy(state: State, events: list[Event] | None) -> None:
    """The front worker's owner pays the price and takes the card; the queue goes home."""
    seat, slot = state.player, state.slot
    card = state.slots[slot]
    cost = state.queue_end[slot] - state.queue_front[slot]
    state.coins[seat] -= cost
    state.bought[seat] += 1
    if events is not None:
        events += say.bought(state, slot, card, cost)
    state.where[card] = seat
    _take_cargo(state, slot, seat)
    _clear_slot(state, slot)
    state.slot = slot + 1
    ask_front(state, events)


def decline(state: State, events: list[Event] | None) -> None:
    """The front worker goes home and the price falls by one."""
    if events is not None:
        events += say.declined(state, state.slot, can_pay=True)
    _send_front_home(state, state.slot)
    ask_front(state, events)


def ask_front(state: State, events: list[Event] | None) -> None:
    """Run on to the next seat that can pay; unsold cards are discarded; then loading begins."""
    slots = state.components.slots
    front, end = state.queue_front, state.queue_end
    while state.slot < slots:
        slot = state.slot
        while front[slot] < end[slot]:
            seat = state.queues[slot * FLOORS + front[slot]]
            state.player = seat
            if state.coins[seat] >= end[slot] - front[slot]:
                return
            if events is not None:
                events += say.declined(state, slot, can_pay=False)
            _send_front_home(state, slot)
        _discard_unsold(state, slot, events)
        state.slot = slot + 1
    state.slot = NOTHING
    begin_loading(state, events)


def _send_front_home(state: State, slot: int) -> None:
    state.queues[slot * FLOORS + state.queue_front[slot]] = NOTHING
    state.queue_front[slot] += 1


def _clear_slot(state: State, slot: int) -> None:
    """The card is gone and all workers of its queue go home."""
    base = slot * FLOORS
    for floor in range(state.queue_front[slot], state.queue_end[slot]):
        state.queues[base + floor] = NOTHING
    state.queue_front[slot] = state.queue_end[slot]
    state.slots[slot] = NOTHING


def _take_cargo(state: State, slot: int, seat: int) -> None:
    wide = len(state.components.goods)
    for good in range(wide):
        cubes = state.cargo[slot * wide + good]
        if cubes:
            state.landed[seat * wide + good] += cubes
            state.cargo[slot * wide + good] = 0


def _discard_unsold(state: State, slot: int, events: list[Event] | None) -> None:
    """Nobody bought: card to the discards, a ship's cubes to the stock (rules 5)."""
    card = state.slots[slot]
    if card == NOTHING:
        return
    if events is not None:
        events += say.unsold(state, slot, card)
    wide = len(state.components.goods)
    for good in range(wide):
        state.stock[good] += state.cargo[slot * wide + good]
        state.cargo[slot * wide + good] = 0
    state.where[card] = DISCARDED
    state.slots[slot] = NOTHING
