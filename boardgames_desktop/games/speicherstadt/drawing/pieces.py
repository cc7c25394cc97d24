"""Wooden and metal pieces: workers, coins, discs, seat marks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.app.theme import PlayerColour, paint_mark
from boardgames_desktop.games.speicherstadt.drawing.palette import (
    GOLD,
    GOLD_DARK,
    INK,
    OUTLINE,
    PAPER,
    SEAL,
    clear,
    contrast,
    ink_on,
    mixed,
)
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    INTERSECT,
    draw,
    ellipse,
    fill,
    lines,
    number,
    polygon,
    rounded,
    shadow,
)

WHITE = QColor("#FFFFFF")


def paint_worker(painter: QPainter, rect: QRectF, player: PlayerColour) -> None:
    """A rounded wooden peg with the player's mark, standing; fills ``rect`` (about 4 : 5)."""
    path = peg_path(rect)
    unit = rect.width() / 24
    draw(
        painter,
        ellipse(QPointF(rect.center().x() + unit, rect.bottom() - 1.2 * unit), 10.5 * unit, 2.4 * unit),
        QColor(20, 14, 8, 70),
    )
    body = player.colour
    line = OUTLINE if contrast(body, OUTLINE) >= 1.6 else QColor("#0C0B0A")
    fill(painter, path, body)
    painter.save()
    painter.setClipPath(path, INTERSECT)
    light, dark = mixed(body, WHITE, 0.34), mixed(body, QColor("#000000"), 0.26)
    fill(painter, rounded(QRectF(rect.left(), rect.top(), 5 * unit, rect.height()), 1), clear(light, 120))
    fill(
        painter,
        rounded(QRectF(rect.right() - 5 * unit, rect.top(), 5 * unit, rect.height()), 1),
        clear(dark, 150),
    )
    fill(
        painter,
        ellipse(QPointF(rect.left() + 9.5 * unit, rect.top() + 5 * unit), 2.6 * unit, 2 * unit),
        clear(light, 190),
    )
    painter.restore()
    draw(painter, path, None, line, 1.5 * unit)
    side = 14 * unit
    mark = QRectF(rect.center().x() - side / 2, rect.top() + 13.6 * unit, side, side)
    paint_mark(painter, player.mark, mark, ink_on(body))


def peg_path(rect: QRectF) -> QPainterPath:
    """Head and shoulders of a peg."""
    unit_x, unit_y = rect.width() / 24, rect.height() / 30
    head = ellipse(QPointF(rect.left() + 12 * unit_x, rect.top() + 7.2 * unit_y), 6.4 * unit_x, 6.4 * unit_y)
    body = QPainterPath()
    body.moveTo(rect.left() + 2.2 * unit_x, rect.bottom() - 1.2 * unit_y)
    body.cubicTo(
        rect.left() + 1.2 * unit_x,
        rect.top() + 17 * unit_y,
        rect.left() + 4 * unit_x,
        rect.top() + 11.5 * unit_y,
        rect.left() + 12 * unit_x,
        rect.top() + 11.5 * unit_y,
    )
    body.cubicTo(
        rect.left() + 20 * unit_x,
        rect.top() + 11.5 * unit_y,
        rect.left() + 22.8 * unit_x,
        rect.top() + 17 * unit_y,
        rect.left() + 21.8 * unit_x,
        rect.bottom() - 1.2 * unit_y,
    )
    body.closeSubpath()
    return head.united(body)


def paint_chip(painter: QPainter, rect: QRectF, player: PlayerColour) -> None:
    """The round chip with a player's mark that stands before every name."""
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2 - 1
    draw(painter, ellipse(centre, radius), player.colour, OUTLINE, max(1.2, radius / 8))
    draw(
        painter,
        ellipse(centre, radius - max(1.2, radius / 8)),
        None,
        clear(WHITE, 120),
        max(0.6, radius / 14),
    )
    side = radius * 1.16
    paint_mark(
        painter,
        player.mark,
        QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
        ink_on(player.colour),
    )


def paint_coin(painter: QPainter, rect: QRectF, figure: str = "") -> None:
    """A gold coin, with a figure if given."""
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2 - 1.5
    disc = ellipse(centre, radius)
    shadow(painter, disc, radius * 0.14)
    fill(painter, disc, GOLD)
    painter.save()
    painter.setClipPath(disc, INTERSECT)
    fill(
        painter, ellipse(centre + QPointF(radius * 0.16, radius * 0.16), radius), mixed(GOLD, GOLD_DARK, 0.22)
    )
    fill(painter, ellipse(centre, radius * 0.8), mixed(GOLD, WHITE, 0.28))
    painter.restore()
    draw(painter, ellipse(centre, radius * 0.8), None, clear(GOLD_DARK, 150), max(0.6, radius * 0.06))
    draw(painter, disc, None, QColor("#5E430A"), max(1.0, radius * 0.1))
    if figure:
        number(painter, rect, figure, radius * (1.24 if len(figure) < 2 else 1.02), INK)


def paint_points(painter: QPainter, rect: QRectF, figure: str) -> None:
    """Victory points: a wax-red disc with a white rim and figure."""
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2 - 1
    disc = ellipse(centre, radius)
    shadow(painter, disc, radius * 0.12)
    draw(painter, disc, SEAL, QColor("#4B100D"), max(1.0, radius * 0.1))
    draw(painter, ellipse(centre, radius * 0.8), None, clear(PAPER, 210), max(0.8, radius * 0.08))
    number(painter, rect, figure, radius * (1.16 if len(figure) < 2 else 0.98), PAPER)


