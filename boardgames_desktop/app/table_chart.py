"""Scores over time as a chart: one line per seat in its colour, ending in its mark."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.fonts import sans
from boardgames_desktop.app.theme import chip_outline, paint_chip

_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


def signed(points: int) -> str:
    """A number of points with a real minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")


class ScoreChart(QWidget):
    """The chart. ``step_chosen(step)`` when a moment in it is pressed."""

    step_chosen = Signal(int)

    def __init__(self, context: TableContext, scores: Sequence[tuple[int, ...]]) -> None:
        """scores: totals per seat after each step, the opening first."""
        super().__init__()
        self._context = context
        self._scores = [tuple(totals) for totals in scores]
        self._pointed: int | None = None
        self._font = sans(12 * context.scale)
        self.setMouseTracking(True)
        self.setMinimumHeight(round(100 * context.scale))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(context.texts.text("table-chart"))
        self.setAccessibleDescription(self._said(len(self._scores) - 1))

    def sizeHint(self) -> QSize:
        scale = self._context.scale
        return QSize(round(420 * scale), round(100 * scale))

    # --- where things lie -------------------------------------------------------------------------

    @property
    def _area(self) -> QRectF:
        scale = self._context.scale
        return QRectF(self.rect()).adjusted(34 * scale, 12 * scale, -30 * scale, -22 * scale)

    @property
    def _bounds(self) -> tuple[int, int]:
        """Least and greatest number on the upright axis, on whole grid steps."""
        least = min(min(totals) for totals in self._scores)
        most = max(max(totals) for totals in self._scores)
        gap = self._gap
        return min(0, least // gap * gap), max(gap, -(-most // gap) * gap)

    @property
    def _gap(self) -> int:
        """Points between two grid lines: at most six lines, as many as fit."""
        reach = max(max(totals) for totals in self._scores) - min(min(totals) for totals in self._scores)
        lines = max(2, min(6, int(self._area.height() / (26 * self._context.scale))))
        return next((step for step in _STEPS if reach / step <= lines), _STEPS[-1])

    def _point(self, step: int, points: float) -> QPointF:
        area, (least, most) = self._area, self._bounds
        across = step / max(1, len(self._scores) - 1)
        return QPointF(
            area.left() + across * area.width(),
            area.bottom() - (points - least) / max(1, most - least) * area.height(),
        )

    def _step_at(self, across: float) -> int:
        area = self._area
        share = (across - area.left()) / max(1.0, area.width())
        return max(0, min(len(self._scores) - 1, round(share * (len(self._scores) - 1))))

    # --- painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        self._paint_grid(painter)
        seats = range(len(self._context.seats))
        for seat in sorted(seats, key=lambda seat: self._scores[-1][seat]):
            self._paint_line(painter, seat)
        self._paint_ends(painter)
        if self._pointed is not None:
            self._paint_pointed(painter, self._pointed)
        painter.end()

    def _paint_grid(self, painter: QPainter) -> None:
        theme, (least, most), area = self._context.theme, self._bounds, self._area
        room = QRectF(0, 0, area.left() - 6, 16 * self._context.scale)
        for points in range(least, most + 1, self._gap):
            height = self._point(0, points).y()
            painter.setPen(QPen(theme.edge if points == 0 else theme.line, 1.0))
            painter.drawLine(QPointF(area.left(), height), QPointF(area.right(), height))
            room.moveCenter(QPointF(room.center().x(), height))
            painter.setPen(theme.muted)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(points)
            )
        self._paint_moves(painter)

    def _paint_moves(self, painter: QPainter) -> None:
        """Numbers of moves under the chart, at its ends."""
        area, last = self._area, len(self._scores) - 1
        below = QRectF(area.left(), area.bottom() + 4, area.width(), 16 * self._context.scale)
        painter.setPen(self._context.theme.muted)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, self._context.texts.text("table-chart-start"))
        words = self._context.texts.text("table-chart-moves", count=last)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, words)

    def _paint_line(self, painter: QPainter, seat: int) -> None:
        """A staircase: points stay until the step that changes them."""
        corners = [self._point(0, self._scores[0][seat])]
        for step, (before, after) in enumerate(pairwise(self._scores), 1):
            if after[seat] != before[seat] or step == len(self._scores) - 1:
                corners.append(self._point(step, before[seat]))
                corners.append(self._point(step, after[seat]))
        player, theme = self._context.colour(seat), self._context.theme
        for colour, width in ((theme.sheet, 5.0), (chip_outline(player, theme), 3.5), (player.colour, 2.2)):
            pen = QPen(colour, width * self._context.scale)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(corners))

    def _paint_ends(self, painter: QPainter) -> None:
        """The chips at the right end, pushed apart where scores are close."""
        side, last = 16 * self._context.scale, len(self._scores) - 1
        seats = sorted(range(len(self._context.seats)), key=lambda seat: self._scores[last][seat])
        heights: list[float] = []
        for seat in seats:
            wanted = self._point(last, self._scores[last][seat]).y()
            heights.append(min(wanted, heights[-1] - side) if heights else wanted)
        over = max(0.0, side / 2 - heights[-1])
        for seat, height in zip(seats, heights):
            chip = QRectF(self._area.right() + 6, height + over - side / 2, side, side)
            paint_chip(painter, chip, self._context.colour(seat), self._context.theme)

    def _paint_pointed(self, painter: QPainter, step: int) -> None:
        theme, area = self._context.theme, self._area
        painter.setPen(QPen(theme.ink, 1.0, Qt.PenStyle.DashLine))
        across = self._point(step, 0).x()
        painter.drawLine(QPointF(across, area.top()), QPointF(across, area.bottom()))
        for seat in range(len(self._context.seats)):
            painter.setPen(QPen(theme.ink, 1.0))
            painter.setBrush(self._context.colour(seat).colour)
            painter.drawEllipse(self._point(step, self._scores[step][seat]), 4, 4)
        name = self._context.texts.text("table-chart-move", step=step)
        width = QFontMetricsF(self._font).horizontalAdvance(name)
        left = max(area.left(), min(across - width / 2, area.right() - width))
        room = QRectF(left - 4, area.bottom() + 3, width + 8, 18 * self._context.scale)
        painter.fillRect(room, theme.sheet)
        painter.setPen(theme.ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)

    # --- pointer --------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointed = self._step_at(event.position().x())
        QToolTip.showText(event.globalPosition().toPoint(), self._said(self._pointed), self)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.step_chosen.emit(self._step_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        self._pointed = None
        self.update()

    def _said(self, step: int) -> str:
        """The scores after a step in words, best first."""
        totals = self._scores[step]
        order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
        return "\n".join(f"{self._context.seats[seat].name}  {signed(totals[seat])}" for seat in order)
