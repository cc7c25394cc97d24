"""The bar over the table: game, round and phase, history, undo, and the ways out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QToolButton, QWidget

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.fonts import sans
from boardgames_desktop.app.glyphs import WAYS, way_icon
from boardgames_desktop.app.icons import icon
from boardgames_desktop.app.theme import disabled_ink

HEIGHT = 44

ACTIONS: tuple[tuple[str, str, str], ...] = (
    ("first", "first", "table-history-first"),
    ("back", "back", "table-history-back"),
    ("forward", "forward", "table-history-forward"),
    ("present", "last", "table-history-present"),
    ("undo", "undo", "table-undo"),
    ("redo", "redo", "table-redo"),
    ("save", "save", "table-save-as"),
    ("rules", "rules", "table-rules"),
    ("settings", "settings", "table-settings"),
)
"""Buttons of the bar: name, icon, message id of tip and accessible name. ``triggered`` tells the name."""


class TopBar(QWidget):
    """The bar. ``triggered(name)`` tells which button (or menu entry) was used.

    refuge: gets the keyboard focus when the button that has it turns grey.
    """

    triggered = Signal(str)

    def __init__(self, context: TableContext, title: str) -> None:
        super().__init__()
        self._context = context
        self._buttons: dict[str, QToolButton] = {}
        self.refuge: QWidget | None = None
        self.setFixedHeight(round(HEIGHT * context.scale))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(2)
        row.addWidget(self._button("leave", "leave", "table-leave"))
        row.addSpacing(6)
        self._title = QLabel(title)
        self._title.setProperty("role", "strong")
        row.addWidget(self._title)
        row.addSpacing(12)
        self.strip = PhaseStrip(context)
        row.addWidget(self.strip, 1)
        self._where = QLabel()
        self._where.setProperty("role", "caption")
        for name, picture, text in ACTIONS:
            row.addWidget(self._button(name, picture, text))
            if name == "back":
                row.addWidget(self._where)
            if name in ("present", "redo"):
                row.addSpacing(10)
        self.menu = QMenu(self)
        row.addWidget(self._menu_button())

    def _button(self, name: str, picture: str, text: str) -> QToolButton:
        theme = self._context.theme
        button = QToolButton()
        button.setProperty("kind", "quiet")
        make = way_icon if picture in WAYS else icon
        button.setIcon(make(picture, theme.ink, disabled_ink(theme)))
        side = round(20 * self._context.scale)
        button.setIconSize(QSize(side, side))
        button.setAutoRepeat(name in ("back", "forward"))
        self._say(button, self._context.texts.text(text))
        button.clicked.connect(lambda: self.triggered.emit(name))
        self._buttons[name] = button
        return button

    def _menu_button(self) -> QToolButton:
        button = self._button("menu", "menu", "table-menu")
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(self.menu)
        return button

    def _say(self, button: QToolButton, text: str) -> None:
        button.setToolTip(text)
        button.setAccessibleName(text)

    def button(self, name: str) -> QToolButton:
        """The button with this name."""
        return self._buttons[name]

    def set_history(self, step: int, length: int) -> None:
        """Show the place in the history and which ways lead from there."""
        self._where.setText(self._context.texts.text("table-history-place", step=step, length=length))
        for name in ("first", "back"):
            self._enable(name, step > 0)
        for name in ("forward", "present"):
            self._enable(name, step < length)

    def _enable(self, name: str, enabled: bool) -> None:
        if not enabled and self.refuge is not None and self._buttons[name].hasFocus():
            self.refuge.setFocus()
        self._buttons[name].setEnabled(enabled)

    def set_undo(self, can_undo: bool, can_redo: bool, why_not: str) -> None:
        """Whether taking back and playing again are possible; ``why_not`` explains a grey undo."""
        self._enable("undo", can_undo)
        self._enable("redo", can_redo)
        self._say(self._buttons["undo"], self._context.texts.text("table-undo") if can_undo else why_not)


class PhaseStrip(QWidget):
    """The steps of a round in a row, the present one lit; with little room only that one is named."""

    def __init__(self, context: TableContext) -> None:
        super().__init__()
        self._context = context
        self._names: list[str] = []
        self._current = -1
        self._progress = ""
        self._font = sans(13 * context.scale)
        self._bold = sans(13 * context.scale, QFont.Weight.Bold)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(round(120 * context.scale))

    def show_phase(self, names: list[str], current: int, progress: str) -> None:
        """Names of the steps, index of the present one (-1: none), and the whole place in words."""
        self._names, self._current, self._progress = names, current, progress
        self.setToolTip(progress)
        self.setAccessibleName(progress)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(360 * self._context.scale), round(HEIGHT * self._context.scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = self._paint_progress(painter)
        if self._current >= 0:
            self._paint_steps(painter, left)
        painter.end()

    def _paint_progress(self, painter: QPainter) -> float:
        """The place in words; answers where it ends."""
        painter.setFont(self._font)
        painter.setPen(self._context.theme.muted)
        metrics = QFontMetricsF(self._font)
        text = metrics.elidedText(self._progress, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(QRectF(0, 0, self.width(), self.height()), Qt.AlignmentFlag.AlignVCenter, text)
        return metrics.horizontalAdvance(text) + 16 * self._context.scale

    def _paint_steps(self, painter: QPainter, left: float) -> None:
        room = self.width() - left
        gap = 18 * self._context.scale
        widths = [QFontMetricsF(self._bold).horizontalAdvance(name) for name in self._names]
        if sum(widths) + gap * (len(widths) - 1) > room:
            self._paint_dots(painter, left, room)
            return
        for index, (name, width) in enumerate(zip(self._names, widths)):
            self._paint_name(painter, QRectF(left, 0, width + 2, self.height()), name, index)
            left += width + gap
            if index + 1 < len(widths):
                self._paint_arrow(painter, left - gap / 2)

    def _paint_name(self, painter: QPainter, rect: QRectF, name: str, index: int) -> None:
        theme = self._context.theme
        now = index == self._current
        painter.setFont(self._bold if now else self._font)
        painter.setPen(theme.ink if now else theme.muted)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, name)
        if now:
            height = 3 * self._context.scale
            painter.fillRect(QRectF(rect.left(), rect.bottom() - height, rect.width(), height), theme.accent)

    def _paint_arrow(self, painter: QPainter, middle: float) -> None:
        reach, centre = 3 * self._context.scale, self.height() / 2
        painter.setPen(QPen(self._context.theme.edge, 1.5))
        painter.drawLine(QPointF(middle - reach / 2, centre - reach), QPointF(middle + reach / 2, centre))
        painter.drawLine(QPointF(middle + reach / 2, centre), QPointF(middle - reach / 2, centre + reach))

    def _paint_dots(self, painter: QPainter, left: float, room: float) -> None:
        side = 8 * self._context.scale
        if room < side * 2 * len(self._names):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for index in range(len(self._names)):
            now = index == self._current
            painter.setBrush(self._context.theme.accent if now else self._context.theme.edge)
            reach = side / 2 if now else side / 3
            painter.drawEllipse(QPointF(left + side + index * side * 2, self.height() / 2), reach, reach)
