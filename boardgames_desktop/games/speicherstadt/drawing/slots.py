"""A slot with its house, painted from a ``SlotShown``."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.games.speicherstadt.drawing import cards, goods, queues
from boardgames_desktop.games.speicherstadt.drawing.items import Stamper
from boardgames_desktop.games.speicherstadt.drawing.layout import Layout
from boardgames_desktop.games.speicherstadt.drawing.palette import Palette
from boardgames_desktop.games.speicherstadt.drawing.readers import SlotShown


class SlotPainter:
    """Paints slots: queue, rope, card, goods on it, notice of sale, veil."""

    def __init__(self, places: Layout, palette: Palette, stamper: Stamper, context: TableContext) -> None:
        self._places = places
        self._palette = palette
        self._stamper = stamper
        self._sale = context.texts.text("speicherstadt-board-sale")

    def paint(self, painter: QPainter, shown: SlotShown) -> None:
        """Paint one slot."""
        if shown.selling:
            queues.paint_spotlight(painter, self._places, shown.slot)
        self._card(painter, shown)
        if shown.veil:
            self._veil(painter, shown)
        for place in shown.places:
            self._place(painter, shown, place)

    def paint_over(self, painter: QPainter, shown: SlotShown) -> None:
        """Paint what lies over the glow: the rope, the notice of sale."""
        if shown.places and shown.face is not None:
            queues.paint_rope(painter, self._places, shown.slot, shown.places[0].floor)
        if shown.selling:
            queues.paint_sale(painter, self._places, shown.slot, self._sale)

    def _card(self, painter: QPainter, shown: SlotShown) -> None:
        face, slot, paper = shown.face, shown.slot, self._palette.paper
        if face is None:
            return
        rect = self._places.card(slot)
        key = ("card", face, self._palette.evening)
        self._stamper.draw(painter, key, rect, lambda p, area: cards.paint_card(p, area, face, paper), 6)
        for index, good in enumerate(shown.cargo):
            self._cube(painter, self._places.cargo(slot, index, len(shown.cargo)), good)

    def _cube(self, painter: QPainter, rect: QRectF, good: str) -> None:
        self._stamper.draw(painter, ("cube", good), rect, lambda p, area: goods.paint_cube(p, area, good), 2)

    def _place(self, painter: QPainter, shown: SlotShown, place: queues.Place) -> None:
        """The open door of a floor, its worker, and the price."""
        palette, front = self._palette, place.front
        door = self._places.opening(shown.slot, place.floor)
        self._stamper.draw(
            painter,
            ("door", front, palette.evening),
            door,
            lambda p, area: queues.paint_open_door(p, area, front, palette),
            4,
        )
        if not place.lifted:
            painter.setOpacity(0.6 if place.ghost else 1.0)
            self._stamper.worker(painter, self._places.worker(shown.slot, place.floor), place.colour)
            painter.setOpacity(1.0)
        price = self._places.price(shown.slot, place.floor, front)
        if front and (shown.selling or shown.previewed):
            price.adjust(-3, -3, 5, 5)
        figure = str(place.price)
        key = ("price", figure, front)
        self._stamper.draw(painter, key, price, lambda p, area: queues.paint_price(p, area, figure, front), 3)

    def _veil(self, painter: QPainter, shown: SlotShown) -> None:
        front = self._places.house(shown.slot).adjusted(0, -2, 0, -12)
        queues.paint_veil(painter, front, self._palette, shown.veil)
        if shown.face is None:
            queues.paint_veil(painter, self._places.raft(shown.slot), self._palette, shown.veil)
