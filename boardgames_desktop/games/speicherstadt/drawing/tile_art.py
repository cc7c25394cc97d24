"""How the tiles of the panels are painted."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from boardgames_desktop.app.theme import PLAYER_COLOURS, Theme, paint_chip
from boardgames_desktop.games.speicherstadt.drawing import goods, pieces
from boardgames_desktop.games.speicherstadt.drawing.palette import KINDS, OUTLINE, PAPER, clear, mixed
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    CENTRE,
    INTERSECT,
    LEFT,
    draw,
    fill,
    fitting,
    lines,
    polygon,
    rounded,
    text,
)
from boardgames_desktop.games.speicherstadt.drawing.tiles import PaintTile
from boardgames_desktop.games.speicherstadt.drawing.vignettes import paint_picture

Value = tuple[Any, ...]
EVENING_PAPER = QColor("#F1E7D2")


def paper(theme: Theme) -> QColor:
    """The sheet of card-like tiles: paper stays paper in the dark, only dimmer."""
    return EVENING_PAPER if theme.dark else PAPER


def _name(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    """Fold mark, chip, name, and the start player's coin."""
    colour, name, is_open, starts, acting = value
    middle = area.center().y()
    fold = [(2, middle - 4), (8, middle), (2, middle + 4)]
    if is_open:
        fold = [(1, middle - 3), (9, middle - 3), (5, middle + 3.6)]
    fill(painter, polygon(fold), theme.muted)
    paint_chip(painter, QRectF(13, middle - 10, 20, 20), PLAYER_COLOURS[colour], theme)
    room = area.width() - 39 - (22 if starts else 0)
    chosen, shown = fitting(name, room, 15, bold=acting)
    text(painter, QRectF(38, 0, room, area.height()), shown, 15, theme.ink, LEFT, bold=acting)
    if starts:
        painter.setFont(chosen)
        wide = min(room, painter.fontMetrics().horizontalAdvance(shown))
        pieces.paint_start_coin(painter, QRectF(38 + wide + 3, middle - 9, 18, 18))


def _figure(painter: QPainter, area: QRectF, figure: str, theme: Theme, left: float) -> None:
    text(painter, QRectF(left, 0, area.width() - left, area.height()), figure, 16, theme.ink, LEFT, bold=True)


