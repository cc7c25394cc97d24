"""Every id named in the program has a text, and every text is named in the program."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import yaml

import boardgames_desktop
from boardgames_desktop.paths import assets_dir
from tests.text.catalogue import all_entries, look_into

PACKAGE = Path(boardgames_desktop.__file__).parent
ENTRIES = list(all_entries())
PREFIXES = {entry.name.split("-")[0] for entry in ENTRIES if entry.name[0] != "-"}
FORM = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")


def is_id(text: str) -> bool:
    """Whether a string of the program can only be meant as the id of a text."""
    return FORM.fullmatch(text) is not None and text.split("-")[0] in PREFIXES


def strings(value: object) -> list[str]:
    """All strings in plain data."""
    if isinstance(value, dict):
        return [text for pair in value.items() for part in pair for text in strings(part)]
    if isinstance(value, list):
        return [text for part in value for text in strings(part)]
    return [value] if isinstance(value, str) else []


def modules() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(PACKAGE.rglob("*.py"))]


def ids_in_code() -> dict[str, str]:
    """Each id named in the package -> a place where it is."""
    return {
        node.value: f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_id(node.value)
    }


ID_PLACE = {"text": 0, "has": 0, "Message": 0, "Reason": 0, "Event": 0, "Fault": 1}
"""Calls that take an id, and which of their arguments it is."""


def ids_in_calls() -> dict[str, str]:
    """Each id handed to a call that can take nothing else, whatever its prefix."""
    found = {}
    for path, tree in modules():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = ID_PLACE.get(called, len(node.args))
            given = node.args[place] if place < len(node.args) else None
            if isinstance(given, ast.Constant) and FORM.fullmatch(str(given.value)):
                found[given.value] = f"{path.relative_to(PACKAGE)}:{node.lineno}"
    return found


def ids_in_figures() -> dict[str, str]:
    """Each id named in the games' data files -> the file."""
    return {
        text: str(path.relative_to(assets_dir()))
        for path in sorted(assets_dir().rglob("*.yaml"))
        for text in strings(yaml.safe_load(path.read_text(encoding="utf-8")))
        if is_id(text)
    }


def test_every_id_named_in_the_program_has_a_text():
    known = {entry.name for entry in ENTRIES}
    absent = {
        i: place for i, place in (ids_in_code() | ids_in_calls() | ids_in_figures()).items() if i not in known
    }
    assert absent == {}


def test_every_text_is_named_in_the_program():
    # Words that all games share may wait for the game that says them.
    used = set(ids_in_code()) | set(ids_in_figures())
    used |= {reference for entry in ENTRIES for reference in look_into(entry.node).references}
    idle = {entry.name for entry in ENTRIES if entry.file != "common.ftl"} - used
    assert sorted(idle) == []


def test_no_id_is_put_together_at_run_time():
    composed = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and isinstance(first := node.values[0], ast.Constant)
        and re.match(rf"({'|'.join(sorted(PREFIXES))})-", str(first.value))
    ]
    assert composed == []
