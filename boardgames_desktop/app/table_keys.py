"""The keys of the table, as data for the list of all keys. Texts are message ids."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Key:
    """Keys as they are printed on the keyboard, and the message id of what they do.

    keys: alternatives, each a chord such as ``Ctrl+Z``. text: message id.
    """

    keys: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class KeyGroup:
    """Keys that belong together under a heading (a message id)."""

    heading: str
    keys: tuple[Key, ...]


KEYS: tuple[KeyGroup, ...] = (
    KeyGroup(
        "table-keys-board",
        (
            Key(("Tab", "Shift+Tab"), "table-key-targets"),
            Key(("←", "→", "↑", "↓"), "table-key-arrows"),
            Key(("Enter", "Space"), "table-key-press"),
            Key(("Menu", "Shift+F10"), "table-key-menu"),
            Key(("+", "-"), "table-key-zoom"),
            Key(("0",), "table-key-fit"),
        ),
    ),
    KeyGroup(
        "table-keys-decision",
        (
            Key(("1", "9"), "table-key-buttons"),
            Key(("M",), "table-key-moves"),
            Key(("B",), "table-key-board"),
            Key(("Esc",), "table-key-escape"),
            Key(("Ctrl+Z",), "table-key-undo"),
            Key(("Ctrl+Y", "Ctrl+Shift+Z"), "table-key-redo"),
        ),
    ),
    KeyGroup(
        "table-keys-history",
        (
            Key(("PgUp", "PgDn"), "table-key-walk"),
            Key(("Home",), "table-key-first"),
            Key(("End",), "table-key-present"),
            Key(("P",), "table-key-pause"),
            Key(("N",), "table-key-step"),
        ),
    ),
    KeyGroup(
        "table-keys-window",
        (
            Key(("F1",), "table-key-rules"),
            Key(("Ctrl+S",), "table-key-save"),
            Key(("L",), "table-key-log"),
            Key(("S",), "table-key-scores"),
            Key(("Ctrl+W",), "table-key-leave"),
            Key(("?",), "table-key-keys"),
        ),
    ),
)
