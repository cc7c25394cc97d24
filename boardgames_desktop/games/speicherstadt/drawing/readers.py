"""From an observation to the values the board shows. Reads only what every viewer may see."""

from __future__ import annotations

from dataclasses import dataclass

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.games.speicherstadt.drawing.boats import Boat
from boardgames_desktop.games.speicherstadt.drawing.cards import Face
from boardgames_desktop.games.speicherstadt.drawing.labels import face
from boardgames_desktop.games.speicherstadt.drawing.queues import Place
from boardgames_desktop.games.speicherstadt.readings import (
    cargo_of,
    fire_strength,
    price,
    queue_of,
    workers_at_home,
)
from boardgames_desktop.games.speicherstadt.state import BUY, FLOORS, NOTHING, State

SOLD_VEIL, LATER_VEIL = 120, 46


@dataclass(frozen=True)
class SlotShown:
    """One slot with its house: card, goods on a ship, the queue, and how it stands in the sale."""

    slot: int
    face: Face | None
    cargo: tuple[str, ...]
    places: tuple[Place, ...]
    selling: bool
    veil: int
    previewed: bool


def read_slot(
    context: TableContext, state: State, slot: int, lifted: frozenset[str], preview: bool
) -> SlotShown:
    """What a slot shows. ``preview`` adds the deciding seat's worker as a ghost at the queue's end."""
    card = state.slots[slot]
    gone = f"slot/{slot}" in lifted or card == NOTHING
    return SlotShown(
        slot=slot,
        face=None if gone else face(context, card),
        cargo=() if gone else cargo(state, slot, lifted),
        places=_places(context, state, slot, lifted, preview),
        selling=state.phase == BUY and state.slot == slot,
        veil=_veil(state, slot),
        previewed=preview,
    )


def cargo(state: State, slot: int, lifted: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """The goods on the ship at a slot, one entry per cube."""
    goods = state.components.goods
    counts = cargo_of(state, slot)
    return tuple(
        goods[good]
        for good, count in enumerate(counts)
        for _ in range(count)
        if f"cargo/{slot}/{goods[good]}" not in lifted
    )


def _places(
    context: TableContext, state: State, slot: int, lifted: frozenset[str], preview: bool
) -> tuple[Place, ...]:
    queue = queue_of(state, slot)
    base = state.queue_front[slot]
    seats = [*queue, state.player] if preview else queue
    asked = price(state, slot) + (1 if preview else 0)
    return tuple(
        Place(
            floor=base + index,
            colour=context.seats[seat].colour,
            price=asked - index,
            front=index == 0,
            ghost=index >= len(queue),
            lifted=f"queue/{slot}/{base + index}" in lifted,
        )
        for index, seat in enumerate(seats)
        if base + index < FLOORS
    )


def _veil(state: State, slot: int) -> int:
    """While cards are sold, the slots that are over are veiled, and a little those to come."""
    if state.phase != BUY or slot == state.slot:
        return 0
    return SOLD_VEIL if slot < state.slot else LATER_VEIL


def next_floor(state: State, slot: int) -> int | None:
    """Where the next worker would stand; None when the queue is full."""
    floor = state.queue_end[slot]
    return floor if floor < FLOORS else None


def read_boat(context: TableContext, state: State, seat: int, lifted: frozenset[str]) -> Boat:
    """What the boat of a seat shows."""
    waiting = workers_at_home(state, seat)
    return Boat(
        colour=context.seats[seat].colour,
        name=context.seats[seat].name,
        workers=max(0, waiting - (f"player/{seat}/workers" in lifted)),
        most=state.components.workers,
        coins=state.coins[seat],
        strength=fire_strength(state, seat),
        acting=state.player == seat,
        starts=state.start_player == seat,
    )
