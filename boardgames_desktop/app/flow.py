"""A row of widgets that goes on in the next line when there is no room left."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Widgets from left to right at their preferred sizes, centred on their line."""

    def __init__(self, *widgets: QWidget, gap: int = 8) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return sum(self._heights(self._lines(width))) + self._gap * max(0, len(self._lines(width)) - 1)

    def sizeHint(self) -> QSize:
        items = self._shown()
        width = sum(item.sizeHint().width() for item in items) + self._gap * max(0, len(items) - 1)
        return QSize(width, max((item.sizeHint().height() for item in items), default=0))

    def minimumSize(self) -> QSize:
        sizes = [item.minimumSize() for item in self._shown()]
        width = max((size.width() for size in sizes), default=0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        top = rect.top()
        lines = self._lines(rect.width())
        for line, height in zip(lines, self._heights(lines)):
            left = rect.left()
            for item in line:
                size = self._size(item, rect.width())
                item.setGeometry(QRect(QPoint(left, top + (height - size.height()) // 2), size))
                left += size.width() + self._gap
            top += height + self._gap

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _size(self, item: QLayoutItem, width: int) -> QSize:
        """Preferred size, narrower only where the whole line is."""
        hint = item.sizeHint()
        if hint.width() <= width or not item.hasHeightForWidth():
            return QSize(min(hint.width(), max(width, item.minimumSize().width())), hint.height())
        return QSize(width, item.heightForWidth(width))

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            wide = self._size(item, width).width()
            if not lines or used + self._gap + wide > width:
                lines.append([item])
                used = wide
            else:
                lines[-1].append(item)
                used += self._gap + wide
        return lines

    def _heights(self, lines: list[list[QLayoutItem]]) -> list[int]:
        width = self.geometry().width() or 10_000
        return [max(self._size(item, width).height() for item in line) for line in lines]
