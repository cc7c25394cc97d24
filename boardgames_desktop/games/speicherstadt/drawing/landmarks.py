"""Pictures of the buildings on trade cards, in a field 100 wide and 76 high, ground at y = 70."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.games.speicherstadt.drawing.palette import GOLD, mixed
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    arched,
    draw,
    ellipse,
    fill,
    lines,
    polygon,
    rounded,
)

DARK = QColor("#33261D")
BRICK = QColor("#9C4A33")
BRICK_DARK = QColor("#6E2F21")
STONE = QColor("#E2D5B8")
STONE_DARK = QColor("#B3A280")
COPPER = QColor("#5E8C7A")
COPPER_DARK = QColor("#3E6355")
GLASS = QColor("#3A4650")
WATER = QColor("#4F8CA3")
WHITE = QColor("#FFFFFF")


def _ground(painter: QPainter, colour: QColor = STONE_DARK) -> None:
    fill(painter, rounded(QRectF(2, 70, 96, 4), 2), colour)


def _water(painter: QPainter, y: float) -> None:
    sea = QPainterPath(QPointF(0, y))
    for x in range(0, 100, 20):
        sea.quadTo(x + 5, y - 4, x + 10, y - 1)
        sea.quadTo(x + 15, y + 2, x + 20, y)
    sea.lineTo(100, 76)
    sea.lineTo(0, 76)
    sea.closeSubpath()
    fill(painter, sea, WATER)


def warehouse(painter: QPainter) -> None:
    """A brick warehouse with stepped gable and hoist."""
    _ground(painter)
    steps = [
        (22, 70),
        (22, 26),
        (30, 26),
        (30, 18),
        (38, 18),
        (38, 10),
        (45, 10),
        (45, 4),
        (55, 4),
        (55, 10),
        (62, 10),
        (62, 18),
        (70, 18),
        (70, 26),
        (78, 26),
        (78, 70),
    ]
    draw(painter, polygon(steps), BRICK, DARK, 1.6)
    for y in (26, 41, 56):
        lines(painter, mixed(BRICK, STONE, 0.5), 1.6, [(23, y), (77, y)])
    for y in (30, 45, 59):
        for x in (27, 64):
            draw(painter, arched(QRectF(x, y, 9, 9.5), 4), GLASS, BRICK_DARK, 1.0)
        draw(painter, arched(QRectF(43, y - 1, 14, 12), 4), QColor("#5E8C5A"), DARK, 1.2)
        lines(painter, DARK, 1.0, [(50, y), (50, y + 11)])
    draw(painter, ellipse(QPointF(50, 17), 4.4), STONE, DARK, 1.2)
    lines(painter, DARK, 2.4, [(50, 8), (50, 1.5), (62, 1.5)])
    lines(painter, DARK, 1.1, [(61, 2), (61, 24)])
    draw(painter, rounded(QRectF(56.5, 24, 9, 8), 1), QColor("#C08A4A"), DARK, 1.0)


def bank(painter: QPainter) -> None:
    """A temple front with a coin in the pediment."""
    _ground(painter)
    draw(painter, polygon([(8, 26), (50, 3), (92, 26)]), STONE, DARK, 1.6)
    draw(painter, polygon([(20, 23.5), (50, 7.5), (80, 23.5)]), STONE_DARK, None)
    draw(painter, rounded(QRectF(8, 26, 84, 6), 1), STONE, DARK, 1.4)
    fill(painter, rounded(QRectF(14, 32, 72, 30), 0), QColor("#7E6B4B"))
    draw(painter, arched(QRectF(43, 40, 14, 22), 6), GLASS, DARK, 1.2)
    for x in (14, 30, 62, 78):
        draw(painter, rounded(QRectF(x, 32, 8, 30), 1), STONE, DARK, 1.2)
        lines(painter, STONE_DARK, 1.2, [(x + 5.6, 34), (x + 5.6, 60)])
    draw(painter, rounded(QRectF(8, 61, 84, 5), 1), STONE, DARK, 1.2)
    draw(painter, rounded(QRectF(3, 66, 94, 5), 1), mixed(STONE, STONE_DARK, 0.4), DARK, 1.2)
    draw(painter, ellipse(QPointF(50, 17), 6), GOLD, QColor("#5E430A"), 1.3)


def port(painter: QPainter) -> None:
    """A quay crane over a lighter."""
    crane, brace = QColor("#2F5566"), QColor("#1E3945")
    lines(painter, brace, 3.4, [(20, 62), (32, 22)], [(48, 62), (38, 22)])
    lines(
        painter,
        brace,
        1.8,
        [(24, 50), (45, 50)],
        [(27, 38), (42, 38)],
        [(24, 50), (42, 38)],
        [(27, 38), (45, 50)],
    )
    draw(painter, rounded(QRectF(24, 12, 22, 14), 2), crane, DARK, 1.5)
    draw(painter, rounded(QRectF(37, 14.5, 6, 6), 1), QColor("#F3DFA4"), DARK, 1.0)
    lines(painter, brace, 3.2, [(44, 15), (86, 2)])
    lines(painter, brace, 1.3, [(34, 10), (86, 2)], [(14, 16), (34, 10)])
    fill(painter, rounded(QRectF(10, 14, 14, 10), 2), brace)
    lines(painter, DARK, 1.3, [(84, 3), (84, 30)])
    draw(painter, rounded(QRectF(76, 30, 16, 13), 1.5), QColor("#C08A4A"), DARK, 1.4)
    lines(painter, DARK, 1.0, [(76, 36), (92, 36)], [(84, 30), (84, 43)])
    draw(painter, rounded(QRectF(2, 60, 54, 14), 1), STONE_DARK, DARK, 1.4)
    lines(
        painter,
        mixed(STONE_DARK, DARK, 0.4),
        1.0,
        [(3, 66), (55, 66)],
        [(18, 60), (18, 66)],
        [(38, 66), (38, 73)],
    )
    draw(painter, polygon([(60, 54), (99, 54), (94, 68), (66, 68)]), QColor("#7A4B2B"), DARK, 1.5)
    _water(painter, 68)


def chamber(painter: QPainter) -> None:
    """A pair of scales before the exchange's arcade."""
    wall = QColor("#C9BBD6")
    draw(painter, rounded(QRectF(10, 20, 80, 50), 1), wall, DARK, 1.4)
    for x in (15, 33, 51, 69):
        draw(painter, arched(QRectF(x, 34, 14, 36), 7), mixed(wall, QColor("#3A2B4C"), 0.62), DARK, 1.1)
    draw(painter, rounded(QRectF(6, 14, 88, 7), 1), mixed(wall, WHITE, 0.4), DARK, 1.3)
    gold, line = GOLD, QColor("#5E430A")
    draw(painter, rounded(QRectF(48, 12, 4, 50), 2), gold, line, 1.3)
    draw(painter, polygon([(38, 70), (62, 70), (55, 61), (45, 61)]), gold, line, 1.3)
    draw(painter, rounded(QRectF(20, 14, 60, 4.4), 2), gold, line, 1.3)
    draw(painter, ellipse(QPointF(50, 10), 4.6), gold, line, 1.3)
    for x in (23, 77):
        lines(painter, line, 1.3, [(x, 18), (x - 11, 42)], [(x, 18), (x + 11, 42)])
        pan = QPainterPath(QPointF(x - 14, 42))
        pan.quadTo(x, 58, x + 14, 42)
        pan.closeSubpath()
        draw(painter, pan, gold, line, 1.3)