def paint_shield(painter: QPainter, rect: QRectF, figure: str) -> None:
    """Strength against fire: a shield with its figure."""
    path = _shield(rect)
    shadow(painter, path, rect.width() * 0.06)
    draw(painter, path, PAPER, QColor("#5E150C"), max(1.2, rect.width() * 0.07))
    number(
        painter,
        rect.adjusted(0, 0, 0, -rect.height() * 0.08),
        figure,
        rect.height() * 0.62,
        QColor("#8E2416"),
    )


def _shield(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(rect.left(), rect.top() + rect.height() * 0.06)
    path.quadTo(
        rect.center().x(), rect.top() - rect.height() * 0.04, rect.right(), rect.top() + rect.height() * 0.06
    )
    path.cubicTo(
        rect.right(),
        rect.top() + rect.height() * 0.62,
        rect.right() - rect.width() * 0.14,
        rect.top() + rect.height() * 0.84,
        rect.center().x(),
        rect.bottom(),
    )
    path.cubicTo(
        rect.left() + rect.width() * 0.14,
        rect.top() + rect.height() * 0.84,
        rect.left(),
        rect.top() + rect.height() * 0.62,
        rect.left(),
        rect.top() + rect.height() * 0.06,
    )
    path.closeSubpath()
    return path


def paint_start_coin(painter: QPainter, rect: QRectF) -> None:
    """The start player's coin: silver, with a ship's anchor, so that nobody takes it for money."""
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2 - 1.5
    disc = ellipse(centre, radius)
    shadow(painter, disc, radius * 0.14)
    draw(painter, disc, QColor("#C9CED2"), QColor("#3F474D"), max(1.0, radius * 0.1))
    draw(
        painter, ellipse(centre, radius * 0.8), QColor("#E6E9EB"), QColor("#8A949B"), max(0.6, radius * 0.06)
    )
    x, y, r = centre.x(), centre.y(), radius
    dark, width = QColor("#2F3940"), max(1.2, radius * 0.14)
    lines(
        painter,
        dark,
        width,
        [(x, y - r * 0.3), (x, y + r * 0.5)],
        [(x - r * 0.28, y - r * 0.14), (x + r * 0.28, y - r * 0.14)],
    )
    draw(painter, ellipse(QPointF(x, y - r * 0.43), r * 0.12), None, dark, width)
    arms = QPainterPath(QPointF(x - r * 0.45, y + r * 0.12))
    arms.quadTo(x - r * 0.4, y + r * 0.52, x, y + r * 0.52)
    arms.quadTo(x + r * 0.4, y + r * 0.52, x + r * 0.45, y + r * 0.12)
    draw(painter, arms, None, dark, width)


def paint_flame(painter: QPainter, rect: QRectF, burning: bool = True) -> None:
    """A flame; one that is out is a grey wisp."""
    outer = QColor("#D2541B") if burning else QColor("#9A948B")
    middle = QColor("#F19A1F") if burning else QColor("#B8B2A8")
    inner = QColor("#FBE08A") if burning else QColor("#D2CDC4")
    dark = QColor("#6E240A") if burning else QColor("#5F5A53")
    draw(painter, _flame(rect), outer, dark, max(0.8, rect.width() * 0.045))
    fill(painter, _flame(_inside(rect, 0.2, 0.34, 0.16, 0.04)), middle)
    fill(painter, _flame(_inside(rect, 0.34, 0.6, 0.3, 0.06)), inner)


def _inside(rect: QRectF, left: float, top: float, right: float, bottom: float) -> QRectF:
    w, h = rect.width(), rect.height()
    return rect.adjusted(w * left, h * top, -w * right, -h * bottom)


def _flame(rect: QRectF) -> QPainterPath:
    def at(x: float, y: float) -> QPointF:
        return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)

    path = QPainterPath(at(0.52, 0.0))
    path.cubicTo(at(0.6, 0.2), at(0.98, 0.36), at(0.96, 0.66))
    path.cubicTo(at(0.95, 0.88), at(0.75, 1.0), at(0.5, 1.0))
    path.cubicTo(at(0.22, 1.0), at(0.04, 0.86), at(0.04, 0.62))
    path.cubicTo(at(0.04, 0.46), at(0.16, 0.36), at(0.22, 0.22))
    path.cubicTo(at(0.28, 0.3), at(0.32, 0.34), at(0.36, 0.4))
    path.cubicTo(at(0.44, 0.3), at(0.5, 0.16), at(0.52, 0.0))
    return path


def paint_helmet(painter: QPainter, rect: QRectF) -> None:
    """A fireman's helmet, for strength against fire where there is no room for a card."""

    def x(share: float) -> float:
        return rect.left() + rect.width() * share

    def y(share: float) -> float:
        return rect.top() + rect.height() * share

    dome = QPainterPath(QPointF(x(0.14), y(0.68)))
    dome.cubicTo(x(0.14), y(0.2), x(0.36), y(0.12), x(0.5), y(0.12))
    dome.cubicTo(x(0.64), y(0.12), x(0.86), y(0.2), x(0.86), y(0.68))
    dome.closeSubpath()
    red, dark = QColor("#B0392B"), QColor("#4F130C")
    width = max(0.8, rect.width() * 0.05)
    draw(painter, dome, red, dark, width)
    brim = polygon([(x(0.02), y(0.68)), (x(0.98), y(0.68)), (x(0.92), y(0.86)), (x(0.08), y(0.86))])
    draw(painter, brim, mixed(red, dark, 0.35), dark, width)
    draw(
        painter,
        polygon([(x(0.46), y(0.04)), (x(0.54), y(0.04)), (x(0.57), y(0.66)), (x(0.43), y(0.66))]),
        GOLD,
        dark,
        width * 0.8,
    )
