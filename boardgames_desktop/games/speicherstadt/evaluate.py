"""The judgement behind the computer opponents: expected points, promising actions, actions worth a look."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.games.speicherstadt.auction import JOINING, SPITE, forecast, joining, settle
from boardgames_desktop.games.speicherstadt.demand import legal_places
from boardgames_desktop.games.speicherstadt.loading import CONVERT_GOODS, MARKET_GOODS, legal_steps, pool
from boardgames_desktop.games.speicherstadt.purchase import legal_offers
from boardgames_desktop.games.speicherstadt.readings import queue_of
from boardgames_desktop.games.speicherstadt.state import BUY, LOAD, OVER, PILE, PLACE, SLOT, State
from boardgames_desktop.games.speicherstadt.worth import Outlook

_KEPT = 4096
_OUTLOOKS: dict[tuple[object, ...], Outlook] = {}


def outlook_of(state: State) -> Outlook:
    """The judgement of a position, kept because many lines of a search pass the same holdings."""
    key = (
        id(state.components),
        state.round,
        state.phase,
        state.loaded,
        state.phase == PLACE and not any(state.queue_end),
        tuple(state.coins + state.fire_points),
        bytes(state.where + state.filled + state.goods + state.landed + state.cargo + state.stock),
    )
    known = _OUTLOOKS.get(key)
    if known is None:
        if len(_OUTLOOKS) >= _KEPT:
            _OUTLOOKS.clear()
        known = _OUTLOOKS[key] = Outlook(state)
    return known


def evaluate(observation: State) -> list[float]:
    """Expected final points per seat. At the end of the match, the points themselves."""
    outlook = outlook_of(observation)
    if observation.phase not in (PLACE, BUY) or outlook.fresh:
        return outlook.base[:]
    return [base + gain for base, gain in zip(outlook.base, forecast(outlook, observation))]


def stage(state: State) -> int:
    """The round, one more once the match is over: with a new round new cards come to light."""
    return state.round + (state.phase == OVER)


# --- promise of actions -------------------------------------------------------------------------------

TEMPERATURE = 1.0
"""Points that make an action e times as promising."""
FLOOR = 0.05
"""Every action keeps this much promise, so that a search looks at it once in a while."""
HOPE = 0.3
"""Share of a card's gain that counts although somebody in front would rather take it."""
SQUEEZE = 0.3
"""What a point taken from rivals counts."""
ENOUGH_HOPE = 0.4
"""Chance to complete a contract from which a cube is always best placed on it."""
LOADING_PROMISE = {"deliver": 6.0, "sell": 2.0, "convert": 1.0, "market": 0.8, "finish": 1.0, "discard": 0.3}


def prior(observation: State, action: Action) -> float:
    """How promising an action looks before any search."""
    return priors(observation, [action])[0]


def priors(observation: State, actions: Sequence[Action]) -> list[float]:
    """``prior`` of several actions at once, which is much faster than one by one."""
    if observation.phase == PLACE:
        return _promises_of_places(observation, actions)
    if observation.phase == BUY:
        buying = _promise_of_buying(observation)
        return [buying if action.kind == "buy" else 1.0 + 2 * FLOOR - buying for action in actions]
    return [LOADING_PROMISE[action.kind] for action in actions]


def _promises_of_places(state: State, actions: Sequence[Action]) -> list[float]:
    """What joining a queue changes for the seat itself, and a little what it spoils for others."""
    outlook, seat = outlook_of(state), state.player
    coins = outlook.coins
    extras = joining(outlook, state)
    promises = []
    for action in actions:
        slot = int(action.args[0])
        card, queue, extra = state.slots[slot], queue_of(state, slot), extras[slot]
        buyer, _, before = settle(outlook, card, queue, coins, extra)
        then, _, after = settle(outlook, card, [*queue, seat], coins, max(extra - JOINING, 0.0))
        own = (after if then == seat else 0.0) - (before if buyer == seat else 0.0)
        others = (after if then != seat else 0.0) - (before if buyer != seat else 0.0)
        promise = own - SQUEEZE * others
        if then != seat and buyer != seat and coins[seat]:
            promise += HOPE * max(outlook.gains(card)[seat] - outlook.coin[seat], 0.0) / (1 + len(queue))
        promises.append(exp(min(promise / TEMPERATURE, 12.0)) + FLOOR)
    return promises


