"""What happens in a match, as events for log, animation and replay."""

from __future__ import annotations

from boardgames_desktop.engine.messages import Event, Value
from boardgames_desktop.games.speicherstadt.readings import (
    card_id,
    cargo_of,
    floor_id,
    good_id,
    good_ids,
    goods_of,
    is_complete,
    landed_of,
    price,
    seat_id,
    slot_id,
)
from boardgames_desktop.games.speicherstadt.state import FLOORS, State

Args = dict[str, Value]


def match_begins(state: State) -> Event:
    """The start player is known."""
    return Event("speicherstadt-match-begins", {"player": seat_id(state.start_player)})


def round_begins(state: State) -> Event:
    """A round starts with the supply."""
    args: Args = {"round": state.round, "player": seat_id(state.start_player)}
    return Event("speicherstadt-round-begins", args)


def card_laid(state: State, slot: int) -> Event:
    """A card was drawn for a slot; a ship came with cargo. Everybody learns something."""
    card = state.slots[slot]
    args: Args = {"card": card_id(state, card), "slot": slot_id(slot)}
    kind = "speicherstadt-card-laid"
    if state.components.cards[card].kind == "ship":
        kind = "speicherstadt-ship-laid"
        args["goods"] = good_ids(state, cargo_of(state, slot))
    return Event(kind, args, reveals=state.components.everybody)


def fire(state: State, card: int, sums: list[int]) -> list[Event]:
    """A fire broke out; who gained and who lost by it."""
    name, points = card_id(state, card), state.components.cards[card].value
    args: Args = {"card": name, "points": points}
    events = [Event("speicherstadt-fire", args, reveals=state.components.everybody)]
    highest, lowest = max(sums), min(sums)
    if highest == lowest:
        return [*events, Event("speicherstadt-fire-even", {"card": name, "strength": highest})]
    for seat, own in enumerate(sums):
        changed: Args = {"player": seat_id(seat), "points": points, "strength": own}
        if own == highest:
            events.append(Event("speicherstadt-fire-won", changed))
        elif own == lowest:
            events.append(Event("speicherstadt-fire-lost", changed))
    return events


def placed(state: State, slot: int, floor: int) -> Event:
    """The player's worker stands at a slot."""
    args: Args = {
        "player": seat_id(state.player),
        "slot": slot_id(slot),
        "card": card_id(state, state.slots[slot]),
        "floor": floor_id(slot, floor),
        "place": floor + 1,
    }
    return Event("speicherstadt-placed", args)


def bought(state: State, slot: int, card: int, cost: int) -> list[Event]:
    """The player bought the card; told before the queue is cleared."""
    args: Args = {
        "player": seat_id(state.player),
        "slot": slot_id(slot),
        "card": card_id(state, card),
        "price": cost,
    }
    floors = range(state.queue_front[slot], state.queue_end[slot])
    return [Event("speicherstadt-bought", args), *(_worker_home(state, slot, floor) for floor in floors)]


def declined(state: State, slot: int, can_pay: bool) -> list[Event]:
    """The front worker's owner did not buy; told before the worker goes."""
    args: Args = {
        "player": seat_id(state.player),
        "slot": slot_id(slot),
        "card": card_id(state, state.slots[slot]),
        "price": price(state, slot),
        "coins": state.coins[state.player],
    }
    kind = "speicherstadt-declined" if can_pay else "speicherstadt-cannot-pay"
    return [Event(kind, args), _worker_home(state, slot, state.queue_front[slot])]


def _worker_home(state: State, slot: int, floor: int) -> Event:
    args: Args = {
        "player": seat_id(state.queues[slot * FLOORS + floor]),
        "slot": slot_id(slot),
        "floor": floor_id(slot, floor),
    }
    return Event("speicherstadt-worker-home", args)


def unsold(state: State, slot: int, card: int) -> list[Event]:
    """Nobody bought the card; a ship's cargo goes to the stock."""
    args: Args = {"card": card_id(state, card), "slot": slot_id(slot)}
    events = [Event("speicherstadt-card-discarded", args)]
    goods = good_ids(state, cargo_of(state, slot))
    if goods:
        lost: Args = {"goods": goods, "slot": slot_id(slot)}
        events.append(Event("speicherstadt-cargo-lost", lost))
    return events


def unloaded(state: State, seat: int) -> Event:
    """The ships a seat bought this round are unloaded."""
    args: Args = {"player": seat_id(seat), "goods": good_ids(state, landed_of(state, seat))}
    return Event("speicherstadt-unloaded", args)


def delivered(state: State, card: int, good: int, symbol: int) -> list[Event]:
    """A cube lies on a contract; perhaps it is complete now."""
    position = state.components.symbols[symbol].position
    player, name = seat_id(state.player), card_id(state, card)
    args: Args = {
        "player": player,
        "good": good_id(state, good),
        "card": name,
        "symbol": f"contract/{state.components.cards[card].id}/{position}",
    }
    events = [Event("speicherstadt-delivered", args)]
    if is_complete(state, card):
        complete: Args = {"player": player, "card": name, "points": state.components.cards[card].value}
        events.append(Event("speicherstadt-contract-complete", complete))
    return events


def sold(state: State, good: int) -> Event:
    """A cube was sold to a merchant."""
    coins = state.components.merchant_coins
    args: Args = {"player": seat_id(state.player), "good": good_id(state, good), "coins": coins}
    return Event("speicherstadt-sold", args)


def marketed(state: State, given: tuple[int, ...]) -> Event:
    """Two cubes were sold in the market hall."""
    goods = tuple(good_id(state, good) for good in given)
    args: Args = {"player": seat_id(state.player), "goods": goods, "coins": state.components.market_coins}
    return Event("speicherstadt-market", args)


def converted(state: State, given: tuple[int, ...], wanted: int) -> Event:
    """Three cubes were exchanged for one of the stock."""
    goods = tuple(good_id(state, good) for good in given)
    args: Args = {"player": seat_id(state.player), "goods": goods, "good": good_id(state, wanted)}
    return Event("speicherstadt-converted", args)


def goods_discarded(state: State, good: int) -> Event:
    """A cube that found no room went to the stock."""
    args: Args = {"player": seat_id(state.player), "good": good_id(state, good)}
    return Event("speicherstadt-goods-discarded", args)


def stored(state: State) -> Event:
    """What was left at the end of a loading turn is stored."""
    args: Args = {"player": seat_id(state.player), "goods": good_ids(state, goods_of(state, state.player))}
    return Event("speicherstadt-stored", args)


def income(seat: int, coins: int) -> Event:
    """A seat got its income."""
    return Event("speicherstadt-income", {"player": seat_id(seat), "coins": coins})


def start_passed(state: State) -> Event:
    """The start player's coin went on."""
    return Event("speicherstadt-start-passed", {"player": seat_id(state.start_player)})


def match_over() -> Event:
    """The last fire is out; the points are counted."""
    return Event("speicherstadt-match-over", {})
