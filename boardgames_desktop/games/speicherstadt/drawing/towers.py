"""The two plaster towers at the ends of the street: clock with seasons, and fire watch."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from boardgames_desktop.games.speicherstadt.drawing.palette import Palette, clear, mixed
from boardgames_desktop.games.speicherstadt.drawing.shapes import draw, ellipse, fill, lines, polygon, rounded

WHITE, BLACK = QColor("#FFFFFF"), QColor("#000000")


def paint_tower(painter: QPainter, body: QRectF, palette: Palette, watch: bool) -> None:
    """A tower of plaster with stone corners. ``watch`` puts a fire-watch gallery on it, else a copper cap."""
    light = QLinearGradient(body.topLeft(), body.topRight())
    light.setColorAt(0, mixed(palette.plaster, WHITE, 0.25 if not palette.evening else 0.04))
    light.setColorAt(1, mixed(palette.plaster, BLACK, 0.1))
    painter.fillRect(body, light)
    line = mixed(palette.stone_dark, BLACK, 0.5)
    y = body.top()
    index = 0
    while y < body.bottom() - 4:
        wide = 9 if index % 2 else 6
        for x in (body.left(), body.right() - wide):
            draw(
                painter,
                rounded(QRectF(x, y, wide, 14), 1),
                palette.stone,
                clear(palette.stone_dark, 200),
                0.7,
            )
        y += 14
        index += 1
    draw(painter, rounded(body, 0), None, line, 1.2)
    foot = QRectF(body.left() - 3, body.bottom() - 12, body.width() + 6, 13)
    draw(painter, rounded(foot, 1), palette.stone_dark, line, 1)
    cornice = QRectF(body.left() - 4, body.top() - 5, body.width() + 8, 8)
    draw(painter, rounded(cornice, 1.5), palette.stone, line, 1)
    (_gallery if watch else _cap)(painter, body, palette, line)


def _cap(painter: QPainter, body: QRectF, palette: Palette, line: QColor) -> None:
    """A swept copper roof with lantern and weather vane."""
    x, y = body.center().x(), body.top() - 5
    roof = QPainterPath(QPointF(body.left() - 2, y))
    roof.cubicTo(body.left() + 14, y - 26, x - 22, y - 12, x - 12, y - 34)
    roof.lineTo(x + 12, y - 34)
    roof.cubicTo(x + 22, y - 12, body.right() - 14, y - 26, body.right() + 2, y)
    roof.closeSubpath()
    draw(painter, roof, palette.roof, mixed(palette.roof_dark, BLACK, 0.4), 1.2)
    for dx in (-34, -20, -7, 7, 20, 34):
        lines(painter, clear(palette.roof_dark, 180), 1, [(x + dx * 1.2, y - 1), (x + dx * 0.45, y - 28)])
    draw(painter, rounded(QRectF(x - 9, y - 45, 18, 12), 1), palette.stone, line, 1)
    pane = palette.lamp if palette.evening else palette.glass
    for left in (x - 4.5, x + 1.5):
        fill(painter, rounded(QRectF(left, y - 43, 3.4, 9), 1.2), pane)
    draw(
        painter,
        polygon([(x - 12, y - 45), (x, y - 55), (x + 12, y - 45)]),
        palette.roof,
        mixed(palette.roof_dark, BLACK, 0.4),
        1,
    )


def _gallery(painter: QPainter, body: QRectF, palette: Palette, line: QColor) -> None:
    """A railed gallery with a bell under a small roof."""
    x, y = body.center().x(), body.top() - 5
    draw(painter, rounded(QRectF(x - 26, y - 26, 52, 26), 1), mixed(palette.plaster, BLACK, 0.08), line, 1)
    draw(painter, rounded(QRectF(x - 12, y - 22, 24, 22), 8), mixed(palette.hatch, BLACK, 0.2), line, 1)
    bell = QPainterPath(QPointF(x - 7, y - 5))
    bell.cubicTo(x - 4, y - 8, x - 5, y - 18, x, y - 18)
    bell.cubicTo(x + 5, y - 18, x + 4, y - 8, x + 7, y - 5)
    bell.closeSubpath()
    draw(painter, bell, QColor("#D9A93A"), QColor("#5E430A"), 1)
    fill(painter, ellipse(QPointF(x, y - 3.6), 1.8), QColor("#5E430A"))
    draw(
        painter,
        polygon([(x - 34, y - 25), (x - 8, y - 47), (x + 8, y - 47), (x + 34, y - 25)]),
        palette.roof,
        mixed(palette.roof_dark, BLACK, 0.4),
        1.2,
    )
    for dx in (-16, 0, 16):
        lines(painter, clear(palette.roof_dark, 180), 1, [(x + dx * 1.4, y - 26), (x + dx * 0.4, y - 46)])
    rail = clear(line, 230)
    lines(
        painter,
        rail,
        1.3,
        [(body.left() - 2, y - 9), (x - 27, y - 9)],
        [(x + 27, y - 9), (body.right() + 2, y - 9)],
    )
    step = body.left()
    while step <= body.right():
        if abs(step - x) > 26:
            lines(painter, rail, 1, [(step, y - 9), (step, y)])
        step += 7


def paint_clock(
    painter: QPainter, centre: QPointF, radius: float, done: int, rounds: int, palette: Palette
) -> None:
    """A clock face whose ring has one field per round; those begun are filled."""
    draw(painter, ellipse(centre, radius + 3), palette.stone, mixed(palette.stone_dark, BLACK, 0.6), 1.3)
    span = 360.0 / rounds
    for index in range(rounds):
        path = QPainterPath(centre)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        path.arcTo(box, 90 - index * span - 1.5, -(span - 3))
        path.closeSubpath()
        now = index == done - 1
        colour = QColor("#C8502E") if now else QColor("#3F6B62") if index < done else QColor("#CFC5AE")
        fill(painter, path, colour)
    draw(painter, ellipse(centre, radius * 0.78), palette.sign, mixed(palette.stone_dark, BLACK, 0.4), 1)
