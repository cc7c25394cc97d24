"""Small signs of controls that the icon set does not have: the four ways through a history."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

WAYS = ("first", "back", "forward", "last")
_SIDE = 64


def way_icon(way: str, colour: QColor, disabled: QColor) -> QIcon:
    """An arrow head pointing the way, with a bar at the ends of the history. ``way`` is one of WAYS."""
    made = QIcon(_picture(way, colour))
    made.addPixmap(_picture(way, disabled), QIcon.Mode.Disabled)
    return made


def _picture(way: str, colour: QColor) -> QPixmap:
    picture = QPixmap(_SIDE, _SIDE)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if way in ("first", "back"):
        painter.translate(_SIDE, 0)
        painter.scale(-1, 1)
    ends = way in ("first", "last")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    left, right = (12.0, 42.0) if ends else (20.0, 50.0)
    painter.drawPolygon(QPolygonF([QPointF(left, 12), QPointF(right, 32), QPointF(left, 52)]))
    if ends:
        painter.drawRect(QRectF(45, 12, 7, 40))
    painter.end()
    return picture
