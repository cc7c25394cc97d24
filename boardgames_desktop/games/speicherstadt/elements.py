"""Everything that can be pointed at: element ids, their names, and what pressing them could mean."""

from __future__ import annotations

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.game import Attempts
from boardgames_desktop.engine.messages import Message, Reason, Value, Words
from boardgames_desktop.games.speicherstadt.components import Components
from boardgames_desktop.games.speicherstadt.loading import legal_steps, pool
from boardgames_desktop.games.speicherstadt.moves import CONVERT_KIND, DELIVER_KIND, MARKET_KIND
from boardgames_desktop.games.speicherstadt.readings import cards_of
from boardgames_desktop.games.speicherstadt.state import BUY, FLOORS, LOAD, PLACE, State

CARD_NAMES = {
    "warehouse": "speicherstadt-card-warehouse",
    "counting_office": "speicherstadt-card-counting-office",
    "ship": "speicherstadt-card-ship",
    "bank": "speicherstadt-card-bank",
    "port": "speicherstadt-card-port",
    "chamber_of_commerce": "speicherstadt-card-chamber",
    "boatsmen_church": "speicherstadt-card-boatsmen-church",
    "st_michaelis": "speicherstadt-card-st-michaelis",
}
MERCHANT_NAMES = {
    "coffee": "speicherstadt-card-merchant-coffee",
    "tea": "speicherstadt-card-merchant-tea",
    "saffron": "speicherstadt-card-merchant-saffron",
    "rubber": "speicherstadt-card-merchant-rubber",
    "carpet": "speicherstadt-card-merchant-carpet",
}
GOOD_NAMES = {
    "coffee": "speicherstadt-good-coffee",
    "tea": "speicherstadt-good-tea",
    "saffron": "speicherstadt-good-saffron",
    "rubber": "speicherstadt-good-rubber",
    "carpet": "speicherstadt-good-carpet",
}
SEASON_NAMES = {
    "A": "speicherstadt-season-winter",
    "B": "speicherstadt-season-spring",
    "C": "speicherstadt-season-summer",
    "D": "speicherstadt-season-autumn",
    "E": "speicherstadt-season-end",
}
PLACE_NAMES = {
    "pile": "speicherstadt-place-pile",
    "bag": "speicherstadt-place-bag",
    "discards": "speicherstadt-place-discards",
    "round": "speicherstadt-place-round",
    "start-coin": "speicherstadt-place-start-coin",
}
SEAT_PART_NAMES = {
    "coins": "speicherstadt-part-coins",
    "workers": "speicherstadt-part-workers",
    "score": "speicherstadt-part-score",
    "firemen": "speicherstadt-part-firemen",
    "hall": "speicherstadt-part-hall",
    "warehouse": "speicherstadt-part-warehouse",
}
PURPOSES = {
    "pile": Reason("speicherstadt-purpose-pile", {}, "3"),
    "bag": Reason("speicherstadt-purpose-bag", {}, "3"),
    "discards": Reason("speicherstadt-purpose-discards", {}, "5"),
    "round": Reason("speicherstadt-purpose-round", {}, "9"),
    "start-coin": Reason("speicherstadt-purpose-start-coin", {}, "7"),
    "season": Reason("speicherstadt-purpose-pile", {}, "3"),
    "fire": Reason("speicherstadt-purpose-fire", {}, "8"),
    "good": Reason("speicherstadt-purpose-good", {}, "6"),
    "stock": Reason("speicherstadt-purpose-stock", {}, "6"),
    "cargo": Reason("speicherstadt-purpose-cargo", {}, "3"),
    "contract": Reason("speicherstadt-purpose-contract", {}, "6"),
    "card": Reason("speicherstadt-purpose-card", {}, "5"),
    "coins": Reason("speicherstadt-purpose-coins", {}, "5"),
    "workers": Reason("speicherstadt-purpose-workers", {}, "4"),
    "score": Reason("speicherstadt-purpose-score", {}, "9"),
    "firemen": Reason("speicherstadt-purpose-firemen", {}, "8"),
    "hall": Reason("speicherstadt-purpose-hall", {}, "6"),
    "warehouse": Reason("speicherstadt-purpose-warehouse", {}, "6"),
    "goods": Reason("speicherstadt-purpose-goods", {}, "6"),
    "landed": Reason("speicherstadt-purpose-landed", {}, "6"),
    "player": Reason("speicherstadt-purpose-player", {}, "2"),
    "slot": Reason("speicherstadt-purpose-slot", {}, "4"),
    "queue": Reason("speicherstadt-purpose-queue", {}, "4"),
}


