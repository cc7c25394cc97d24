"""What hovering over an element tells."""

from __future__ import annotations

from boardgames_desktop.engine.messages import Message, Value
from boardgames_desktop.games.speicherstadt.components import Card, Components
from boardgames_desktop.games.speicherstadt.income import income_of
from boardgames_desktop.games.speicherstadt.readings import (
    capacity,
    card_id,
    cards_of_kind,
    cargo_of,
    fire_strength,
    good_id,
    good_ids,
    goods_of,
    landed_of,
    open_symbols,
    pile_by_deck,
    price,
    queue_of,
    season,
    seat_id,
    stored,
)
from boardgames_desktop.games.speicherstadt.scoring import total
from boardgames_desktop.games.speicherstadt.state import DISCARDED, FLOORS, NOTHING, PLACE, State

EFFECTS = {
    "merchant": "speicherstadt-effect-merchant",
    "contract": "speicherstadt-effect-contract",
    "fireman": "speicherstadt-effect-fireman",
    "warehouse": "speicherstadt-effect-warehouse",
    "counting_office": "speicherstadt-effect-counting-office",
    "ship": "speicherstadt-effect-ship",
    "bank": "speicherstadt-effect-bank",
    "port": "speicherstadt-effect-port",
    "chamber_of_commerce": "speicherstadt-effect-chamber",
    "boatsmen_church": "speicherstadt-effect-church",
    "st_michaelis": "speicherstadt-effect-church",
    "fire": "speicherstadt-effect-fire",
}


def describe(state: State, element: str) -> list[Message]:
    """Sentences about an element as it is now; empty for ids that are not there."""
    head, *rest = element.split("/")
    if head in ("slot", "queue", "cargo"):
        return _slot(state, int(rest[0]))
    if head in ("card", "contract"):
        return _card(state, state.components.card_numbers[rest[0]])
    if head == "player" and rest:
        return _seat(state, int(rest[0]), rest[1:])
    if head in ("stock", "good"):
        return _good(state, rest[0])
    return _table(state, head, rest)


def _slot(state: State, slot: int) -> list[Message]:
    card = state.slots[slot]
    if card == NOTHING:
        return [Message("speicherstadt-about-empty-slot", {"number": slot + 1})]
    told = _card(state, card)
    goods = good_ids(state, cargo_of(state, slot))
    if goods:
        told.append(Message("speicherstadt-about-cargo", {"goods": goods}))
    return told + _queue(state, slot)


def _queue(state: State, slot: int) -> list[Message]:
    """Who is in front and what it costs, now and after one more worker."""
    queue = queue_of(state, slot)
    cost = price(state, slot)
    told = [Message("speicherstadt-about-no-queue")]
    if queue:
        args: dict[str, Value] = {"player": seat_id(queue[0]), "price": cost, "workers": len(queue)}
        told = [Message("speicherstadt-about-queue", args)]
    if state.phase == PLACE and state.queue_end[slot] < FLOORS:
        told.append(Message("speicherstadt-about-joining", {"place": len(queue) + 1, "price": cost + 1}))
    return told


def _card(state: State, number: int) -> list[Message]:
    components = state.components
    card = components.cards[number]
    told = [Message(EFFECTS[card.kind], {"card": card_id(state, number), **_figures(components, card)})]
    if card.kind == "contract" and 0 <= state.where[number] < components.seats:
        missing = tuple(good_id(state, components.symbols[s].good) for s in open_symbols(state, number))
        if missing:
            told.append(Message("speicherstadt-about-missing", {"goods": missing}))
        else:
            told.append(Message("speicherstadt-about-complete", {"points": card.value}))
    return told


