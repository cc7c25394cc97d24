"""The score sheet as a table: categories down, seats across, each number telling what it counted."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.fonts import sans
from boardgames_desktop.app.rich import rich
from boardgames_desktop.app.table_chart import signed
from boardgames_desktop.app.theme import paint_chip
from boardgames_desktop.app.theme_sheet import mixed
from boardgames_desktop.engine.game import ScoreSheet
from boardgames_desktop.engine.messages import Message

_ROW, _TOTAL_ROW, _HEAD, _CHIP = 25, 34, 42, 18


class _SeatHeader(QHeaderView):
    """Chip and name of each seat in the middle over its column."""

    def __init__(self, context: TableContext, parent: QTableWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._context = context
        self.setSectionsClickable(False)

    @property
    def _font(self) -> QFont:
        return sans(12 * self._context.scale, QFont.Weight.Bold)

    def _in_one_line(self) -> bool:
        """Whether every name fits beside its chip; else all names go below the chips."""
        metrics = QFontMetrics(self._font)
        longest = max(metrics.horizontalAdvance(seat.name) for seat in self._context.seats)
        return longest + _CHIP * self._context.scale + 16 <= self.sectionSize(0)

    def paintSection(self, painter: QPainter, rect: QRect, seat: int) -> None:
        scale, theme = self._context.scale, self._context.theme
        side, gap, beside = _CHIP * scale, 5 * scale, self._in_one_line()
        room = rect.width() - 6 - (side + gap if beside else 0)
        name = self._context.seats[seat].name
        name = QFontMetrics(self._font).elidedText(name, Qt.TextElideMode.ElideMiddle, round(room))
        wide = QFontMetrics(self._font).horizontalAdvance(name)
        chip, words = QRectF(0, 0, side, side), QRectF(0, 0, wide + 2, rect.height())
        middle = QRectF(rect).center()
        if beside:
            chip.moveCenter(QPointF(middle.x() - (wide + gap) / 2, middle.y()))
            words.moveCenter(QPointF(middle.x() + (side + gap) / 2, middle.y()))
        else:
            chip.moveCenter(QPointF(middle.x(), rect.top() + side / 2 + 2))
            words.moveCenter(QPointF(middle.x(), rect.bottom() - 9 * scale))
        painter.save()
        paint_chip(painter, chip, self._context.colour(seat), theme)
        painter.setFont(self._font)
        painter.setPen(theme.ink)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, name)
        painter.restore()


class _Cell(QStyledItemDelegate):
    """Numbers on a quiet ground: winners' columns tinted, the cell pointed at outlined, the total under a line."""

    def __init__(self, context: TableContext, sheet: ScoreSheet, parent: QTableWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._sheet = sheet

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        # The stubs do not know the fields of QStyleOption.
        plain: Any = option
        rect, state = QRectF(plain.rect), plain.state
        theme, total = self._context.theme, index.row() == len(self._sheet.lines)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, self._ground(index.column(), theme.sheet))
        if total:
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1.5), theme.ink)
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.setPen(QPen(theme.accent, 2))
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 5, 5)
        painter.setFont(sans((18 if total else 14) * self._context.scale, _weight(total)))
        painter.setPen(index.data(Qt.ItemDataRole.ForegroundRole).color())
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, index.data())
        painter.restore()

    def _ground(self, seat: int, sheet: QColor) -> QColor:
        return mixed(sheet, self._context.theme.target, 0.18) if seat in self._sheet.winners else sheet


def _weight(bold: bool) -> QFont.Weight:
    return QFont.Weight.Bold if bold else QFont.Weight.Normal


class ScoreTable(QTableWidget):
    """Points by category and seat.

    Signals for the cell under the pointer or the keys: ``counted(elements)``, ``explained(rich text)``
    and ``pointed(seat)``; nothing, an empty text and -1 when there is none.
    """

    counted = Signal(list)
    explained = Signal(str)
    pointed = Signal(int)

    def __init__(self, context: TableContext, sheet: ScoreSheet) -> None:
        super().__init__(len(sheet.lines) + 1, len(sheet.totals))
        self._context = context
        self._sheet = sheet
        self.setAccessibleName(context.texts.text("table-score-sheet"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self._fill_heads()
        self._fill_cells()
        self._set_sizes()
        self.entered.connect(self._point_at)
        self.currentCellChanged.connect(self._go_to)
        self.viewport().installEventFilter(self)

    # --- contents -------------------------------------------------------------------------------

    def _fill_heads(self) -> None:
        texts = self._context.texts
        self.setHorizontalHeader(_SeatHeader(self._context, self))
        self.setHorizontalHeaderLabels([person.name for person in self._context.seats])
        names = [texts.text(line.category) for line in self._sheet.lines]
        self.setVerticalHeaderLabels([*names, texts.text("table-total")])
        self.setItemDelegate(_Cell(self._context, self._sheet, self))

    def _fill_cells(self) -> None:
        rows = [line.points for line in self._sheet.lines] + [self._sheet.totals]
        for row, points in enumerate(rows):
            for seat, number in enumerate(points):
                self.setItem(row, seat, self._cell(row, seat, number))

    def _cell(self, row: int, seat: int, points: int) -> QTableWidgetItem:
        """A number; nothing counted is a dot, so that the eye finds what was."""
        theme, total = self._context.theme, row == len(self._sheet.lines)
        counted = total or points != 0 or bool(self._sheet.lines[row].counted[seat])
        cell = QTableWidgetItem(signed(points) if counted else "·")
        cell.setForeground(theme.ink if counted else theme.muted)
        return cell

    def _set_sizes(self) -> None:
        scale = self._context.scale
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        across.setFixedHeight(round(_HEAD * scale))
        down.setSectionsClickable(False)
        down.setStyleSheet("QHeaderView::section { padding: 0 8px; }")
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        down.setDefaultSectionSize(round(_ROW * scale))
        self.setRowHeight(self.rowCount() - 1, round(_TOTAL_ROW * scale))
        rows = (self.rowCount() - 1) * round(_ROW * scale) + round(_TOTAL_ROW * scale)
        self.setFixedHeight(rows + round(_HEAD * scale) + 12)

    # --- pointing -------------------------------------------------------------------------------

    def _point_at(self, index: QModelIndex) -> None:
        self._tell(index.row(), index.column())

    def _go_to(self, row: int, seat: int, _row_before: int, _seat_before: int) -> None:
        self._tell(row, seat)

    def _tell(self, row: int, seat: int) -> None:
        """Say what a cell counted; a total counts nothing of its own."""
        self.pointed.emit(seat)
        if not 0 <= row < len(self._sheet.lines) or seat < 0:
            self.counted.emit([])
            self.explained.emit("")
            return
        line = self._sheet.lines[row]
        self.counted.emit(list(line.counted[seat]))
        self.explained.emit(self._explanation(row, seat))

    def _explanation(self, row: int, seat: int) -> str:
        """Category, how the points came about, and the names of what was counted; empty for nothing."""
        line = self._sheet.lines[row]
        detail, counted = line.detail[seat], line.counted[seat]
        if detail is None and not counted:
            return ""
        words = [f"<b>{self._context.texts.text(line.category)}</b>"]
        if detail is not None:
            words.append(rich(self._context, detail))
        if counted:
            words.append(rich(self._context, Message("table-counted", {"things": counted})))
        return " ".join(words)

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave and thing is self.viewport():
            self._tell(-1, -1)
        return super().eventFilter(thing, event)