def elements(state: State) -> list[str]:
    """Ids of everything in this position, in reading order: street, tables, then the seats."""
    components = state.components
    found: list[str] = []
    for slot in range(components.slots):
        found.append(f"slot/{slot}")
        found += [f"cargo/{slot}/{good}" for g, good in enumerate(components.goods) if _cargo(state, slot, g)]
        found += [f"queue/{slot}/{floor}" for floor in range(FLOORS)]
    found += [f"stock/{good}" for good in components.goods]
    found += ["pile", *(f"season/{deck}" for deck in components.deck_names), "bag", "discards"]
    found += [f"fire/{fire}" for fire in range(len(components.by_kind["fire"]))]
    found += ["round", "start-coin"]
    for seat in range(components.seats):
        found += _seat_elements(state, seat)
    return found


def _cargo(state: State, slot: int, good: int) -> int:
    return state.cargo[slot * len(state.components.goods) + good]


def _seat_elements(state: State, seat: int) -> list[str]:
    components = state.components
    wide = len(components.goods)
    found = [
        f"player/{seat}",
        *(f"player/{seat}/{part}" for part in ("coins", "workers", "score", "firemen")),
    ]
    found += [f"player/{seat}/hall"]
    cards = [components.cards[card] for card in cards_of(state, seat)]
    if any(card.kind == "warehouse" for card in cards):
        found.append(f"player/{seat}/warehouse")
    for part, cubes in (("goods", state.goods), ("landed", state.landed)):
        found += [
            f"player/{seat}/{part}/{good}"
            for g, good in enumerate(components.goods)
            if cubes[seat * wide + g]
        ]
    for card in cards:
        found.append(f"card/{card.id}")
        found += [f"contract/{card.id}/{position}" for position in range(len(card.symbols))]
    return found


def element_name(components: Components, element: str) -> Message:
    """What an element is called. Raises LookupError or ValueError for ids that name nothing."""
    head, *rest = element.split("/")
    if not rest:
        return Message(PLACE_NAMES[head])
    return _NAMERS[head](components, rest)


def _card_name(components: Components, rest: list[str]) -> Message:
    number = components.card_numbers[rest[0]]
    card = components.cards[number]
    if card.kind == "merchant":
        good = components.goods[card.good]
        if good in MERCHANT_NAMES:
            return Message(MERCHANT_NAMES[good])
        return Message("speicherstadt-card-merchant", {"good": f"good/{good}"})
    if card.kind == "contract":
        goods = tuple(f"good/{components.goods[components.symbols[s].good]}" for s in card.symbols)
        return Message("speicherstadt-card-contract", {"points": card.value, "goods": goods})
    if card.kind == "fireman":
        return Message("speicherstadt-card-fireman", {"value": card.value})
    if card.kind == "fire":
        order = components.by_kind["fire"].index(number) + 1
        return Message("speicherstadt-card-fire", {"order": order})
    return Message(CARD_NAMES[card.kind])


def _good_name(components: Components, rest: list[str]) -> Message:
    good = rest[-1]
    return (
        Message(GOOD_NAMES[good])
        if good in GOOD_NAMES
        else Message("speicherstadt-good-other", {"name": Words(good)})
    )


def _slot_name(components: Components, rest: list[str]) -> Message:
    return Message("speicherstadt-place-slot", {"number": int(rest[0]) + 1})


def _floor_name(components: Components, rest: list[str]) -> Message:
    return Message("speicherstadt-place-floor", {"number": int(rest[0]) + 1, "floor": int(rest[1]) + 1})


def _season_name(components: Components, rest: list[str]) -> Message:
    return Message(SEASON_NAMES[rest[0]])


def _fire_name(components: Components, rest: list[str]) -> Message:
    return Message("speicherstadt-card-fire", {"order": int(rest[0]) + 1})


def _stock_name(components: Components, rest: list[str]) -> Message:
    return Message("speicherstadt-place-stock", {"good": f"good/{rest[0]}"})


def _cargo_name(components: Components, rest: list[str]) -> Message:
    return Message("speicherstadt-place-cargo", {"good": f"good/{rest[1]}", "number": int(rest[0]) + 1})


def _symbol_name(components: Components, rest: list[str]) -> Message:
    card = components.cards[components.card_numbers[rest[0]]]
    good = components.goods[components.symbols[card.symbols[int(rest[1])]].good]
    return Message("speicherstadt-place-symbol", {"good": f"good/{good}", "card": f"card/{rest[0]}"})


