"""Rules 6, loading: seat by seat, all usable cubes form a pool that is dealt with step by step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt import events as say
from boardgames_desktop.games.speicherstadt.income import pay_income
from boardgames_desktop.games.speicherstadt.readings import capacity
from boardgames_desktop.games.speicherstadt.refusals import (
    GOOD_NOT_HELD,
    GOODS_NOT_HELD,
    JUST_PUT_IN_STOCK,
    NO_MERCHANT,
    NOT_IN_STOCK,
    NOT_LOADING,
    NOT_YOUR_CONTRACT,
    ROOM_FOR_ALL,
    SYMBOL_FILLED,
    TOO_FEW_TO_CONVERT,
    TOO_FEW_TO_MARKET,
    TOO_MANY_TO_DISCARD,
    TOO_MANY_TO_FINISH,
    Refusal,
)
from boardgames_desktop.games.speicherstadt.state import LOAD, State

MARKET_GOODS, CONVERT_GOODS = 2, 3

# --- what is allowed --------------------------------------------------------------------------------


def pool(state: State) -> list[int]:
    """Per good: cubes in the pool of the seat that is loading."""
    wide = len(state.components.goods)
    return state.goods[state.player * wide : (state.player + 1) * wide]


def refuse_loading(state: State) -> Refusal | None:
    """Why no loading step is possible at all now."""
    return None if state.phase == LOAD else NOT_LOADING


def refuse_market(cubes: int) -> Refusal | None:
    """Why nothing can be sold in the market hall with a pool of so many cubes."""
    return None if cubes >= MARKET_GOODS else TOO_FEW_TO_MARKET


def refuse_convert(cubes: int) -> Refusal | None:
    """Why nothing can be converted with a pool of so many cubes."""
    return None if cubes >= CONVERT_GOODS else TOO_FEW_TO_CONVERT


def refuse_discard(state: State, cubes: int) -> Refusal | None:
    """Why no cube may be discarded: only the one cube too many ever is."""
    room = capacity(state, state.player)
    if cubes <= room:
        return ROOM_FOR_ALL
    return None if cubes == room + 1 else TOO_MANY_TO_DISCARD


def refuse_finish(state: State, cubes: int) -> Refusal | None:
    """Why the turn cannot end: what is left must fit in."""
    return None if cubes <= capacity(state, state.player) else TOO_MANY_TO_FINISH


def refuse_goods(held: Sequence[int], given: tuple[int, ...]) -> Refusal | None:
    """Why these cubes (goods, repeated as often as given) cannot be taken from the pool."""
    if all(held[good] >= given.count(good) for good in set(given)):
        return None
    return GOOD_NOT_HELD if len(given) == 1 else GOODS_NOT_HELD


def refuse_contract(state: State, card: int, good: int) -> Refusal | None:
    """Why this contract does not take this good."""
    if state.where[card] != state.player:
        return NOT_YOUR_CONTRACT
    return SYMBOL_FILLED if free_symbol(state, card, good) is None else None


def refuse_merchant(state: State, good: int) -> Refusal | None:
    """Why this good cannot be sold to a merchant."""
    owns_one = any(state.where[card] == state.player for card in state.components.buyers[good])
    return None if owns_one else NO_MERCHANT


def refuse_wanted(state: State, good: int) -> Refusal | None:
    """Why this good cannot be taken from the stock: it must have lain there before this turn."""
    if state.takeable[good]:
        return None
    return JUST_PUT_IN_STOCK if state.stock[good] else NOT_IN_STOCK


def free_symbol(state: State, card: int, good: int) -> int | None:
    """The first symbol of a contract that still wants this good."""
    components = state.components
    for symbol in components.cards[card].symbols:
        if components.symbols[symbol].good == good and not state.filled[symbol]:
            return symbol
    return None


def legal_steps(state: State) -> list[Action]:
    """Every legal step; there is always one, since each lowers the number of cubes (rules 6)."""
    moves = state.components.moves
    held = pool(state)
    cubes = sum(held)
    kinds = [good for good, count in enumerate(held) if count]
    steps = _deliveries(state, kinds)
    steps += [moves.sell[good] for good in kinds if refuse_merchant(state, good) is None]
    pairs, triples = _what_can_be_given(tuple(held))
    if refuse_market(cubes) is None:
        steps += [moves.market[pair] for pair in pairs]
    if refuse_convert(cubes) is None:
        wanted = [good for good in range(len(held)) if refuse_wanted(state, good) is None]
        if wanted:
            steps += [moves.convert[given, good] for given in triples for good in wanted]
    if refuse_discard(state, cubes) is None:
        steps += [moves.discard[good] for good in kinds]
    if refuse_finish(state, cubes) is None:
        steps.append(moves.finish)
    return steps


def _deliveries(state: State, kinds: list[int]) -> list[Action]:
    components = state.components
    return [
        components.moves.deliver[components.cards[card].id, good]
        for card in components.by_kind["contract"]
        if state.where[card] == state.player
        for good in kinds
        if refuse_contract(state, card, good) is None
    ]


@lru_cache(maxsize=4096)
def _what_can_be_given(held: tuple[int, ...]) -> tuple[list[tuple[int, int]], list[tuple[int, int, int]]]:
    """Sorted pairs and triples of goods that a pool can give; the same pools come again and again."""
    kinds = [good for good, count in enumerate(held) if count]
    pairs = [pair for pair in combinations_with_replacement(kinds, 2) if refuse_goods(held, pair) is None]
    triples = [
        given for given in combinations_with_replacement(kinds, 3) if refuse_goods(held, given) is None
    ]
    return pairs, triples


# --- what it does -----------------------------------------------------------------------------------


def begin_loading(state: State, events: list[Event] | None) -> None:
    """Start the loading turns, the start player's first."""
    state.phase = LOAD
    next_loader(state, events)


