"""The cards of a match by kind, as the judgement of the computer opponents reads them."""

from __future__ import annotations

from dataclasses import dataclass

from boardgames_desktop.games.speicherstadt.components import Components


@dataclass(frozen=True, slots=True)
class Tables:
    """The cards of a match by kind, as numbers."""

    merchants: tuple[tuple[int, int], ...]
    contracts: tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]
    firemen: tuple[tuple[int, int, int], ...]
    fires: tuple[tuple[int, int, int], ...]
    offices: tuple[int, ...]
    ships: tuple[int, ...]
    churches: tuple[tuple[int, int], ...]
    warehouse: int
    bank: int
    port: int
    chamber: int
    goods: int
    goods_each: int
    kinds: tuple[str, ...]
    values: tuple[int, ...]
    sells: tuple[int, ...]
    misses: tuple[tuple[int, ...], ...]
    office_points: tuple[int, ...]
    room: int


_TABLES: dict[int, tuple[Components, Tables]] = {}


def tables_of(components: Components) -> Tables:
    """The tables of a match, made once. Keeping the components keeps their identity unique."""
    known = _TABLES.get(id(components))
    if known is None:
        if len(_TABLES) >= 64:
            _TABLES.clear()
        known = _TABLES[id(components)] = (components, _make_tables(components))
    return known[1]


def _make_tables(components: Components) -> Tables:
    cards = list(enumerate(components.cards))
    symbols = components.symbols

    def numbers(*kinds: str) -> tuple[int, ...]:
        return tuple(number for number, card in cards if card.kind in kinds)

    def one(kind: str) -> int:
        return next(iter(numbers(kind)), -1)

    return Tables(
        tuple((number, card.good) for number, card in cards if card.kind == "merchant"),
        tuple(
            (number, card.value, tuple((symbol, symbols[symbol].good) for symbol in card.symbols))
            for number, card in cards
            if card.kind == "contract"
        ),
        tuple((number, card.value, card.deck) for number, card in cards if card.kind == "fireman"),
        tuple((number, card.value, card.deck) for number, card in cards if card.kind == "fire"),
        numbers("counting_office"),
        numbers("ship"),
        tuple((n, components.cards[n].value) for n in numbers("boatsmen_church", "st_michaelis")),
        one("warehouse"),
        one("bank"),
        one("port"),
        one("chamber_of_commerce"),
        len(components.goods),
        components.goods_each,
        tuple(card.kind for _, card in cards),
        tuple(card.value for _, card in cards),
        tuple(card.good for _, card in cards),
        tuple(tuple(symbols[symbol].good for symbol in card.symbols) for _, card in cards),
        components.office_points,
        components.warehouse_room,
    )