def _seat_part_name(components: Components, rest: list[str]) -> Message:
    owner: dict[str, Value] = {"player": f"player/{rest[0]}"}
    if len(rest) == 3:
        part = "speicherstadt-part-landed" if rest[1] == "landed" else "speicherstadt-part-goods"
        return Message(part, {**owner, "good": f"good/{rest[2]}"})
    return Message(SEAT_PART_NAMES[rest[1]], owner)


_NAMERS = {
    "card": _card_name,
    "good": _good_name,
    "slot": _slot_name,
    "queue": _floor_name,
    "season": _season_name,
    "fire": _fire_name,
    "stock": _stock_name,
    "cargo": _cargo_name,
    "contract": _symbol_name,
    "player": _seat_part_name,
}


# --- what pressing an element could mean ----------------------------------------------------------------


def attempts(state: State, element: str) -> Attempts:
    """The actions that pressing an element could mean now, or what the element is for.

    Raises LookupError or ValueError for ids that name nothing.
    """
    head, *rest = element.split("/")
    actions: list[Action] = []
    if head in ("slot", "queue", "cargo"):
        actions = _at_slot(state, int(rest[0]))
    elif state.phase == LOAD:
        actions = _in_loading(state, head, rest)
    if actions:
        return Attempts(tuple(actions))
    return Attempts(purpose=_no_use(state, head, rest) or _purpose(head, rest))


def _no_use(state: State, head: str, rest: list[str]) -> Reason | None:
    """Why a cube in the hand of the seat that is loading can only be kept."""
    own = state.phase == LOAD and head == "player" and int(rest[0]) == state.player
    if not own or rest[1:2] != ["goods"]:
        return None
    return Reason("speicherstadt-why-no-use", {"good": f"good/{rest[2]}"}, "6")


def _purpose(head: str, rest: list[str]) -> Reason:
    if head == "player" and len(rest) > 1:
        return PURPOSES[rest[1]]
    return PURPOSES.get(head, PURPOSES["player"])


def _at_slot(state: State, slot: int) -> list[Action]:
    """A slot, its building or its ship: place a worker there, or buy what lies there."""
    moves = state.components.moves
    if state.phase == PLACE:
        return [moves.place[slot]]
    if state.phase == BUY:
        return [moves.buy[slot], moves.decline[slot]]
    return [moves.place[slot]] if state.phase == LOAD else []


def _in_loading(state: State, head: str, rest: list[str]) -> list[Action]:
    """Cubes of the pool, contracts, merchants, hall and stock mean the steps that use them."""
    components, moves = state.components, state.components.moves
    steps = legal_steps(state)
    if head == "player" and len(rest) == 3 and rest[1] == "goods":
        good = components.good_numbers[rest[2]]
        return _own(state, rest[0], _with_good(steps, rest[2]) if pool(state)[good] else [moves.sell[good]])
    if head == "player" and rest[1:] == ["hall"]:
        found = [step for step in steps if step.kind in (MARKET_KIND, CONVERT_KIND)]
        return _own(state, rest[0], found or [moves.market[0, 0]])
    if head == "stock":
        found = [step for step in steps if step.kind == CONVERT_KIND and step.args[3] == rest[0]]
        return found or _any_convert(state, rest[0])
    if head == "contract":
        card = components.cards[components.card_numbers[rest[0]]]
        return [moves.deliver[card.id, components.symbols[card.symbols[int(rest[1])]].good]]
    if head == "card":
        return _with_card(state, rest[0])
    return []


def _own(state: State, seat: str, actions: list[Action]) -> list[Action]:
    """Only the loading seat's own things mean something."""
    return actions if int(seat) == state.player else []


def _with_good(steps: list[Action], good: str) -> list[Action]:
    return [step for step in steps if good in (step.args[1:] if step.kind == DELIVER_KIND else step.args[:3])]


def _with_card(state: State, card_id: str) -> list[Action]:
    """A contract means delivering, a merchant selling; other cards mean nothing in loading."""
    components, moves = state.components, state.components.moves
    card = components.cards[components.card_numbers[card_id]]
    if card.kind == "merchant":
        return [moves.sell[card.good]]
    kinds = sorted({components.symbols[symbol].good for symbol in card.symbols})
    return [moves.deliver[card_id, good] for good in kinds]


def _any_convert(state: State, wanted: str) -> list[Action]:
    """A conversion into a good that cannot be had now, to answer why not."""
    components = state.components
    cubes = [good for good, count in enumerate(pool(state)) for _ in range(count)]
    given = (*cubes, 0, 0, 0)[:3]
    a, b, c = sorted(given)
    return [components.moves.convert[(a, b, c), components.good_numbers[wanted]]]
