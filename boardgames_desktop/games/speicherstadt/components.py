"""The pieces of Die Speicherstadt as frozen tables: cards, goods, decks, figures."""

from __future__ import annotations

from dataclasses import dataclass


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


@dataclass(frozen=True, slots=True)
class Symbol:
    """One goods symbol of a contract: ``card`` number, position on the card, ``good`` index."""

    card: int
    position: int
    good: int


@dataclass(frozen=True)
class Components:
    """The tables of one match. Cards are numbered in the order of the figures, all five decks."""

    seats: int
    options: tuple[tuple[str, str], ...]
    slots: int
    rounds: int
    cards: tuple[Card, ...]
    card_numbers: dict[str, int]
    symbols: tuple[Symbol, ...]
    goods: tuple[str, ...]
    goods_each: int
    deck_names: tuple[str, ...]
    removed: tuple[int, ...]
    starting_coins: int
