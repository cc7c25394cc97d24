"""The log: what happened, in sentences, grouped by the place in the match.

Every line belongs to a step; pressing it shows that moment. Names light their elements on the
board. It is one text document, so that a finished match opens at once and can be copied.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QTextBrowser, QTextEdit

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.icons import paint_icon
from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.app.rich import CHIP, rich
from boardgames_desktop.app.theme import chip_pixmap
from boardgames_desktop.app.theme_sheet import mixed
from boardgames_desktop.engine.messages import Message

_AT_ONCE = 25
"""Steps written before the window may do something else."""

_HEADING = -1
"""Stands for the step of a heading's or barrier's line."""


@dataclass(frozen=True)
class _Written:
    """What was written for a step: how many lines the document had before it, and the heading then in force."""

    lines_before: int
    heading_before: str


class LogView(QTextBrowser):
    """Shows the log of a model. ``step_chosen(step)``, ``element_hovered(element)`` (empty: none)."""

    step_chosen = Signal(int)
    element_hovered = Signal(str)

    def __init__(self, context: TableContext, model: MatchModel) -> None:
        super().__init__()
        self._context = context
        self._model = model
        self._steps: list[int] = []
        self._written: list[_Written] = []
        self._identities: list[int] = []
        self._heading = ""
        self._pressed_at = QPoint()
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(context.texts.text("table-log"))
        self.document().setDocumentMargin(6 * context.scale)
        self.highlighted.connect(self._hover)
        self.viewport().setMouseTracking(True)
        self._follows, self._was_past = True, False
        self._writing = QTimer(self)
        self._writing.setSingleShot(True)
        self._writing.setInterval(0)
        self._writing.timeout.connect(self._write_more)
        self.verticalScrollBar().rangeChanged.connect(self._to_end)
        self.verticalScrollBar().actionTriggered.connect(lambda: QTimer.singleShot(0, self, self._on_scroll))
        self._add_chips()

    def _add_chips(self) -> None:
        for seat in range(len(self._context.seats)):
            picture = chip_pixmap(
                self._context.colour(seat), round(CHIP * self._context.scale), self._context.theme
            )
            self.document().addResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(f"chip:{seat}"), picture
            )

    # --- keeping up with the match ----------------------------------------------------------------

    def sync(self) -> None:
        """Write what is new, take out what was taken back, and mark the step that is shown.

        A long history is written bit by bit, so that it does not keep the board waiting.
        """
        self._drop_stale()
        self._write_some()
        if self._model.at_present:
            self._follows = self._follows or self._was_past
            self._to_end()
        else:
            self._follows = False
            self._show_step(self._model.cursor)
        self._was_past = not self._model.at_present

    def _write_some(self) -> None:
        """Write a bounded number of steps now and the others as soon as there is time."""
        begin = len(self._written)
        end = min(self._model.length + 1, begin + _AT_ONCE)
        for step in range(begin, end):
            self._write_step(step)
        self._mark()
        if end <= self._model.length:
            self._writing.start()
        else:
            self._writing.stop()

    def _write_more(self) -> None:
        self._write_some()
        self._to_end()
        if not self._model.at_present:
            self._show_step(self._model.cursor)

    def _to_end(self) -> None:
        """While it follows the match, the end of the log stays in sight, whatever changes its size."""
        if self._follows:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _on_scroll(self) -> None:
        """Somebody who scrolls up reads on undisturbed, until the end is in sight again."""
        bar = self.verticalScrollBar()
        self._follows = bar.value() >= bar.maximum() - round(8 * self._context.scale)

    def _drop_stale(self) -> None:
        """Take out the lines of steps that are no longer what was written."""
        same = 0
        for step, identity in enumerate(self._identities):
            if step > self._model.length or self._model.identity(step) != identity:
                break
            same = step + 1
        if same == len(self._written):
            return
        first = self._written[same]
        self._heading = first.heading_before
        self._cut(first.lines_before)
        del self._written[same:], self._identities[same:], self._steps[first.lines_before :]

    def _cut(self, lines: int) -> None:
        """Keep only the first lines of the document."""
        if lines == 0:
            self.clear()
            self._add_chips()
            return
        cursor = QTextCursor(self.document().findBlockByNumber(lines - 1))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def _write_step(self, step: int) -> None:
        self._written.append(_Written(len(self._steps), self._heading))
        self._identities.append(self._model.identity(step))
        heading = self._model.heading(step)
        if heading is not None and (text := self._context.plain(heading)) != self._heading:
            self._heading = text
            self._write_heading(text)
        for message in self._model.sentences(step):
            self._write_line(message, step)

    def _write_heading(self, text: str) -> None:
        block = QTextBlockFormat()
        block.setTopMargin(8 * self._context.scale if self._steps else 0)
        block.setBottomMargin(2)
        letters = QTextCharFormat()
        letters.setForeground(self._context.theme.muted)
        letters.setProperty(QTextFormat.Property.FontPixelSize, round(12 * self._context.scale))
        letters.setFontWeight(700)
        self._new_block(block, letters, _HEADING).insertText(text, letters)

    def _write_line(self, message: Message, step: int) -> None:
        block = QTextBlockFormat()
        block.setTopMargin(2 * self._context.scale)
        letters = QTextCharFormat()
        letters.setForeground(self._context.theme.ink)
        letters.setProperty(QTextFormat.Property.FontPixelSize, round(14 * self._context.scale))
        cursor = self._new_block(block, letters, step)
        cursor.insertHtml(rich(self._context, message, lambda seat: f"chip:{seat}"))

    def _new_block(self, block: QTextBlockFormat, letters: QTextCharFormat, step: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if self._steps:
            cursor.insertBlock(block, letters)
        else:
            cursor.setBlockFormat(block)
            cursor.setBlockCharFormat(letters)
            cursor.setCharFormat(letters)
        self._steps.append(step)
        return cursor

    # --- marks ------------------------------------------------------------------------------------

    def _mark(self) -> None:
        """The shown step gets a ground, what comes after it is pale, the barrier is a line."""
        marks: list[QTextEdit.ExtraSelection] = []
        shown, theme = self._model.cursor, self._context.theme
        if not self._model.at_present:
            later = next((line for line, step in enumerate(self._steps) if step > shown), None)
            if later is not None:
                marks.append(self._tail(later, theme.muted))
            ground = mixed(theme.sheet, theme.accent, 0.18)
            marks += [
                self._whole_line(line, ground) for line, step in enumerate(self._steps) if step == shown
            ]
        self.setExtraSelections(marks)
        self.viewport().update()

    def _whole_line(self, line: int, ground: QColor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(self.document().findBlockByNumber(line))
        mark.format.setBackground(ground)
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        return mark

    def _tail(self, line: int, ink: QColor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(self.document().findBlockByNumber(line))
        mark.cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        mark.format.setForeground(ink)
        return mark

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        barrier = self._model.barrier()
        line = next((line for line, step in enumerate(self._steps) if step > barrier), len(self._steps))
        if barrier > 0 and line > 0:
            painter = QPainter(self.viewport())
            self._paint_barrier(painter, self._top_of(line))
            painter.end()

    def _top_of(self, line: int) -> int:
        """Where a line begins in the viewport; the end of the text for the line after the last."""
        block = self.document().findBlockByNumber(line)
        layout, scrolled = self.document().documentLayout(), self.verticalScrollBar().value()
        if block.isValid():
            margin = block.blockFormat().topMargin()
            return round(layout.blockBoundingRect(block).top() - margin / 2 - scrolled)
        return round(layout.blockBoundingRect(self.document().lastBlock()).bottom() + 3 - scrolled)

    def _paint_barrier(self, painter: QPainter, top: int) -> None:
        side = 12 * self._context.scale
        painter.setPen(QPen(self._context.theme.edge, 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(6, top), QPointF(self.viewport().width() - side - 8, top))
        lock = QRectF(self.viewport().width() - side - 4, top - side / 2, side, side)
        paint_icon(painter, "lock", lock, self._context.theme.muted)

    def _show_step(self, step: int) -> None:
        lines = [line for line, written in enumerate(self._steps) if written == step]
        if lines:
            self.setTextCursor(QTextCursor(self.document().findBlockByNumber(lines[-1])))
            self.ensureCursorVisible()

    # --- pointer and keys ---------------------------------------------------------------------------

    def step_at(self, point: QPoint) -> int | None:
        """The step whose line is at a point of the viewport; None over headings and empty ground."""
        line = self.cursorForPosition(point).blockNumber()
        rect = self.cursorRect(QTextCursor(self.document().lastBlock()))
        below = point.y() > rect.bottom() + 8 and line == len(self._steps) - 1
        step = self._steps[line] if 0 <= line < len(self._steps) and not below else _HEADING
        return None if step == _HEADING else step

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed_at = event.position().toPoint()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press on a line shows its moment; a drag selects text."""
        super().mouseReleaseEvent(event)
        here = event.position().toPoint()
        dragged = (here - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        step = self.step_at(here)
        if event.button() == Qt.MouseButton.LeftButton and step is not None and not dragged:
            self.step_chosen.emit(step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down walk through the steps; everything else is as in any text."""
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if way is not None and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.step_chosen.emit(max(0, min(self._model.cursor + way, self._model.length)))
            event.accept()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event)
        self._on_scroll()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.element_hovered.emit("")

    def _hover(self, url: QUrl) -> None:
        self.element_hovered.emit(url.toString())
