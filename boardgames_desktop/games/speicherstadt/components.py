"""The pieces of Die Speicherstadt as frozen tables: cards, goods, decks, figures (rules 1, 2)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from boardgames_desktop.engine.figures import OneOf, Table, broken, check_shape
from boardgames_desktop.games.speicherstadt.moves import Moves, make_moves

KINDS = (
    "merchant",
    "contract",
    "fireman",
    "warehouse",
    "counting_office",
    "ship",
    "bank",
    "port",
    "chamber_of_commerce",
    "boatsmen_church",
    "st_michaelis",
    "fire",
)

DECKS = ("A", "B", "C", "D", "E")
"""Winter, spring, summer, autumn, and the last fire."""

FLOORS = 8
"""Workers that fit above one slot (rules 4)."""

LARGEST_CONTRACT = 6
LARGEST_FIGURE = 99


@dataclass(frozen=True, slots=True)
class Card:
    """One trade card. ``kind`` is one of KINDS.

    id: stable text id, e.g. ``C_bank``. deck: 0-4 for A-E. good: index for merchants, else -1.
    value: a fireman's strength, a fire's points, or the printed points of churches and contracts.
    symbols: for contracts, indexes into ``Components.symbols``.
    provenance: ``confirmed``, ``derived`` or ``proposal``.
    """

    id: str
    kind: str
    deck: int
    good: int
    value: int
    symbols: tuple[int, ...]
    provenance: str


@dataclass(frozen=True, slots=True)
class Symbol:
    """One goods symbol of a contract: ``card`` number, position on the card, ``good`` index."""

    card: int
    position: int
    good: int


@dataclass(frozen=True, repr=False)
class Components:
    """The tables of one match. Cards are numbered in the order of the figures, all five decks.

    removed: cards left out with this number of players. office_points: by number owned, from 0.
    by_kind: cards of each kind. buyers: per good, the merchants that buy it. warehouse, bank: the
    only card of that kind. card_elements, good_elements: element ids. everybody: all seats.
    """

    seats: int
    options: tuple[tuple[str, str], ...]
    slots: int
    rounds: int
    cards: tuple[Card, ...]
    card_numbers: dict[str, int]
    symbols: tuple[Symbol, ...]
    goods: tuple[str, ...]
    good_numbers: dict[str, int]
    goods_each: int
    deck_names: tuple[str, ...]
    removed: tuple[int, ...]
    starting_coins: int
    workers: int
    goods_per_ship: int
    hall_room: int
    warehouse_room: int
    merchant_coins: int
    market_coins: int
    income: int
    income_without_purchase: int
    income_of_bank: int
    merchant_points: int
    points_per_stored_good: int
    points_per_ship: int
    points_per_coin: int
    office_points: tuple[int, ...]
    by_kind: dict[str, tuple[int, ...]]
    buyers: tuple[tuple[int, ...], ...]
    warehouse: int
    bank: int
    card_elements: tuple[str, ...]
    good_elements: tuple[str, ...]
    everybody: frozenset[int]
    moves: Moves

    def __repr__(self) -> str:
        return f"Components(seats={self.seats}, options={self.options})"

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


_STATUS = OneOf("confirmed", "derived", "proposal")
_ORIGIN = {"status": _STATUS, "source?": str}
_CONSTANTS = (
    "starting_coins",
    "workers",
    "goods_per_ship",
    "hall_room",
    "warehouse_room",
    "merchant_coins",
    "market_coins",
    "income",
    "income_without_purchase",
    "income_of_bank",
    "merchant_points",
    "points_per_stored_good",
    "points_per_ship",
    "points_per_coin",
)
_CARD = {
    "id": str,
    "deck": OneOf(*DECKS),
    "kind": OneOf(*KINDS),
    "good?": str,
    "goods?": [str],
    "value?": int,
    **_ORIGIN,
}
SHAPE: Mapping[str, Any] = {
    "version": int,
    "sources?": Table(str),
    "constants": {name: {"value": int, **_ORIGIN} for name in _CONSTANTS},
    "counting_offices": {"value": [int], **_ORIGIN},
    "contract_points": {"value": Table(int), **_ORIGIN},
    "goods": [{"id": str, "count": int, **_ORIGIN}],
    "decks": [OneOf(*DECKS)],
    "players": Table({"slots": int, "rounds": int, "remove": [str], **_ORIGIN}),
    "counts": {kind: [int] for kind in KINDS},
    "cards": [_CARD],
    "open_points?": [{"id": str, "text?": str, "confidence": float}],
}

_made: dict[str, Components] = {}


def make_components(figures: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> Components:
    """The tables of a match with these figures; made once for equal arguments.

    Raises FiguresError where the figures break what the rules confirm.
    """
    key = json.dumps([figures, seats, sorted(options.items())], sort_keys=True)
    known = _made.get(key)
    if known is None:
        check_shape(figures, SHAPE)
        check_totals(figures)
        if len(_made) >= 64:
            _made.clear()
        known = _made[key] = _build(figures, seats, options)
    return known


def check_totals(figures: Mapping[str, Any]) -> None:
    """Check what the rules confirm: cards per kind and deck, goods, regular cards (rules 1, 2)."""
    _check_small_numbers(figures)
    _check_cards(figures)
    _check_goods(figures)
    for seats in figures["players"]:
        _check_supply(figures, seats)


def _check_small_numbers(figures: Mapping[str, Any]) -> None:
    for name, entry in figures["constants"].items():
        if not 0 <= entry["value"] <= LARGEST_FIGURE:
            raise broken(figures, ("constants", name), "game-speicherstadt-figures-small")
    for index, points in enumerate(figures["counting_offices"]["value"]):
        if not 0 <= points <= LARGEST_FIGURE:
            raise broken(figures, ("counting_offices", "value", index), "game-speicherstadt-figures-small")
    offices = sum(figures["counts"]["counting_office"])
    if len(figures["counting_offices"]["value"]) != offices:
        raise broken(figures, ("counting_offices",), "game-speicherstadt-figures-offices", cards=offices)


def _is_one_word(name: str) -> bool:
    """Whether a name can stand in element ids and in the texts of actions."""
    return name.split() == [name] and "/" not in name


def _check_cards(figures: Mapping[str, Any]) -> None:
    goods = [good["id"] for good in figures["goods"]]
    seen: set[str] = set()
    for index, card in enumerate(figures["cards"]):
        if card["id"] in seen or not _is_one_word(card["id"]):
            raise broken(figures, ("cards", index), "game-speicherstadt-figures-card-id")
        seen.add(card["id"])
        if not _card_is_whole(card, goods, figures["contract_points"]["value"]):
            raise broken(figures, ("cards", index), "game-speicherstadt-figures-card")
    for kind, wanted in figures["counts"].items():
        counted = Counter(card["deck"] for card in figures["cards"] if card["kind"] == kind)
        if [counted[deck] for deck in DECKS] != wanted:
            raise broken(figures, ("counts", kind), "game-speicherstadt-figures-count")
    for kind in ("warehouse", "bank", "port", "chamber_of_commerce", "boatsmen_church", "st_michaelis"):
        if sum(figures["counts"][kind]) != 1:
            raise broken(figures, ("counts", kind), "game-speicherstadt-figures-single")


def _card_is_whole(card: Mapping[str, Any], goods: list[str], contract_points: Mapping[str, int]) -> bool:
    """Whether a card has just the figures that its kind needs."""
    kind = card["kind"]
    if ("good" in card) != (kind == "merchant") or ("goods" in card) != (kind == "contract"):
        return False
    if ("value" in card) != (kind in ("fireman", "fire", "boatsmen_church", "st_michaelis")):
        return False
    if kind == "contract":
        wanted = card["goods"]
        points = contract_points.get(str(len(wanted)), -1)
        fits = 1 <= len(wanted) <= LARGEST_CONTRACT and set(wanted) <= set(goods)
        return fits and 0 <= points <= LARGEST_FIGURE
    if kind == "merchant":
        return bool(card["good"] in goods)
    return bool(0 <= card.get("value", 0) <= LARGEST_FIGURE)


def _check_goods(figures: Mapping[str, Any]) -> None:
    goods = figures["goods"]
    ids = [good["id"] for good in goods]
    if len(set(ids)) != len(ids) or not all(map(_is_one_word, ids)):
        raise broken(figures, ("goods",), "game-speicherstadt-figures-good-id")
    if len({good["count"] for good in goods}) != 1 or goods[0]["count"] < 1:
        raise broken(figures, ("goods",), "game-speicherstadt-figures-good-count")
    cubes = sum(good["count"] for good in goods)
    ships = sum(figures["counts"]["ship"])
    needed = ships * figures["constants"]["goods_per_ship"]["value"]
    if cubes != needed:
        raise broken(figures, ("goods",), "game-speicherstadt-figures-goods", goods=cubes, needed=needed)


def _check_supply(figures: Mapping[str, Any], seats: str) -> None:
    """Regular cards left after removal must fill all slots of all rounds exactly (rules 2)."""
    entry, cards = figures["players"][seats], {card["id"]: card for card in figures["cards"]}
    known = seats.isdigit() and 2 <= int(seats) <= 5 and 2 <= entry["slots"] <= 6
    if (
        not known
        or not set(entry["remove"]) <= set(cards)
        or len(set(entry["remove"])) != len(entry["remove"])
    ):
        raise broken(figures, ("players", seats), "game-speicherstadt-figures-players")
    workers = figures["constants"]["workers"]["value"] * int(seats)
    if not 1 <= workers <= entry["slots"] * FLOORS:
        raise broken(figures, ("constants", "workers"), "game-speicherstadt-figures-workers")
    if any(cards[card]["kind"] in ("fire", "ship") for card in entry["remove"]):
        raise broken(figures, ("players", seats), "game-speicherstadt-figures-players")
    regular = sum(card["kind"] != "fire" for card in figures["cards"]) - len(entry["remove"])
    needed = entry["slots"] * entry["rounds"]
    if regular != needed:
        raise broken(
            figures, ("players", seats), "game-speicherstadt-figures-regular", cards=regular, needed=needed
        )


def _build(figures: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> Components:
    table = figures["players"].get(str(seats))
    if table is None:
        raise broken(figures, ("players",), "game-speicherstadt-figures-seats", seats=seats)
    goods = tuple(good["id"] for good in figures["goods"])
    symbols: list[Symbol] = []
    cards = tuple(
        _card(number, card, goods, figures, symbols) for number, card in enumerate(figures["cards"])
    )
    numbers = {card.id: number for number, card in enumerate(cards)}
    by_kind = {kind: tuple(n for n, card in enumerate(cards) if card.kind == kind) for kind in KINDS}
    constants = {name: figures["constants"][name]["value"] for name in _CONSTANTS}
    return Components(
        seats=seats,
        options=tuple(sorted(options.items())),
        slots=table["slots"],
        rounds=table["rounds"],
        cards=cards,
        card_numbers=numbers,
        symbols=tuple(symbols),
        goods=goods,
        good_numbers={good: index for index, good in enumerate(goods)},
        goods_each=figures["goods"][0]["count"],
        deck_names=DECKS,
        removed=tuple(sorted(numbers[card] for card in table["remove"])),
        office_points=(0, *figures["counting_offices"]["value"]),
        by_kind=by_kind,
        buyers=tuple(
            tuple(n for n in by_kind["merchant"] if cards[n].good == good) for good in range(len(goods))
        ),
        warehouse=by_kind["warehouse"][0],
        bank=by_kind["bank"][0],
        card_elements=tuple(f"card/{card.id}" for card in cards),
        good_elements=tuple(f"good/{good}" for good in goods),
        everybody=frozenset(range(seats)),
        moves=make_moves(table["slots"], goods, [(cards[s.card].id, s.good) for s in symbols]),
        **constants,
    )


def _card(
    number: int,
    card: Mapping[str, Any],
    goods: tuple[str, ...],
    figures: Mapping[str, Any],
    symbols: list[Symbol],
) -> Card:
    first = len(symbols)
    wanted = card.get("goods", ())
    symbols += [Symbol(number, position, goods.index(good)) for position, good in enumerate(wanted)]
    value = card.get("value", 0)
    if card["kind"] == "contract":
        value = figures["contract_points"]["value"][str(len(wanted))]
    good = goods.index(card["good"]) if "good" in card else -1
    numbers = tuple(range(first, len(symbols)))
    return Card(card["id"], card["kind"], DECKS.index(card["deck"]), good, value, numbers, card["status"])
