"""The table fills the window, and scrolls only where the window is too small to hold it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class FittingArea(QScrollArea):
    """Gives its widget the whole room, or the least size the widget can have if that is larger.

    Qt's own way of resizing takes the preferred height of sentences that wrap for the least one and
    would scroll too early.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def put(self, widget: QWidget) -> None:
        """Show this widget in the place of the one before."""
        old = self.takeWidget()
        if old is not None:
            # Something in it may be carrying out the very click that brings the new one.
            old.deleteLater()
        self.setWidget(widget)
        widget.installEventFilter(self)
        self._fit()
        widget.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        if thing is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return False

    def _fit(self) -> None:
        widget = self.widget()
        if widget is None:
            return
        room, least = self.maximumViewportSize(), widget.minimumSizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        wide, high = least.width() > room.width(), least.height() > room.height()
        width = max(least.width(), room.width() - (bar if high else 0))
        height = max(least.height(), room.height() - (bar if wide else 0))
        widget.resize(width, height)
