"""The column of player panels: one per seat, folded to a line or open."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.panels import PlayerPanelBase

_STRIPE = 5


class SeatFrame(QFrame):
    """The sheet around one panel, with a stripe at its left while its seat is to decide."""

    def __init__(self, context: TableContext, panel: PlayerPanelBase) -> None:
        super().__init__()
        self._context = context
        self.panel = panel
        self._acting = False
        self.setProperty("role", "sheet")
        column = QVBoxLayout(self)
        column.setContentsMargins(_STRIPE + 3, 4, 6, 4)
        column.addWidget(panel)

    def set_acting(self, acting: bool) -> None:
        """Whether this seat is to decide."""
        if acting != self._acting:
            self._acting = acting
            self.update(0, 0, _STRIPE + 3, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._acting:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._context.theme.accent)
            painter.drawRoundedRect(QRectF(2, 4, _STRIPE - 1, self.height() - 8), 2, 2)
            painter.end()


class PlayersColumn(QScrollArea):
    """All panels. With little room only one is open by itself: that of the person, else the acting one.

    Signals: ``pressed(element)`` and ``hovered(element)`` of all panels.
    """

    pressed = Signal(str)
    hovered = Signal(str)

    def __init__(self, context: TableContext, panels: Sequence[PlayerPanelBase], home: int) -> None:
        """home: the seat whose panel stays open when there is little room; negative for none."""
        super().__init__()
        self._home = home
        self._roomy = False
        self._acting: int | None = None
        self._spot: int | None = None
        self._open: dict[int, bool] = {}
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.frames = [SeatFrame(context, panel) for panel in panels]
        body = QWidget()
        body.setProperty("role", "page")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for frame in self.frames:
            column.addWidget(frame)
            self._connect(frame.panel)
        column.addStretch(1)
        self.setWidget(body)

    def _connect(self, panel: PlayerPanelBase) -> None:
        panel.pressed.connect(self.pressed)
        panel.hovered.connect(self.hovered)
        panel.fold_wanted.connect(lambda: self.set_open(panel.seat, not self.is_open(panel.seat)))

    @property
    def panels(self) -> list[PlayerPanelBase]:
        """The panels in the order of the seats."""
        return [frame.panel for frame in self.frames]

    @property
    def choices(self) -> dict[int, bool]:
        """The panels a person has folded or opened; survives a change of language."""
        return self._open

    @choices.setter
    def choices(self, choices: dict[int, bool]) -> None:
        self._open = dict(choices)
        self._arrange()

    def is_open(self, seat: int) -> bool:
        """Whether a panel shows everything."""
        if self._spot is not None:
            return seat == self._spot
        if seat in self._open:
            return self._open[seat]
        shown = self._home if self._home >= 0 else self._acting
        return self._roomy or seat == shown

    def set_open(self, seat: int, is_open: bool) -> None:
        """A person folds or opens a panel; it stays like that."""
        self._open[seat] = is_open
        self._arrange()

    def set_roomy(self, roomy: bool) -> None:
        """Whether there is room for all panels open."""
        if roomy != self._roomy:
            self._roomy = roomy
            self._arrange()

    def set_spot(self, seat: int | None) -> None:
        """Open one panel only and bring it into sight, while it is spoken of; None ends that."""
        if seat != self._spot:
            self._spot = seat
            self._arrange()
        if seat is not None:
            QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(self.frames[seat], 0, 0))

    def sync(self, observation: Any, acting: int | None) -> None:
        """Show this observation; ``acting`` is the seat to decide."""
        self._acting = acting
        for frame in self.frames:
            frame.panel.sync(observation)
            frame.set_acting(frame.panel.seat == acting)
        self._arrange()

    def set_targets(self, elements: set[str]) -> None:
        """Light what means a legal action."""
        for panel in self.panels:
            panel.set_targets(elements)

    def set_lit(self, elements: Collection[str]) -> None:
        """Light what the log or the score sheet speaks of."""
        for panel in self.panels:
            panel.set_lit(elements)

    def _arrange(self) -> None:
        for frame in self.frames:
            frame.panel.set_open(self.is_open(frame.panel.seat))
