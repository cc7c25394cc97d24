"""What the tests over all games need to know of Die Speicherstadt (see ``tests/games/harness.py``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt import readings
from boardgames_desktop.games.speicherstadt.scoring import leaders, total
from boardgames_desktop.games.speicherstadt.state import (
    BUY,
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

MOST_DECISIONS = 480
"""At most 54 placements and purchases twice that in each way, and 15 ships to unload."""

# --- a player who wants the game to move on -----------------------------------------------------------

BUYER, CROWD, MISER, HOARDER = range(4)


def choose(game: Any, state: State, actions: list[Action], chance: Chance, mood: int) -> Action:
    """Buy and deliver mostly. Some moods crowd into one queue, decline much, or keep their goods."""
    style = mood % 4
    if state.phase == PLACE:
        return _place(state, actions, chance, style)
    if state.phase == BUY:
        buys = chance.below(10) < (2 if style == MISER else 8)
        return actions[0] if buys else actions[1]
    return _load(actions, chance, style)


def _place(state: State, actions: list[Action], chance: Chance, style: int) -> Action:
    if style == CROWD and chance.below(10) < 9:
        return max(actions, key=lambda action: state.queue_end[action.args[0]])
    return chance.choice(actions)


def _load(actions: list[Action], chance: Chance, style: int) -> Action:
    wanted = ("finish",) if style == HOARDER else ("deliver", "sell", "convert")
    for kind in wanted:
        found = [action for action in actions if action.kind == kind]
        if found and chance.below(10) < 8:
            return chance.choice(found)
    return chance.choice(actions)


# --- conservation -----------------------------------------------------------------------------------------


def audit(before: State, action: Action, events: Sequence[Event], after: State) -> None:
    """Nothing is lost and nothing appears, and the events explain every coin and every worker."""
    # What did not change was right before.
    if _goods(before) != _goods(after):
        _audit_goods(after)
    if before.where != after.where:
        _audit_cards(before, after)
    _audit_coins(before, events, after)
    _audit_workers(before, events, after)


def _goods(state: State) -> tuple[list[int], ...]:
    return state.stock, state.bag, state.cargo, state.goods, state.landed, state.filled


def _audit_goods(state: State) -> None:
    wide, each = len(state.stock), state.components.goods_each
    delivered = Counter(symbol.good for symbol, full in zip(state.components.symbols, state.filled) if full)
    for good in range(wide):
        cubes = state.stock[good] + state.bag.count(good) + delivered[good] + sum(state.cargo[good::wide])
        assert cubes + sum(state.goods[good::wide]) + sum(state.landed[good::wide]) == each
    assert min(state.stock) >= 0
    assert min(state.goods) >= 0


def _audit_cards(before: State, after: State) -> None:
    assert after.where.count(PILE) == len(after.pile)
    assert after.where.count(SLOT) == len(after.slots) - after.slots.count(NOTHING)
    assert after.where.count(REMOVED) == len(after.components.removed)
    for was, now in zip(before.where, after.where):
        # A card goes from the pile to a slot (fires to the discards), then to an owner or the discards.
        assert was == now or was in (PILE, SLOT)


GAINS = {"speicherstadt-sold", "speicherstadt-market", "speicherstadt-income"}


def _audit_coins(before: State, events: Sequence[Event], after: State) -> None:
    coins = list(before.coins)
    for event in events:
        if event.id == "speicherstadt-bought":
            coins[seat_of(event)] -= event.args["price"]
        elif event.id in GAINS:
            coins[seat_of(event)] += event.args["coins"]
    assert coins == after.coins
    assert min(coins) >= 0


def _audit_workers(before: State, events: Sequence[Event], after: State) -> None:
    """Standing workers change by placing and going home; with a new round all are at home again."""
    standing = [before.queues.count(seat) for seat in range(len(before.workers))]
    home = list(before.workers)
    for event in events:
        if event.id == "speicherstadt-placed":
            standing[seat_of(event)] += 1
            home[seat_of(event)] -= 1
        elif event.id == "speicherstadt-worker-home":
            standing[seat_of(event)] -= 1
        elif event.id == "speicherstadt-round-begins":
            assert not any(standing)
            home = [after.components.workers] * len(home)
    assert standing == [after.queues.count(seat) for seat in range(len(after.workers))]
    assert home == after.workers


def seat_of(event: Event) -> int:
    """The seat an event speaks of."""
    return int(str(event.args["player"])[len("player/") :])


# --- which rules fired ----------------------------------------------------------------------------------

EVENTS = {
    "round-begins", "card-laid", "ship-laid", "fire", "fire-won", "fire-lost", "fire-even", "placed", "bought",
    "declined", "cannot-pay", "worker-home", "card-discarded", "cargo-lost", "unloaded", "delivered", "sold",
    "market", "converted", "goods-discarded", "stored", "contract-complete", "income", "start-passed",
    "match-over",
}  # fmt: skip
SITUATIONS = {
    "asked again one coin cheaper", "bought at the price of one", "three cards in one round",
    "fire replaced by a fire", "third fire with the last", "bank pays", "nothing bought", "income of three",
    "loading without a new ship", "more cubes than fit", "warehouse full", "loading skipped",
    "points below zero", "won by coins",
}  # fmt: skip


def rules(seats: int) -> set[str]:
    """What must happen in a few hundred games; queues of eight need three players or more (rules 4)."""
    return EVENTS | SITUATIONS | ({"queue full"} if seats > 2 else set())


def fired(before: State, action: Action, events: Sequence[Event], after: State) -> Iterator[str]:
    """Names of the rules that showed."""
    ids = [event.id.removeprefix("speicherstadt-") for event in events]
    yield from ids
    if action.kind == "place":
        if max(before.queue_end) == FLOORS:
            yield "queue full"
    elif action.kind in ("buy", "decline"):
        yield from _fired_in_purchase(before, action, after)
    if after.phase == LOAD and (before.phase, before.player) != (LOAD, after.player):
        yield from _fired_by_turn(events, after)
    if before.round != after.round or after.phase == OVER:
        yield from _fired_between_rounds(before, ids, events, after)


def _fired_in_purchase(before: State, action: Action, after: State) -> Iterator[str]:
    if action.kind == "buy" and readings.price(before, before.slot) == 1:
        yield "bought at the price of one"
    if action.kind == "decline" and (after.player, after.slot) == (before.player, before.slot):
        yield "asked again one coin cheaper"
    if action.kind == "buy" and before.bought[before.player] == 2:
        yield "three cards in one round"


def _fired_by_turn(events: Sequence[Event], after: State) -> Iterator[str]:
    """A loading turn begins."""
    unloaded = [seat_of(event) for event in events if event.id == "speicherstadt-unloaded"]
    if after.player not in unloaded:
        yield "loading without a new ship"
    if sum(readings.goods_of(after, after.player)) > readings.capacity(after, after.player):
        yield "more cubes than fit"


def _fired_between_rounds(
    before: State, ids: list[str], events: Sequence[Event], after: State
) -> Iterator[str]:
    if before.phase == BUY:
        yield "loading skipped"
    if any(a == "fire" and b == "fire" for a, b in zip(_told(ids), _told(ids)[1:])):
        yield "third fire with the last" if after.phase == OVER else "fire replaced by a fire"
    for event in events:
        if event.id == "speicherstadt-income":
            yield from _fired_by_income(before, event, after)
    if min(after.fire_points) < 0:
        yield "points below zero"
    if after.phase == OVER:
        totals = [total(after, seat) for seat in range(len(after.coins))]
        winners = leaders(totals, after.coins)
        if totals.count(max(totals)) > 1:
            yield "won by coins" if len(winners) == 1 else "shared victory"


def _told(ids: list[str]) -> list[str]:
    """What was drawn, without what followed from it."""
    return [name for name in ids if name in ("fire", "card-laid", "ship-laid")]


def _fired_by_income(before: State, event: Event, after: State) -> Iterator[str]:
    seat, coins = seat_of(event), event.args["coins"]
    if readings.owns(after, seat, "bank"):
        yield "bank pays"
    if coins == 3:
        yield "income of three"
    if sum(readings.goods_of(after, seat)) == 5:
        yield "warehouse full"
    if coins - readings.owns(after, seat, "bank") == 2:
        yield "nothing bought"
