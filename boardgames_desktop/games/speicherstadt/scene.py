"""The board of Die Speicherstadt: the warehouse street at the water."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from boardgames_desktop.app.board import BoardScene, Flight
from boardgames_desktop.app.context import TableContext
from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt.drawing import boats, info, layout, still
from boardgames_desktop.games.speicherstadt.drawing.flights import flights_of
from boardgames_desktop.games.speicherstadt.drawing.items import Shown, Stamper
from boardgames_desktop.games.speicherstadt.drawing.labels import board_words
from boardgames_desktop.games.speicherstadt.drawing.layout import Layout
from boardgames_desktop.games.speicherstadt.drawing.palette import palette
from boardgames_desktop.games.speicherstadt.drawing.readers import cargo, read_boat, read_slot
from boardgames_desktop.games.speicherstadt.drawing.seasons import SEASONS
from boardgames_desktop.games.speicherstadt.drawing.slots import SlotPainter
from boardgames_desktop.games.speicherstadt.readings import discards, pile_by_deck, season
from boardgames_desktop.games.speicherstadt.state import FLOORS, PLACE, State

_OWN = ("slot", "queue", "cargo", "stock", "pile", "season", "bag", "discards", "fire", "round", "start-coin")
_LAST_OF_PLACING = "speicherstadt-placed"


class Scene(BoardScene):
    """Houses with queues above, cards on rafts before them, towers and piers at both ends."""

    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        components = context.components
        self.setSceneRect(QRectF(0, 0, layout.WIDE, layout.HIGH))
        self._places = Layout(components.slots, components.seats)
        self._palette = palette(context.theme.dark)
        self._words = board_words(context)
        self._stamper = Stamper(self.stamps)
        self._state: State | None = None
        self._lifted: frozenset[str] = frozenset()
        self._elements: list[str] = []
        self._stock_targets: frozenset[str] = frozenset()
        self._items: dict[str, Shown] = {}
        self._slots = SlotPainter(self._places, self._palette, self._stamper, context)
        self._boats = boats.BoatPainter(self._palette, self._stamper)
        self._make_items()

    # --- items ------------------------------------------------------------------------------------

    def _make_items(self) -> None:
        components = self.context.components
        for slot in range(components.slots):
            self._add(f"slot/{slot}", self._places.column(slot), self._slots.paint)
        for index in range(len(components.deck_names)):
            self._add_sign(f"season/{index}", info.season_rect(index), self._paint_season)
        for index in range(len(components.by_kind["fire"])):
            self._add_sign(f"fire/{index}", info.fire_rect(index), self._paint_fire)
        for index in range(len(components.goods)):
            self._add_sign(f"stock/{index}", info.stock_rect(index), self._paint_stock)
        self._add_sign("round", info.CLOCK, self._paint_round)
        self._add_sign("start-coin", info.START, self._paint_start)
        self._add_sign("pile", info.PILE_AREA, self._paint_pile)
        self._add_sign("discards", info.DISCARDS_AREA, self._paint_discards)
        self._add_sign("bag", info.BAG_AREA, self._paint_bag)
        for seat in range(components.seats):
            self._add(f"player/{seat}", self._places.boat(seat).adjusted(-6, -6, 6, 6), self._paint_boat)

    def _add(self, name: str, area: QRectF, paint: Any) -> None:
        item = Shown(area, paint)
        self._items[name] = item
        self.addItem(item)

    def _add_sign(self, name: str, area: QRectF, paint: Any) -> None:
        """An item painted once per value and drawn as a picture after that."""
        outer = area.adjusted(-6, -6, 6, 6)

        def stamped(painter: QPainter, value: Any) -> None:
            key = (name, value)
            self._stamper.draw(painter, key, outer, lambda inner, _area: paint(inner, value))

        self._add(name, outer, stamped)

    def _paint_season(self, painter: QPainter, value: tuple[int, int, bool]) -> None:
        info.paint_season_line(painter, *value, self._words, self._palette)

    def _paint_fire(self, painter: QPainter, value: tuple[int, int, bool, bool]) -> None:
        info.paint_fire(painter, *value, self._palette)

    def _paint_stock(self, painter: QPainter, value: tuple[int, str, int, bool]) -> None:
        info.paint_stock(painter, *value, self._palette)

    def _paint_round(self, painter: QPainter, value: tuple[int, int]) -> None:
        info.paint_round(painter, *value, self._words, self._palette)

    def _paint_start(self, painter: QPainter, seat: int) -> None:
        info.paint_start(painter, self.context.colour(seat), self._words, self._palette)

    def _paint_pile(self, painter: QPainter, value: tuple[int, int]) -> None:
        info.paint_pile(painter, *value, self._words, self._palette)

    def _paint_discards(self, painter: QPainter, count: int) -> None:
        info.paint_discards(painter, count, self._words, self._palette)

    def _paint_bag(self, painter: QPainter, count: int) -> None:
        info.paint_bag(painter, count, self._words, self._palette)

    def _paint_boat(self, painter: QPainter, value: tuple[int, boats.Boat]) -> None:
        self._boats.paint(painter, self._places.boat(value[0]), value[1])

    def still_rect(self) -> QRectF:
        beyond = still.BEYOND
        return self.sceneRect().adjusted(-beyond, -beyond, beyond, beyond)

    def paint_still(self, painter: QPainter) -> None:
        still.paint_street(painter, self._places, self._palette)
        still.paint_ends(painter, self._palette, self._words)

    def drawForeground(self, painter: QPainter, rect: QRectF | Any) -> None:
        super().drawForeground(painter, rect)
        for slot in range(self._places.slots):
            shown = self._items[f"slot/{slot}"].value
            if shown is not None and self._places.column(slot).intersects(QRectF(rect)):
                self._slots.paint_over(painter, shown)

    # --- what is shown ------------------------------------------------------------------------------

    def sync(self, observation: State) -> None:
        self._state = observation
        self._elements = [
            e for e in self.context.game.elements(observation) if self._is_shown(observation, e)
        ]
        self._show()

    def set_lifted(self, elements: Collection[str]) -> None:
        self._lifted = frozenset(elements)
        self._show()

    def _show(self) -> None:
        state = self._state
        if state is None:
            return
        components = state.components
        for slot in range(components.slots):
            self._show_slot(state, slot)
        counts, now = pile_by_deck(state), season(state)
        for index, count in enumerate(counts):
            self._items[f"season/{index}"].show_value((index, count, index == now and count > 0))
        for index, card in enumerate(components.by_kind["fire"]):
            points = components.cards[card].value
            value = (index, points, index < state.fires, index == state.fires)
            self._items[f"fire/{index}"].show_value(value)
        for index, good in enumerate(components.goods):
            lit = f"stock/{good}" in self._stock_targets
            self._items[f"stock/{index}"].show_value((index, good, state.stock[index], lit))
        self._items["round"].show_value((state.round, components.rounds))
        self._items["start-coin"].show_value(state.start_player)
        self._items["pile"].show_value((now, len(state.pile)))
        self._items["discards"].show_value(len(discards(state)))
        self._items["bag"].show_value(len(state.bag))
        for seat in range(components.seats):
            boat = read_boat(self.context, state, seat, self._lifted)
            self._items[f"player/{seat}"].show_value((seat, boat))

    def _show_slot(self, state: State, slot: int) -> None:
        preview = state.phase == PLACE and slot == self._slot_of(self.marks.hovered) and self._can_place(slot)
        shown = read_slot(self.context, state, slot, self._lifted, preview)
        self._items[f"slot/{slot}"].show_value(shown)

    def _can_place(self, slot: int) -> bool:
        return f"slot/{slot}" in self.targets

    def _slot_of(self, element: str) -> int:
        """The slot an element belongs to; -1 for none."""
        head, *rest = element.split("/")
        return int(rest[0]) if head in ("slot", "queue", "cargo") else -1

    def hover(self, element: str) -> None:
        before = self._slot_of(self.marks.hovered)
        super().hover(element)
        if self._state is not None:
            for slot in {before, self._slot_of(element)} - {-1}:
                self._show_slot(self._state, slot)

    # --- marks --------------------------------------------------------------------------------------

    def set_targets(self, elements: Collection[str]) -> None:
        """Of a slot only its card glows, not each floor and cube that means the same.

        The narrow rows of the stock have a frame of their own.
        """
        self._stock_targets = frozenset(e for e in elements if e.startswith("stock/"))
        super().set_targets([e for e in elements if not e.startswith(("queue/", "cargo/", "stock/"))])
        self._show()

    def last_move_elements(self, events: Sequence[Event]) -> list[str]:
        first = events[0] if events else None
        if first is None:
            return []
        if first.id == _LAST_OF_PLACING:
            return [str(first.args["floor"])]
        named = [value for value in first.args.values() if isinstance(value, str)]
        return [e for e in named if not e.startswith("player/") and self.element_rect(e) is not None]

    # --- where elements are ---------------------------------------------------------------------------

    def elements_at_board(self) -> Sequence[str]:
        return self._elements

    def _is_shown(self, state: State, element: str) -> bool:
        head, *rest = element.split("/")
        if head == "player":
            return len(rest) == 1
        if head == "queue":
            slot, floor = int(rest[0]), int(rest[1])
            return state.queue_front[slot] <= floor < state.queue_end[slot]
        return head in _OWN

    def element_rect(self, element: str) -> QRectF | None:
        head, *rest = element.split("/")
        if head in _FIXED and not rest:
            return QRectF(_FIXED[head])
        finder = {
            "slot": self._slot_rect,
            "queue": self._floor_rect,
            "cargo": self._cargo_rect,
            "card": self._card_rect,
            "stock": self._stock_rect,
            "season": self._season_rect,
            "fire": self._fire_rect,
            "player": self._seat_rect,
        }.get(head)
        return finder(rest) if finder and rest else None

    def _slot_rect(self, rest: list[str]) -> QRectF | None:
        slot = _number(rest[0], self._places.slots)
        return None if slot is None else self._places.raft(slot)

    def _floor_rect(self, rest: list[str]) -> QRectF | None:
        slot, floor = _number(rest[0], self._places.slots), _number(rest[-1], FLOORS)
        return None if slot is None or floor is None else self._places.opening(slot, floor)

    def _cargo_rect(self, rest: list[str]) -> QRectF | None:
        slot = _number(rest[0], self._places.slots)
        if slot is None or self._state is None:
            return None
        cubes = cargo(self._state, slot)
        found = [self._places.cargo(slot, i, len(cubes)) for i, good in enumerate(cubes) if good == rest[-1]]
        return found[0].united(found[-1]) if found else None

    def _card_rect(self, rest: list[str]) -> QRectF | None:
        """A card lying on a slot."""
        number = self.context.components.card_numbers.get(rest[0])
        if self._state is None or number is None or number not in self._state.slots:
            return None
        return self._places.card(self._state.slots.index(number))

    def _stock_rect(self, rest: list[str]) -> QRectF | None:
        good = self.context.components.good_numbers.get(rest[0])
        return None if good is None else info.stock_rect(good)

    def _season_rect(self, rest: list[str]) -> QRectF | None:
        letters = [one.letter for one in SEASONS]
        return info.season_rect(letters.index(rest[0])) if rest[0] in letters else None

    def _fire_rect(self, rest: list[str]) -> QRectF | None:
        fire = _number(rest[0], len(self.context.components.by_kind["fire"]))
        return None if fire is None else info.fire_rect(fire)

    def _seat_rect(self, rest: list[str]) -> QRectF | None:
        seat = _number(rest[0], self._places.seats)
        if seat is None:
            return None
        boat = self._places.boat(seat)
        if len(rest) == 1:
            return boats.hull_rect(boat)
        if rest[1:] == ["workers"]:
            waiting = self._state.workers[seat] if self._state is not None else 0
            return boats.peg_rect(boat, max(0, waiting - 1))
        return None

    def element_path(self, element: str) -> QPainterPath | None:
        head, *rest = element.split("/")
        if head == "player" and len(rest) == 1:
            rect = self.element_rect(element)
            return None if rect is None else boats.hull_path(rect)
        return super().element_path(element)

    def element_at(self, point: QPointF) -> str:
        found = super().element_at(point)
        if found:
            return found
        for slot in range(self._places.slots):
            if self._places.column(slot).contains(point):
                return f"slot/{slot}"
        return ""

    # --- flights ----------------------------------------------------------------------------------------

    def flights(self, event: Event) -> list[Flight]:
        return [] if self._state is None else flights_of(self.context, self._state, event)


_FIXED = {
    "pile": info.PILE,
    "discards": info.DISCARDS,
    "bag": info.BAG,
    "round": info.CLOCK,
    "start-coin": info.START,
}


def _number(text: str, below: int) -> int | None:
    return int(text) if text.isdigit() and int(text) < below else None
