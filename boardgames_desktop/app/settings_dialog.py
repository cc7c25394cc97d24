"""The settings. Every change holds at once; there is nothing to confirm."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QSlider, QVBoxLayout, QWidget

from boardgames_desktop.app.dialogs import Dialog
from boardgames_desktop.app.settings import LARGEST_TEXT, LONGEST_PAUSE, SMALLEST_TEXT, SPEEDS, THEMES
from boardgames_desktop.app.shell import LOOK, Shell
from boardgames_desktop.app.widgets import (
    ScrollPage,
    Segments,
    Sheet,
    button,
    clear,
    column,
    label,
    prose,
    row,
)

_THEME_NAMES = {
    "system": "settings-theme-system",
    "light": "settings-theme-light",
    "dark": "settings-theme-dark",
    "contrast": "settings-theme-contrast",
}
_SPEED_NAMES = {
    "off": "settings-speed-off",
    "fast": "settings-speed-fast",
    "normal": "settings-speed-normal",
    "slow": "settings-speed-slow",
}
_TEXT_STEP = 10
_PAUSE_STEP = 100


class SettingsDialog(Dialog):
    """All settings on one page."""

    def __init__(self, shell: Shell, parent: QWidget | None) -> None:
        super().__init__(shell, parent, shell.text("settings-title"))
        self._page = QVBoxLayout()
        self._page.setContentsMargins(0, 0, 0, 0)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addLayout(self._page)
        self._build()
        shell.restyled.connect(self._on_restyle)

    def _on_restyle(self) -> None:
        # A slider being dragged must not be pulled away under the pointer.
        QTimer.singleShot(0, self, self._rebuild)

    def _rebuild(self) -> None:
        if self.body.text_size.isSliderDown():
            QTimer.singleShot(100, self, self._rebuild)
            return
        focus = self.body.focus_name()
        self._build()
        self.body.focus(focus)

    def _build(self) -> None:
        shell = self.shell
        clear(self._page)
        self.setWindowTitle(shell.text("settings-title"))
        self.body = SettingsBody(shell)
        px = shell.px
        self.close_button = button(shell, shell.text("shell-close"), self.accept, "primary")
        self.close_button.setDefault(True)
        heading = label(self.windowTitle(), "page-title")
        foot = row(None, self.close_button)
        page = QWidget()
        page.setLayout(
            column(
                heading,
                ScrollPage(column(self.body)),
                foot,
                gap=px(12),
                margins=(px(24), px(20), px(24), px(20)),
            )
        )
        self._page.addWidget(page)
        self.want_size(680, 640)


class SettingsBody(QWidget):
    """The settings in three groups, each one line: what it is, and what it can be."""

    changed = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell = shell
        self._settings = shell.settings
        look = self._group("settings-group-look", self._language(), self._theme(), self._text_size())
        pace = self._group("settings-group-pace", self._speed(), self._pause(), self._motion())
        play = self._group("settings-group-play", self._forced(), self._losses())
        self.setLayout(column(look, pace, play, None, gap=shell.px(16), margins=(0, 0, shell.px(8), 0)))

    def _group(self, heading: str, *lines: tuple[str, QWidget, str]) -> Sheet:
        px = self._shell.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(8))
        grid.setColumnMinimumWidth(0, px(160))
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 3)
        for at, (name, control, help) in enumerate(lines):
            if not isinstance(control, QCheckBox):
                title = label(self._shell.text(name), wrap=True)
                title.setBuddy(control)
                title.setMinimumHeight(px(34))
                grid.addWidget(title, at, 0, Qt.AlignmentFlag.AlignTop)
            notes = [prose(self._shell.text(help), "caption")] if help else []
            if notes and isinstance(control, QCheckBox):
                notes[0].setContentsMargins(px(28), 0, 0, 0)
            grid.addLayout(column(control, *notes, gap=px(2)), at, 1)
        title = label(self._shell.text(heading), "panel-title")
        return Sheet(column(title, grid, gap=px(12), margins=(px(16), px(12), px(16), px(16))))

    # --- look -----------------------------------------------------------------------------------

    def _language(self) -> tuple[str, QWidget, str]:
        choices = [("zh_TW", "中文"), ("en", "English")]
        name = self._shell.text("settings-language")
        self.language = Segments(self._shell, choices, self._settings.language, name)
        self.language.chosen.connect(lambda value: self._put("language", value))
        return "settings-language", self.language, ""

    def _theme(self) -> tuple[str, QWidget, str]:
        self.theme = self._box(THEMES, _THEME_NAMES, self._settings.theme, "settings-theme")
        self.theme.activated.connect(lambda: self._put("theme", self.theme.currentData()))
        return "settings-theme", self.theme, ""

    def _text_size(self) -> tuple[str, QWidget, str]:
        self.text_size = self._slider(
            "settings-text-size", SMALLEST_TEXT, LARGEST_TEXT, _TEXT_STEP, self._settings.text_size
        )
        shown = label(self._percent())
        shown.setMinimumWidth(self._shell.px(56))
        self.text_size.valueChanged.connect(
            lambda: shown.setText(self._percent(self.text_size.value() * _TEXT_STEP))
        )
        self.text_size.valueChanged.connect(self._take_size)
        self.text_size.sliderReleased.connect(self._take_size)
        return "settings-text-size", self._beside(self.text_size, shown), "settings-text-size-help"

    def _percent(self, value: int = 0) -> str:
        return self._shell.text("settings-percent", value=value or self._settings.text_size)

    def _take_size(self) -> None:
        """While the handle is being dragged only the number changes: the page would jump under the hand."""
        if not self.text_size.isSliderDown():
            self._put("text_size", self.text_size.value() * _TEXT_STEP)

    # --- pace -----------------------------------------------------------------------------------

    def _speed(self) -> tuple[str, QWidget, str]:
        self.speed = self._box(SPEEDS, _SPEED_NAMES, self._settings.speed, "settings-speed")
        self.speed.activated.connect(lambda: self._put("speed", self.speed.currentData()))
        return "settings-speed", self.speed, ""

    def _pause(self) -> tuple[str, QWidget, str]:
        self.pause = self._slider("settings-pause", 0, LONGEST_PAUSE, _PAUSE_STEP, self._settings.pause)
        shown = label(self._seconds())
        shown.setMinimumWidth(self._shell.px(56))

        def take() -> None:
            self._put("pause", self.pause.value() * _PAUSE_STEP)
            shown.setText(self._seconds())

        self.pause.valueChanged.connect(take)
        return "settings-pause", self._beside(self.pause, shown), ""

    def _seconds(self) -> str:
        return self._shell.text("settings-seconds", value=f"{self._settings.pause / 1000:.1f}")

    def _motion(self) -> tuple[str, QWidget, str]:
        self.motion = self._check("settings-reduced-motion", "reduced_motion", self._settings.reduced_motion)
        return "", self.motion, "settings-reduced-motion-help"

    # --- play -----------------------------------------------------------------------------------

    def _forced(self) -> tuple[str, QWidget, str]:
        self.forced = self._check("settings-play-forced", "play_forced", self._settings.play_forced)
        return "", self.forced, "settings-play-forced-help"

    def _losses(self) -> tuple[str, QWidget, str]:
        self.losses = self._check("settings-ask-losses", "ask_losses", self._settings.ask_losses)
        return "", self.losses, "settings-ask-losses-help"

    # --- parts ----------------------------------------------------------------------------------

    def _put(self, name: str, value: object) -> None:
        if name in LOOK:
            # Later, because the widget that asked for it is made anew by it.
            QTimer.singleShot(0, self._settings, lambda: self._settings.put(name, value))
        else:
            self._settings.put(name, value)

    def _box(self, values: tuple[str, ...], names: dict[str, str], value: str, title: str) -> QComboBox:
        box = QComboBox()
        for choice in values:
            box.addItem(self._shell.text(names[choice]), choice)
        box.setCurrentIndex(values.index(value))
        box.setAccessibleName(self._shell.text(title))
        return box

    def _slider(self, title: str, least: int, most: int, step: int, value: int) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(least // step, most // step)
        slider.setPageStep(2)
        slider.setValue(round(value / step))
        slider.setAccessibleName(self._shell.text(title))
        return slider

    def _check(self, words: str, name: str, value: bool) -> QCheckBox:
        box = QCheckBox(self._shell.text(words))
        box.setChecked(value)
        box.toggled.connect(lambda on: self._put(name, on))
        return box

    def _beside(self, slider: QSlider, shown: QWidget) -> QWidget:
        pair = QWidget()
        pair.setLayout(row(slider, shown, gap=self._shell.px(12)))
        pair.setFocusProxy(slider)
        return pair

    # --- the keyboard's place, over a rebuild -----------------------------------------------------

    def _controls(self) -> dict[str, QWidget]:
        return {
            "language": self.language.button(self.language.value),
            "theme": self.theme,
            "size": self.text_size,
            "speed": self.speed,
            "pause": self.pause,
        }

    def focus_name(self) -> str:
        """The control that has the keyboard, if it is one that makes the page anew."""
        return next((name for name, control in self._controls().items() if control.hasFocus()), "")

    def focus(self, name: str) -> None:
        """Give the keyboard back to a control."""
        if name:
            self._controls()[name].setFocus(Qt.FocusReason.OtherFocusReason)
