"""The score sheet beside the board: at the end with winner and ways on, before that as a look."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.flow import Flow
from boardgames_desktop.app.icons import icon, icon_pixmap
from boardgames_desktop.app.rich import rich
from boardgames_desktop.app.table_chart import ScoreChart
from boardgames_desktop.app.table_scores import ScoreTable
from boardgames_desktop.engine.game import ScoreSheet

WAYS_ON: tuple[tuple[str, str, str, str], ...] = (
    ("again", "redo", "table-play-again", "primary"),
    ("setup", "edit", "table-new-setup", ""),
    ("shelf", "home", "table-to-shelf", ""),
    ("board", "eye", "table-look-at-board", ""),
)
"""Buttons after the end: name, icon, message id, kind. ``EndSheet.chosen`` tells the name."""


class EndSheet(QFrame):
    """The whole sheet.

    Signals: ``chosen(name)``, a way on (see WAYS_ON) or ``close``; ``lit(elements)``; ``pointed(seat)``
    (-1: none); ``step_chosen(step)``.
    """

    chosen = Signal(str)
    lit = Signal(list)
    pointed = Signal(int)
    step_chosen = Signal(int)

    def __init__(self, context: TableContext, sheet: ScoreSheet, scores: Sequence[tuple[int, ...]]) -> None:
        super().__init__()
        self._context = context
        self.final = sheet.final
        self.setProperty("role", "sheet")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addLayout(self._head(sheet))
        self.table = ScoreTable(context, sheet)
        self.table.counted.connect(self.lit)
        self.table.pointed.connect(self.pointed)
        self.chart = ScoreChart(context, scores)
        self.chart.step_chosen.connect(self.step_chosen)
        column.addWidget(self._scrolled(), 1)
        if sheet.final:
            column.addLayout(self._ways_on())

    def _scrolled(self) -> QScrollArea:
        """Table, explanation and chart; they scroll in windows that are too low for them."""
        body = QWidget()
        body.setProperty("role", "page")
        inner = QVBoxLayout(body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.table)
        inner.addWidget(self._explanation())
        inner.addWidget(self.chart, 1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(body)
        return area

    def _head(self, sheet: ScoreSheet) -> QHBoxLayout:
        scale, theme = self._context.scale, self._context.theme
        row = QHBoxLayout()
        row.setSpacing(12)
        picture = QLabel()
        picture.setPixmap(icon_pixmap("laurel" if sheet.final else "chart", 40 * scale, theme.accent, 2.0))
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        title = QLabel(self._context.texts.text("table-end-title" if sheet.final else "table-scores-now"))
        title.setProperty("role", "panel-title")
        words.addWidget(title)
        verdict = QLabel(rich(self._context, sheet.verdict))
        verdict.setProperty("role", "prompt")
        verdict.setWordWrap(True)
        verdict.setTextFormat(Qt.TextFormat.RichText)
        words.addWidget(verdict)
        row.addLayout(words, 1)
        row.addWidget(self._closing(), 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _closing(self) -> QToolButton:
        close = QToolButton()
        close.setProperty("kind", "quiet")
        close.setIcon(icon("cancel", self._context.theme.muted))
        close.setToolTip(self._context.texts.text("table-close"))
        close.setAccessibleName(close.toolTip())
        close.clicked.connect(lambda: self.chosen.emit("close"))
        return close

    def _explanation(self) -> QWidget:
        """How the points of the cell that is pointed at came about; its room is always kept."""
        hint = self._context.texts.text("table-score-hint")
        label = QLabel(hint)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setMinimumHeight(round(42 * self._context.scale))
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        label.setProperty("tone", "muted")
        self.table.explained.connect(lambda words: label.setText(words or hint))
        return label

    def _ways_on(self) -> Flow:
        """The buttons in a row, or in two where their words are long."""
        return Flow(*(self._way_on(*way) for way in WAYS_ON), gap=5)

    def _way_on(self, name: str, picture: str, text: str, kind: str) -> QPushButton:
        button = QPushButton(self._icon(picture, kind), self._context.texts.text(text))
        button.setProperty("kind", kind)
        button.setStyleSheet(f"min-height: {round(26 * self._context.scale)}px; padding: 6px 9px")
        button.clicked.connect(lambda: self.chosen.emit(name))
        return button

    def _icon(self, picture: str, kind: str) -> QIcon:
        theme = self._context.theme
        return icon(picture, theme.accent_ink if kind == "primary" else theme.ink)
