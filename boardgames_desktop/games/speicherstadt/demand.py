"""Rules 4, demand: workers queue up in the buildings above the cards."""

from __future__ import annotations

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt import events as say
from boardgames_desktop.games.speicherstadt.purchase import begin_purchase
from boardgames_desktop.games.speicherstadt.refusals import NOT_PLACING, QUEUE_FULL, Refusal
from boardgames_desktop.games.speicherstadt.state import FLOORS, PLACE, State


def refuse_placing(state: State) -> Refusal | None:
    """Why no worker may be placed at all now."""
    return None if state.phase == PLACE else NOT_PLACING


def refuse_slot(state: State, slot: int) -> Refusal | None:
    """Why no worker may be placed at this slot, while placing is on (rules 4: 8 floors)."""
    return None if state.queue_end[slot] < FLOORS else QUEUE_FULL


def legal_places(state: State) -> list[Action]:
    """The slots whose queue has room. There is always one (rules 4)."""
    places = state.components.moves.place
    if max(state.queue_end) < FLOORS:
        return list(places)
    return [places[slot] for slot in range(len(places)) if refuse_slot(state, slot) is None]


def place(state: State, slot: int, events: list[Event] | None) -> None:
    """Put the player's worker on the lowest free floor; then the next seat, or the purchase."""
    floor = state.queue_end[slot]
    seat = state.player
    state.queues[slot * FLOORS + floor] = seat
    state.queue_end[slot] = floor + 1
    state.workers[seat] -= 1
    if events is not None:
        events.append(say.placed(state, slot, floor))
    following = (seat + 1) % state.components.seats
    if state.workers[following]:
        state.player = following
    else:
        begin_purchase(state, events)