def _coins(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    pieces.paint_coin(painter, QRectF(1, area.center().y() - 10, 20, 20))
    _figure(painter, area, str(value[0]), theme, 23)


def _workers(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    """Workers at home; places of those out are outlined."""
    colour, home, most = value
    step = min(15.0, (area.width() - 17) / max(1, most - 1))
    for index in range(most):
        box = QRectF(1 + index * step, area.center().y() - 9.5, 15, 19)
        if index < home:
            pieces.paint_worker(painter, box, PLAYER_COLOURS[colour])
        else:
            draw(painter, pieces.peg_path(box), None, theme.line, 1.2)


def _firemen(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    painter.setOpacity(1.0 if value[0] else 0.45)
    pieces.paint_helmet(painter, QRectF(1, area.center().y() - 10, 20, 20))
    _figure(painter, area, str(value[0]), theme, 24)
    painter.setOpacity(1.0)


def _score(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    figure = str(value[0]).replace("-", "−")
    pieces.paint_points(painter, QRectF(area.center().x() - 14, area.center().y() - 14, 28, 28), figure)


def _box(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    """A store: its word and empty places."""
    words, label, places = value
    frame = rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 6)
    draw(painter, frame, theme.tint, theme.line, 1)
    text(painter, QRectF(6, 0, label - 4, area.height()), words, 12, theme.muted, LEFT)
    for index in range(places):
        box = QRectF(label + index * 28 + 3.5, area.center().y() - 11, 22, 22)
        draw(painter, rounded(box, 3), mixed(theme.tint, theme.ink, 0.05), clear(theme.edge, 150), 1)


def _cube(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    goods.paint_cube(painter, area.adjusted(1, 1, -1, -1), value[0])


def _contract(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    """A strip of contract blue, paper, and the points: pale until all is delivered."""
    points, done = value
    sheet = _sheet(painter, area, KINDS["contract"], theme)
    draw(painter, sheet, None, clear(OUTLINE, 170), 1)
    painter.setOpacity(1.0 if done else 0.5)
    disc = QRectF(area.right() - 31, area.center().y() - 12, 27, 27)
    pieces.paint_points(painter, disc, str(points))
    painter.setOpacity(1.0)
    if done:
        x, y = disc.right() - 6, disc.top() + 3
        lines(painter, OUTLINE, 4.4, [(x - 5, y), (x - 1, y + 4), (x + 6, y - 5)])
        lines(painter, QColor("#8FD08A"), 2.2, [(x - 5, y), (x - 1, y + 4), (x + 6, y - 5)])


def _sheet(painter: QPainter, area: QRectF, colour: QColor, theme: Theme) -> Any:
    """A small card with a head band."""
    sheet = rounded(area.adjusted(0.7, 0.7, -0.7, -0.7), 5)
    fill(painter, sheet, paper(theme))
    painter.save()
    painter.setClipPath(sheet, INTERSECT)
    fill(painter, rounded(QRectF(0, 0, area.width(), 5), 0), colour)
    painter.restore()
    return sheet


def _symbol(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    good, full = value
    if full:
        goods.paint_cube(painter, area.adjusted(0, 0.5, 0, 0.5), good)
    else:
        goods.paint_missing(painter, area.adjusted(1, 1.5, -1, -0.5), good, paper(theme))


def _fireman(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    sheet = _sheet(painter, area, KINDS["fireman"], theme)
    draw(painter, sheet, None, clear(OUTLINE, 170), 1)
    pieces.paint_shield(painter, QRectF(area.center().x() - 11, 9, 22, 28), str(value[0]))


def _merchant(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    sheet = _sheet(painter, area, KINDS["merchant"], theme)
    paint_picture(painter, QRectF(1, 7, area.width() - 2, area.height() - 8), "merchant", value[0])
    draw(painter, sheet, None, clear(OUTLINE, 170), 1)


def _counted(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    """Picture, how many, and the points they give together."""
    kind, count, points = value
    sheet = _sheet(painter, area, KINDS[kind], theme)
    paint_picture(painter, QRectF(2, 7, 42, area.height() - 9), kind)
    draw(painter, sheet, None, clear(OUTLINE, 170), 1)
    figure = QRectF(43, 6, area.width() - 44, area.height() - 7)
    if points is None:
        text(painter, figure, f"×{count}", 15, OUTLINE, CENTRE, bold=True)
        return
    text(
        painter, QRectF(figure.left() - 1, 5, figure.width(), 15), f"×{count}", 12, OUTLINE, CENTRE, bold=True
    )
    pieces.paint_points(painter, QRectF(figure.center().x() - 11, 18, 22, 22), str(points))


def _single(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    kind, points = value
    sheet = _sheet(painter, area, KINDS[kind], theme)
    paint_picture(painter, QRectF(1, 7, 40, area.height() - 8), kind)
    draw(painter, sheet, None, clear(OUTLINE, 170), 1)
    place = QRectF(area.right() - 25, area.center().y() - 9, 23, 23)
    if points is None:
        pieces.paint_coin(painter, place, "+1")
    else:
        pieces.paint_points(painter, place, str(points))


def _nothing(painter: QPainter, area: QRectF, value: Value, theme: Theme) -> None:
    text(painter, area, value[0], 12, theme.muted, LEFT)


PAINTERS: dict[str, PaintTile] = {
    "name": _name,
    "coins": _coins,
    "workers": _workers,
    "firemen": _firemen,
    "score": _score,
    "box": _box,
    "cube": _cube,
    "contract": _contract,
    "symbol": _symbol,
    "fireman": _fireman,
    "merchant": _merchant,
    "counted": _counted,
    "single": _single,
    "nothing": _nothing,
}
