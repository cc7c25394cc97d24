"""The judgement behind the computer opponents: expected points, promising actions, actions worth a look."""

from __future__ import annotations

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.games.speicherstadt.auction import SPITE, forecast, joining, settle
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
        sum(state.workers) if state.phase == PLACE else 0,
        state.fires,
        tuple(state.where),
        tuple(state.coins),
        tuple(state.filled),
        tuple(state.goods),
        tuple(state.landed),
        tuple(state.cargo),
        tuple(state.stock),
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
    values = [
        base + coins * worth for base, coins, worth in zip(outlook.base, observation.coins, outlook.coin)
    ]
    if observation.phase in (PLACE, BUY):
        for seat, gain in enumerate(forecast(outlook, observation)):
            values[seat] += gain
    return values


def stage(state: State) -> int:
    """The round, one more once the match is over: with a new round new cards come to light."""
    return state.round + (state.phase == OVER)


# --- promise of actions -------------------------------------------------------------------------------

FLOOR = 0.12
"""Every action keeps this much promise, so that a search looks at it once in a while."""
HOPE = 0.35
"""Share of a card's gain that counts although somebody in front would rather take it."""
SQUEEZE = 0.15
"""Promise per point of a rival's gain that one more worker makes dearer."""
LOADING_PROMISE = {"deliver": 3.0, "sell": 1.2, "convert": 0.6, "market": 0.5, "finish": 0.8, "discard": 0.2}


def prior(observation: State, action: Action) -> float:
    """How promising an action looks before any search."""
    if observation.phase == PLACE:
        return _promise_of_place(observation, int(action.args[0]))
    if observation.phase == BUY:
        return _promise_of_offer(observation, action.kind == "buy")
    return LOADING_PROMISE[action.kind]


def _promise_of_place(state: State, slot: int) -> float:
    """What the card will probably bring from the end of its queue, and how it squeezes those in front."""
    outlook, seat, card = outlook_of(state), state.player, state.slots[slot]
    queue = queue_of(state, slot)
    extra = 0.5 * joining(outlook, state)[slot]
    buyer, _, gain = settle(outlook, card, [*queue, seat], state.coins, extra)
    promise = FLOOR
    if buyer == seat:
        promise += gain
    hoped = outlook.card(seat, card) - (len(queue) + 1 + extra) * outlook.coin[seat]
    if hoped > 0 and state.coins[seat] > len(queue):
        promise += HOPE * hoped / (1 + sum(other != seat for other in queue))
    if queue and queue[0] != seat:
        promise += SQUEEZE * max(outlook.card(queue[0], card) - len(queue) * outlook.coin[queue[0]], 0.0)
    return promise


def _promise_of_offer(state: State, buying: bool) -> float:
    """Buying promises the gain at today's price, declining what waiting may bring."""
    outlook, seat, slot = outlook_of(state), state.player, state.slot
    card, queue = state.slots[slot], queue_of(state, slot)
    now = outlook.card(seat, card) - len(queue) * outlook.coin[seat]
    buyer, _, gain = settle(outlook, card, queue[1:], state.coins)
    later = gain if buyer == seat else -SPITE * gain
    ahead = now - later
    return FLOOR + (max(ahead, 0.0) if buying else max(-ahead, 0.0))


# --- actions worth a look ----------------------------------------------------------------------


def candidates(state: State) -> list[Action]:
    """Legal actions without pure reorderings and equal pieces; never empty before the end."""
    if state.phase == PLACE:
        return legal_places(state)
    if state.phase == BUY:
        return legal_offers(state)
    return _loading_steps(state) if state.phase == LOAD else []


def _loading_steps(state: State) -> list[Action]:
    """One order out of the many in which a pool can be dealt with: deliveries first, one good after the
    other, then the rest, giving away the least useful cubes."""
    legal = legal_steps(state)
    deliveries = [step for step in legal if step.kind == "deliver"]
    numbers = state.components.card_numbers
    if deliveries and all(_worth_delivering(state, numbers[str(step.args[0])]) for step in deliveries):
        good = deliveries[0].args[1]
        return [step for step in deliveries if step.args[1] == good]
    steps = [step for step in legal if step.kind in ("deliver", "sell", "finish")]
    return steps + _giving_away(state, legal)


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
    if moves.discard[spare[0]] in legal:
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
    return hope > 0.1


def _least_useful_first(state: State) -> list[int]:
    """The cubes of the pool by good: those without a merchant, and few contracts to come, first."""
    outlook, seat = outlook_of(state), state.player
    merchants = outlook.holdings[seat].merchants
    calls = [0] * len(state.stock)
    for card, _, symbols in outlook.tables.contracts:
        if state.where[card] in (PILE, SLOT, seat):
            for symbol, good in symbols:
                calls[good] += not state.filled[symbol]
    held = pool(state)
    order = sorted(range(len(held)), key=lambda good: (merchants[good], calls[good], good))
    return [good for good in order for _ in range(held[good])]


def _wanted(state: State) -> list[int]:
    """Goods that can be had by converting and that an own contract misses."""
    missing = {good for goods, _ in outlook_of(state).holdings[state.player].contracts for good in goods}
    return [good for good in sorted(missing) if state.takeable[good]]