def _promise_of_buying(state: State) -> float:
    """How much better buying at today's price is than waiting, as a chance."""
    outlook, seat, slot = outlook_of(state), state.player, state.slot
    card, queue = state.slots[slot], queue_of(state, slot)
    worths, coins = outlook.purses[seat], outlook.coins
    now = outlook.gains(card)[seat] - worths[coins[seat]] + worths[coins[seat] - len(queue)]
    buyer, _, gain = settle(outlook, card, queue[1:], coins)
    ahead = now - (gain if buyer == seat else -SPITE * gain)
    return FLOOR + 1.0 / (1.0 + exp(max(min(-2.0 * ahead, 30.0), -30.0)))


# --- actions worth a look ----------------------------------------------------------------------


def candidates(state: State) -> list[Action]:
    """Legal actions without pure reorderings and equal pieces; never empty before the end."""
    if state.phase == PLACE:
        return legal_places(state)
    if state.phase == BUY:
        return legal_offers(state)
    return _loading_steps(state) if state.phase == LOAD else []


def _loading_steps(state: State) -> list[Action]:
    """One order out of the many in which a pool can be dealt with: deliveries that cost nothing first, one
    good after the other, then the rest, giving away the least useful cubes.
    """
    legal = legal_steps(state)
    deliveries = [step for step in legal if step.kind == "deliver"]
    if deliveries and _cost_nothing(state, deliveries):
        good = deliveries[0].args[1]
        return [step for step in deliveries if step.args[1] == good]
    steps = [step for step in legal if step.kind in ("deliver", "sell", "finish")]
    return steps + _giving_away(state, legal)


def _cost_nothing(state: State, deliveries: list[Action]) -> bool:
    """Whether delivering is best anyway: the contracts have hope, and no conversion needs the cubes."""
    if sum(pool(state)) >= CONVERT_GOODS and _wanted(state):
        return False
    numbers = state.components.card_numbers
    return all(_worth_delivering(state, numbers[str(step.args[0])]) for step in deliveries)


def _giving_away(state: State, legal: list[Action]) -> list[Action]:
    """Market, conversion and discarding with the least useful cubes only."""
    moves, spare = state.components.moves, _least_useful_first(state)
    steps = []
    if len(spare) >= MARKET_GOODS:
        first, second = sorted(spare[:MARKET_GOODS])
        steps.append(moves.market[first, second])
    if len(spare) >= CONVERT_GOODS:
        first, second, third = sorted(spare[:CONVERT_GOODS])
        steps += [moves.convert[(first, second, third), good] for good in _wanted(state)]
    if spare and moves.discard[spare[0]] in legal:
        steps.append(moves.discard[spare[0]])
    return steps


def _worth_delivering(state: State, card: int) -> bool:
    """Whether a contract may still be completed: only then is a cube always best placed on it."""
    outlook, held = outlook_of(state), pool(state)
    hope = 1.0
    for symbol in state.components.cards[card].symbols:
        good = state.components.symbols[symbol].good
        if not state.filled[symbol]:
            if held[good]:
                held[good] -= 1
            else:
                hope *= outlook.reach[good][0]
    return hope > ENOUGH_HOPE


def _least_useful_first(state: State) -> list[int]:
    """The cubes of the pool by good: first those that no own contract misses, that have no merchant and that
    few contracts call for.
    """
    outlook, seat = outlook_of(state), state.player
    own = outlook.holdings[seat]
    missing = [0] * len(state.stock)
    for goods, _ in own.contracts:
        for good in goods:
            missing[good] += 1
    calls = [0] * len(state.stock)
    for card, _, symbols in outlook.tables.contracts:
        if state.where[card] in (PILE, SLOT):
            for symbol, good in symbols:
                calls[good] += not state.filled[symbol]
    held = pool(state)
    cubes = [(good, number) for good, count in enumerate(held) for number in range(count)]
    # The cubes of a good beyond those that are missing are as useless as if none were.
    cubes.sort(key=lambda cube: (cube[1] < missing[cube[0]], own.merchants[cube[0]], calls[cube[0]], cube))
    return [good for good, _ in cubes]


def _wanted(state: State) -> list[int]:
    """Goods that can be had by converting, and that own contracts miss more of than the pool holds."""
    short = [-cubes for cubes in pool(state)]
    for goods, _ in outlook_of(state).holdings[state.player].contracts:
        for good in goods:
            short[good] += 1
    return [good for good, count in enumerate(short) if count > 0 and state.takeable[good]]
