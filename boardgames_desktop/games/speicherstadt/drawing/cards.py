"""Trade cards: 5 : 7, head band in the colour of the kind, picture, effect in signs, points."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from boardgames_desktop.games.speicherstadt.drawing import goods, pieces, seasons
from boardgames_desktop.games.speicherstadt.drawing.palette import (
    INK,
    KINDS,
    OUTLINE,
    PAPER,
    clear,
    mixed,
)
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    INTERSECT,
    draw,
    fill,
    lines,
    number,
    polygon,
    rounded,
    shadow,
    text,
)
from boardgames_desktop.games.speicherstadt.drawing.vignettes import paint_picture

WIDE, HIGH = 100.0, 140.0
WHITE = QColor("#FFFFFF")


@dataclass(frozen=True)
class Face:
    """What is printed on a card, and what lies on it.

    name: short name in the reader's language. good: of merchants. value: a fireman's strength or a
    fire's number. symbols: goods of a contract. points: printed in the disc at the lower right.
    series: totals of the counting offices. cargo: goods lying on the ship.
    """

    kind: str
    name: str
    good: str = ""
    value: int = 0
    symbols: tuple[str, ...] = ()
    points: str = ""
    series: tuple[int, ...] = ()
    cargo: tuple[str, ...] = ()


def paint_card(painter: QPainter, rect: QRectF, face: Face, paper: QColor = PAPER) -> None:
    """Paint a card into ``rect``; its shadow falls a little beyond it."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDE, rect.height() / HIGH)
    sheet = rounded(QRectF(0, 0, WIDE, HIGH), 6)
    shadow(painter, sheet, 4, 100)
    fill(painter, sheet, paper)
    colour = KINDS.get(face.kind, INK)
    painter.save()
    painter.setClipPath(sheet, INTERSECT)
    fill(painter, rounded(QRectF(0, 0, WIDE, 25), 0), colour)
    fill(painter, rounded(QRectF(0, 0, WIDE, 1.6), 0), clear(WHITE, 90))
    fill(painter, rounded(QRectF(0, 25, WIDE, 2), 0), mixed(colour, QColor("#000000"), 0.35))
    fill(painter, rounded(QRectF(0, 27, WIDE, 77), 0), mixed(paper, colour, 0.13))
    painter.restore()
    _head(painter, face)
    _middle(painter, face, paper)
    _foot(painter, face)
    draw(painter, sheet, None, clear(OUTLINE, 200), 1.2)
    painter.restore()


def _head(painter: QPainter, face: Face) -> None:
    if face.kind == "fireman":
        text(painter, QRectF(31, 0, 67, 25), face.name, 14, WHITE, bold=True)
        pieces.paint_shield(painter, QRectF(4, 3, 26, 31), str(face.value))
    else:
        text(painter, QRectF(3, 0, WIDE - 6, 25), face.name, 14, WHITE, bold=True)


def _middle(painter: QPainter, face: Face, paper: QColor) -> None:
    if face.kind == "contract":
        _symbols(painter, face.symbols)
    elif face.kind == "fireman":
        paint_picture(painter, QRectF(-2, 30, 104, 107), face.kind, value=face.value)
    else:
        paint_picture(painter, QRectF(4, 30, 92, 71), face.kind, face.good)


