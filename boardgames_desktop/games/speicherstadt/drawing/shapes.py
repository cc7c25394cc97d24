"""Small helpers of all drawings: polygons, outlines, text that fits its box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from boardgames_desktop.app import fonts

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
NO_PEN = Qt.PenStyle.NoPen
NO_BRUSH = Qt.BrushStyle.NoBrush
INTERSECT = Qt.ClipOperation.IntersectClip
"""Keeps what is clipped already."""

SMALLEST_TEXT = 12.0
"""Nothing on the board is written smaller than this, in board units."""

Point = tuple[float, float]


def polygon(points: Iterable[Point]) -> QPainterPath:
    """A closed path through the points."""
    path = QPainterPath()
    for index, (x, y) in enumerate(points):
        if index:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    path.closeSubpath()
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def ellipse(centre: QPointF, across: float, down: float | None = None) -> QPainterPath:
    """An ellipse as a path, by its half axes."""
    path = QPainterPath()
    path.addEllipse(centre, across, across if down is None else down)
    return path


def arched(rect: QRectF, rise: float) -> QPainterPath:
    """A rectangle whose upper edge is an arch of height ``rise``."""
    path = QPainterPath()
    path.moveTo(rect.left(), rect.bottom())
    path.lineTo(rect.left(), rect.top() + rise)
    path.quadTo(rect.left(), rect.top(), rect.center().x(), rect.top())
    path.quadTo(rect.right(), rect.top(), rect.right(), rect.top() + rise)
    path.lineTo(rect.right(), rect.bottom())
    path.closeSubpath()
    return path


def fill(painter: QPainter, path: QPainterPath, colour: QColor | QBrush) -> None:
    """Fill a path without an outline."""
    painter.fillPath(path, colour if isinstance(colour, QBrush) else QBrush(colour))


def draw(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor | None,
    line: QColor | None = None,
    width: float = 1.0,
) -> None:
    """Fill a path and draw its outline; None leaves either out."""
    painter.setBrush(NO_BRUSH if colour is None else QBrush(colour))
    painter.setPen(NO_PEN if line is None else pen(line, width))
    painter.drawPath(path)


def pen(colour: QColor, width: float) -> QPen:
    """A pen with round joins and ends."""
    result = QPen(colour, width)
    result.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    result.setCapStyle(Qt.PenCapStyle.RoundCap)
    return result


def lines(painter: QPainter, colour: QColor, width: float, *strokes: Sequence[Point]) -> None:
    """Open strokes through points."""
    painter.setPen(pen(colour, width))
    painter.setBrush(NO_BRUSH)
    for points in strokes:
        painter.drawPolyline([QPointF(x, y) for x, y in points])


def font(px: float, bold: bool = False, serif: bool = False) -> QFont:
    """The product's font with a height in the painter's units, unhinted so that it scales."""
    weight = QFont.Weight.Bold if bold else QFont.Weight.Normal
    result = fonts.serif(px) if serif else fonts.sans(px, weight)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


def fitting(
    words: str, width: float, px: float, bold: bool = False, serif: bool = False
) -> tuple[QFont, str]:
    """The largest font up to ``px`` in which the words fit; shortened with an ellipsis at the smallest."""
    size = px
    while size > SMALLEST_TEXT and QFontMetricsF(font(size, bold, serif)).horizontalAdvance(words) > width:
        size -= 1
    chosen = font(max(size, SMALLEST_TEXT), bold, serif)
    return chosen, QFontMetricsF(chosen).elidedText(words, Qt.TextElideMode.ElideRight, width)


def text(
    painter: QPainter,
    rect: QRectF,
    words: str,
    px: float,
    colour: QColor,
    align: Qt.AlignmentFlag = CENTRE,
    bold: bool = False,
    serif: bool = False,
) -> None:
    """Write one line into a box, smaller if it would not fit."""
    chosen, shown = fitting(words, rect.width(), px, bold, serif)
    painter.setFont(chosen)
    painter.setPen(colour)
    painter.drawText(rect, align | Qt.TextFlag.TextDontClip, shown)


def number(painter: QPainter, rect: QRectF, words: str, px: float, colour: QColor) -> None:
    """Figures centred on their ink, so that they sit in the middle of coins and discs."""
    chosen = font(px, bold=True)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, 0, chosen, words)
    box = path.boundingRect()
    path.translate(rect.center().x() - box.center().x(), rect.center().y() - box.center().y())
    fill(painter, path, colour)


def shadow(painter: QPainter, path: QPainterPath, reach: float, strength: int = 60) -> None:
    """A short soft shadow to the lower right, painted in three steps."""
    for step in (1.0, 0.66, 0.33):
        fill(painter, path.translated(reach * step, reach * step), QColor(20, 14, 8, strength // 3))
