"""What flies over the board when something happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from boardgames_desktop.app.board import Flight
from boardgames_desktop.app.context import TableContext
from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt.drawing import cards, goods, pieces
from boardgames_desktop.games.speicherstadt.drawing.cards import Face
from boardgames_desktop.games.speicherstadt.drawing.labels import face
from boardgames_desktop.games.speicherstadt.drawing.readers import cargo
from boardgames_desktop.games.speicherstadt.state import State

_WORKER, _CUBE, _COIN = QSizeF(24, 30), QSizeF(29, 29), QSizeF(32, 32)
_WITH_THE_LAST = -1
"""Order of flights that join those of the event before, so that a queue goes home at once."""


def flights_of(context: TableContext, state: State, event: Event) -> list[Flight]:
    """The flights of an event; ``state`` is what the board shows before it."""
    maker = _MAKERS.get(event.id)
    return maker(context, state, event) if maker else []


def _seat(event: Event) -> int:
    return int(str(event.args["player"]).partition("/")[2])


def _element(event: Event, name: str) -> str:
    return str(event.args[name])


def _goods(event: Event, name: str = "goods") -> list[str]:
    value = event.args[name]
    many = value if isinstance(value, tuple) else (str(value),)
    return [one.partition("/")[2] for one in many]


def _cube(good: str, start: str, end: str, order: int = 0, lift: str = "") -> Flight:
    return Flight(lambda painter, rect: goods.paint_cube(painter, rect, good), start, end, order, _CUBE, lift)


def _paint_card(shown: Face, painter: QPainter, rect: QRectF) -> None:
    """A card as large as fits into the rectangle."""
    scale = min(rect.width() / cards.WIDE, rect.height() / cards.HIGH)
    box = QRectF(0, 0, cards.WIDE * scale, cards.HIGH * scale)
    box.moveCenter(rect.center())
    cards.paint_card(painter, box, shown)


def _card_of(context: TableContext, event: Event, load: tuple[str, ...] = ()) -> Face:
    return face(context, context.components.card_numbers[_element(event, "card").partition("/")[2]], load)


def _worker(context: TableContext, seat: int, start: str, end: str, order: int, lift: str) -> Flight:
    colour = context.colour(seat)
    return Flight(
        lambda painter, rect: pieces.paint_worker(painter, rect, colour), start, end, order, _WORKER, lift
    )


def _coin(amount: int, start: str, end: str, order: int = 0) -> Flight:
    return Flight(
        lambda painter, rect: pieces.paint_coin(painter, rect, str(amount)), start, end, order, _COIN
    )


def _placed(context: TableContext, state: State, event: Event) -> list[Flight]:
    home = f"{_element(event, 'player')}/workers"
    return [_worker(context, _seat(event), home, _element(event, "floor"), 0, home)]


def _worker_home(context: TableContext, state: State, event: Event) -> list[Flight]:
    floor, boat = _element(event, "floor"), _element(event, "player")
    return [_worker(context, _seat(event), floor, boat, _WITH_THE_LAST, floor)]


def _bought(context: TableContext, state: State, event: Event) -> list[Flight]:
    slot, boat = _element(event, "slot"), _element(event, "player")
    load = cargo(state, int(slot.partition("/")[2]))
    paint = partial(_paint_card, _card_of(context, event, load))
    return [
        _coin(int(str(event.args["price"])), boat, slot),
        Flight(paint, slot, boat, 1, None, slot),
    ]


def _laid(context: TableContext, state: State, event: Event) -> list[Flight]:
    slot = _element(event, "slot")
    return [Flight(partial(_paint_card, _card_of(context, event)), "pile", slot, 0, QSizeF(100, 140))]


def _ship_laid(context: TableContext, state: State, event: Event) -> list[Flight]:
    slot = _element(event, "slot")
    return _laid(context, state, event) + [_cube(good, "bag", slot) for good in _goods(event)]


def _discarded(context: TableContext, state: State, event: Event) -> list[Flight]:
    slot = _element(event, "slot")
    paint = partial(_paint_card, _card_of(context, event))
    return [Flight(paint, slot, "discards", 0, None, slot)]


def _cargo_lost(context: TableContext, state: State, event: Event) -> list[Flight]:
    slot = _element(event, "slot")
    return [_cube(good, slot, f"stock/{good}", _WITH_THE_LAST) for good in _goods(event)]


def _delivered(context: TableContext, state: State, event: Event) -> list[Flight]:
    good = _goods(event, "good")[0]
    return [_cube(good, _held(event, good), _element(event, "symbol"))]


def _held(event: Event, good: str) -> str:
    return f"{_element(event, 'player')}/goods/{good}"


def _sold(context: TableContext, state: State, event: Event) -> list[Flight]:
    """Goods to the stock, the coin back to the seller."""
    given = _goods(event, "goods" if "goods" in event.args else "good")
    away = [_cube(good, _held(event, good), f"stock/{good}") for good in given]
    return [*away, _coin(int(str(event.args["coins"])), f"stock/{given[0]}", _element(event, "player"), 1)]


def _converted(context: TableContext, state: State, event: Event) -> list[Flight]:
    wanted = _goods(event, "good")[0]
    away = [_cube(good, _held(event, good), f"stock/{good}") for good in _goods(event)]
    return [*away, _cube(wanted, f"stock/{wanted}", _held(event, wanted), 1)]


def _goods_discarded(context: TableContext, state: State, event: Event) -> list[Flight]:
    return [_cube(good, _held(event, good), f"stock/{good}") for good in _goods(event, "good")]


def _fire(context: TableContext, state: State, event: Event) -> list[Flight]:
    number = context.components.card_numbers[_element(event, "card").partition("/")[2]]
    sign = f"fire/{context.components.by_kind['fire'].index(number)}"

    def paint(painter: QPainter, rect: QRectF) -> None:
        box = QRectF(0, 0, rect.height() * 0.78, rect.height())
        box.moveCenter(QPointF(rect.center()))
        pieces.paint_flame(painter, box)

    return [Flight(paint, "pile", sign, 0, QSizeF(46, 58))]


def _fire_scored(sign: str, context: TableContext, state: State, event: Event) -> list[Flight]:
    """Points from the fire of this value to a boat."""
    points = int(str(event.args["points"]))
    values = [context.components.cards[card].value for card in context.components.by_kind["fire"]]
    place = values.index(points) if points in values else 0

    def paint(painter: QPainter, rect: QRectF) -> None:
        pieces.paint_points(painter, rect, f"{sign}{points}")

    return [Flight(paint, f"fire/{place}", _element(event, "player"), _WITH_THE_LAST + 1, QSizeF(34, 34))]


_Maker = Callable[[TableContext, State, Event], list[Flight]]

_MAKERS: dict[str, _Maker] = {
    "speicherstadt-placed": _placed,
    "speicherstadt-worker-home": _worker_home,
    "speicherstadt-bought": _bought,
    "speicherstadt-card-laid": _laid,
    "speicherstadt-ship-laid": _ship_laid,
    "speicherstadt-card-discarded": _discarded,
    "speicherstadt-cargo-lost": _cargo_lost,
    "speicherstadt-delivered": _delivered,
    "speicherstadt-sold": _sold,
    "speicherstadt-market": _sold,
    "speicherstadt-converted": _converted,
    "speicherstadt-goods-discarded": _goods_discarded,
    "speicherstadt-fire": _fire,
    "speicherstadt-fire-won": partial(_fire_scored, "+"),
    "speicherstadt-fire-lost": partial(_fire_scored, "−"),
}
