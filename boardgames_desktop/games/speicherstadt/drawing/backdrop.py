"""What lies behind and before the houses: sky, skyline, water with reflections, rafts."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from boardgames_desktop.games.speicherstadt.drawing.palette import Palette, clear, mixed
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    draw,
    ellipse,
    fill,
    lines,
    polygon,
    rounded,
)

WHITE, BLACK = QColor("#FFFFFF"), QColor("#000000")


def paint_sky(painter: QPainter, area: QRectF, palette: Palette, beyond: float = 0.0) -> None:
    """Sky with light from the top left, a few clouds, by night a few stars and a moon.

    It goes on ``beyond`` the area to both sides and above.
    """
    whole = area.adjusted(-beyond, -beyond, beyond, 0)
    light = QLinearGradient(area.topLeft(), area.bottomLeft())
    light.setColorAt(0, palette.sky_top)
    light.setColorAt(1, palette.sky_low)
    painter.fillRect(whole, light)
    glow = QRadialGradient(area.topLeft() + QPointF(area.width() * 0.16, 0), area.width() * 0.5)
    glow.setColorAt(0, clear(QColor("#FFF6DC"), 150 if not palette.evening else 26))
    glow.setColorAt(1, clear(QColor("#FFF6DC"), 0))
    painter.fillRect(whole, glow)
    if palette.evening:
        _stars(painter, area)
    for x, y, size in ((0.2, 0.34, 1.0), (0.47, 0.2, 0.8), (0.76, 0.36, 1.1)):
        _cloud(
            painter, QPointF(area.left() + area.width() * x, area.top() + area.height() * y), size, palette
        )


def _stars(painter: QPainter, area: QRectF) -> None:
    chance = random.Random(1888)
    for _ in range(60):
        x, y = (
            area.left() + chance.random() * area.width(),
            area.top() + chance.random() * area.height() * 0.7,
        )
        fill(
            painter,
            ellipse(QPointF(x, y), 0.5 + chance.random() * 0.7),
            clear(WHITE, 80 + chance.randrange(120)),
        )


def _cloud(painter: QPainter, centre: QPointF, size: float, palette: Palette) -> None:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    for dx, dy, across, down in ((-34, 2, 26, 6), (-12, -4, 24, 9), (14, -1, 28, 8), (38, 3, 22, 5)):
        path.addEllipse(centre + QPointF(dx * size, dy * size), across * size, down * size)
    fill(painter, path, clear(palette.cloud, 170))


def paint_skyline(painter: QPainter, area: QRectF, palette: Palette) -> None:
    """The five main churches and the town hall of Hamburg as silhouettes; ``area`` ends at the eaves."""
    base, wide = area.bottom(), area.width()
    far = [(area.left(), base), (area.left(), base - 22)]
    chance = random.Random(42)
    x = area.left()
    while x < area.right():
        step = 14 + chance.random() * 26
        up = 16 + chance.random() * 18
        far += [(x, base - up), (x + step / 2, base - up - 6 - chance.random() * 5), (x + step, base - up)]
        x += step
    far.append((area.right(), base))
    fill(painter, polygon(far), palette.skyline)
    for share, up, kind in (
        (0.135, 78, "needle"),
        (0.3, 70, "dome"),
        (0.425, 66, "needle"),
        (0.565, 74, "lantern"),
        (0.7, 64, "needle"),
        (0.865, 80, "dome"),
    ):
        _steeple(painter, area.left() + wide * share, base, up, kind, palette.skyline_near)


def _steeple(painter: QPainter, x: float, base: float, up: float, kind: str, colour: QColor) -> None:
    top = base - up
    fill(painter, polygon([(x - 8, base), (x - 8, top + 34), (x + 8, top + 34), (x + 8, base)]), colour)
    if kind == "needle":
        fill(painter, polygon([(x - 9, top + 35), (x, top), (x + 9, top + 35)]), colour)
    elif kind == "dome":
        dome = QPainterPath(QPointF(x - 9, top + 35))
        dome.cubicTo(x - 10, top + 18, x + 10, top + 18, x + 9, top + 35)
        fill(painter, dome, colour)
        fill(painter, rounded(QRectF(x - 3.4, top + 12, 6.8, 12), 1), colour)
        fill(painter, polygon([(x - 4, top + 13), (x, top), (x + 4, top + 13)]), colour)
    else:
        fill(painter, rounded(QRectF(x - 6, top + 20, 12, 16), 1), colour)
        fill(painter, ellipse(QPointF(x, top + 20), 6, 6), colour)
        fill(painter, rounded(QRectF(x - 2.6, top + 8, 5.2, 10), 1), colour)
        fill(painter, polygon([(x - 3, top + 9), (x, top), (x + 3, top + 9)]), colour)


def paint_water(painter: QPainter, area: QRectF, palette: Palette) -> None:
    """The canal: darker towards the onlooker, with ripples."""
    light = QLinearGradient(area.topLeft(), area.bottomLeft())
    light.setColorAt(0, palette.water_far)
    light.setColorAt(1, palette.water_near)
    painter.fillRect(area, light)
    chance = random.Random(1885)
    for _ in range(round(area.width() * area.height() / 900)):
        depth = chance.random()
        y = area.top() + 6 + depth * (area.height() - 8)
        x = area.left() + chance.random() * area.width()
        wide = (8 + chance.random() * 22) * (0.6 + depth * 0.6)
        wave = QPainterPath(QPointF(x, y))
        wave.quadTo(x + wide * 0.25, y - 1.6, x + wide * 0.5, y)
        wave.quadTo(x + wide * 0.75, y + 1.6, x + wide, y)
        draw(painter, wave, None, clear(palette.ripple, 40 + chance.randrange(60)), 0.9)


def paint_reflection(painter: QPainter, front: QRectF, brick: QColor, palette: Palette, reach: float) -> None:
    """The broken reflection of a house in the water below it."""
    chance = random.Random(round(front.left()))
    y = front.bottom() + 1
    while y < front.bottom() + reach:
        share = (y - front.bottom()) / reach
        inset = share * front.width() * 0.16 + chance.random() * 7
        strip = QRectF(front.left() + inset, y, front.width() - 2 * inset, 2.2 + share * 2)
        fill(
            painter, rounded(strip, 1), clear(mixed(brick, palette.water_far, 0.3), round(105 * (1 - share)))
        )
        if palette.evening and chance.random() < 0.6:
            x = front.left() + 12 + chance.random() * (front.width() - 36)
            fill(
                painter,
                rounded(QRectF(x, y, 9 + chance.random() * 8, 1.8), 0.9),
                clear(palette.lamp, round(120 * (1 - share))),
            )
        y += 4.4 + share * 3


def paint_raft(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """The raft of planks at a house's foot, on which a card lies."""
    fill(painter, rounded(rect.translated(3, 5), 5), clear(BLACK, 70))
    draw(painter, rounded(rect, 5), mixed(palette.wood, BLACK, 0.18), mixed(palette.wood, BLACK, 0.65), 1.4)
    planks = 6
    wide = (rect.width() - 6) / planks
    for index in range(planks):
        plank = QRectF(rect.left() + 3 + index * wide, rect.top() + 3, wide - 1.2, rect.height() - 6)
        shade = mixed(palette.wood, WHITE if index % 2 else BLACK, 0.07)
        fill(painter, rounded(plank, 1), shade)
        for nail in (plank.top() + 5, plank.bottom() - 5):
            fill(painter, ellipse(QPointF(plank.center().x(), nail), 0.9), clear(BLACK, 130))
    for x in (rect.left() + 2, rect.right() - 2):
        for y in (rect.top() + 1, rect.bottom() - 1):
            draw(
                painter,
                ellipse(QPointF(x, y), 4),
                mixed(palette.wood, WHITE, 0.2),
                mixed(palette.wood, BLACK, 0.7),
                1.1,
            )