def _figures(components: Components, card: Card) -> dict[str, Value]:
    """The figures that the effect of a card speaks of."""
    match card.kind:
        case "merchant":
            good = components.good_elements[card.good]
            coins, points = components.merchant_coins, components.merchant_points
            return {"good": good, "coins": coins, "points": points}
        case "warehouse":
            return {"room": components.warehouse_room, "points": components.points_per_stored_good}
        case "counting_office":
            return {f"points{n}": points for n, points in enumerate(components.office_points[1:5], 1)}
        case "bank":
            return {"coins": components.income_of_bank}
        case "port":
            return {"points": components.points_per_ship}
        case "chamber_of_commerce":
            return {"points": components.points_per_coin}
    return {"points": card.value}


def _seat(state: State, seat: int, rest: list[str]) -> list[Message]:
    part = rest[0] if rest else ""
    player: dict[str, Value] = {"player": seat_id(seat)}
    if part == "coins":
        income = income_of(state, seat)
        return [
            Message("speicherstadt-about-coins", {**player, "coins": state.coins[seat], "income": income})
        ]
    if part == "workers":
        return [Message("speicherstadt-about-workers", {**player, "workers": state.workers[seat]})]
    if part == "score":
        return [Message("speicherstadt-about-score", {**player, "points": total(state, seat)})]
    if part == "firemen":
        args: dict[str, Value] = {
            **player,
            "strength": fire_strength(state, seat),
            "cards": _count(state, seat, "fireman"),
        }
        return [Message("speicherstadt-about-firemen", args)]
    if part in ("hall", "warehouse", "goods"):
        return _stored(state, seat, player)
    if part == "landed":
        goods = good_ids(state, landed_of(state, seat))
        return [Message("speicherstadt-about-landed", {**player, "goods": goods})]
    args = {**player, "points": total(state, seat), "coins": state.coins[seat]}
    return [Message("speicherstadt-about-player", args)]


def _count(state: State, seat: int, kind: str) -> int:
    return len(cards_of_kind(state, seat, kind))


def _stored(state: State, seat: int, player: dict[str, Value]) -> list[Message]:
    goods = good_ids(state, goods_of(state, seat))
    args: dict[str, Value] = {**player, "room": capacity(state, seat), "cubes": len(goods)}
    told = [Message("speicherstadt-about-room", args)]
    if goods:
        in_warehouse, in_hall = stored(state, seat)
        for message, cubes in (
            ("speicherstadt-about-in-warehouse", in_warehouse),
            ("speicherstadt-about-in-hall", in_hall),
        ):
            if cubes:
                told.append(Message(message, {"goods": tuple(good_id(state, good) for good in cubes)}))
    return told


def _good(state: State, good: str) -> list[Message]:
    count = state.stock[state.components.good_numbers[good]]
    return [Message("speicherstadt-about-stock", {"good": f"good/{good}", "cubes": count})]


def _table(state: State, head: str, rest: list[str]) -> list[Message]:
    components = state.components
    if head in ("pile", "season"):
        deck = components.deck_names.index(rest[0]) if rest else season(state)
        left = pile_by_deck(state)[deck]
        name = f"season/{components.deck_names[deck]}"
        return [Message("speicherstadt-about-pile", {"season": name, "cards": left, "all": len(state.pile)})]
    if head == "bag":
        return [Message("speicherstadt-about-bag", {"cubes": len(state.bag)})]
    if head == "discards":
        cards = sum(where == DISCARDED for where in state.where)
        return [Message("speicherstadt-about-discards", {"cards": cards})]
    if head == "fire":
        return _fire(state, int(rest[0]))
    if head == "round":
        return [Message("speicherstadt-about-round", {"round": state.round, "rounds": components.rounds})]
    if head == "start-coin":
        return [Message("speicherstadt-about-start-coin", {"player": seat_id(state.start_player)})]
    return []


def _fire(state: State, order: int) -> list[Message]:
    number = state.components.by_kind["fire"][order]
    points = state.components.cards[number].value
    told = [Message("speicherstadt-about-fire", {"points": points})]
    if state.where[number] == DISCARDED:
        told.append(Message("speicherstadt-about-fire-out"))
    return told
