"""Pictures of the trade cards: people, papers and ships. Buildings are in ``landmarks``.

Every picture is painted in a field 100 wide and 76 high with the ground at y = 70.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.games.speicherstadt.drawing import goods, landmarks
from boardgames_desktop.games.speicherstadt.drawing.palette import GOLD, PAPER, good_colour, mixed
from boardgames_desktop.games.speicherstadt.drawing.pieces import paint_coin, paint_flame
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    draw,
    ellipse,
    fill,
    lines,
    polygon,
    rounded,
)

DARK = QColor("#33261D")
SKIN = QColor("#EBC7A2")
SKIN_DARK = QColor("#C99B74")
BLACK = QColor("#000000")

MERCHANTS = {
    "coffee": (QColor("#4C5B6B"), QColor("#3A2A20")),
    "tea": (QColor("#44604F"), QColor("#8B8B86")),
    "saffron": (QColor("#7D4A6B"), QColor("#5B3A1E")),
    "rubber": (QColor("#5B4A3C"), QColor("#1F1B18")),
    "carpet": (QColor("#2F4E6E"), QColor("#6E3A1B")),
}
"""Coat and hair of the merchants."""


def paint_picture(painter: QPainter, rect: QRectF, kind: str, good: str = "", value: int = 0) -> None:
    """The picture of a card by its kind, fitted into ``rect``."""
    painter.save()
    scale = min(rect.width() / 100, rect.height() / 76)
    painter.translate(rect.center().x() - 50 * scale, rect.center().y() - 38 * scale)
    painter.scale(scale, scale)
    if kind == "merchant":
        _merchant(painter, good)
    elif kind == "fireman":
        _fireman(painter, value)
    else:
        PICTURES.get(kind, _contract)(painter)
    painter.restore()


def _shoulders(painter: QPainter, coat: QColor, left: float = 22, right: float = 78) -> QPainterPath:
    body = QPainterPath(QPointF(left, 74))
    body.cubicTo(left, 56, left + 12, 51, 40, 48)
    body.lineTo(60, 48)
    body.cubicTo(right - 12, 51, right, 56, right, 74)
    body.closeSubpath()
    draw(painter, body, coat, DARK, 1.6)
    return body


def _face(painter: QPainter) -> None:
    fill(painter, polygon([(43, 40), (57, 40), (58, 52), (50, 57), (42, 52)]), SKIN_DARK)
    draw(painter, ellipse(QPointF(50, 29), 13, 15), SKIN, DARK, 1.4)
    fill(painter, ellipse(QPointF(45.4, 28), 1.5, 1.8), DARK)
    fill(painter, ellipse(QPointF(54.6, 28), 1.5, 1.8), DARK)
    lines(painter, SKIN_DARK, 1.5, [(50, 29), (48.6, 33.5), (50.6, 34)])


def _merchant(painter: QPainter, good: str) -> None:
    """Half-length portrait with top hat, and the good on the counter."""
    coat, hair = MERCHANTS.get(good, MERCHANTS["coffee"])
    painter.save()
    painter.translate(-20, 0)
    _shoulders(painter, coat)
    fill(painter, polygon([(41, 48), (59, 48), (50, 72)]), PAPER)
    fill(
        painter,
        polygon([(46, 50), (54, 50), (52, 56), (54, 68), (50, 72), (46, 68), (48, 56)]),
        good_colour(good),
    )
    lines(painter, mixed(coat, BLACK, 0.4), 1.6, [(40, 48), (50, 73), (60, 48)])
    fill(painter, ellipse(QPointF(50, 27), 14.6, 15.5), hair)
    _face(painter)
    beard = QPainterPath(QPointF(37.4, 30))
    beard.cubicTo(38, 48, 62, 48, 62.6, 30)
    beard.cubicTo(60, 38, 56, 36.6, 50, 36.6)
    beard.cubicTo(44, 36.6, 40, 38, 37.4, 30)
    fill(painter, beard, hair)
    lines(painter, SKIN, 1.5, [(47.4, 40.4), (52.6, 40.4)])
    hat = mixed(coat, BLACK, 0.45)
    draw(painter, rounded(QRectF(38.5, 0.5, 23, 18), 2), hat, DARK, 1.4)
    fill(painter, QPainterPath(rounded(QRectF(38.5, 13, 23, 4), 0)), good_colour(good))
    draw(painter, rounded(QRectF(32, 17, 36, 4.4), 2.2), hat, DARK, 1.4)
    painter.restore()
    goods.paint_cube(painter, QRectF(58, 32, 40, 40), good)


def _fireman(painter: QPainter, value: int) -> None:
    """A fireman with brass helmet; stronger ones have more hoses and stripes behind them."""
    paint_flame(painter, QRectF(4, 22, 26, 44))
    paint_flame(painter, QRectF(70, 30, 22, 36))
    coat = QColor("#3B4656")
    _shoulders(painter, coat)
    for index in range(min(value, 5)):
        x = 50 + (index - (min(value, 5) - 1) / 2) * 7
        draw(painter, ellipse(QPointF(x, 66), 2.4), GOLD, DARK, 0.9)
    lines(painter, mixed(coat, BLACK, 0.35), 1.6, [(50, 54), (50, 62)])
    fill(painter, polygon([(40, 48), (60, 48), (56, 55), (44, 55)]), QColor("#A8321F"))
    _face(painter)
    moustache = QPainterPath(QPointF(40.6, 37.5))
    moustache.cubicTo(43, 33.5, 48, 34, 50, 35.6)
    moustache.cubicTo(52, 34, 57, 33.5, 59.4, 37.5)
    moustache.cubicTo(55, 39.5, 51.5, 38.6, 50, 37.6)
    moustache.cubicTo(48.5, 38.6, 45, 39.5, 40.6, 37.5)
    fill(painter, moustache, QColor("#6E4422"))
    dome = QPainterPath(QPointF(34, 23))
    dome.cubicTo(34, 2, 66, 2, 66, 23)
    dome.closeSubpath()
    draw(painter, dome, GOLD, QColor("#5E430A"), 1.6)
    draw(painter, rounded(QRectF(29, 20.5, 42, 5.6), 2.6), mixed(GOLD, BLACK, 0.2), QColor("#5E430A"), 1.5)
    draw(painter, rounded(QRectF(46.6, 3, 6.8, 17), 3), QColor("#A8321F"), QColor("#4F130C"), 1.2)


def _contract(painter: QPainter) -> None:
    """A sheet with lines and a seal, where the symbols are not shown."""
    draw(painter, rounded(QRectF(24, 4, 52, 66), 3), QColor("#F6EBD0"), DARK, 1.5)
    for y in (16, 26, 36, 46):
        lines(painter, QColor("#A08C66"), 2, [(32, y), (68 if y < 46 else 54, y)])
    draw(painter, ellipse(QPointF(64, 58), 7), QColor("#9E2B25"), QColor("#4B100D"), 1.4)


def _ship(painter: QPainter) -> None:
    """A three-masted merchantman under sail."""
    wave = QColor("#4F8CA3")
    sail, rope = QColor("#F8F1DF"), QColor("#5A4632")
    lines(painter, rope, 2, [(24, 52), (24, 8)], [(49, 52), (49, 2)], [(73, 52), (73, 12)])
    lines(painter, rope, 1.4, [(84, 48), (98, 38)])
    for x, top, rows in ((24, 12, 2), (49, 6, 3), (73, 16, 2)):
        _sails(painter, x, top, rows, sail)
    fill(painter, polygon([(74, 20), (96, 38), (76, 44)]), mixed(sail, QColor("#B9A98A"), 0.25))
    for x, y in ((24, 8), (49, 2), (73, 12)):
        fill(painter, polygon([(x, y - 1), (x - 9, y + 2), (x, y + 5)]), QColor("#A8321F"))
    hull = QPainterPath(QPointF(8, 46))
    hull.lineTo(92, 48)
    hull.cubicTo(90, 60, 86, 64, 80, 68)
    hull.lineTo(20, 68)
    hull.cubicTo(12, 64, 9, 56, 8, 46)
    draw(painter, hull, QColor("#6B4226"), DARK, 1.6)
    lines(painter, QColor("#E0C48A"), 2.4, [(10, 52), (90, 54)])
    for x in (24, 36, 48, 60, 72):
        fill(painter, rounded(QRectF(x - 1.8, 57, 3.6, 3.6), 0.6), QColor("#2A1A10"))
    sea = QPainterPath(QPointF(0, 70))
    for x in range(0, 100, 20):
        sea.quadTo(x + 5, 63, x + 10, 66)
        sea.quadTo(x + 15, 69, x + 20, 66)
    sea.lineTo(100, 76)
    sea.lineTo(0, 76)
    sea.closeSubpath()
    fill(painter, sea, wave)


def _sails(painter: QPainter, x: float, top: float, rows: int, sail: QColor) -> None:
    height = 34 / rows
    for row in range(rows):
        y, half = top + row * (height + 1), 7 + row * 2.4
        cloth = QPainterPath(QPointF(x - half, y))
        cloth.lineTo(x + half, y)
        cloth.quadTo(x + half + 5, y + height * 0.6, x + half + 1, y + height)
        cloth.lineTo(x - half, y + height)
        cloth.quadTo(x - half + 5, y + height * 0.5, x - half, y)
        draw(painter, cloth, sail, QColor("#8C7B5E"), 1.0)


def _counting_office(painter: QPainter) -> None:
    """An open ledger, a quill and a pile of coins."""
    cover = polygon([(6, 34), (50, 40), (94, 34), (94, 66), (50, 72), (6, 66)])
    draw(painter, cover, QColor("#5A5F2A"), DARK, 1.6)
    draw(painter, polygon([(10, 30), (50, 37), (50, 68), (10, 61)]), QColor("#FBF3DF"), DARK, 1.2)
    draw(painter, polygon([(90, 30), (50, 37), (50, 68), (90, 61)]), QColor("#F3E8CC"), DARK, 1.2)
    for row in range(4):
        y = 37 + row * 6
        lines(painter, QColor("#7E735C"), 1.3, [(15, y), (32, y + 3)], [(37, y + 3.8), (45, y + 5.2)])
        lines(painter, QColor("#7E735C"), 1.3, [(55, y + 5.2), (70, y + 2.6)])
    quill = QPainterPath(QPointF(64, 58))
    quill.cubicTo(66, 36, 78, 14, 96, 4)
    quill.cubicTo(96, 20, 84, 38, 66, 54)
    quill.closeSubpath()
    draw(painter, quill, QColor("#FFFFFF"), DARK, 1.2)
    lines(painter, DARK, 1.2, [(63, 60), (92, 9)])
    for x, y in ((22, 20), (34, 14), (26, 6)):
        paint_coin(painter, QRectF(x - 10, y - 6, 20, 20))


def _fire(painter: QPainter) -> None:
    """A warehouse in flames."""
    landmarks.warehouse(painter)
    for x, y, w in ((12, 22, 24), (62, 14, 28), (36, 34, 28)):
        paint_flame(painter, QRectF(x, y, w, w * 1.45))


PICTURES: dict[str, Callable[[QPainter], None]] = {
    "contract": _contract,
    "ship": _ship,
    "counting_office": _counting_office,
    "warehouse": landmarks.warehouse,
    "bank": landmarks.bank,
    "port": landmarks.port,
    "chamber_of_commerce": landmarks.chamber,
    "boatsmen_church": landmarks.boat_church,
    "st_michaelis": landmarks.michaelis,
    "fire": _fire,
}
