"""What a seat owns, as tiles for its panel."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.games.speicherstadt.drawing.shapes import font
from boardgames_desktop.games.speicherstadt.drawing.tiles import Spec
from boardgames_desktop.games.speicherstadt.readings import (
    cards_of_kind,
    fire_strength,
    goods_of,
    is_complete,
    landed_of,
    owns,
    stored,
    workers_at_home,
)
from boardgames_desktop.games.speicherstadt.scoring import total
from boardgames_desktop.games.speicherstadt.state import LOAD, State

HEAD, STORE, CONTRACTS, CARDS = range(4)
HEAD_HIGH, BOX_HIGH, CONTRACT_HIGH, CARD_HIGH = 32.0, 34.0, 38.0, 42.0
CUBE, SYMBOL = 26.0, 27.0
SINGLE = ("bank", "port", "chamber_of_commerce", "boatsmen_church", "st_michaelis")


def head_tiles(context: TableContext, state: State, seat: int, is_open: bool) -> list[Spec]:
    """The head line: name, coins, workers at home, strength against fire, score."""
    me = f"player/{seat}"
    player = context.seats[seat]
    strength = fire_strength(state, seat)
    home = workers_at_home(state, seat)
    score = total(state, seat)
    name = (player.colour, player.name, is_open, state.start_player == seat, state.player == seat)
    return [
        Spec((me,), 0, HEAD_HIGH, "name", name),
        Spec((f"{me}/coins",), 46 if state.coins[seat] > 9 else 38, HEAD_HIGH, "coins", (state.coins[seat],)),
        Spec((f"{me}/workers",), 48, HEAD_HIGH, "workers", (player.colour, home, state.components.workers)),
        Spec((f"{me}/firemen",), 38 if strength < 10 else 46, HEAD_HIGH, "firemen", (strength,)),
        Spec((f"{me}/score",), 32, HEAD_HIGH, "score", (score,)),
    ]


def open_tiles(context: TableContext, state: State, seat: int) -> list[Spec]:
    """Everything else: goods, contracts, cards."""
    return [*store_tiles(context, state, seat), *contract_tiles(state, seat), *card_tiles(state, seat)]


# --- goods -----------------------------------------------------------------------------------------


def store_tiles(context: TableContext, state: State, seat: int) -> list[Spec]:
    """Market hall, warehouse, goods on ships; while the seat loads, its goods in one row."""
    me, text = f"player/{seat}", context.texts.text
    loading = state.phase == LOAD and state.player == seat
    in_warehouse, in_hall = ([], []) if loading else stored(state, seat)
    components = state.components
    hall = text("speicherstadt-panel-hall")
    specs = _box(f"{me}/hall", hall, components.hall_room, in_hall, state, f"{me}/goods")
    if owns(state, seat, "warehouse"):
        words = text("speicherstadt-panel-warehouse")
        room = components.warehouse_room
        specs += _box(
            f"{me}/warehouse", words, room, in_warehouse, state, f"{me}/goods", _warehouse_card(state)
        )
    landed = _cubes(landed_of(state, seat))
    if landed:
        words = text("speicherstadt-panel-landed")
        specs += _box(f"{me}/landed", words, len(landed), landed, state, f"{me}/landed")
    if loading:
        pool = _cubes(goods_of(state, seat))
        words = text("speicherstadt-panel-pool")
        specs += _box(f"{me}/goods", words, len(pool), pool, state, f"{me}/goods")
    return specs


def _cubes(counts: list[int]) -> list[int]:
    return [good for good, count in enumerate(counts) for _ in range(count)]


def _warehouse_card(state: State) -> tuple[str, ...]:
    """The box of the warehouse also stands for its card."""
    cards = state.components.by_kind["warehouse"]
    return tuple(f"card/{state.components.cards[card].id}" for card in cards)


def _box(
    element: str,
    words: str,
    room: int,
    cubes: list[int],
    state: State,
    holder: str,
    also: tuple[str, ...] = (),
) -> list[Spec]:
    """A box with its word and places for cubes; ``holder`` begins the elements of the cubes."""
    goods = state.components.goods
    places = max(room, len(cubes))
    label = QFontMetricsF(font(12)).horizontalAdvance(words) + 12
    wide = label + places * (CUBE + 2) + 4
    specs = [Spec((element, *also), wide, BOX_HIGH, "box", (words, label, places), STORE)]
    for index, good in enumerate(cubes):
        inside = (label + index * (CUBE + 2) + 2, (BOX_HIGH - CUBE) / 2)
        element = f"{holder}/{goods[good]}"
        specs.append(Spec((element,), CUBE, CUBE, "cube", (goods[good],), STORE, inside))
    return specs


# --- contracts ---------------------------------------------------------------------------------------


def contract_tiles(state: State, seat: int) -> list[Spec]:
    """Contracts with their filled and missing goods."""
    specs = []
    for card in cards_of_kind(state, seat, "contract"):
        specs += contract_tile(state, card)
    return specs


def contract_tile(state: State, card: int) -> list[Spec]:
    """One contract and its symbols."""
    components = state.components
    data = components.cards[card]
    done = is_complete(state, card)
    wide = 8 + len(data.symbols) * SYMBOL + 34
    specs = [Spec((f"card/{data.id}",), wide, CONTRACT_HIGH, "contract", (data.value, done), CONTRACTS)]
    for position, symbol in enumerate(data.symbols):
        good, full = components.goods[components.symbols[symbol].good], bool(state.filled[symbol])
        inside = (6 + position * SYMBOL, (CONTRACT_HIGH - 25) / 2)
        specs.append(
            Spec((f"contract/{data.id}/{position}",), 25, 25, "symbol", (good, full), CONTRACTS, inside)
        )
    return specs


# --- other cards ---------------------------------------------------------------------------------------


def card_tiles(state: State, seat: int) -> list[Spec]:
    """Firemen one by one, merchants by good, ships and counting offices counted, the rest singly."""
    components = state.components
    specs = []
    for card in cards_of_kind(state, seat, "fireman"):
        data = components.cards[card]
        specs.append(Spec((f"card/{data.id}",), 34, CARD_HIGH, "fireman", (data.value,), CARDS))
    for card in cards_of_kind(state, seat, "merchant"):
        data = components.cards[card]
        good = (components.goods[data.good],)
        specs.append(Spec((f"card/{data.id}",), 52, CARD_HIGH, "merchant", good, CARDS))
    specs += _counted(state, seat, "counting_office", 78)
    specs += _counted(state, seat, "ship", 70)
    for kind in SINGLE:
        for card in cards_of_kind(state, seat, kind):
            value = (kind, _points(state, seat, kind, card))
            specs.append(Spec((f"card/{components.cards[card].id}",), 66, CARD_HIGH, "single", value, CARDS))
    return specs


def _counted(state: State, seat: int, kind: str, wide: float) -> list[Spec]:
    """Cards of which only the number matters, as one tile; with points where they give some."""
    cards = cards_of_kind(state, seat, kind)
    if not cards:
        return []
    points = state.components.office_points[len(cards)] if kind == "counting_office" else None
    elements = tuple(f"card/{state.components.cards[card].id}" for card in cards)
    return [Spec(elements, wide, CARD_HIGH, "counted", (kind, len(cards), points), CARDS)]


def _points(state: State, seat: int, kind: str, card: int) -> int | None:
    """What a single card gives as things stand; None for those that give no points."""
    components = state.components
    if kind == "port":
        return components.points_per_ship * len(cards_of_kind(state, seat, "ship"))
    if kind == "chamber_of_commerce":
        return components.points_per_coin * state.coins[seat]
    return components.cards[card].value if kind != "bank" else None