def symbol_places(count: int) -> list[tuple[float, float, float]]:
    """Left, top and side of the symbols of a contract on a card of 100 by 140."""
    if count <= 1:
        return [(30, 46, 40)]
    if count == 2:
        return [(9, 47, 39), (52, 47, 39)]
    if count == 3:
        return [(31, 31, 37), (9, 70, 37), (54, 70, 37)]
    if count == 4:
        return [(11, 31, 37), (52, 31, 37), (11, 70, 37), (52, 70, 37)]
    side = 30.0
    return [(4 + 31 * (i % 3), 33 + 34 * (i // 3), side) for i in range(count)]


def _symbols(painter: QPainter, symbols: tuple[str, ...]) -> None:
    for good, (x, y, side) in zip(symbols, symbol_places(len(symbols))):
        goods.paint_symbol(painter, QRectF(x, y, side, side), good)


def _foot(painter: QPainter, face: Face) -> None:
    if face.kind == "ship":
        _cargo(painter, face.cargo)
    elif face.series:
        _series(painter, face.series)
    else:
        paint_effect(painter, QRectF(4, 108, 62, 28), face.kind, face.good)
        if face.points:
            pieces.paint_points(painter, QRectF(68, 107, 30, 30), face.points)


def _cargo(painter: QPainter, cargo: tuple[str, ...]) -> None:
    side = 29.0
    start = (WIDE - len(cargo) * side - (len(cargo) - 1) * 2) / 2
    for index, good in enumerate(cargo):
        goods.paint_cube(painter, QRectF(start + index * (side + 2), 107, side, side), good)


def _series(painter: QPainter, series: tuple[int, ...]) -> None:
    """What one, two, three and four of these are worth together."""
    step = 24.0
    start = (WIDE - step * len(series)) / 2
    for index, points in enumerate(series):
        pieces.paint_points(painter, QRectF(start + index * step + 0.5, 110, 23, 23), str(points))


def paint_effect(painter: QPainter, rect: QRectF, kind: str, good: str) -> None:
    """What a card does, in signs: what is counted or given, an arrow, what comes of it."""
    h = rect.height()
    first = QRectF(rect.left(), rect.top() + 2, h - 4, h - 4)
    last = QRectF(rect.left() + h + 8, rect.top() + 1, h - 2, h - 2)
    if kind == "merchant":
        goods.paint_symbol(painter, first.adjusted(1, 1, -1, -1), good)
        _arrow(painter, first.right() + 2, rect.center().y())
        pieces.paint_coin(painter, last, "1")
    elif kind == "bank":
        pieces.paint_coin(painter, QRectF(38, rect.top(), h, h), "+1")
    elif kind == "warehouse":
        for index in range(4):
            x = rect.left() + 1 + index * 13.2
            draw(
                painter,
                rounded(QRectF(x, rect.top() + 8.5, 11.5, 11.5), 2),
                QColor("#E9DCC2"),
                QColor("#7A5A40"),
                1.3,
            )
        _arrow(painter, rect.left() + 55, rect.center().y())
    elif kind == "port":
        paint_picture(painter, QRectF(rect.left(), rect.top() - 1, 40, h + 2), "ship")
        _arrow(painter, rect.left() + 46, rect.center().y())
    elif kind == "chamber_of_commerce":
        pieces.paint_coin(painter, QRectF(rect.left() + 12, rect.top() + 1, h - 2, h - 2))
        _arrow(painter, rect.left() + 46, rect.center().y())


def _arrow(painter: QPainter, x: float, y: float) -> None:
    lines(painter, INK, 1.8, [(x, y), (x + 6, y)])
    fill(painter, polygon([(x + 4.6, y - 4), (x + 10, y), (x + 4.6, y + 4)]), INK)


def paint_back(painter: QPainter, rect: QRectF, season: int, paper: QColor = PAPER) -> None:
    """The back of a card: the sign of its season in a frame of brick."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDE, rect.height() / HIGH)
    colour = seasons.SEASONS[season % len(seasons.SEASONS)].colour
    sheet = rounded(QRectF(0, 0, WIDE, HIGH), 6)
    shadow(painter, sheet, 3, 90)
    draw(painter, sheet, paper, clear(OUTLINE, 210), 1.4)
    field = QRectF(6, 6, WIDE - 12, HIGH - 12)
    fill(painter, rounded(field, 4), colour)
    painter.save()
    painter.setClipPath(rounded(field, 4), INTERSECT)
    for row in range(13):
        for column in range(-1, 5):
            x = field.left() + column * 24 + (12 if row % 2 else 0)
            draw(painter, rounded(QRectF(x, field.top() + row * 10, 24, 10), 1), None, clear(WHITE, 46), 1)
    painter.restore()
    draw(painter, rounded(field, 4), None, mixed(colour, QColor("#000000"), 0.35), 1.2)
    seasons.paint_season(painter, QRectF(22, 42, 56, 56), season)
    painter.restore()


def paint_pile(painter: QPainter, rect: QRectF, season: int, count: int, paper: QColor = PAPER) -> None:
    """A pile of cards, the thicker the more there are; ``rect`` holds the whole pile."""
    depth = min(6, (count + 7) // 8)
    top = QRectF(rect.left(), rect.top(), rect.width() - 7, rect.height() - 7)
    for layer in range(depth, 0, -1):
        edge = rounded(top.translated(layer * 1.2, layer * 1.2), 5)
        draw(painter, edge, mixed(paper, OUTLINE, 0.12), clear(OUTLINE, 180), 0.8)
    paint_back(painter, top, season, paper)


def paint_count(painter: QPainter, centre: QPointF, figure: str, px: float = 15) -> None:
    """How many: a small dark plate with a light figure."""
    width = px * (0.66 * len(figure) + 0.9)
    plate = QRectF(0, 0, width, px * 1.5)
    plate.moveCenter(centre)
    draw(painter, rounded(plate, px * 0.4), QColor("#2B2622"), clear(PAPER, 220), 1.2)
    number(painter, plate, figure, px, PAPER)
