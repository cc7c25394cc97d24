"""The actions of Die Speicherstadt, made once per match and looked up by index."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from boardgames_desktop.engine.actions import Action, action

PLACE_KIND, BUY_KIND, DECLINE_KIND = "place", "buy", "decline"
DELIVER_KIND, SELL_KIND, MARKET_KIND = "deliver", "sell", "market"
CONVERT_KIND, DISCARD_KIND, FINISH_KIND = "convert", "discard", "finish"

LOADING_KINDS = (DELIVER_KIND, SELL_KIND, MARKET_KIND, CONVERT_KIND, DISCARD_KIND, FINISH_KIND)


@dataclass(frozen=True)
class Moves:
    """Tables of actions. place, buy, decline: by slot. sell, discard: by good.

    deliver: by (card id, good). market: by sorted pair of goods. convert: by (sorted triple, wanted).
    all: every well-formed action. known: the same as a set.
    """

    place: tuple[Action, ...]
    buy: tuple[Action, ...]
    decline: tuple[Action, ...]
    deliver: dict[tuple[str, int], Action]
    sell: tuple[Action, ...]
    market: dict[tuple[int, int], Action]
    convert: dict[tuple[tuple[int, int, int], int], Action]
    discard: tuple[Action, ...]
    finish: Action
    all: tuple[Action, ...]
    known: frozenset[Action]


def make_moves(slots: int, goods: Sequence[str], symbols: Iterable[tuple[str, int]]) -> Moves:
    """The tables for a number of slots, the goods, and the contract symbols (card id, good)."""
    kinds = range(len(goods))
    place = tuple(action(PLACE_KIND, slot) for slot in range(slots))
    buy = tuple(action(BUY_KIND, slot) for slot in range(slots))
    decline = tuple(action(DECLINE_KIND, slot) for slot in range(slots))
    deliver = {(card, good): action(DELIVER_KIND, card, goods[good]) for card, good in symbols}
    sell = tuple(action(SELL_KIND, good) for good in goods)
    market = {
        (a, b): action(MARKET_KIND, goods[a], goods[b]) for a, b in combinations_with_replacement(kinds, 2)
    }
    convert = {
        ((a, b, c), wanted): action(CONVERT_KIND, goods[a], goods[b], goods[c], goods[wanted])
        for a, b, c in combinations_with_replacement(kinds, 3)
        for wanted in kinds
    }
    discard = tuple(action(DISCARD_KIND, good) for good in goods)
    finish = action(FINISH_KIND)
    every = (
        *place, *buy, *decline, *deliver.values(), *sell, *market.values(), *convert.values(), *discard, finish,
    )  # fmt: skip
    return Moves(
        place, buy, decline, deliver, sell, market, convert, discard, finish, every, frozenset(every)
    )