def boat_church(painter: QPainter) -> None:
    """The boatmen's church: a small chapel on a barge."""
    draw(painter, polygon([(24, 52), (24, 32), (74, 32), (74, 52)]), QColor("#F1E6CF"), DARK, 1.5)
    draw(painter, polygon([(18, 33), (30, 20), (70, 20), (80, 33)]), QColor("#8A4632"), DARK, 1.5)
    for x in (44, 56, 67):
        draw(painter, arched(QRectF(x - 4, 36, 7, 13), 4), QColor("#3F6A80"), DARK, 1.0)
    draw(painter, polygon([(24, 53), (24, 22), (38, 22), (38, 53)]), QColor("#F8EFDC"), DARK, 1.5)
    draw(painter, polygon([(21, 22.5), (31, 3), (41, 22.5)]), COPPER, DARK, 1.5)
    lines(painter, QColor("#7A5A10"), 1.8, [(31, 3), (31, -3)], [(28.4, -0.6), (33.6, -0.6)])
    draw(painter, arched(QRectF(28, 27, 6, 9), 3), GLASS, DARK, 1.0)
    draw(painter, arched(QRectF(27.4, 42, 7.4, 11), 4), QColor("#6B4226"), DARK, 1.0)
    draw(painter, polygon([(6, 50), (94, 50), (86, 69), (16, 69)]), QColor("#35505E"), DARK, 1.6)
    lines(painter, QColor("#E0C48A"), 2, [(9, 55), (91, 55)])
    _water(painter, 68)


def michaelis(painter: QPainter) -> None:
    """St. Michaelis: brick nave, tall tower with copper dome and lantern."""
    _ground(painter)
    draw(painter, polygon([(10, 70), (10, 46), (90, 46), (90, 70)]), BRICK, DARK, 1.5)
    draw(painter, polygon([(6, 47), (18, 34), (82, 34), (94, 47)]), COPPER, DARK, 1.5)
    for x in (15, 27, 66, 78):
        draw(painter, arched(QRectF(x, 51, 7, 14), 4), GLASS, STONE, 1.1)
    draw(painter, rounded(QRectF(38, 28, 24, 42), 0.5), mixed(BRICK, WHITE, 0.08), DARK, 1.5)
    draw(painter, ellipse(QPointF(50, 38), 6), QColor("#F8F1DF"), DARK, 1.3)
    lines(painter, DARK, 1.3, [(50, 38), (50, 34)], [(50, 38), (53, 39)])
    draw(painter, arched(QRectF(45, 52, 10, 18), 5), QColor("#5A3A22"), DARK, 1.2)
    draw(painter, rounded(QRectF(36, 24, 28, 5), 1), STONE, DARK, 1.2)
    for x in (39, 45, 51, 57):
        draw(painter, rounded(QRectF(x, 15, 3.6, 9), 1), STONE, DARK, 0.9)
    dome = QPainterPath(QPointF(36, 16))
    dome.cubicTo(38, 5, 62, 5, 64, 16)
    dome.closeSubpath()
    draw(painter, dome, COPPER, DARK, 1.4)
    draw(painter, polygon([(46, 8), (54, 8), (52, 2), (50, -6), (48, 2)]), COPPER_DARK, DARK, 1.2)
    lines(painter, QColor("#7A5A10"), 1.4, [(50, -6), (50, -9)])
