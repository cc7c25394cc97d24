"""The list of all legal moves: what can be done now, in words, found by typing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.engine.actions import Action

_ACTION = Qt.ItemDataRole.UserRole


class MovesDialog(QDialog):
    """Lists moves by name. ``chosen(action)`` when one is picked; the dialog then closes."""

    chosen = Signal(object)

    def __init__(
        self, context: TableContext, prompt: str, moves: Sequence[tuple[str, Action]], parent: QWidget
    ) -> None:
        """prompt: the sentence of the decision (rich text). moves: names with their actions."""
        super().__init__(parent)
        self.setWindowTitle(context.texts.text("table-moves"))
        self.resize(round(460 * context.scale), round(420 * context.scale))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 16)
        sentence = QLabel(prompt)
        sentence.setWordWrap(True)
        sentence.setTextFormat(Qt.TextFormat.RichText)
        column.addWidget(sentence)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(context.texts.text("table-moves-filter"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.filter.textChanged.connect(self._narrow)
        self.filter.installEventFilter(self)
        column.addWidget(self.filter)
        self.list = QListWidget()
        self.list.setAccessibleName(self.windowTitle())
        self.list.itemActivated.connect(self._pick)
        self.list.itemClicked.connect(self._pick)
        column.addWidget(self.list, 1)
        self._fill(moves)
        self.filter.setFocus()

    def _fill(self, moves: Sequence[tuple[str, Action]]) -> None:
        for name, action in moves:
            item = QListWidgetItem(name)
            item.setData(_ACTION, action)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _narrow(self, typed: str) -> None:
        """Show the moves that hold every word typed; the first of them is ready for Enter."""
        words = typed.casefold().split()
        first = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            hidden = not all(word in item.text().casefold() for word in words)
            item.setHidden(hidden)
            first = row if first is None and not hidden else first
        self.list.setCurrentRow(-1 if first is None else first)

    def _pick(self, item: QListWidgetItem) -> None:
        action = item.data(_ACTION)
        self.accept()
        self.chosen.emit(action)

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        """Up, down and Enter work in the list while one types."""
        if thing is self.filter and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self._step(-1 if key == Qt.Key.Key_Up else 1)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                item = self.list.currentItem()
                if item is not None and not item.isHidden():
                    self._pick(item)
                return True
        return super().eventFilter(thing, event)

    def _step(self, way: int) -> None:
        row = self.list.currentRow() + way
        while 0 <= row < self.list.count():
            if not self.list.item(row).isHidden():
                self.list.setCurrentRow(row)
                return
            row += way
