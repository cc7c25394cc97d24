"""The view onto a board: zoom, pan, pressing, and moving between elements by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from boardgames_desktop.app.board import BoardScene
from boardgames_desktop.app.board_keys import next_in_order, next_towards
from boardgames_desktop.app.board_still import StillLayer

_MOST_ZOOM = 5.0
"""Times the scale at which the whole board fits."""
_STEP = 1.2
_SHARPEN_AFTER = 100

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class BoardView(QGraphicsView):
    """Shows a ``BoardScene``. The board fits the window until a person zooms.

    Signals: ``menu_wanted(element, global position)`` for the context menu of an element;
    ``moved()`` when elements are somewhere else in the window (zoom, pan, resize); ``touched()``
    before a mouse button or key takes effect; ``pointed(element)`` with every move of the pointer.
    """

    menu_wanted = Signal(str, QPoint)
    moved = Signal()
    touched = Signal()
    pointed = Signal(str)
    focus_moved = Signal(str)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._zoomed = False
        self._pressed_at: QPoint | None = None
        self._pan_from: QPoint | None = None
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(_SHARPEN_AFTER)
        self._sharpen.timeout.connect(self._sharpen_now)
        self._still = StillLayer(scene.paint_still)
        self.board = scene
        self.describe: Callable[[str], str] = lambda element: ""
        self.spoken: Callable[[], str] = lambda: ""
        self.walk: Callable[[int], bool] = lambda way: False
        self._set_up()
        self.set_scene(scene)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    def set_scene(self, scene: BoardScene) -> None:
        """Show another scene of the same board (language or theme changed); zoom and place stay."""
        old = self.board
        self.board = scene
        self.setScene(scene)
        self._still = StillLayer(scene.paint_still)
        scene.still_changed.connect(self._still_changed)
        scene.set_pixel(old.pixel)
        if not self._zoomed:
            self.fit()
        self.viewport().update()

    # --- zoom and pan ---------------------------------------------------------------------------

    @property
    def zoomed(self) -> bool:
        """Whether a person has zoomed or panned; then resizing no longer fits the board."""
        return self._zoomed

    def fit(self) -> None:
        """Show the whole board as large as it goes."""
        self._zoomed = False
        self._set_scale(self._fitting_scale())
        self.centerOn(self.sceneRect().center())
        self._moved()

    def zoom_by(self, factor: float, anchor: QPoint | None = None) -> None:
        """Zoom around ``anchor`` (viewport pixels; the middle by default), within limits."""
        anchor = anchor if anchor is not None else self.viewport().rect().center()
        fitting = self._fitting_scale()
        wanted = self.transform().m11() * factor
        if wanted <= fitting * 1.001:
            self.fit()
            return
        kept = self.mapToScene(anchor)
        self._zoomed = True
        self._set_scale(min(wanted, fitting * _MOST_ZOOM))
        self._pan(self.mapFromScene(kept) - anchor)
        self._moved()

    def element_rect(self, element: str) -> QRect | None:
        """Where an element is in the viewport, in pixels; None if not on the board."""
        rect = self.board.element_rect(element)
        return None if rect is None else self.mapFromScene(rect).boundingRect()

    def element_label(self, element: str) -> str:
        """What an element is called, for screen readers."""
        name = self.board.context.name(element)
        return name if isinstance(name, str) else self.board.context.plain(name)

    def element_description(self, element: str) -> str:
        """What there is to tell about an element now, for screen readers."""
        return self.describe(element)

    def show_element(self, element: str) -> None:
        """Pan, if need be, so that an element can be seen."""
        rect = self.board.element_rect(element)
        if rect is not None and self._zoomed:
            self.ensureVisible(rect, 40, 40)
            self._moved()

    def _fitting_scale(self) -> float:
        board, room = self.sceneRect(), self.viewport().rect()
        if board.isEmpty() or room.isEmpty():
            return 1.0
        return min(room.width() / board.width(), room.height() / board.height())

    def _set_scale(self, scale: float) -> None:
        self.resetTransform()
        self.scale(scale, scale)
        self.board.set_pixel(1.0 / scale)

    def _pan(self, by: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    def _moved(self) -> None:
        self._sharpen.start()
        self.viewport().update()
        self.moved.emit()

    def _still_changed(self) -> None:
        self._still.clear()
        self.viewport().update()

    def _sharpen_now(self) -> None:
        self._sharpen_still()
        self.viewport().update()

    def _sharpen_still(self) -> None:
        scale = self.transform().m11() * self.viewport().devicePixelRatioF()
        self._still.sharpen(scale, self._visible(), self.board.still_rect(), self._zoomed)

    def _visible(self) -> QRectF:
        return self.mapToScene(self.viewport().rect()).boundingRect() & self.board.still_rect()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        surround = self.board.surround or self.board.context.theme.window
        painter.fillRect(QRectF(rect), QColor(surround))
        if self._still.is_empty:
            self._sharpen_still()
        self._still.draw(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._zoomed:
            self.fit()
        else:
            self._moved()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._zoomed:
            self.fit()

    # --- pointer --------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120.0
        if steps:
            self.zoom_by(_STEP**steps, event.position().toPoint())
        event.accept()

    def _let_go(self) -> None:
        """Forget a press whose release went elsewhere (a dialog opened, another window came)."""
        self._pressed_at = self._pan_from = None
        self.viewport().unsetCursor()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._let_go()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._let_go()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._let_go()
        self.touched.emit()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed_at = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._pressed_at is not None and not event.buttons():
            self._let_go()
        if self._pressed_at is not None and self._pan_from is None:
            far = (here - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
            self._pan_from = self._pressed_at if far else None
        if self._pan_from is not None:
            self._drag_to(here)
        else:
            self._hover(here)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged, self._pan_from = self._pan_from is not None, None
        pressed, self._pressed_at = self._pressed_at, None
        self.viewport().unsetCursor()
        event.accept()
        if pressed is None or dragged or event.button() != Qt.MouseButton.LeftButton:
            return
        element = self.board.element_at(self._point(event.position().toPoint()))
        self.board.set_focus_element("")
        if element:
            self.board.press(element)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A quick second click is a click like any other."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: Any) -> None:
        super().leaveEvent(event)
        self.board.hover("")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._menu_at_focus()
            return
        element = self.board.element_at(self._point(event.pos()))
        if element:
            self.menu_wanted.emit(element, event.globalPos())

    def _drag_to(self, here: QPoint) -> None:
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._pan_from is not None and self._zoomed:
            self._pan(self._pan_from - here)
            self._moved()
        self._pan_from = here

    def _hover(self, here: QPoint) -> None:
        element = self.board.element_at(self._point(here))
        pointing = element in self.board.targets
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
        )
        self.board.hover(element)
        self.pointed.emit(element)

    def _point(self, pixels: QPoint) -> QPointF:
        return self.mapToScene(pixels)

    # --- keyboard -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.touched.emit()
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        )
        if plain and self._key(key):
            event.accept()
        else:
            event.ignore()

    def _key(self, key: Qt.Key) -> bool:
        """Carry out one key; answers whether it means anything here."""
        if key in _ARROWS:
            if self.walk(_ARROWS[key][0]):
                return True
            return self._focus(next_towards(self.board, self.board.focus_element, _ARROWS[key]))
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.board.focus_element:
            self.board.press(self.board.focus_element)
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / _STEP)
        elif key == Qt.Key.Key_Menu:
            self._menu_at_focus()
        elif key == Qt.Key.Key_Escape and self.board.focus_element:
            self.board.set_focus_element("")
            self.board.hover("")
        else:
            return False
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the legal targets first, then on to the next widget."""
        following = next_in_order(self.board, self.board.focus_element, 1 if forward else -1)
        if following:
            return self._focus(following)
        self.board.set_focus_element("")
        return super().focusNextPrevChild(forward)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.board.set_focus_element("")

    def _focus(self, element: str) -> bool:
        if element:
            self.board.set_focus_element(element)
            self.show_element(element)
            self.board.hover(element)
            self.focus_moved.emit(element)
        return True

    def _menu_at_focus(self) -> None:
        rect = self.element_rect(self.board.focus_element) if self.board.focus_element else None
        if rect is not None:
            self.menu_wanted.emit(self.board.focus_element, self.viewport().mapToGlobal(rect.center()))
