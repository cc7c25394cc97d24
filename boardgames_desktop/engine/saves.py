"""Save files: one readable JSON document per match, checked and played again when it is loaded."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from boardgames_desktop.engine.disk import read_file, write_atomically
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.journal import is_journal, read_journal
from boardgames_desktop.engine.match import Match
from boardgames_desktop.engine.plain import parse_json
from boardgames_desktop.engine.records import (
    MOST_ACTIONS,
    Games,
    Record,
    check_format,
    fields,
    head_to_plain,
    played_from_plain,
    played_to_plain,
    replay,
    setup_from_plain,
)
from boardgames_desktop.engine.setups import new_id

__all__ = ["SUFFIX", "dump", "load", "load_file", "save_file", "write_atomically"]

FORMAT = "boardgames-desktop-save"
SUFFIX = ".boardgame"
"""How the names of save files end."""


def dump(match: Match[Any, Any]) -> str:
    """A match as a save file: JSON that a person can read, one action per line."""
    setup = match.setup
    plain = head_to_plain(setup, FORMAT) | {"over": match.over}
    entries = [f"  {json.dumps(name)}: {_readable(value)}" for name, value in plain.items()]
    played = [f"    {_spaced(played_to_plain(step.player, step.action))}" for step in match.steps[1:]]
    actions = "[\n" + ",\n".join(played) + "\n  ]" if played else "[]"
    entries.append(f'  "actions": {actions}')
    for name, large in (("position", match.position()), ("start", setup.start), ("figures", setup.figures)):
        entries.append(f'  "{name}": {_readable(large)}')
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _readable(value: Any) -> str:
    """JSON with one entry of the first level per line."""
    if not isinstance(value, dict | list) or not value:
        return _spaced(value)
    if isinstance(value, list):
        return "[\n" + ",\n".join(f"    {_spaced(entry)}" for entry in value) + "\n  ]"
    lines = [f"    {json.dumps(name, ensure_ascii=False)}: {_spaced(entry)}" for name, entry in value.items()]
    return "{\n" + ",\n".join(lines) + "\n  }"


def _spaced(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def load(text: str, games: Games | None = None) -> Match[Any, Any]:
    """The match in a save file or journal, every action played again and checked.

    games: where to look the game up; all installed ones if not given.
    Raises Fault with a sentence. Its ``position`` is then a match that goes on from the position
    stored in the file, without history, or None.
    """
    if is_journal(text):
        return _load_journal(text, games)
    return replay(read_save(text), games)


def _load_journal(text: str, games: Games | None) -> Match[Any, Any]:
    try:
        record = read_journal(text)
    except Fault as fault:
        fault.position = _play_part(fault.position, games)
        raise
    return replay(record, games)


def _play_part(record: Record | None, games: Games | None) -> Match[Any, Any] | None:
    """The match up to the damage in its journal, as a match of its own."""
    if record is None:
        return None
    setup = replace(record.setup, id=new_id())
    try:
        return replay(replace(record, setup=setup), games)
    except Fault as fault:
        match: Match[Any, Any] | None = fault.position
        return match


def read_save(text: str) -> Record:
    """The record in a save file, types checked. Raises Fault."""
    try:
        plain = parse_json(text)
    except Fault as fault:
        raise Fault("damaged-save", fault.message.id, **fault.message.args) from fault
    check_format(plain, FORMAT)
    entries = fields(plain)
    start = None if plain.get("start") is None else entries.table("start")
    setup = setup_from_plain(plain, entries.table("figures"), start)
    listed = entries.list("actions", MOST_ACTIONS)
    actions = [played_from_plain(entry, index) for index, entry in enumerate(listed)]
    position = None if plain.get("position") is None else entries.table("position")
    return Record(setup, actions, position, len(actions))


def load_file(path: Path, games: Games | None = None) -> Match[Any, Any]:
    """``load`` for a file. It is only read, also when it turns out to be damaged."""
    return load(read_file(path), games)


def save_file(match: Match[Any, Any], path: Path) -> None:
    """Write a match to a file, keeping what was there as a backup. Raises Fault ``save-failed``."""
    write_atomically(path, dump(match))
