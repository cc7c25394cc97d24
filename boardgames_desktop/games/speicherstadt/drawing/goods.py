"""The five goods: cubes seen from above with a bevel, and the picture of each good."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.games.speicherstadt.drawing.palette import (
    INK,
    OUTLINE,
    PAPER,
    clear,
    contrast,
    good_colour,
    mixed,
)
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    INTERSECT,
    draw,
    ellipse,
    fill,
    lines,
    polygon,
    rounded,
    shadow,
)

WHITE = QColor("#FFFFFF")
BLACK = QColor("#000000")


def paint_cube(painter: QPainter, rect: QRectF, good: str) -> None:
    """A cube of a good: bevelled square with the good's picture. Fills ``rect`` with its shadow."""
    side = min(rect.width(), rect.height())
    face = QRectF(0, 0, side * 0.92, side * 0.92)
    face.moveTopLeft(QPointF(rect.center().x() - side / 2, rect.center().y() - side / 2))
    colour = good_colour(good)
    outer = rounded(face, side * 0.12)
    shadow(painter, outer, side * 0.08, 90)
    fill(painter, outer, mixed(colour, BLACK, 0.34))
    painter.save()
    painter.setClipPath(outer, INTERSECT)
    left, top, right, bottom = face.left(), face.top(), face.right(), face.bottom()
    fill(painter, polygon([(left, top), (right, top), (left, bottom)]), mixed(colour, WHITE, 0.32))
    painter.restore()
    inner = face.adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1)
    fill(painter, rounded(inner, side * 0.07), colour)
    draw(painter, outer, None, OUTLINE, max(1.0, side * 0.055))
    paint_good(painter, inner.adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05), good, _on(good))


def paint_symbol(painter: QPainter, rect: QRectF, good: str) -> None:
    """A printed goods symbol, as on contracts: a flat coloured field with the good's picture."""
    side = min(rect.width(), rect.height())
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center())
    box.adjust(0.5, 0.5, -0.5, -0.5)
    colour = good_colour(good)
    draw(painter, rounded(box, side * 0.14), colour, mixed(colour, BLACK, 0.55), max(1.0, side * 0.05))
    paint_good(painter, box.adjusted(side * 0.13, side * 0.13, -side * 0.13, -side * 0.13), good, _on(good))


def paint_missing(painter: QPainter, rect: QRectF, good: str, ground: QColor) -> None:
    """A goods symbol that waits for its cube: only outlined in the good's colour."""
    side = min(rect.width(), rect.height())
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center())
    box.adjust(1, 1, -1, -1)
    colour = good_colour(good)
    if contrast(colour, ground) < 2.2:
        colour = mixed(colour, BLACK if contrast(ground, BLACK) > 10 else WHITE, 0.42)
    shape = rounded(box, side * 0.14)
    draw(painter, shape, mixed(ground, colour, 0.12), colour, max(1.4, side * 0.07))
    paint_good(painter, box.adjusted(side * 0.15, side * 0.15, -side * 0.15, -side * 0.15), good, colour)


def _on(good: str) -> QColor:
    colour = good_colour(good)
    return QColor(PAPER) if contrast(colour, PAPER) > contrast(colour, INK) else QColor(INK)


def paint_good(painter: QPainter, rect: QRectF, good: str, colour: QColor) -> None:
    """The picture of a good in one colour; goods of other figures get a plain crate."""
    painter.save()
    side = min(rect.width(), rect.height())
    painter.translate(rect.center())
    painter.scale(side / 100, side / 100)
    PICTURES.get(good, _crate)(painter, colour)
    painter.restore()


# Pictures are drawn in a square from -50 to 50.


