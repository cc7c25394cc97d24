"""The style sheet of the application, written once for all themes and text sizes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

from boardgames_desktop import paths

if TYPE_CHECKING:
    from boardgames_desktop.app.theme import Theme

_LENGTH = re.compile(r"\b(\d+(?:\.\d+)?)u\b")
_COLOUR = re.compile(r"@([a-z_]+)")


def stylesheet(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet: ``12u`` in the text below is 12 pixels at text size 100 %, ``@ink`` a colour."""
    words = _words(theme)
    text = _COLOUR.sub(
        lambda found: words[found.group(1)], _TEXT + (_CONTRAST if theme.high_contrast else "")
    )
    return _LENGTH.sub(lambda found: f"{max(1, round(float(found.group(1)) * scale))}px", text)


def _words(theme: Theme) -> dict[str, str]:
    """What the names with @ stand for."""
    icons = (paths.assets_dir() / "icons" / "ui").as_posix()
    colours = {
        name: getattr(theme, name).name()
        for name in (
            "window", "sheet", "ink", "muted", "line", "edge", "accent", "accent_ink", "danger", "tint", "target",
        )
    }  # fmt: skip
    return {
        **colours,
        "faint": _mix(theme.muted, theme.sheet, 0.2),
        "accent_hover": _mix(theme.accent, theme.ink, 0.14),
        "accent_press": _mix(theme.accent, theme.ink, 0.3),
        "pressed": _mix(theme.sheet, theme.ink, 0.13),
        "hover": theme.tint.name() if not theme.high_contrast else theme.sheet.name(),
        "choice": _mix(theme.sheet, theme.accent, 0.14 if not theme.high_contrast else 0.0),
        "icons": icons,
        "on_ink": _icon_ink(theme),
        "on_accent": _accent_icon_ink(theme),
    }


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two; ``share`` (0 to 1) is that of the other one."""
    parts = (
        (one.redF(), other.redF()),
        (one.greenF(), other.greenF()),
        (one.blueF(), other.blueF()),
    )
    red, green, blue = (a + (b - a) * share for a, b in parts)
    return QColor.fromRgbF(red, green, blue)


def _mix(one: QColor, other: QColor, share: float) -> str:
    return mixed(one, other, share).name()


def _icon_ink(theme: Theme) -> str:
    """The drawn arrows that look right on a sheet of this theme."""
    if theme.high_contrast:
        return "white" if theme.dark else "black"
    return "light" if theme.dark else "dark"


def _accent_icon_ink(theme: Theme) -> str:
    if theme.high_contrast:
        return "black" if theme.dark else "white"
    return "dark" if theme.dark else "light"


_TEXT = """
* { font-size: 14u; }
QWidget { color: @ink; }
QMainWindow, QDialog, QMessageBox, QWizard { background: @window; }
QMainWindow::separator { background: @window; width: 8u; height: 8u; }
QMainWindow::separator:hover { background: @line; }
QToolTip { background: @sheet; color: @ink; border: 1px solid @edge; padding: 6u 8u; }

QLabel { background: transparent; }
QLabel:disabled { color: @faint; }
QLabel[role="cover"] { font-family: "Noto Serif TC"; font-size: 40u; font-weight: 600; }
QLabel[role="page-title"] { font-family: "Noto Serif TC"; font-size: 28u; font-weight: 600; }
QLabel[role="panel-title"] { font-size: 20u; font-weight: 700; }
QLabel[role="prompt"] { font-size: 16u; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="caption"] { font-size: 12u; color: @muted; }
QLabel[tone="muted"] { color: @muted; }
QLabel[tone="danger"] { color: @danger; }

QLabel[role="keycap"] {
    background: @tint; border: 1px solid @edge; border-radius: 4u; padding: 1u 7u; font-size: 13u; min-height: 20u;
}

QFrame[role="sheet"] { background: @sheet; border: 1px solid @line; border-radius: 8u; }
QFrame[role="well"] { background: @tint; border: 1px solid @line; border-radius: 8u; }
QFrame[role="line"] { background: @line; border: none; max-height: 1px; min-height: 1px; }

