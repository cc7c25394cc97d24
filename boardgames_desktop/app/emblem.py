"""The program's own picture: a card, a cube and a worker on a table edge, in two colours and paper."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QPolygonF

_SIZES = (16, 24, 32, 48, 64, 128, 256)


def paint_emblem(painter: QPainter, rect: QRectF) -> None:
    """Paint the picture as large as fits in the middle of ``rect``."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 64, side / 64)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#A8482A"))
    painter.drawRoundedRect(QRectF(2, 2, 60, 60), 14, 14)
    _paint_card(painter)
    _paint_worker(painter)
    _paint_cube(painter)
    painter.restore()


def _paint_card(painter: QPainter) -> None:
    painter.save()
    painter.translate(25, 31)
    painter.rotate(-9)
    painter.setBrush(QColor(0, 0, 0, 45))
    painter.drawRoundedRect(QRectF(-12, -17, 26, 37), 3.5, 3.5)
    painter.setBrush(QColor("#FFFDF7"))
    painter.drawRoundedRect(QRectF(-13, -19, 26, 37), 3.5, 3.5)
    painter.setBrush(QColor("#5E8C7A"))
    painter.drawRect(QRectF(-9, -15, 18, 6))
    painter.setBrush(QColor("#D9CFBB"))
    for line in range(3):
        painter.drawRect(QRectF(-9, -4 + 6 * line, 18 - 5 * (line == 2), 2.6))
    painter.restore()


def _paint_worker(painter: QPainter) -> None:
    """A rounded wooden peg with a head."""
    body = QPainterPath(QPointF(35, 50))
    body.cubicTo(QPointF(35, 38), QPointF(38.5, 36), QPointF(44, 36))
    body.cubicTo(QPointF(49.5, 36), QPointF(53, 38), QPointF(53, 50))
    body.closeSubpath()
    painter.setBrush(QColor("#F5D24A"))
    painter.drawPath(body)
    painter.drawEllipse(QPointF(44, 29), 7.2, 7.2)
    painter.setBrush(QColor(255, 255, 255, 110))
    painter.drawEllipse(QPointF(41.8, 26.8), 2.4, 2.4)


def _paint_cube(painter: QPainter) -> None:
    """A cube from above its corner: three faces, light from the top left."""
    top = [QPointF(20, 40), QPointF(29, 44.5), QPointF(20, 49), QPointF(11, 44.5)]
    left = [QPointF(11, 44.5), QPointF(20, 49), QPointF(20, 58), QPointF(11, 53.5)]
    right = [QPointF(20, 49), QPointF(29, 44.5), QPointF(29, 53.5), QPointF(20, 58)]
    for face, colour in ((top, "#8FB3D9"), (left, "#2A6FBF"), (right, "#1E528F")):
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF(face))


def emblem_icon() -> QIcon:
    """The picture as the icon of windows and of the task bar."""
    made = QIcon()
    for side in _SIZES:
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_emblem(painter, QRectF(0, 0, side, side))
        painter.end()
        made.addPixmap(pixmap)
    return made
