"""What moves at a house: workers in the loading doors, prices, the rope to the card, the notice of sale."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.games.speicherstadt.drawing import pieces
from boardgames_desktop.games.speicherstadt.drawing.layout import Layout
from boardgames_desktop.games.speicherstadt.drawing.palette import (
    AMBER,
    GOLD,
    INK,
    OUTLINE,
    Palette,
    clear,
    mixed,
)
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    INTERSECT,
    arched,
    draw,
    ellipse,
    fill,
    lines,
    number,
    polygon,
    rounded,
    text,
)

WHITE, BLACK = QColor("#FFFFFF"), QColor("#000000")


@dataclass(frozen=True)
class Place:
    """One occupied floor: the colour of its worker, and the price at which it would be asked.

    ghost: only shown as a preview. lifted: the worker is in the air, its place stays lit.
    """

    floor: int
    colour: str
    price: int
    front: bool
    ghost: bool = False
    lifted: bool = False


def paint_open_door(painter: QPainter, box: QRectF, front: bool, palette: Palette) -> None:
    """The lit loading door of an occupied floor."""
    rise = box.height() * 0.26
    path = arched(box.adjusted(1, 0.6, -1, -1), rise)
    fill(painter, path, palette.hatch_front if front else palette.hatch_used)
    painter.save()
    painter.setClipPath(path, INTERSECT)
    shade = mixed(palette.hatch_front if front else palette.hatch_used, BLACK, 0.16)
    fill(
        painter,
        polygon([(box.left(), box.top()), (box.left() + 5, box.top()), (box.left() + 2, box.bottom())]),
        shade,
    )
    fill(painter, rounded(QRectF(box.left(), box.bottom() - 6, box.width(), 6), 0), shade)
    painter.restore()
    if front:
        draw(painter, path, None, OUTLINE, 4.4)
        draw(painter, path, None, GOLD, 2.4)
    else:
        draw(painter, path, None, OUTLINE, 1.6)


def paint_price(painter: QPainter, box: QRectF, figure: str, front: bool) -> None:
    """The price beside a worker: a coin for the front one, a small plain disc for those behind."""
    if front:
        fill(painter, ellipse(box.center(), box.width() / 2 + 0.6), clear(BLACK, 110))
        pieces.paint_coin(painter, box, figure)
        return
    draw(painter, ellipse(box.center(), box.width() / 2 - 1), QColor("#F3E6C4"), clear(OUTLINE, 230), 1.1)
    number(painter, box, figure, 13, INK)


def paint_rope(painter: QPainter, layout: Layout, slot: int, floor: int) -> None:
    """The rope from the front worker down to the card, with its hook: who has the first claim."""
    box, card = layout.opening(slot, floor), layout.card(slot)
    x, top, end = card.center().x(), box.bottom() - 0.5, card.top() + 1
    lines(painter, clear(BLACK, 150), 4.4, [(x, top), (x, end - 7)])
    lines(painter, QColor("#F2DFA8"), 2.2, [(x, top), (x, end - 7)])
    tip = polygon([(x - 7.5, end - 9), (x + 7.5, end - 9), (x, end + 1)])
    draw(painter, tip, GOLD, OUTLINE, 1.3)


def paint_sale(painter: QPainter, layout: Layout, slot: int, words: str) -> None:
    """The notice over the card that is being sold."""
    card = layout.card(slot)
    banner = QRectF(card.left() - 4, card.top() - 23, card.width() + 8, 21)
    x = card.center().x()
    draw(
        painter,
        polygon([(x - 12, banner.bottom() - 1), (x + 12, banner.bottom() - 1), (x, banner.bottom() + 9)]),
        AMBER,
        OUTLINE,
        1.3,
    )
    for side in (-1, 1):
        edge = banner.left() if side < 0 else banner.right()
        tail = polygon(
            [
                (edge - side * 4, banner.top() + 5),
                (edge + side * 9, banner.top() + 5),
                (edge + side * 5, banner.center().y() + 4),
                (edge + side * 9, banner.bottom() + 4),
                (edge - side * 4, banner.bottom() + 4),
            ]
        )
        draw(painter, tail, mixed(AMBER, BLACK, 0.22), OUTLINE, 1.2)
    draw(painter, rounded(banner, 3), AMBER, OUTLINE, 1.4)
    text(painter, banner.adjusted(6, 0, -6, 0), words, 14, INK, bold=True)


def paint_spotlight(painter: QPainter, layout: Layout, slot: int) -> None:
    """A frame of light around the house whose card is being sold."""
    front = layout.house(slot)
    frame = QPainterPath()
    frame.addRoundedRect(front.adjusted(-1, -1, 1, -10), 3, 3)
    draw(painter, frame, None, clear(OUTLINE, 200), 5)
    draw(painter, frame, None, QColor("#FFE9AE"), 2.6)


def paint_veil(painter: QPainter, area: QRectF, palette: Palette, strength: int) -> None:
    """A thin veil over what is not in question now."""
    colour = QColor("#12202C") if palette.evening else QColor("#DFE5E4")
    fill(painter, rounded(area, 4), clear(colour, strength))


def paint_empty(painter: QPainter, rect: QRectF) -> None:
    """A raft without a card: the outline of one."""
    frame = rounded(rect.adjusted(8, 8, -8, -8), 5)
    draw(painter, frame, clear(BLACK, 40), clear(WHITE, 70), 1.2)
