"""What can be read off a position. All functions work on states and on observations."""

from __future__ import annotations

from boardgames_desktop.games.speicherstadt.state import (
    DISCARDED,
    FLOORS,
    PILE,
    State,
)


def card_id(state: State, card: int) -> str:
    """The element id of a card."""
    return state.components.card_elements[card]


def good_id(state: State, good: int) -> str:
    """The element id of a good."""
    return state.components.good_elements[good]


_SEATS = tuple(f"player/{seat}" for seat in range(5))
_SLOTS = tuple(f"slot/{slot}" for slot in range(6))
_QUEUES = tuple(f"queue/{slot}/{floor}" for slot in range(6) for floor in range(FLOORS))


def seat_id(seat: int) -> str:
    """The element id of a seat."""
    return _SEATS[seat]


def slot_id(slot: int) -> str:
    """The element id of a slot."""
    return _SLOTS[slot]


def floor_id(slot: int, floor: int) -> str:
    """The element id of a floor above a slot."""
    return _QUEUES[slot * FLOORS + floor]


def good_ids(state: State, counts: list[int]) -> tuple[str, ...]:
    """Element ids of cubes, one per cube, from counts per good."""
    names = state.components.good_elements
    return tuple(name for name, count in zip(names, counts) for _ in range(count))


def turn_order(state: State) -> list[int]:
    """The seats from the start player clockwise."""
    seats = state.components.seats
    return [(state.start_player + i) % seats for i in range(seats)]


def queue_of(state: State, slot: int) -> list[int]:
    """Seats of the workers still standing at a slot, the front one first (rules 4)."""
    base = slot * FLOORS
    return state.queues[base + state.queue_front[slot] : base + state.queue_end[slot]]


def queue_length(state: State, slot: int) -> int:
    """Workers still standing at a slot."""
    return state.queue_end[slot] - state.queue_front[slot]


def price(state: State, slot: int) -> int:
    """What the front worker's owner would pay now: the workers in the queue (rules 5)."""
    return state.queue_end[slot] - state.queue_front[slot]


def cards_of(state: State, seat: int) -> list[int]:
    """Cards a seat owns, in card order."""
    return [card for card, where in enumerate(state.where) if where == seat]


def cards_of_kind(state: State, seat: int, kind: str) -> list[int]:
    """Cards of one kind that a seat owns."""
    return [card for card in state.components.by_kind[kind] if state.where[card] == seat]


def owns(state: State, seat: int, kind: str) -> bool:
    """Whether a seat owns a card of this kind."""
    return any(state.where[card] == seat for card in state.components.by_kind[kind])


def fire_strength(state: State, seat: int) -> int:
    """The sum of a seat's firemen (rules 8)."""
    cards = state.components.cards
    return sum(cards[card].value for card in cards_of_kind(state, seat, "fireman"))


def capacity(state: State, seat: int) -> int:
    """Cubes a seat can store: market hall and, if owned, warehouse (rules 6)."""
    components = state.components
    if state.where[components.warehouse] == seat:
        return components.hall_room + components.warehouse_room
    return components.hall_room


def goods_of(state: State, seat: int) -> list[int]:
    """Per good: cubes a seat has in store, or in its pool while it is loading."""
    wide = len(state.components.goods)
    return state.goods[seat * wide : (seat + 1) * wide]


def landed_of(state: State, seat: int) -> list[int]:
    """Per good: cubes on the ships a seat bought this round, not unloaded yet."""
    wide = len(state.components.goods)
    return state.landed[seat * wide : (seat + 1) * wide]


def cargo_of(state: State, slot: int) -> list[int]:
    """Per good: cubes on the ship lying at a slot."""
    wide = len(state.components.goods)
    return state.cargo[slot * wide : (slot + 1) * wide]


def stored(state: State, seat: int) -> tuple[list[int], list[int]]:
    """A seat's cubes as goods in the warehouse and goods in the hall (rules 6: warehouse first)."""
    cubes = [good for good, count in enumerate(goods_of(state, seat)) for _ in range(count)]
    room = capacity(state, seat) - state.components.hall_room
    return cubes[:room], cubes[room:]


def open_symbols(state: State, card: int) -> list[int]:
    """Symbols of a contract that still wait for their cube."""
    return [symbol for symbol in state.components.cards[card].symbols if not state.filled[symbol]]


def is_complete(state: State, card: int) -> bool:
    """Whether every symbol of a contract is filled."""
    return all(state.filled[symbol] for symbol in state.components.cards[card].symbols)


def pile_by_deck(state: State) -> list[int]:
    """Per deck: cards still in the pile. Open, since every other card can be seen."""
    counts = [0] * len(state.components.deck_names)
    for card, where in enumerate(state.where):
        if where == PILE:
            counts[state.components.cards[card].deck] += 1
    return counts


def season(state: State) -> int:
    """The deck the next card comes from (the last one when the pile is empty)."""
    for deck, count in enumerate(pile_by_deck(state)):
        if count:
            return deck
    return len(state.components.deck_names) - 1


def discards(state: State) -> list[int]:
    """Cards on the discard pile, resolved fires included, in card order."""
    return [card for card, where in enumerate(state.where) if where == DISCARDED]


def workers_at_home(state: State, seat: int) -> int:
    """Workers of a seat that stand in no queue."""
    standing = sum(queue_of(state, slot).count(seat) for slot in range(state.components.slots))
    return state.components.workers - standing
