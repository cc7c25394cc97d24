"""Small parts that all pages are built from: labels, buttons, rows, sheets, scrolled pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.app.icons import icon, paint_icon
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.theme import disabled_ink
from boardgames_desktop.paths import assets_dir

_ICON_GAP = 6

Item = QWidget | QLayout | int | None
"""What ``row`` and ``column`` take: a widget, a layout, a gap in pixels, or None for free room."""


def row(*items: Item, gap: int = 8, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> QHBoxLayout:
    """Items side by side, ``gap`` logical pixels apart."""
    layout = QHBoxLayout()
    _fill(layout, items, gap, margins)
    return layout


def column(*items: Item, gap: int = 8, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> QVBoxLayout:
    """Items one below the other, ``gap`` logical pixels apart."""
    layout = QVBoxLayout()
    _fill(layout, items, gap, margins)
    return layout


def _fill(layout: QBoxLayout, items: Sequence[Item], gap: int, margins: tuple[int, int, int, int]) -> None:
    layout.setContentsMargins(*margins)
    layout.setSpacing(gap)
    for item in items:
        if item is None:
            layout.addStretch(1)
        elif isinstance(item, int):
            layout.addSpacing(item)
        elif isinstance(item, QWidget):
            layout.addWidget(item)
        else:
            layout.addLayout(item)


def label(text: str, role: str = "", tone: str = "", wrap: bool = False) -> QLabel:
    """Words on the page, shown exactly as they are. For ``role`` and ``tone`` see ``theme.stylesheet``."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setProperty("tone", tone)
    made.setWordWrap(wrap)
    return made


def prose(text: str, role: str = "", tone: str = "") -> QLabel:
    """A paragraph that breaks into as many lines as it needs. The shipped type brings its own line height."""
    return label(text, role, tone, wrap=True)


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PushButton(QPushButton):
    """A push button that Enter presses as well, also outside of dialogs."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class ToolButton(QToolButton):
    """A tool button that Enter presses as well."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


def button(
    shell: Shell, text: str, press: Callable[[], object], kind: str = "", picture: str = ""
) -> QPushButton:
    """A button with words, and an icon if ``picture`` names one. For ``kind`` see ``theme.stylesheet``."""
    made = PushButton(text)
    made.setProperty("kind", kind)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    made.setAutoDefault(False)
    if picture:
        colours = shell.theme
        ink = {"primary": colours.accent_ink, "danger": colours.danger}.get(kind, colours.ink)
        made.setIcon(_spaced_icon(shell, picture, ink))
        made.setIconSize(QSize(shell.px(18 + _ICON_GAP), shell.px(18)))
    made.clicked.connect(lambda: press())
    return made


def _spaced_icon(shell: Shell, picture: str, ink: QColor) -> QIcon:
    """An icon with free room to its right: style sheets cannot set it apart from the words."""
    made = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, disabled_ink(shell.theme))):
        for ratio in (1, 2, 3):
            side = shell.px(18) * ratio
            pixmap = QPixmap(shell.px(18 + _ICON_GAP) * ratio, side)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            paint_icon(painter, picture, QRectF(0, 0, side, side), colour)
            painter.end()
            made.addPixmap(pixmap, mode)
    return made


def arrow_button(shell: Shell, way: str, text: str, press: Callable[[], object]) -> QToolButton:
    """A button with an arrow head: ``way`` is up, down, left or right."""
    made = icon_button(shell, "", text, press)
    ink = ("white" if shell.theme.dark else "black") if shell.theme.high_contrast else ""
    ink = ink or ("light" if shell.theme.dark else "dark")
    made.setIcon(QIcon(str(assets_dir() / "icons" / "ui" / f"{way}-{ink}.png")))
    return made


