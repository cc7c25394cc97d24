"""The decks: winter, spring, summer, autumn and the last fire, each with sign and colour."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.games.speicherstadt.drawing.palette import OUTLINE, PAPER, clear
from boardgames_desktop.games.speicherstadt.drawing.pieces import paint_flame
from boardgames_desktop.games.speicherstadt.drawing.shapes import draw, ellipse, fill, lines


@dataclass(frozen=True)
class Season:
    """Colour of a deck's back, and the letter it has in element ids."""

    letter: str
    colour: QColor


SEASONS = (
    Season("A", QColor("#4E7A99")),
    Season("B", QColor("#6E8F3C")),
    Season("C", QColor("#C08A1E")),
    Season("D", QColor("#A55A2A")),
    Season("E", QColor("#7C2A1E")),
)


def paint_season(painter: QPainter, rect: QRectF, season: int) -> None:
    """The sign of a season on a light disc."""
    side = min(rect.width(), rect.height())
    centre, radius = rect.center(), side / 2 - 1
    colour = SEASONS[season % len(SEASONS)].colour
    draw(painter, ellipse(centre, radius), PAPER, OUTLINE, max(1.0, side * 0.04))
    draw(painter, ellipse(centre, radius * 0.88), None, clear(colour, 200), max(0.7, side * 0.03))
    painter.save()
    painter.translate(centre)
    painter.scale(side / 120, side / 120)
    _SIGNS[season % len(_SIGNS)](painter)
    painter.restore()


# Signs are drawn in a square from -50 to 50.


def _flake(painter: QPainter) -> None:
    colour = QColor("#35627F")
    for turn in range(6):
        painter.save()
        painter.rotate(60 * turn)
        lines(painter, colour, 7, [(0, 0), (0, -40)], [(-11, -34), (0, -23), (11, -34)])
        painter.restore()


def _blossom(painter: QPainter) -> None:
    for turn in range(5):
        painter.save()
        painter.rotate(72 * turn)
        draw(painter, ellipse(QPointF(0, -23), 15, 18), QColor("#E58FA6"), QColor("#8E3B55"), 3.5)
        painter.restore()
    draw(painter, ellipse(QPointF(0, 0), 11), QColor("#F2C53D"), QColor("#7A5A10"), 3)


def _sun(painter: QPainter) -> None:
    for turn in range(8):
        painter.save()
        painter.rotate(45 * turn)
        lines(painter, QColor("#B5720A"), 7, [(0, -31), (0, -42)])
        painter.restore()
    draw(painter, ellipse(QPointF(0, 0), 22), QColor("#F2B92B"), QColor("#8A5A0A"), 4)


def _leaf(painter: QPainter) -> None:
    painter.save()
    painter.rotate(32)
    leaf = QPainterPath(QPointF(0, 38))
    leaf.cubicTo(-40, 18, -30, -22, 0, -44)
    leaf.cubicTo(30, -22, 40, 18, 0, 38)
    draw(painter, leaf, QColor("#C4602A"), QColor("#5E2A0E"), 4)
    lines(
        painter,
        QColor("#5E2A0E"),
        4,
        [(0, 48), (0, -28)],
        [(0, 14), (-16, 0)],
        [(0, 14), (16, 0)],
        [(0, -6), (-11, -17)],
        [(0, -6), (11, -17)],
    )
    painter.restore()


def _last_fire(painter: QPainter) -> None:
    paint_flame(painter, QRectF(-30, -44, 60, 82))


_SIGNS = (_flake, _blossom, _sun, _leaf, _last_fire)


def paint_bag(painter: QPainter, rect: QRectF) -> None:
    """The linen bag with the goods still to come."""

    def at(x: float, y: float) -> QPointF:
        return QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)

    path = QPainterPath(at(0.34, 0.2))
    path.cubicTo(at(0.02, 0.42), at(-0.04, 0.98), at(0.2, 0.98))
    path.lineTo(at(0.8, 0.98))
    path.cubicTo(at(1.04, 0.98), at(0.98, 0.42), at(0.66, 0.2))
    path.cubicTo(at(0.72, 0.12), at(0.8, 0.08), at(0.82, 0.02))
    path.quadTo(at(0.5, 0.1), at(0.18, 0.02))
    path.cubicTo(at(0.2, 0.08), at(0.28, 0.12), at(0.34, 0.2))
    width = max(1.2, rect.width() * 0.035)
    fill(painter, path.translated(rect.width() * 0.04, rect.height() * 0.03), QColor(20, 14, 8, 70))
    draw(painter, path, QColor("#D8C29A"), QColor("#4F3B22"), width)
    lines(
        painter,
        QColor("#9C8258"),
        width * 0.8,
        [(at(0.3, 0.4).x(), at(0.3, 0.4).y()), (at(0.22, 0.8).x(), at(0.22, 0.8).y())],
    )
    lines(
        painter,
        QColor("#8A2B22"),
        width * 1.8,
        [(at(0.32, 0.21).x(), at(0.32, 0.21).y()), (at(0.68, 0.21).x(), at(0.68, 0.21).y())],
    )