def paint_pier(painter: QPainter, area: QRectF, palette: Palette) -> None:
    """A stone pier: slabs above, its wall below."""
    wall = QRectF(area.left() - 4, area.bottom() - 10, area.width() + 8, 12)
    fill(painter, rounded(area.adjusted(-4, 0, 6, 4), 4), clear(BLACK, 60))
    draw(
        painter,
        rounded(area.adjusted(-4, -2, 4, 0), 4),
        palette.quay,
        mixed(palette.quay_dark, BLACK, 0.5),
        1.2,
    )
    chance = random.Random(round(area.left()))
    y = area.top() + 4
    while y < area.bottom() - 12:
        lines(
            painter,
            clear(palette.quay_dark, 130),
            0.8,
            [(area.left() - 3, y + 22), (area.right() + 3, y + 22)],
        )
        x = area.left() + 6 + chance.random() * 24
        while x < area.right():
            lines(painter, clear(palette.quay_dark, 110), 0.8, [(x, y), (x, y + 22)])
            x += 26 + chance.random() * 12
        y += 22
    fill(painter, rounded(wall, 3), palette.quay_dark)
    fill(
        painter,
        rounded(QRectF(wall.left(), wall.top(), wall.width(), 2.4), 1),
        mixed(palette.quay, WHITE, 0.25 if not palette.evening else 0.08),
    )
