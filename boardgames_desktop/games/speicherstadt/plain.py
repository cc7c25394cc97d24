"""States as plain values, readable in a save file, and back with every claim checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardgames_desktop.engine.game import UNKNOWN
from boardgames_desktop.games.speicherstadt.components import LARGEST_FIGURE, Components
from boardgames_desktop.games.speicherstadt.invariants import check, require
from boardgames_desktop.games.speicherstadt.readings import (
    cards_of,
    cargo_of,
    discards,
    goods_of,
    landed_of,
)
from boardgames_desktop.games.speicherstadt.state import (
    BUY,
    DISCARDED,
    FLOORS,
    LOAD,
    NOTHING,
    OVER,
    PILE,
    PLACE,
    REMOVED,
    SLOT,
    State,
)

PHASES = {PLACE: "place", BUY: "buy", LOAD: "load", OVER: "over"}
LARGEST_NUMBER = 1_000_000

_KEYS = {
    "round", "start_player", "phase", "player", "slot", "pile", "bag", "slots", "discards", "players",
    "filled", "stock", "takeable", "fires",
}  # fmt: skip
_SLOT_KEYS = {"card", "cargo", "queue"}
_SEAT_KEYS = {"coins", "workers", "fire_points", "bought", "cards", "goods", "landed", "loaded"}


def to_plain(state: State) -> dict[str, Any]:
    """The state with cards and goods by their ids; unknown cards and cubes are null."""
    components = state.components
    cards = [card.id for card in components.cards]
    return {
        "round": state.round,
        "start_player": state.start_player,
        "phase": PHASES[state.phase],
        "player": _or_none(state.player),
        "slot": _or_none(state.slot),
        "pile": [None if card == UNKNOWN else cards[card] for card in state.pile],
        "bag": [None if good == UNKNOWN else components.goods[good] for good in state.bag],
        "slots": [_slot_to_plain(state, slot) for slot in range(components.slots)],
        "discards": [cards[card] for card in discards(state)],
        "players": [_seat_to_plain(state, seat) for seat in range(components.seats)],
        "filled": [_symbol_name(components, symbol) for symbol, full in enumerate(state.filled) if full],
        "stock": _cubes(components, state.stock),
        "takeable": _cubes(components, state.takeable),
        "fires": state.fires,
    }


def _slot_to_plain(state: State, slot: int) -> dict[str, Any]:
    card = state.slots[slot]
    base = slot * FLOORS
    return {
        "card": None if card == NOTHING else state.components.cards[card].id,
        "cargo": _cubes(state.components, cargo_of(state, slot)),
        "queue": [_or_none(seat) for seat in state.queues[base : base + state.queue_end[slot]]],
    }


def _seat_to_plain(state: State, seat: int) -> dict[str, Any]:
    components = state.components
    return {
        "coins": state.coins[seat],
        "workers": state.workers[seat],
        "fire_points": state.fire_points[seat],
        "bought": state.bought[seat],
        "cards": [components.cards[card].id for card in cards_of(state, seat)],
        "goods": _cubes(components, goods_of(state, seat)),
        "landed": _cubes(components, landed_of(state, seat)),
        "loaded": bool(state.loaded >> seat & 1),
    }


def _or_none(value: int) -> int | None:
    return None if value == NOTHING else value


def _cubes(components: Components, counts: list[int]) -> list[str]:
    return [components.goods[good] for good, count in enumerate(counts) for _ in range(count)]


def _symbol_name(components: Components, symbol: int) -> str:
    found = components.symbols[symbol]
    return f"{components.cards[found.card].id}/{found.position}"


def from_plain(components: Components, plain: Mapping[str, Any]) -> State:
    """The state back. Raises ValueError naming what is wrong."""
    return _Reader(components, plain).state()


def _table(value: Any) -> Mapping[str, Any]:
    require(isinstance(value, Mapping), "a position is a table of names and values")
    table: Mapping[str, Any] = value
    return table


class _Reader:
    """Reads one position; every method raises ValueError for what it cannot accept."""

    def __init__(self, components: Components, plain: Mapping[str, Any]) -> None:
        require(set(_table(plain)) == _KEYS, "a position has other entries")
        self.components = components
        self.plain = plain
        self.where = [NOTHING] * len(components.cards)
        for card in components.removed:
            self.where[card] = REMOVED

    def state(self) -> State:
        """The whole position, checked."""
        plain, components = self.plain, self.components
        slots = self._tables("slots", components.slots, _SLOT_KEYS)
        players = self._tables("players", components.seats, _SEAT_KEYS)
        phases = {name: phase for phase, name in PHASES.items()}
        phase = plain["phase"]
        require(isinstance(phase, str) and phase in phases, "the phase is unknown")
        state = State(
            components,
            round=self._number(plain["round"], "round", 1, components.rounds),
            start_player=self._number(plain["start_player"], "start_player", 0, components.seats - 1),
            phase=phases[phase],
            player=self._optional(plain["player"], "player", components.seats),
            slot=self._optional(plain["slot"], "slot", components.slots),
            pile=self._pile(plain["pile"]),
            bag=self._bag(plain["bag"]),
            where=self.where,
            slots=[self._card(slot["card"], SLOT) for slot in slots],
            cargo=[count for slot in slots for count in self._counts(slot["cargo"])],
            queues=[],
            queue_front=[],
            queue_end=[],
            workers=self._numbers(players, "workers", 0, components.workers),
            coins=self._numbers(players, "coins", 0, LARGEST_NUMBER),
            fire_points=self._numbers(players, "fire_points", -LARGEST_NUMBER, LARGEST_NUMBER),
            bought=self._numbers(players, "bought", 0, components.workers),
            goods=[count for seat in players for count in self._counts(seat["goods"])],
            landed=[count for seat in players for count in self._counts(seat["landed"])],
            filled=self._filled(plain["filled"]),
            stock=self._counts(plain["stock"]),
            takeable=self._counts(plain["takeable"]),
            loaded=self._loaded(players),
            fires=self._number(plain["fires"], "fires", 0, LARGEST_FIGURE),
        )
        self._read_queues(state, slots)
        self._read_owners(players)
        self._find_hidden_cards()
        check(state)
        return state

    def _tables(self, name: str, length: int, keys: set[str]) -> list[Mapping[str, Any]]:
        tables = self._list(self.plain[name], name)
        require(len(tables) == length, f"{name}: there must be {length}")
        for table in tables:
            require(isinstance(table, Mapping) and set(table) == keys, f"{name}: other entries are needed")
        return list(tables)

    def _list(self, value: Any, name: str) -> Sequence[Any]:
        require(isinstance(value, list | tuple) and len(value) <= 1000, f"{name}: a list is needed")
        return list(value)

    def _number(self, value: Any, name: str, least: int, most: int) -> int:
        whole = isinstance(value, int) and not isinstance(value, bool)
        require(whole and least <= value <= most, f"{name}: a number from {least} to {most} is needed")
        return int(value)

    def _optional(self, value: Any, name: str, count: int) -> int:
        return NOTHING if value is None else self._number(value, name, 0, count - 1)

    def _numbers(self, players: list[Mapping[str, Any]], name: str, least: int, most: int) -> list[int]:
        return [self._number(seat[name], name, least, most) for seat in players]

    def _counts(self, value: Any) -> list[int]:
        """Cubes named one by one, as counts per good."""
        counts = [0] * len(self.components.goods)
        for good in self._list(value, "goods"):
            counts[self._good(good)] += 1
        return counts

    def _good(self, value: Any) -> int:
        require(isinstance(value, str) and value in self.components.good_numbers, "a good is unknown")
        return self.components.good_numbers[value]

    def _card(self, value: Any, place: int) -> int:
        """A card by its id, noted to lie at ``place``; each card lies at one place only."""
        if value is None:
            return NOTHING
        require(isinstance(value, str) and value in self.components.card_numbers, "a card is unknown")
        card = self.components.card_numbers[value]
        require(self.where[card] == NOTHING, f"the card {value} is at two places or out of the game")
        self.where[card] = place
        return card

    def _pile(self, value: Any) -> list[int]:
        cards = self._list(value, "pile")
        unknown = [card is None for card in cards]
        require(all(unknown) or not any(unknown), "pile: known and unknown cards are mixed")
        return [UNKNOWN if card is None else self._card(card, PILE) for card in cards]

    def _bag(self, value: Any) -> list[int]:
        goods = self._list(value, "bag")
        unknown = [good is None for good in goods]
        require(all(unknown) or not any(unknown), "bag: known and unknown goods are mixed")
        return [UNKNOWN if good is None else self._good(good) for good in goods]

    def _filled(self, value: Any) -> list[int]:
        names = {_symbol_name(self.components, i): i for i in range(len(self.components.symbols))}
        filled = [0] * len(names)
        for name in self._list(value, "filled"):
            require(isinstance(name, str) and name in names, "filled: a contract symbol is unknown")
            require(not filled[names[name]], "filled: a contract symbol is named twice")
            filled[names[name]] = 1
        return filled

    def _loaded(self, players: list[Mapping[str, Any]]) -> int:
        mask = 0
        for seat, table in enumerate(players):
            require(isinstance(table["loaded"], bool), "loaded: true or false is needed")
            mask |= table["loaded"] << seat
        return mask

    def _read_queues(self, state: State, slots: list[Mapping[str, Any]]) -> None:
        """Workers by floors; floors whose worker has gone are null and come first."""
        for slot in slots:
            queue = self._list(slot["queue"], "queue")
            require(len(queue) <= FLOORS, f"queue: at most {FLOORS} workers fit")
            seats = [self._optional(seat, "queue", state.components.seats) for seat in queue]
            front = seats.count(NOTHING)
            require(NOTHING not in seats[front:], "queue: workers leave from the front")
            state.queues += seats + [NOTHING] * (FLOORS - len(seats))
            state.queue_front.append(front)
            state.queue_end.append(len(seats))

    def _read_owners(self, players: list[Mapping[str, Any]]) -> None:
        for seat, table in enumerate(players):
            for card in self._list(table["cards"], "cards"):
                require(card is not None, "cards: a card is unknown")
                self._card(card, seat)
        for card in self._list(self.plain["discards"], "discards"):
            require(card is not None, "discards: a card is unknown")
            self._card(card, DISCARDED)

    def _find_hidden_cards(self) -> None:
        """In an observation, the cards lying nowhere else are those of the pile."""
        if all(card is None for card in self.plain["pile"]):
            self.where[:] = [PILE if place == NOTHING else place for place in self.where]