def icon_button(
    shell: Shell, picture: str, text: str, press: Callable[[], object], kind: str = "quiet"
) -> QToolButton:
    """A button with an icon only; ``text`` is its tool tip and what screen readers say."""
    made = ToolButton()
    made.setProperty("kind", kind)
    if picture:
        made.setIcon(icon(picture, shell.theme.ink, disabled_ink(shell.theme)))
    made.setIconSize(QSize(shell.px(18), shell.px(18)))
    made.setToolTip(text)
    made.setAccessibleName(text)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    made.clicked.connect(lambda: press())
    return made


class Sheet(QFrame):
    """A panel with the ground of a sheet of paper."""

    def __init__(self, layout: QLayout, role: str = "sheet") -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setLayout(layout)


class OneLine(QLabel):
    """Words on one line; where they do not fit they end in dots, and the tool tip says all."""

    def __init__(self, text: str = "", role: str = "", tone: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setProperty("tone", tone)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._whole = ""
        self.set_words(text)

    def set_words(self, text: str) -> None:
        """Show this text."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.ensurePolished()
        room = self.width() if self.isVisible() else 10_000
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setToolTip("" if shown == self._whole else self._whole)
        self.setText(shown)


def line() -> QFrame:
    """A quiet separating line."""
    made = QFrame()
    made.setProperty("role", "line")
    return made


class Segments(QFrame):
    """A few choices side by side of which one holds. ``chosen(value)`` tells a new choice.

    The arrow keys move between them, as in a row of radio buttons.
    """

    chosen = Signal(str)

    def __init__(self, shell: Shell, choices: Sequence[tuple[str, str]], value: str, name: str) -> None:
        """choices: pairs of value and words. name: what screen readers call the whole."""
        super().__init__()
        self.setProperty("role", "well")
        self.setAccessibleName(name)
        self._buttons = {key: button(shell, words, self._on_press(key), "segment") for key, words in choices}
        self.setLayout(row(*self._buttons.values(), gap=2, margins=(2, 2, 2, 2)))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        for made in self._buttons.values():
            made.setCheckable(True)
            made.setAccessibleDescription(name)
        self._check(value)

    @property
    def value(self) -> str:
        """The choice that holds."""
        return next((key for key, made in self._buttons.items() if made.isChecked()), "")

    def button(self, value: str) -> QPushButton:
        """The button of a choice."""
        return self._buttons[value]

    def choose(self, value: str) -> None:
        """Make a choice as if its button had been pressed."""
        fresh = value != self.value
        self._check(value)
        if fresh:
            self.chosen.emit(value)

    def _check(self, value: str) -> None:
        """Mark a choice; Tab goes to it alone, the arrow keys to the others."""
        for key, made in self._buttons.items():
            made.setChecked(key == value)
            policy = Qt.FocusPolicy.StrongFocus if key == value else Qt.FocusPolicy.ClickFocus
            made.setFocusPolicy(policy)

    def _on_press(self, key: str) -> Callable[[], None]:
        def press() -> None:
            # The button has toggled itself already, so what was chosen before cannot be told from it.
            self._check(key)
            self.chosen.emit(key)

        return press

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        keys = list(self._buttons)
        if step and self.value in keys:
            fresh = keys[(keys.index(self.value) + step) % len(keys)]
            self._buttons[fresh].setFocus(Qt.FocusReason.TabFocusReason)
            self.choose(fresh)
            return
        super().keyPressEvent(event)


class ScrollPage(QScrollArea):
    """A page that scrolls only when the window is too small for it."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body = QWidget()
        self.body.setProperty("role", "page")
        self.body.setLayout(layout)
        self.setWidget(self.body)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.body:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Give the body the height its paragraphs need at this width; Qt would squeeze them."""
        layout = self.body.layout()
        if layout is not None and layout.hasHeightForWidth():
            self.body.setMinimumHeight(layout.minimumHeightForWidth(self.viewport().width()))


def clear(layout: QLayout) -> None:
    """Take everything out of a layout and let it go."""
    while (item := layout.takeAt(0)) is not None:
        inner = item.layout()
        if inner is not None:
            clear(inner)
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
