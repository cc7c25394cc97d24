"""Where the figures of a game come from: how many are certain, and which are stand-ins. No Qt in here."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boardgames_desktop.engine.disk import disk_faults
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.figures import corrected_path, load_figures, original_path
from boardgames_desktop.engine.messages import Message

STATUSES = ("confirmed", "derived", "proposal")


@dataclass(frozen=True)
class OpenPoint:
    """A figure or ruling that no source settles. text: message id; confidence: 0 to 1."""

    text: str
    confidence: float


@dataclass(frozen=True)
class Provenance:
    """counts: figures per status. overridden: a person's corrected copy is in use.

    problem: why the figures cannot be read; all else is then empty.
    """

    counts: Mapping[str, int]
    open_points: tuple[OpenPoint, ...]
    overridden: bool
    source: Path
    problem: Message | None = None


def provenance(game_id: str) -> Provenance:
    """What is to be said about the figures that a new match of this game would use."""
    try:
        figures = load_figures(game_id)
    except Fault as fault:
        own = corrected_path(game_id)
        return Provenance({}, (), own.is_file(), own, fault.message)
    found = list(_statuses(figures))
    counts = {status: found.count(status) for status in STATUSES}
    return Provenance(counts, tuple(_open_points(figures)), figures.overridden, figures.source)


def _statuses(value: Any) -> Iterator[str]:
    """Every status mark, however deep it stands."""
    if isinstance(value, Mapping):
        status = value.get("status")
        if isinstance(status, str):
            yield status
        for entry in value.values():
            yield from _statuses(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from _statuses(entry)


def _open_points(figures: Mapping[str, Any]) -> Iterator[OpenPoint]:
    points = figures.get("open_points")
    for point in points if isinstance(points, list) else []:
        if not isinstance(point, Mapping) or not isinstance(point.get("text"), str):
            continue
        confidence = point.get("confidence")
        yield OpenPoint(point["text"], float(confidence) if isinstance(confidence, int | float) else 0.0)


def make_copy(game_id: str) -> Path:
    """Put a copy of the figures where a corrected one is looked for. Raises Fault ``save-failed``.

    A copy that is there already is never touched.
    """
    own = corrected_path(game_id)
    if own.exists():
        return own
    with disk_faults():
        own.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(original_path(game_id), own)
    return own
