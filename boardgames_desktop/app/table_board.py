"""The middle of the table: the board with what may lie over it for a while."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.app.board_view import BoardView
from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.icons import icon

_FRAME = 4


class Notice(QFrame):
    """A sentence over the lower edge of the board, with links and a button that closes it.

    ``link_pressed(address)``: an element id, or ``rule:SECTION``.
    """

    link_pressed = Signal(str)

    def __init__(self, context: TableContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._under = parent
        self.setProperty("role", "sheet")
        self.setObjectName("notice")
        theme = context.theme
        self.setStyleSheet(f"#notice {{ border: 2px solid {theme.accent.name()}; }}")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self._text.linkActivated.connect(self.link_pressed)
        row.addWidget(self._text, 1)
        close = QToolButton()
        close.setProperty("kind", "quiet")
        close.setIcon(icon("cancel", theme.muted))
        close.setToolTip(context.texts.text("table-close"))
        close.setAccessibleName(close.toolTip())
        close.clicked.connect(self.hide)
        self._close = close
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence shown, as rich text."""
        return "" if self.isHidden() else self._text.text()

    def setVisible(self, visible: bool) -> None:
        if not visible and self._close.hasFocus():
            self._under.setFocus()
        super().setVisible(visible)

    def natural_width(self) -> int:
        """The width at which the sentence takes one line."""
        self._text.setWordWrap(False)
        width = self.sizeHint().width()
        self._text.setWordWrap(True)
        return width + 2

    def say(self, text: str) -> None:
        """Show a sentence (rich text)."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.show()
        self.raise_()


class PastFrame(QWidget):
    """The border that says: this is the past."""

    def __init__(self, context: TableContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = context.theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(_FRAME / 2, _FRAME / 2, -_FRAME / 2, -_FRAME / 2)
        painter.setPen(QPen(self._theme.sheet, _FRAME))
        painter.drawRect(rect)
        pen = QPen(self._theme.accent, _FRAME)
        pen.setDashPattern([4, 2])
        painter.setPen(pen)
        painter.drawRect(rect)
        painter.end()


class TrayHolder(QScrollArea):
    """A tray under the board; one that is too wide for the window scrolls instead of squeezing the rest."""

    def __init__(self, tray: QWidget) -> None:
        super().__init__()
        self._tray = tray
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setWidget(tray)
        tray.installEventFilter(self)
        self.hide()

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        if thing is self._tray and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(thing, event)

    def sizeHint(self) -> QSize:
        least = self._tray.minimumSizeHint()
        high = max(self._tray.sizeHint().height(), least.height(), self._tray.minimumHeight())
        scrolls = least.width() > self.width() > 0
        return QSize(least.width(), high + (self.horizontalScrollBar().sizeHint().height() if scrolls else 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())


class BoardArea(QWidget):
    """The board view with the notice and the frame of the past over it; a tray below, a sheet beside it."""

    def __init__(self, context: TableContext, view: BoardView, tray: QWidget | None) -> None:
        super().__init__()
        self._scale = context.scale
        self._tray: TrayHolder | None = None
        self.view = view
        view.setMinimumSize(320, 200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        column = QVBoxLayout()
        column.setSpacing(0)
        self._row.addLayout(column, 1)
        column.addWidget(view, 1)
        if tray is not None:
            self._tray = TrayHolder(tray)
            column.addWidget(self._tray)
        self.notice = Notice(context, view)
        self.past = PastFrame(context, view)
        view.moved.connect(self._place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def show_tray(self, shown: bool) -> None:
        """Show or hide the tray, if the game has one."""
        if self._tray is not None:
            self._tray.setVisible(shown)

    def show_beside(self, widget: QWidget) -> None:
        """Put a widget at the right of the board; it leaves when it is hidden and deleted."""
        self._row.addWidget(widget)

    def say(self, text: str) -> None:
        """Show a notice over the board; an empty text takes it away."""
        self.notice.setVisible(bool(text))
        if text:
            self.notice.say(text)
            self._place()

    def set_past(self, past: bool) -> None:
        """Show or hide the frame of the past."""
        self.past.setVisible(past)
        self._place()

    def _place(self) -> None:
        room = self.view.rect()
        self.past.setGeometry(room)
        width = min(room.width() - 24, round(640 * self._scale), self.notice.natural_width())
        height = max(self.notice.heightForWidth(width), self.notice.minimumSizeHint().height())
        self.notice.setGeometry((room.width() - width) // 2, room.height() - height - 12, width, height)