def _coffee(painter: QPainter, colour: QColor) -> None:
    """Two beans."""
    for x, y, turn in ((-16.0, -10.0, -35.0), (17.0, 14.0, -35.0)):
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        bean = ellipse(QPointF(0, 0), 34, 23)
        seam = QPainterPath(QPointF(-33, 2))
        seam.cubicTo(-14, -17, 12, 17, 33, -2)
        cut = QPainterPath(seam)
        fill(painter, bean, colour)
        draw(painter, bean, None, clear(BLACK if colour.lightness() > 128 else WHITE, 90), 4)
        ground = QColor("#6B4226") if colour.lightness() > 128 else QColor("#F3E9D8")
        draw(painter, cut, None, ground, 7)
        painter.restore()


def _tea(painter: QPainter, colour: QColor) -> None:
    """A bud with two leaves."""
    for turn, length in ((-52.0, 66.0), (52.0, 66.0), (0.0, 84.0)):
        painter.save()
        painter.translate(0, 40)
        painter.rotate(turn)
        leaf = QPainterPath(QPointF(0, 0))
        leaf.cubicTo(-30, -length * 0.4, -18, -length * 0.8, 0, -length)
        leaf.cubicTo(18, -length * 0.8, 30, -length * 0.4, 0, 0)
        fill(painter, leaf, colour)
        vein = QColor("#3E6324") if colour.lightness() > 128 else QColor("#E9F0DC")
        lines(painter, vein, 5, [(0, -4), (0, -length * 0.72)])
        painter.restore()


def _saffron(painter: QPainter, colour: QColor) -> None:
    """A crocus with its threads."""
    light = colour.lightness() > 128
    for turn in (-38.0, 38.0, 0.0):
        painter.save()
        painter.translate(0, 42)
        painter.rotate(turn)
        petal = QPainterPath(QPointF(0, 0))
        petal.cubicTo(-34, -34, -20, -72, 0, -88)
        petal.cubicTo(20, -72, 34, -34, 0, 0)
        draw(painter, petal, colour, QColor("#8A6410") if light else QColor("#E6A817"), 6)
        painter.restore()
    thread = QColor("#B5320F") if light else QColor("#F7D36B")
    lines(painter, thread, 7, [(0, 22), (0, -24)], [(0, 20), (-12, -14)], [(0, 20), (12, -14)])


def _rubber(painter: QPainter, colour: QColor) -> None:
    """A rubber boot."""
    boot = QPainterPath(QPointF(-26, -46))
    boot.lineTo(8, -46)
    boot.lineTo(10, 2)
    boot.cubicTo(16, 12, 44, 8, 46, 30)
    boot.lineTo(46, 34)
    boot.lineTo(-24, 34)
    boot.cubicTo(-32, 16, -22, -10, -26, -46)
    fill(painter, boot, colour)
    fill(painter, rounded(QRectF(-30, 38, 78, 10), 4), colour)
    fill(painter, rounded(QRectF(-34, 38, 30, 12), 3), colour)
    band = QColor("#E9E6DF") if colour.lightness() < 128 else QColor("#4A463F")
    lines(painter, clear(band, 200), 6, [(-24, -32), (8, -32)])


def _carpet(painter: QPainter, colour: QColor) -> None:
    """A carpet with fringes and a lozenge."""
    fill(painter, rounded(QRectF(-44, -30, 88, 60), 3), colour)
    for step in range(7):
        y = -26 + step * 8.7
        lines(painter, colour, 4, [(-44, y), (-50, y)], [(44, y), (50, y)])
    ground = QColor("#A6252B") if colour.lightness() > 128 else QColor("#F6E7D2")
    draw(painter, rounded(QRectF(-35, -21, 70, 42), 2), None, ground, 5)
    fill(painter, polygon([(0, -15), (22, 0), (0, 15), (-22, 0)]), ground)


def _crate(painter: QPainter, colour: QColor) -> None:
    draw(painter, rounded(QRectF(-38, -38, 76, 76), 4), None, colour, 9)
    lines(painter, colour, 8, [(-34, -34), (34, 34)], [(34, -34), (-34, 34)])


PICTURES = {"coffee": _coffee, "tea": _tea, "saffron": _saffron, "rubber": _rubber, "carpet": _carpet}
