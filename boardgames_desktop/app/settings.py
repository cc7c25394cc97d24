"""What a person has chosen once and for all: language, look, pace, and what was used last.

Kept as a readable JSON file in the folder of the system for settings. A file that cannot be read is
set aside, a folder that cannot be written costs one sentence; the program runs on with its defaults.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boardgames_desktop import paths
from boardgames_desktop.engine.disk import write_atomically
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.messages import Message, Words
from boardgames_desktop.text import LANGUAGES, language_for

FILE = "settings.json"

THEMES = ("system", "light", "dark", "contrast")
SPEEDS = ("off", "fast", "normal", "slow")
SMALLEST_TEXT, LARGEST_TEXT = 80, 200
LONGEST_PAUSE = 3000

_SAVE_AFTER = 400
"""Milliseconds: a slider being dragged is one change."""

_LARGEST_FILE = 1_000_000


def _one_of(values: Sequence[str]) -> Callable[[Any], bool]:
    return lambda value: value in values


def _between(least: int, most: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_flag(value: Any) -> bool:
    return isinstance(value, bool)


_FIELDS: Mapping[str, tuple[Any, Callable[[Any], bool]]] = {
    "language": ("en", _one_of(LANGUAGES)),
    "theme": ("system", _one_of(THEMES)),
    "text_size": (100, _between(SMALLEST_TEXT, LARGEST_TEXT)),
    "speed": ("normal", _one_of(SPEEDS)),
    "pause": (700, _between(0, LONGEST_PAUSE)),
    "reduced_motion": (False, _is_flag),
    "play_forced": (False, _is_flag),
    "ask_losses": (True, _is_flag),
}
"""Default and check of every setting."""


class Settings(QObject):
    """The settings of the program as attributes; assigning one keeps it and tells everybody.

    language: one of ``text.LANGUAGES``. theme: one of THEMES. text_size: percent.
    speed: of moving pieces, one of SPEEDS. pause: least milliseconds before a computer's move.
    reduced_motion: nothing flies, whatever the speed. play_forced: a decision with only one legal
    action is made by itself. ask_losses: ask before something is lost or revealed.

    Signals: ``changed(name)`` after a setting has another value; ``trouble(message)`` when the
    settings cannot be kept (once per program run).
    """

    changed = Signal(str)
    trouble = Signal(object)

    def __init__(self, folder: Path | None = None, languages: Sequence[str] = ()) -> None:
        """folder: where the file lies. languages: what the system prefers, used at the very first start."""
        super().__init__()
        self._path = (paths.user_config_dir() if folder is None else folder) / FILE
        self._values: dict[str, Any] = {name: default for name, (default, _) in _FIELDS.items()}
        self._values["language"] = language_for(languages)
        self._memory: dict[str, Any] = {}
        self._told = False
        self.notices: list[Message] = []
        """What the person should hear about the settings file at the start."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SAVE_AFTER)
        self._timer.timeout.connect(self.save)
        self._read()

    # --- the settings ---------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """One of ``text.LANGUAGES``."""
        return str(self._values["language"])

    @property
    def theme(self) -> str:
        """``system``, ``light``, ``dark`` or ``contrast``."""
        return str(self._values["theme"])

    @property
    def text_size(self) -> int:
        """Percent, 80 to 200."""
        return int(self._values["text_size"])

    @property
    def scale(self) -> float:
        """The text size as a factor, 1.0 is normal."""
        return self.text_size / 100

    @property
    def speed(self) -> str:
        """How fast pieces move: ``off``, ``fast``, ``normal`` or ``slow``."""
        return str(self._values["speed"])

    @property
    def pause(self) -> int:
        """The least milliseconds before a computer's move."""
        return int(self._values["pause"])

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing on the screen should fly or fade."""
        return bool(self._values["reduced_motion"])

    @property
    def play_forced(self) -> bool:
        """Whether a decision with a single legal action is made by itself."""
        return bool(self._values["play_forced"])

    @property
    def ask_losses(self) -> bool:
        """Whether to ask before something is lost or revealed."""
        return bool(self._values["ask_losses"])

    @property
    def motion(self) -> str:
        """The speed that counts: ``off`` when motion is to be reduced."""
        return "off" if self.reduced_motion else self.speed

    def put(self, name: str, value: Any) -> None:
        """Change a setting. Raises ValueError for a value it cannot have, KeyError for no setting."""
        if not _FIELDS[name][1](value):
            raise ValueError(f"{name} cannot be {value!r}")
        if value != self._values[name]:
            self._values[name] = value
            self._timer.start()
            self.changed.emit(name)

    # --- what was used last ---------------------------------------------------------------------

    def remember(self, key: str, value: Any) -> None:
        """Keep a plain JSON value (a window's place, the last set-up of a game) for the next time."""
        if self._memory.get(key) != value:
            self._memory[key] = value
            self._timer.start()

    def recall(self, key: str, kind: type, default: Any = None) -> Any:
        """What was remembered, if it is there and of this type; else ``default``."""
        value = self._memory.get(key)
        return value if isinstance(value, kind) else default

    # --- the file -------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the file now. What cannot be written is told once, by ``trouble``."""
        self._timer.stop()
        text = json.dumps({**self._values, "memory": self._memory}, ensure_ascii=False, indent=1)
        try:
            write_atomically(self._path, text + "\n")
        except Fault:
            if not self._told:
                self._told = True
                self.trouble.emit(Message("settings-not-kept", {"file": Words(self._path)}))

    def _read(self) -> None:
        try:
            if self._path.stat().st_size > _LARGEST_FILE:
                raise ValueError("too large")
            plain = json.loads(self._path.read_text(encoding="utf-8-sig"))
            if not isinstance(plain, dict):
                raise ValueError("no table")
        except FileNotFoundError:
            return
        except OSError:
            self.notices.append(Message("settings-unreadable", {"file": Words(self._path)}))
            return
        except (ValueError, RecursionError):
            self._set_aside()
            return
        self._take(plain)

    def _take(self, plain: Mapping[str, Any]) -> None:
        """Use every value that is allowed; those of another version or a slip of the hand are left out."""
        for name, (_, holds) in _FIELDS.items():
            with contextlib.suppress(TypeError):
                if name in plain and holds(plain[name]):
                    self._values[name] = plain[name]
        memory = plain.get("memory")
        if isinstance(memory, dict):
            self._memory = memory

    def _set_aside(self) -> None:
        """Keep a damaged file under another name, so that nothing a person wrote is lost."""
        aside = self._path.with_name(self._path.name + ".damaged")
        try:
            os.replace(self._path, aside)
            self.notices.append(Message("settings-damaged", {"file": Words(aside)}))
        except OSError:
            self.notices.append(Message("settings-unreadable", {"file": Words(self._path)}))