def next_loader(state: State, events: list[Event] | None) -> None:
    """Run on to the next seat with something to decide; after the last one comes the income."""
    seats = state.components.seats
    for turn in range(seats):
        seat = (state.start_player + turn) % seats
        if state.loaded >> seat & 1:
            continue
        state.player = seat
        _unload(state, seat, events)
        if _must_choose(state):
            return
        _end_turn(state)
    pay_income(state, events)


def _unload(state: State, seat: int, events: list[Event] | None) -> None:
    """Ships bought this round, hall and warehouse become one pool; the stock is as it is now."""
    wide = len(state.components.goods)
    start, end = seat * wide, (seat + 1) * wide
    if any(state.landed[start:end]):
        if events is not None:
            events.append(say.unloaded(state, seat))
        for i in range(start, end):
            state.goods[i] += state.landed[i]
            state.landed[i] = 0
    state.takeable = state.stock[:]


def _must_choose(state: State) -> bool:
    """Whether the seat can do anything but finish."""
    cubes = sum(pool(state))
    if not cubes:
        return False
    return cubes > 1 or legal_steps(state) != [state.components.moves.finish]


def deliver(state: State, card: int, good: int, events: list[Event] | None) -> None:
    """A cube onto a contract, where it stays."""
    symbol = free_symbol(state, card, good)
    assert symbol is not None
    _take(state, good)
    state.filled[symbol] = 1
    if events is not None:
        events += say.delivered(state, card, good, symbol)


def sell(state: State, good: int, events: list[Event] | None) -> None:
    """A cube to the own merchant, for a coin."""
    _to_stock(state, good)
    state.coins[state.player] += state.components.merchant_coins
    if events is not None:
        events.append(say.sold(state, good))


def market(state: State, given: tuple[int, ...], events: list[Event] | None) -> None:
    """Two cubes sold in the market hall, for a coin."""
    for good in given:
        _to_stock(state, good)
    state.coins[state.player] += state.components.market_coins
    if events is not None:
        events.append(say.marketed(state, given))


def convert(state: State, given: tuple[int, ...], wanted: int, events: list[Event] | None) -> None:
    """Three cubes to the stock, another one from it into the pool."""
    for good in given:
        _to_stock(state, good)
    state.stock[wanted] -= 1
    state.takeable[wanted] -= 1
    state.goods[state.player * len(state.stock) + wanted] += 1
    if events is not None:
        events.append(say.converted(state, given, wanted))


def discard(state: State, good: int, events: list[Event] | None) -> None:
    """The one cube too many goes to the stock."""
    _to_stock(state, good)
    if events is not None:
        events.append(say.goods_discarded(state, good))


def finish(state: State, events: list[Event] | None) -> None:
    """Store what is left; then the next seat, or the income."""
    if events is not None and any(pool(state)):
        events.append(say.stored(state))
    _end_turn(state)
    next_loader(state, events)


def _end_turn(state: State) -> None:
    """What is left lies in warehouse and hall by itself (see ``readings.stored``)."""
    state.loaded |= 1 << state.player
    state.takeable = [0] * len(state.stock)


def _take(state: State, good: int) -> None:
    state.goods[state.player * len(state.stock) + good] -= 1


def _to_stock(state: State, good: int) -> None:
    _take(state, good)
    state.stock[good] += 1
