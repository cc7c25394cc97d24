"""All widgets of the table in one look: bars, board, docks, score sheet, and the sheet of flights."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from boardgames_desktop.app import board_access
from boardgames_desktop.app.board_animation import FlightSheet, Place, place_of_widget
from boardgames_desktop.app.board_view import BoardView
from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.app.table_board import BoardArea
from boardgames_desktop.app.table_end import EndSheet
from boardgames_desktop.app.table_log import LogView
from boardgames_desktop.app.table_parts import Made
from boardgames_desktop.app.table_players import PlayersColumn
from boardgames_desktop.app.table_prompt import PromptBar
from boardgames_desktop.app.table_top import TopBar
from boardgames_desktop.engine.messages import seat_of

_NARROW, _WIDE = 320, 380
_ROOMY = 1900
"""Windows at least this wide have the wide column, with all panels open."""
_LEAST_LOG = 150


class TableBody(QWidget):
    """The widgets. It decides where things are; what they show is told by ``table_show``."""

    resized = Signal()

    def __init__(self, made: Made, model: MatchModel, title: str) -> None:
        super().__init__()
        self.context = made.context
        self.scene = made.scene
        self.tray = made.tray
        self.top = TopBar(made.context, title)
        board_access.install()
        self.view = BoardView(made.scene)
        self.view.setAccessibleName(title)
        self.board = BoardArea(made.context, self.view, made.tray)
        self.players = PlayersColumn(made.context, made.panels, model.home_viewer)
        self.log = LogView(made.context, model)
        self.prompt = PromptBar(made.context)
        self.top.refuge = self.prompt.refuge = self.view
        self.sheet: EndSheet | None = None
        self._column = 0
        self._split = 0
        self._log_was_shown = False
        self._balancing = QTimer(self)
        self._balancing.setSingleShot(True)
        self._balancing.setInterval(0)
        self._balancing.timeout.connect(self.balance)
        self._lay_out()
        self.flights = FlightSheet(self)
        self.view.focus_moved.connect(lambda element: board_access.tell_focus(self.view, element))

    # --- where things are ---------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self._docking(), 1)
        self._prompt_line = QFrame()
        self._prompt_line.setProperty("role", "line")
        column.addWidget(self._prompt_line)
        column.addWidget(self.prompt)

    def _docking(self) -> QMainWindow:
        """The board with the docks around it: a window of its own kind inside the page."""
        inner = QMainWindow()
        inner.setWindowFlags(Qt.WindowType.Widget)
        inner.setDockNestingEnabled(True)
        inner.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        inner.setCentralWidget(self.board)
        self.docking = inner
        self.players_dock = self._dock("players", "table-players", self.players)
        self.log_dock = self._dock("log", "table-log", self.log)
        return inner

    def _dock(self, name: str, text: str, widget: QWidget) -> QDockWidget:
        dock = QDockWidget(self.context.texts.text(text))
        dock.setObjectName(name)
        dock.setWidget(_with_margin(widget, round(8 * self.context.scale)))
        dock.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.docking.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.flights.stop()
        self.players.set_roomy(self.width() >= _ROOMY * self.context.scale)
        self._place_column()
        if self._split == self.players_dock.height():
            self._split = 0
        if self.sheet is not None:
            self.sheet.setFixedWidth(self._sheet_width())
        self.balance_soon()
        self.resized.emit()

    def _place_column(self) -> None:
        """Give the column its width, unless a person has given it another."""
        scale = self.context.scale
        share = (self.width() / scale - 1366) / (_ROOMY - 1366)
        wanted = round((_NARROW + (_WIDE - _NARROW) * max(0.0, min(1.0, share))) * scale)
        wanted = min(wanted, round(self.width() * 0.4))
        if self._column in (0, self.players_dock.width()) or not self.isVisible():
            self.docking.resizeDocks(
                [self.players_dock, self.log_dock], [wanted] * 2, Qt.Orientation.Horizontal
            )
            self._column = wanted

    def balance_soon(self) -> None:
        """``balance`` once the layout has settled."""
        self._balancing.start()

    def balance(self) -> None:
        """Give the panels the height they need and the log the rest, unless a person has moved the edge."""
        together = self.players_dock.height() + self.log_dock.height()
        if self._split not in (0, self.players_dock.height()) or not self.players_dock.isVisible():
            return
        body = self.players.widget()
        needed = (
            (body.sizeHint().height() if body else 0) + self.players_dock.height() - self.players.height()
        )
        wanted = max(120, min(needed + 4, together - round(_LEAST_LOG * self.context.scale)))
        if wanted == self._split:
            return
        self.docking.resizeDocks(
            [self.players_dock, self.log_dock], [wanted, together - wanted], Qt.Orientation.Vertical
        )
        self._split = wanted

    def dock_state(self) -> QByteArray:
        """Where the docks are, for ``restore_docks`` of another look; a score sheet is closed for that."""
        self.close_sheet()
        return self.docking.saveState()

    def restore_docks(self, state: QByteArray) -> None:
        """Put the docks where they were."""
        self.docking.restoreState(state)
        self._column = self._split = 0

    # --- the score sheet ------------------------------------------------------------------------------

    def show_sheet(self, sheet: EndSheet) -> None:
        """Put a score sheet between board and player panels, in the place of the log."""
        self.close_sheet()
        self.sheet = sheet
        self._log_was_shown = self.log_dock.isVisibleTo(self.docking) and not self.log_dock.isFloating()
        if self._log_was_shown:
            self.log_dock.hide()
        sheet.setFixedWidth(self._sheet_width())
        self.board.show_beside(sheet)
        self._set_prompt_shown(not sheet.final)
        sheet.table.setFocus()

    def close_sheet(self) -> None:
        """Take the score sheet away; the log comes back."""
        if self.sheet is None:
            return
        self.sheet.hide()
        self.sheet.deleteLater()
        self.sheet = None
        self.players.set_spot(None)
        self._set_prompt_shown(True)
        if self._log_was_shown:
            self.log_dock.show()
            self._split = 0
            self.balance_soon()
        self.view.setFocus()

    def _set_prompt_shown(self, shown: bool) -> None:
        """The final sheet says all that the prompt bar would."""
        self._prompt_line.setVisible(shown)
        self.prompt.setVisible(shown)

    def _sheet_width(self) -> int:
        scale = self.context.scale
        wanted = max(round(540 * scale), min(round(720 * scale), round(self.width() * 0.38)))
        return max(360, min(wanted, self.width() - self._column - round(self.width() * 0.28)))

    # --- where elements are -----------------------------------------------------------------------------

    def locate(self, element: str) -> Place | None:
        """Where an element is on the sheet of flights: on the board, in a panel, or in the tray."""
        on_board = self.view.element_rect(element)
        if on_board is not None and on_board.intersects(self.view.viewport().rect()):
            corner = self.view.viewport().mapTo(self, on_board.topLeft())
            return Place(QRectF(QRect(corner, on_board.size())), self.view.transform().m11())
        area = self._area(element)
        return None if area is None else place_of_widget(area[0], area[1], self)

    def _area(self, element: str) -> tuple[QWidget, QRect] | None:
        for panel in self.players.panels:
            area = panel.element_area(element)
            if area is not None and area[0].isVisible():
                return area
        if self.tray is not None and self.tray.isVisible():
            area = self.tray.element_area(element)
            if area is not None:
                return area
        return self._head_of_seat(element)

    def _head_of_seat(self, element: str) -> tuple[QWidget, QRect] | None:
        """For things of a seat whose panel is folded: the head line of the panel."""
        seat = seat_of("/".join(element.split("/")[:2]))
        if seat is None or seat >= len(self.players.panels):
            return None
        panel = self.players.panels[seat]
        return panel, QRect(0, 0, panel.width(), min(panel.height(), round(36 * self.context.scale)))


def _with_margin(widget: QWidget, margin: int) -> QWidget:
    """A dock's widget with some air at the edge of the window."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, margin, 0)
    row.addWidget(widget)
    return holder
