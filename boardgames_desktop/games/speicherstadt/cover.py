"""The cover of Die Speicherstadt on the shelf: the canal with its warehouses on a calm day."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.app.theme import PLAYER_COLOURS
from boardgames_desktop.games.speicherstadt.drawing import backdrop, goods, houses, pieces
from boardgames_desktop.games.speicherstadt.drawing.palette import (
    GOLD,
    OUTLINE,
    Palette,
    clear,
    mixed,
    palette,
)
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    INTERSECT,
    arched,
    draw,
    ellipse,
    fill,
    lines,
    polygon,
)

WIDE, HIGH = 600.0, 400.0
_WATER = 296.0
_EAVES = 106.0
_FLOORS = 5
_CUT_ABOVE = 0.36
"""Share of what is too high for a wide field that is cut off above, the rest below."""
_HOUSES = ((20.0, 132.0, 0), (158.0, 132.0, 2), (296.0, 132.0, 1), (434.0, 146.0, 3))
"""Left edge, width and look of the houses; more of them go on beyond both edges."""
_STREET = 1096.0
"""How wide the street is with those: a wide field shows more houses before anything is cut off."""
_BEYOND = ((-256.0, 132.0, 4), (-118.0, 132.0, 1), (586.0, 132.0, 2), (724.0, 132.0, 0))
_WORKERS = (
    (0, 0, "red", True),
    (0, 1, "blue", False),
    (1, 0, "yellow", True),
    (1, 1, "mint", False),
    (1, 2, "red", False),
    (3, 0, "charcoal", True),
    (3, 1, "yellow", False),
)
"""House, floor, colour, and whether the worker is the first of the queue."""
BLACK, WHITE = QColor("#000000"), QColor("#FFFFFF")


def paint_cover(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """Fill ``rect`` with the picture; what does not fit is cut off at the sides or above."""
    colours = palette(dark)
    painter.save()
    painter.setClipRect(rect, INTERSECT)
    scale = max(rect.width() / _STREET, rect.height() / HIGH)
    above = (HIGH * scale - rect.height()) * _CUT_ABOVE
    painter.translate(rect.center().x() - WIDE * scale / 2, rect.top() - above)
    painter.scale(scale, scale)
    shown = max(WIDE, rect.width() / scale)
    _scene(painter, QRectF((WIDE - shown) / 2, 0, shown, HIGH), colours)
    painter.restore()


def _scene(painter: QPainter, area: QRectF, colours: Palette) -> None:
    backdrop.paint_sky(
        painter, QRectF(area.left(), area.top(), area.width(), _EAVES + 80 - area.top()), colours
    )
    backdrop.paint_skyline(painter, QRectF(area.left(), _EAVES - 60, area.width(), 70), colours)
    water = QRectF(area.left(), _WATER - 4, area.width(), HIGH - _WATER + 4)
    backdrop.paint_water(painter, water, colours)
    for left, wide, look in (*_BEYOND, *_HOUSES):
        front = QRectF(left, _EAVES, wide, _WATER - _EAVES)
        backdrop.paint_reflection(painter, front, colours.bricks[look], colours, 84)
    for left, wide, look in (*_BEYOND, *_HOUSES):
        front = QRectF(left, _EAVES, wide, _WATER - _EAVES)
        houses.paint_house(painter, front, _FLOORS, look, colours)
    for house, floor, colour, first in _WORKERS:
        _worker(painter, house, floor, colour, first, colours)
    _crate(painter, colours)
    _barge(painter, colours)


def _door(house: int, floor: int) -> QRectF:
    left, wide, _ = _HOUSES[house]
    high = (_WATER - _EAVES - 12) / _FLOORS
    top = _EAVES + (_FLOORS - 1 - floor) * high
    return QRectF(left + wide / 2 - 17, top + 2, 34, high - 3)


def _worker(painter: QPainter, house: int, floor: int, colour: str, first: bool, colours: Palette) -> None:
    box = _door(house, floor)
    path = arched(box.adjusted(1, 0.6, -1, -1), box.height() * 0.26)
    draw(painter, path, colours.hatch_front if first else colours.hatch_used, OUTLINE, 2)
    if first:
        draw(painter, path, None, GOLD, 1.6)
    pieces.paint_worker(
        painter, QRectF(box.center().x() - 12.5, box.bottom() - 32, 25, 31), PLAYER_COLOURS[colour]
    )


def _crate(painter: QPainter, colours: Palette) -> None:
    """A bundle of goods on the rope of the third house."""
    left, wide, _ = _HOUSES[2]
    x = left + wide / 2
    lines(painter, clear(BLACK, 170), 3.4, [(x, _EAVES), (x, 196)])
    lines(painter, QColor("#E8D5A0"), 1.8, [(x, _EAVES), (x, 196)])
    lines(painter, OUTLINE, 1.6, [(x, 194), (x - 20, 214)], [(x, 194), (x + 20, 214)])
    draw(
        painter,
        polygon([(x - 32, 246), (x + 32, 246), (x + 29, 251), (x - 29, 251)]),
        QColor("#7A5332"),
        OUTLINE,
        1.4,
    )
    for dx, dy, good in ((-29, 0, "coffee"), (1, 0, "saffron"), (-14, -27, "carpet")):
        goods.paint_cube(painter, QRectF(x + dx, 218 + dy, 29, 29), good)


def _barge(painter: QPainter, colours: Palette) -> None:
    """A lighter with goods and a worker in the foreground."""
    painter.save()
    painter.translate(300, 0)
    painter.scale(1.16, 1.16)
    painter.translate(-300, -52)
    fill(painter, ellipse(QPointF(292, 378), 132, 10), clear(BLACK, 80))
    for x, y, good in (
        (226, 312, "tea"),
        (258, 312, "rubber"),
        (290, 312, "carpet"),
        (242, 281, "saffron"),
        (274, 281, "coffee"),
    ):
        goods.paint_cube(painter, QRectF(x, y, 33, 33), good)
    pieces.paint_worker(painter, QRectF(346, 292, 38, 48), PLAYER_COLOURS["blue"])
    hull = QPainterPath(QPointF(158, 334))
    hull.lineTo(430, 334)
    hull.cubicTo(424, 356, 414, 372, 396, 378)
    hull.lineTo(192, 378)
    hull.cubicTo(174, 372, 164, 356, 158, 334)
    draw(painter, hull, mixed(QColor("#5A3A26"), BLACK, 0.35 if colours.evening else 0.0), OUTLINE, 2.2)
    painter.setClipPath(hull, INTERSECT)
    fill(painter, polygon([(150, 334), (440, 334), (438, 342), (152, 342)]), QColor("#C8502E"))
    lines(painter, QColor("#F1DFB8"), 2, [(150, 344), (440, 344)])
    for y in (354, 365):
        lines(painter, clear(BLACK, 90), 1.4, [(150, y), (440, y)])
    painter.restore()
