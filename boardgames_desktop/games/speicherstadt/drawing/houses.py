"""The warehouses: brick fronts with gables, hoists, loading doors and arched windows."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from boardgames_desktop.games.speicherstadt.drawing.palette import Palette, clear, mixed
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
)

WHITE, BLACK = QColor("#FFFFFF"), QColor("#000000")
GABLES = ("stepped", "pointed", "curved", "spired", "stepped", "crowned")


def paint_house(
    painter: QPainter,
    front: QRectF,
    floors: int,
    look: int,
    palette: Palette,
    sign: str = "",
    quiet: bool = False,
) -> None:
    """A whole house. ``front`` goes from eaves to water; the gable stands on top of it.

    look: picks brick, gable and details. sign: number on the gable. quiet: scenery without
    loading doors.
    """
    brick = palette.scenery_brick if quiet else palette.bricks[look % len(palette.bricks)]
    kind = GABLES[look % len(GABLES)]
    painter.fillRect(front.adjusted(-4, 4, 4, -1), mixed(brick, BLACK, 0.66))
    _gable(painter, front, kind, brick, palette)
    _wall(painter, front, brick, palette, look)
    _storeys(painter, front, floors, brick, palette, look, quiet)
    _plinth(painter, front, palette)
    if not quiet:
        _hoist(painter, front, kind, palette)
    if sign:
        _sign(painter, QPointF(front.center().x(), front.top() - 25), sign, palette)


def _wall(painter: QPainter, front: QRectF, brick: QColor, palette: Palette, look: int) -> None:
    light = QLinearGradient(front.topLeft(), front.topRight())
    light.setColorAt(0, mixed(brick, WHITE, 0.1 if not palette.evening else 0.03))
    light.setColorAt(0.5, brick)
    light.setColorAt(1, mixed(brick, BLACK, 0.2))
    painter.fillRect(front, light)
    _courses(painter, front, brick, palette, look)
    for x in (front.left(), front.right() - 7):
        pilaster = QRectF(x, front.top(), 7, front.height())
        fill(painter, rounded(pilaster, 0), mixed(brick, BLACK, 0.18))
        fill(painter, rounded(QRectF(x, front.top(), 1.4, front.height()), 0), clear(WHITE, 50))
    dark = mixed(brick, BLACK, 0.55)
    lines(
        painter,
        dark,
        1.2,
        [(front.left(), front.top()), (front.left(), front.bottom())],
        [(front.right(), front.top()), (front.right(), front.bottom())],
    )


def _courses(painter: QPainter, area: QRectF, brick: QColor, palette: Palette, seed: int) -> None:
    """Joints and single bricks of another shade; the same for the same seed."""
    chance = random.Random(seed * 7919 + round(area.width()))
    joint = clear(palette.mortar, 64 if not palette.evening else 40)
    y = area.top() + 5
    while y < area.bottom():
        lines(painter, joint, 0.6, [(area.left(), y), (area.right(), y)])
        for _ in range(round(area.width() / 26)):
            x = area.left() + chance.random() * (area.width() - 9)
            shade = mixed(brick, BLACK if chance.random() < 0.6 else WHITE, 0.08 + chance.random() * 0.12)
            fill(painter, rounded(QRectF(x, y - 4.6, 8, 4.2), 0.4), shade)
        y += 5


def _storeys(
    painter: QPainter, front: QRectF, floors: int, brick: QColor, palette: Palette, look: int, quiet: bool
) -> None:
    height = (front.height() - 12) / floors
    band = mixed(brick, palette.stone, 0.55)
    centre = front.center().x()
    chance = random.Random(look * 31 + 5)
    if not quiet:
        bay = QRectF(centre - 21, front.top(), 42, front.height() - 12)
        fill(painter, rounded(bay, 0), mixed(brick, BLACK, 0.16))
        lines(painter, mixed(brick, BLACK, 0.42), 1, [(bay.left(), bay.top()), (bay.left(), bay.bottom())])
        lines(painter, mixed(brick, WHITE, 0.18), 1, [(bay.right(), bay.top()), (bay.right(), bay.bottom())])
    for floor in range(floors):
        top = front.top() + floor * height
        if floor % 2 == look % 2:
            line = QRectF(front.left(), top - 1.2, front.width(), 2.6)
            fill(painter, rounded(line, 0), band)
            fill(
                painter,
                rounded(QRectF(line.left(), line.bottom() - 0.2, line.width(), 1), 0),
                clear(BLACK, 60),
            )
        if not quiet:
            door = QRectF(centre - 17, top + 2, 34, height - 3)
            paint_door(painter, door, palette, brick)
        _windows(painter, front, top, height, brick, palette, chance, quiet)


def _windows(
    painter: QPainter,
    front: QRectF,
    top: float,
    height: float,
    brick: QColor,
    palette: Palette,
    chance: random.Random,
    quiet: bool,
) -> None:
    """Arched windows on both sides of the doors, as many as fit."""
    inner = 0.0 if quiet else 22.0
    room = front.width() / 2 - 8 - inner
    count = max(1, int(room // 27))
    wide = min(16.0, room / count - 7)
    for side in (-1, 1):
        for index in range(count):
            x = front.center().x() + side * (inner + room * (index + 0.5) / count)
            box = QRectF(x - wide / 2, top + height * 0.25, wide, height * 0.58)
            lit = chance.random() < (0.26 if palette.evening else 0.0)
            paint_window(painter, box, palette, brick, lit and not quiet)


def paint_window(painter: QPainter, box: QRectF, palette: Palette, brick: QColor, lit: bool) -> None:
    """An arched window with bars and sill."""
    rise = box.height() * 0.32
    fill(painter, arched(box.adjusted(-2, -2.2, 2, 0), rise + 1), mixed(brick, palette.stone, 0.38))
    path = arched(box, rise)
    fill(painter, path, palette.lamp if lit else palette.glass)
    painter.save()
    painter.setClipPath(path, INTERSECT)
    if not lit:
        shine = polygon([(box.left(), box.top()), (box.right(), box.top()), (box.left(), box.bottom())])
        fill(painter, shine, clear(palette.glass_light, 120))
    bars = (
        clear(QColor("#2A1A12"), 170) if lit else clear(QColor("#E9E3D3"), 150 if not palette.evening else 60)
    )
    x, y = box.center().x(), box.top() + box.height() * 0.45
    lines(painter, bars, 0.9, [(x, box.top()), (x, box.bottom())], [(box.left(), y), (box.right(), y)])
    painter.restore()
    draw(painter, path, None, mixed(brick, BLACK, 0.55), 0.9)
    sill = QRectF(box.left() - 2.4, box.bottom(), box.width() + 4.8, 2.2)
    fill(painter, rounded(sill, 0.5), mixed(brick, palette.stone, 0.7))


def paint_door(painter: QPainter, box: QRectF, palette: Palette, brick: QColor) -> None:
    """A loading door nobody stands in: closed wooden leaves in a stone arch, with a sill."""
    rise = box.height() * 0.26
    fill(painter, arched(box.adjusted(-1.6, -1.4, 1.6, 0), rise), mixed(brick, palette.stone, 0.42))
    path = arched(box.adjusted(1, 0.6, -1, 0), rise)
    fill(painter, path, palette.hatch)
    painter.save()
    painter.setClipPath(path, INTERSECT)
    grain = clear(BLACK, 70)
    for step in (0.18, 0.34, 0.66, 0.82):
        x = box.left() + box.width() * step
        lines(painter, grain, 0.8, [(x, box.top()), (x, box.bottom())])
    lines(painter, clear(BLACK, 150), 1.2, [(box.center().x(), box.top()), (box.center().x(), box.bottom())])
    lines(
        painter,
        clear(palette.mortar, 60),
        1,
        [(box.left() + 2, box.top() + 2), (box.left() + 2, box.bottom())],
    )
    painter.restore()
    draw(painter, path, None, mixed(brick, BLACK, 0.6), 1)
    sill = QRectF(box.left() - 3, box.bottom() - 2.6, box.width() + 6, 3.2)
    draw(painter, rounded(sill, 0.8), palette.stone, clear(BLACK, 120), 0.6)


def _plinth(painter: QPainter, front: QRectF, palette: Palette) -> None:
    """The stone foot in the water."""
    foot = QRectF(front.left() - 2, front.bottom() - 12, front.width() + 4, 13)
    fill(painter, rounded(foot, 0), palette.stone_dark)
    fill(painter, rounded(QRectF(foot.left(), foot.top(), foot.width(), 3.4), 0), palette.stone)
    joint = clear(BLACK, 70)
    x = foot.left() + 11
    while x < foot.right():
        lines(painter, joint, 0.8, [(x, foot.top() + 4), (x, foot.bottom())])
        x += 17
    lines(painter, joint, 0.8, [(foot.left(), foot.top() + 8.2), (foot.right(), foot.top() + 8.2)])


# --- gables ------------------------------------------------------------------------------------


def _gable(painter: QPainter, front: QRectF, kind: str, brick: QColor, palette: Palette) -> None:
    half = min(front.width() / 2, 84.0)
    x, y = front.center().x(), front.top()
    _roof(painter, front, palette)
    path = GABLE_SHAPES[kind](x, y, half)
    light = QLinearGradient(QPointF(x - half, y), QPointF(x + half, y))
    light.setColorAt(0, mixed(brick, WHITE, 0.1 if not palette.evening else 0.03))
    light.setColorAt(1, mixed(brick, BLACK, 0.16))
    painter.fillPath(path, light)
    painter.save()
    painter.setClipPath(path, INTERSECT)
    _courses(painter, QRectF(x - half, y - 76, 2 * half, 76), brick, palette, round(x))
    painter.restore()
    draw(painter, path, None, mixed(brick, palette.stone, 0.66), 2.6)
    draw(painter, path, None, mixed(brick, BLACK, 0.6), 0.8)
    if kind == "spired":
        _turrets(painter, x, y, half, brick, palette)
    for side in (-1, 1):
        niche = QRectF(x + side * 27 - 5, y - 20, 10, 15)
        if half > 50 or kind in ("stepped", "curved"):
            paint_window(painter, niche, palette, brick, palette.evening and side < 0)


def _roof(painter: QPainter, front: QRectF, palette: Palette) -> None:
    """The copper roof behind the gable, with standing seams."""
    left, right, y = front.left() - 2, front.right() + 2, front.top()
    roof = polygon([(left, y), (left + 16, y - 34), (right - 16, y - 34), (right, y)])
    light = QLinearGradient(QPointF(0, y - 34), QPointF(0, y))
    light.setColorAt(0, mixed(palette.roof, WHITE, 0.12 if not palette.evening else 0.0))
    light.setColorAt(1, palette.roof_dark)
    painter.fillPath(roof, light)
    painter.save()
    painter.setClipPath(roof, INTERSECT)
    x = left + 4
    while x < right:
        lines(
            painter, clear(palette.roof_dark, 190), 1, [(x, y), (x + (front.center().x() - x) * 0.16, y - 34)]
        )
        x += 8
    painter.restore()
    draw(painter, roof, None, mixed(palette.roof_dark, BLACK, 0.45), 1)
    ridge = QRectF(left + 15, y - 36.4, right - left - 30, 3)
    fill(painter, rounded(ridge, 1), mixed(palette.roof, WHITE, 0.2 if not palette.evening else 0.05))


def _stepped(x: float, y: float, half: float) -> QPainterPath:
    steps = [
        (1.0, 0),
        (1.0, 14),
        (0.76, 14),
        (0.76, 30),
        (0.54, 30),
        (0.54, 46),
        (0.32, 46),
        (0.32, 60),
        (0.14, 60),
        (0.14, 68),
    ]
    right = [(x + half * share, y - up) for share, up in steps]
    left = [(x - half * share, y - up) for share, up in reversed(steps)]
    return polygon(right + left)


def _pointed(x: float, y: float, half: float) -> QPainterPath:
    return polygon(
        [
            (x - half, y),
            (x - half, y - 8),
            (x - half * 0.82, y - 8),
            (x - 7, y - 62),
            (x - 7, y - 68),
            (x + 7, y - 68),
            (x + 7, y - 62),
            (x + half * 0.82, y - 8),
            (x + half, y - 8),
            (x + half, y),
        ]
    )


def _curved(x: float, y: float, half: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - half, y))
    path.lineTo(x - half, y - 12)
    path.cubicTo(x - half * 0.7, y - 10, x - half * 0.74, y - 32, x - half * 0.52, y - 34)
    path.cubicTo(x - half * 0.34, y - 34, x - half * 0.42, y - 58, x - half * 0.2, y - 58)
    path.cubicTo(x - half * 0.16, y - 70, x + half * 0.16, y - 70, x + half * 0.2, y - 58)
    path.cubicTo(x + half * 0.42, y - 58, x + half * 0.34, y - 34, x + half * 0.52, y - 34)
    path.cubicTo(x + half * 0.74, y - 32, x + half * 0.7, y - 10, x + half, y - 12)
    path.lineTo(x + half, y)
    path.closeSubpath()
    return path


def _spired(x: float, y: float, half: float) -> QPainterPath:
    return polygon(
        [
            (x - half, y),
            (x - half, y - 22),
            (x - half * 0.6, y - 22),
            (x - half * 0.46, y - 38),
            (x - 6, y - 66),
            (x + 6, y - 66),
            (x + half * 0.46, y - 38),
            (x + half * 0.6, y - 22),
            (x + half, y - 22),
            (x + half, y),
        ]
    )


def _crowned(x: float, y: float, half: float) -> QPainterPath:
    """A low front with battlements and a raised middle."""
    points = [(x - half, y), (x - half, y - 30)]
    for left, right, top in (
        (-1.0, -0.84, 30),
        (-0.66, -0.5, 30),
        (-0.36, 0.36, 60),
        (0.5, 0.66, 30),
        (0.84, 1.0, 30),
    ):
        points += [(x + half * left, y - 22), (x + half * left, y - top), (x + half * right, y - top)]
        points.append((x + half * right, y - 22))
    points += [(x + half, y - 30), (x + half, y)]
    return polygon(points)


GABLE_SHAPES = {
    "stepped": _stepped,
    "pointed": _pointed,
    "curved": _curved,
    "spired": _spired,
    "crowned": _crowned,
}


def _turrets(painter: QPainter, x: float, y: float, half: float, brick: QColor, palette: Palette) -> None:
    for side in (-1, 1):
        middle = x + side * half * 0.82
        draw(
            painter,
            rounded(QRectF(middle - 6, y - 36, 12, 16), 0.5),
            mixed(brick, BLACK, 0.1),
            mixed(brick, BLACK, 0.6),
            0.9,
        )
        draw(
            painter,
            polygon([(middle - 9, y - 35), (middle, y - 66), (middle + 9, y - 35)]),
            palette.roof,
            mixed(palette.roof_dark, BLACK, 0.4),
            1,
        )
        lines(painter, palette.stone, 1, [(middle, y - 66), (middle, y - 71)])


def _hoist(painter: QPainter, front: QRectF, kind: str, palette: Palette) -> None:
    """Beam and pulley below the sign."""
    x, y = front.center().x(), front.top()
    beam = QColor("#3A2A1E")
    draw(
        painter,
        polygon([(x - 9, y - 3), (x + 9, y - 3), (x + 6, y - 9), (x - 6, y - 9)]),
        palette.roof_dark,
        mixed(palette.roof_dark, BLACK, 0.5),
        0.8,
    )
    draw(painter, rounded(QRectF(x - 2.4, y - 5, 4.8, 7), 1), beam, BLACK, 0.6)


def _sign(painter: QPainter, centre: QPointF, sign: str, palette: Palette) -> None:
    """The number of the house on a stone disc in the gable."""
    fill(painter, ellipse(centre + QPointF(1, 1.2), 13, 13), clear(BLACK, 80))
    draw(painter, ellipse(centre, 13), palette.stone, mixed(palette.stone_dark, BLACK, 0.6), 1.3)
    draw(painter, ellipse(centre, 10.4), palette.sign, clear(palette.stone_dark, 220), 1)
    number(painter, QRectF(centre.x() - 10, centre.y() - 10, 20, 20), sign, 15, palette.sign_ink)
