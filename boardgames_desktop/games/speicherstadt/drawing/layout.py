"""Where everything on the board is, in board units. The board is 1040 wide and 586 high."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

WIDE, HIGH = 1040.0, 586.0
SIDE = 118.0
"""Width of the tower and pier at either end."""
FLOORS = 8

EAVES = 84.0
"""Where the gables begin; the floors are below."""
FLOOR = 35.0
WATERLINE = EAVES + FLOORS * FLOOR + 12
CARD_WIDE, CARD_HIGH = 100.0, 140.0
CARD_TOP = WATERLINE + 13
BOATS_TOP = CARD_TOP + CARD_HIGH + 9
WIDEST = 174.0


@dataclass(frozen=True)
class Layout:
    """The places on a board with this many slots and seats."""

    slots: int
    seats: int

    @property
    def pitch(self) -> float:
        """From the middle of one house to the middle of the next."""
        return min((WIDE - 2 * SIDE) / self.slots, WIDEST)

    def middle(self, slot: int) -> float:
        """Where the middle of a house is."""
        return WIDE / 2 + (slot - (self.slots - 1) / 2) * self.pitch

    def house(self, slot: int) -> QRectF:
        """The front of a house from eaves to water, without its gable."""
        wide = self.pitch - 6
        return QRectF(self.middle(slot) - wide / 2, EAVES, wide, WATERLINE - EAVES)

    def column(self, slot: int) -> QRectF:
        """House, gable, card and the water between: everything that belongs to a slot."""
        wide = self.pitch
        return QRectF(self.middle(slot) - wide / 2, 8, wide, BOATS_TOP - 10)

    def card(self, slot: int) -> QRectF:
        """Where the card of a slot lies."""
        return QRectF(self.middle(slot) - CARD_WIDE / 2, CARD_TOP, CARD_WIDE, CARD_HIGH)

    def raft(self, slot: int) -> QRectF:
        """The raft on which the card of a slot lies."""
        return self.card(slot).adjusted(-6, -6, 6, 6)

    def opening(self, slot: int, floor: int) -> QRectF:
        """The loading door of a floor (0 is the lowest), where a worker stands."""
        top = EAVES + (FLOORS - 1 - floor) * FLOOR
        return QRectF(self.middle(slot) - 17, top + 2, 34, FLOOR - 3)

    def worker(self, slot: int, floor: int) -> QRectF:
        """The worker in a loading door."""
        door = self.opening(slot, floor)
        return QRectF(door.center().x() - 12.5, door.bottom() - 31.5, 25, 31)

    def price(self, slot: int, floor: int, front: bool) -> QRectF:
        """The price beside a worker; the front one's is larger."""
        door = self.opening(slot, floor)
        side = 27.0 if front else 19.0
        box = QRectF(0, 0, side, side)
        box.moveCenter(QPointF(door.right() + 17, door.center().y() + 1))
        return box

    def cargo(self, slot: int, index: int, count: int) -> QRectF:
        """A cube on the ship of a slot."""
        card, side = self.card(slot), 29.0
        left = card.left() + (CARD_WIDE - count * side - (count - 1) * 2) / 2
        return QRectF(left + index * (side + 2), card.top() + 107, side, side)

    def boat(self, seat: int) -> QRectF:
        """The boat of a seat at the lower edge, where its workers wait."""
        gap = 8.0
        left, right = 8.0, WIDE - 8.0
        wide = min((right - left + gap) / self.seats - gap, 250.0)
        start = WIDE / 2 - (self.seats * (wide + gap) - gap) / 2
        return QRectF(start + seat * (wide + gap), BOATS_TOP, wide, HIGH - BOATS_TOP - 2)


LEFT_TOWER = QRectF(0, 60, SIDE - 6, WATERLINE - 60)
RIGHT_TOWER = QRectF(WIDE - SIDE + 6, 60, SIDE - 6, WATERLINE - 60)
LEFT_PIER = QRectF(0, WATERLINE, SIDE - 4, BOATS_TOP - WATERLINE - 2)
RIGHT_PIER = QRectF(WIDE - SIDE + 4, WATERLINE, SIDE - 4, BOATS_TOP - WATERLINE - 2)
