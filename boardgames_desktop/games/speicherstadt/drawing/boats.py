"""The boats of the seats at the lower edge: who is to move, workers at home, coins, strength."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.app.theme import PLAYER_COLOURS, light_theme, paint_chip
from boardgames_desktop.games.speicherstadt.drawing import pieces
from boardgames_desktop.games.speicherstadt.drawing.items import Stamper
from boardgames_desktop.games.speicherstadt.drawing.palette import AMBER, GOLD, OUTLINE, Palette, clear, mixed
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    INTERSECT,
    LEFT,
    draw,
    ellipse,
    fill,
    lines,
    polygon,
    text,
)

WHITE, BLACK = QColor("#FFFFFF"), QColor("#000000")
HULL = QColor("#3B3128")
PEG_WIDE, PEG_HIGH = 20.0, 25.0


@dataclass(frozen=True)
class Boat:
    """What a boat shows. workers: at home, not placed yet. acting: to move now."""

    colour: str
    name: str
    workers: int
    most: int
    coins: int
    strength: int
    acting: bool
    starts: bool


def hull_rect(rect: QRectF) -> QRectF:
    """The hull in a boat's rectangle; workers stand above it."""
    return QRectF(rect.left(), rect.bottom() - 23, rect.width(), 23)


def peg_rect(rect: QRectF, index: int) -> QRectF:
    """Where a waiting worker stands in a boat."""
    hull = hull_rect(rect)
    return QRectF(rect.left() + 30 + index * 22, hull.top() - PEG_HIGH + 0.6, PEG_WIDE, PEG_HIGH)


class BoatPainter:
    """Paints boats: waiting workers stand in them, the hull before them."""

    def __init__(self, palette: Palette, stamper: Stamper) -> None:
        self._palette = palette
        self._stamper = stamper

    def paint(self, painter: QPainter, rect: QRectF, boat: Boat) -> None:
        """A boat into its rectangle."""
        for index in range(boat.workers):
            self._stamper.worker(painter, peg_rect(rect, index), boat.colour)
        shown = replace(boat, workers=0)
        outer = rect.adjusted(-6, 0, 6, 4)
        key = ("boat", shown, self._palette.evening)
        self._stamper.draw(painter, key, outer, lambda p, area: self._hull(p, area, shown))

    def _hull(self, painter: QPainter, area: QRectF, boat: Boat) -> None:
        hull = hull_rect(area.adjusted(6, 0, -6, -4))
        fill(
            painter, ellipse(QPointF(hull.center().x(), hull.bottom()), hull.width() / 2, 5), clear(BLACK, 70)
        )
        path = hull_path(hull)
        if boat.acting:
            draw(painter, path, None, OUTLINE, 6)
            draw(painter, path, None, AMBER, 3.6)
        ground = mixed(HULL, BLACK, 0.3 if self._palette.evening else 0.1)
        draw(painter, path, ground, clear(BLACK, 200), 1)
        painter.save()
        painter.setClipPath(path, INTERSECT)
        painter.fillRect(
            QRectF(hull.left(), hull.top(), hull.width(), 4.6), PLAYER_COLOURS[boat.colour].colour
        )
        y = hull.top() + 4.6
        lines(painter, clear(WHITE, 150), 0.8, [(hull.left(), y), (hull.right(), y)])
        painter.restore()
        _cargo(painter, hull, boat)
        if boat.acting:
            _arrow(painter, hull)


def hull_path(hull: QRectF) -> QPainterPath:
    """The outline of a hull."""
    path = QPainterPath(QPointF(hull.left(), hull.top()))
    path.lineTo(hull.right(), hull.top())
    path.cubicTo(
        hull.right() - 3, hull.top() + 14, hull.right() - 8, hull.bottom(), hull.right() - 16, hull.bottom()
    )
    path.lineTo(hull.left() + 16, hull.bottom())
    path.cubicTo(hull.left() + 8, hull.bottom(), hull.left() + 3, hull.top() + 14, hull.left(), hull.top())
    path.closeSubpath()
    return path


def _cargo(painter: QPainter, hull: QRectF, boat: Boat) -> None:
    """Chip and name at the left, coins and strength at the right."""
    middle = QRectF(hull.left() + 12, hull.top() + 5, hull.width() - 24, hull.height() - 6)
    side = 15.0
    right = middle.right()
    figures = [(pieces.paint_helmet, boat.strength)] if boat.strength else []
    figures.append((pieces.paint_coin, boat.coins))
    for paint, figure in figures:
        wide = 9.0 if figure < 10 else 17.0
        box = QRectF(right - wide, middle.top(), wide, middle.height())
        text(painter, box, str(figure), 13, WHITE, LEFT, bold=True)
        paint(painter, QRectF(right - wide - side - 2, middle.center().y() - side / 2, side, side))
        right -= wide + side + 8
    chip = QRectF(middle.left(), middle.center().y() - 8, 16, 16)
    paint_chip(painter, chip, PLAYER_COLOURS[boat.colour], light_theme())
    left = middle.left() + 21
    name = QRectF(left, middle.top(), right - left, middle.height())
    text(painter, name, boat.name, 13, WHITE, LEFT, bold=boat.acting)


def _arrow(painter: QPainter, hull: QRectF) -> None:
    """The pennant of the seat to move, at the stern."""
    x, y = hull.left() + 13, hull.top()
    lines(painter, OUTLINE, 3.2, [(x, y + 1), (x, y - 22)])
    lines(painter, GOLD, 1.4, [(x, y), (x, y - 22)])
    draw(painter, polygon([(x, y - 22), (x + 15, y - 17), (x, y - 11)]), AMBER, OUTLINE, 1.2)