QPushButton, QToolButton {
    background: @sheet; color: @ink; border: 1px solid @edge; border-radius: 8u; padding: 6u 14u; min-height: 21u;
}
QToolButton { padding: 6u 8u; }
QPushButton:hover, QToolButton:hover { background: @hover; }
QPushButton:pressed, QToolButton:pressed { background: @pressed; }
QPushButton:checked, QToolButton:checked { background: @choice; border: 2px solid @accent; padding: 5u 13u; }
QToolButton:checked { padding: 5u 7u; }
QPushButton:focus, QToolButton:focus { border: 2px solid @accent; padding: 5u 13u; }
QToolButton:focus { padding: 5u 7u; }
QPushButton:disabled, QToolButton:disabled { background: transparent; color: @faint; border: 1px solid @line; }
QPushButton[kind="primary"] {
    background: @accent; color: @accent_ink; border: 1px solid @accent; font-weight: 700;
}
QPushButton[kind="primary"]:hover { background: @accent_hover; border-color: @accent_hover; }
QPushButton[kind="primary"]:pressed { background: @accent_press; border-color: @accent_press; }
QPushButton[kind="primary"]:focus { border: 2px solid @ink; padding: 5u 13u; }
QPushButton[kind="primary"]:disabled { background: @line; color: @muted; border-color: @line; }
QPushButton[big="true"] { font-size: 18u; padding: 10u 24u; min-height: 27u; }
QPushButton[big="true"]:focus { padding: 9u 23u; }
QPushButton[kind="danger"] { color: @danger; border-color: @danger; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent; border: 1px solid transparent; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { background: @hover; border-color: @line; }
QPushButton[kind="quiet"]:pressed, QToolButton[kind="quiet"]:pressed { background: @pressed; }
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus { border: 2px solid @accent; }
QPushButton[kind="quiet"]:disabled, QToolButton[kind="quiet"]:disabled {
    background: transparent; border-color: transparent;
}
QPushButton[kind="link"] {
    background: transparent; border: 2px solid transparent; color: @accent; padding: 2u 4u; text-align: left;
}
QPushButton[kind="link"]:hover { text-decoration: underline; }
QPushButton[kind="link"]:focus { border: 2px solid @accent; }
QPushButton[kind="segment"] { padding: 6u 14u; background: transparent; border: 1px solid transparent; }
QPushButton[kind="segment"]:hover { background: @hover; }
QPushButton[kind="segment"]:checked { background: @accent; color: @accent_ink; font-weight: 700; }
QPushButton[kind="segment"]:focus { border: 2px solid @ink; padding: 5u 13u; }
QToolButton::menu-indicator { image: none; width: 0; }
QPushButton::menu-indicator {
    image: url("@icons/down-@on_ink.png"); width: 12u; height: 12u; subcontrol-position: right center; right: 8u;
}

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QTextBrowser {
    background: @sheet; color: @ink; border: 1px solid @edge; border-radius: 8u;
    selection-background-color: @accent; selection-color: @accent_ink;
}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { padding: 6u 10u; min-height: 21u; }
QTextBrowser { border: none; background: transparent; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QComboBox:on, QPlainTextEdit:focus,
QTextEdit:focus { border: 2px solid @accent; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QComboBox:on { padding: 5u 9u; }
QTextBrowser:focus { border: 2px solid @accent; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {
    color: @faint; border-color: @line; background: transparent;
}
QLineEdit[state="wrong"], QLineEdit[state="wrong"]:focus { border: 2px solid @danger; padding: 5u 9u; }
QComboBox { padding-right: 28u; }
QComboBox:focus, QComboBox:on { padding-right: 27u; }
QComboBox::drop-down { border: none; width: 28u; subcontrol-origin: border; subcontrol-position: center right; }
QComboBox::down-arrow { image: url("@icons/down-@on_ink.png"); width: 14u; height: 14u; }
QComboBox QAbstractItemView {
    background: @sheet; color: @ink; border: 1px solid @edge; border-radius: 0; padding: 4u; outline: none;
    selection-background-color: @choice; selection-color: @ink;
}
QComboBox QAbstractItemView::item { padding: 5u 8u; min-height: 22u; }
QSpinBox, QDoubleSpinBox { padding-right: 26u; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
    subcontrol-origin: border; width: 26u; border: none; background: transparent;
}
QSpinBox::up-button, QDoubleSpinBox::up-button { subcontrol-position: top right; }
QSpinBox::down-button, QDoubleSpinBox::down-button { subcontrol-position: bottom right; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("@icons/up-@on_ink.png"); width: 12u; height: 12u; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url("@icons/down-@on_ink.png"); width: 12u; height: 12u; }

QCheckBox, QRadioButton {
    spacing: 8u; padding: 4u 4u 4u 1u; border: 2px solid transparent; border-radius: 8u; background: transparent;
}
QCheckBox:focus, QRadioButton:focus { border: 2px solid @accent; }
QCheckBox:disabled, QRadioButton:disabled { color: @faint; }
QCheckBox::indicator, QGroupBox::indicator, QAbstractItemView::indicator, QMenu::indicator {
    width: 16u; height: 16u; border: 1px solid @edge; border-radius: 4u; background: @sheet;
}
QCheckBox::indicator:hover { border: 1px solid @accent; }
QCheckBox::indicator:checked, QGroupBox::indicator:checked, QAbstractItemView::indicator:checked,
QMenu::indicator:checked {
    background: @accent; border: 1px solid @accent; image: url("@icons/check-@on_accent.png");
}
QCheckBox::indicator:disabled { border-color: @line; background: transparent; }
QCheckBox::indicator:checked:disabled { background: @faint; border-color: @faint; }
QRadioButton::indicator { width: 16u; height: 16u; border: 1px solid @edge; border-radius: 9u; background: @sheet; }
QRadioButton::indicator:hover { border-color: @accent; }
QRadioButton::indicator:checked { width: 8u; height: 8u; border: 5u solid @accent; }
QRadioButton::indicator:disabled { border-color: @line; }
QGroupBox { border: 1px solid @line; border-radius: 8u; margin-top: 12u; padding: 12u; background: @sheet; }
QGroupBox::title { subcontrol-origin: margin; left: 12u; padding: 0 4u; }

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget[role="page"] { background: transparent; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12u; }
QScrollBar:horizontal { height: 12u; }
QScrollBar::handle { background: @edge; border-radius: 4u; margin: 2u; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::handle:vertical { min-height: 32u; }
QScrollBar::handle:horizontal { min-width: 32u; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }

QMenuBar { background: @window; color: @ink; border-bottom: 1px solid @line; padding: 0 4u; }
QMenuBar::item { background: transparent; padding: 5u 10u; border-radius: 4u; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @choice; color: @ink; }
QMenu { background: @sheet; color: @ink; border: 1px solid @edge; padding: 4u; }
QMenu::item { padding: 6u 24u 6u 12u; border-radius: 4u; background: transparent; }
QMenu::icon { left: 8u; }
QMenu::item:selected { background: @choice; color: @ink; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @line; margin: 4u 8u; }
QMenu::indicator { left: 6u; }
QMenu::right-arrow { image: url("@icons/right-@on_ink.png"); width: 12u; height: 12u; }

QDockWidget { color: @ink; titlebar-close-icon: url("@icons/cross-@on_ink.png"); }
QDockWidget::title { background: @window; padding: 6u 8u; text-align: left; }
QStatusBar, QToolBar { background: @window; border: none; }
QStatusBar::item { border: none; }

QAbstractItemView { background: @sheet; alternate-background-color: @tint; outline: none; }
QListView, QTreeView, QTableView { border: 1px solid @line; border-radius: 8u; padding: 4u; gridline-color: @line; }
QListView:focus, QTreeView:focus, QTableView:focus { border: 2px solid @accent; padding: 3u; }
QListView::item, QTreeView::item, QTableView::item { padding: 6u 8u; border-radius: 4u; color: @ink; }
QListView::item:hover, QTreeView::item:hover { background: @hover; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected { background: @choice; color: @ink; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: @tint; color: @muted; border: none; border-bottom: 1px solid @line; padding: 6u 8u; }
QTableCornerButton::section { background: @tint; border: none; }

QTabWidget::pane { background: @sheet; border: 1px solid @line; border-radius: 8u; top: -1px; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab {
    background: transparent; color: @muted; border: 2px solid transparent; border-bottom: 3px solid transparent;
    padding: 7u 14u; margin-right: 4u;
}
QTabBar::tab:hover { color: @ink; }
QTabBar::tab:selected { color: @ink; border-bottom: 3px solid @accent; font-weight: 700; }
QTabBar::tab:focus { border: 2px solid @accent; border-radius: 8u; }
QTabBar::tab:disabled { color: @faint; }

QSlider { min-height: 28u; border: 2px solid transparent; border-radius: 8u; }
QSlider:focus { border: 2px solid @accent; }
QSlider::groove:horizontal { height: 4u; background: @edge; border-radius: 2u; margin: 0 2u; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2u; margin: 0 2u; }
QSlider::handle:horizontal {
    width: 16u; height: 16u; margin: -8u 0; background: @sheet; border: 2px solid @accent; border-radius: 9u;
}
QSlider::handle:horizontal:hover { background: @choice; }
QSlider::groove:horizontal:disabled, QSlider::sub-page:horizontal:disabled { background: @line; }
QSlider::handle:horizontal:disabled { border-color: @faint; background: @tint; }
QProgressBar { background: @tint; border: 1px solid @line; border-radius: 4u; text-align: center; min-height: 8u; }
QProgressBar::chunk { background: @accent; border-radius: 4u; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: @line; }
QDialogButtonBox QPushButton { min-width: 72u; }
"""

_CONTRAST = """
QPushButton, QToolButton, QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { border: 2px solid @ink; padding: 5u 9u; }
QFrame[role="sheet"], QFrame[role="well"], QMenu, QToolTip, QListView, QTreeView, QTableView { border: 2px solid @ink; }
QComboBox { padding-right: 27u; }
QPushButton:hover, QToolButton:hover { text-decoration: underline; }
QPushButton:focus, QToolButton:focus, QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QCheckBox:focus,
QRadioButton:focus, QSlider:focus, QListView:focus, QTextBrowser:focus { border: 4px double @ink; padding: 3u 7u; }
QPushButton[kind="primary"]:focus { border: 4px double @accent_ink; padding: 3u 7u; }
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus { border: 4px double @ink; padding: 3u 7u; }
QPushButton[big="true"]:focus { padding: 7u 21u; }
QPushButton[kind="segment"]:checked:focus { border: 4px double @accent_ink; padding: 3u 11u; }
QPushButton:disabled, QToolButton:disabled, QPushButton[kind="primary"]:disabled {
    background: @sheet; color: @ink; border: 2px dashed @ink;
}
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { border: 2px solid @ink; }
QMenu::item:selected, QMenuBar::item:selected, QListView::item:selected, QTreeView::item:selected,
QTableView::item:selected, QComboBox QAbstractItemView::item:selected { background: @ink; color: @sheet; }
QPushButton:checked, QToolButton:checked { background: @ink; color: @sheet; }
"""
