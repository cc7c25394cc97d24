"""What the shelf tells about a kept match without loading it or its game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.journal import FORMAT
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.engine.plain import message_from_plain, parse_json
from boardgames_desktop.engine.records import check_format, setup_from_plain
from boardgames_desktop.engine.setups import Seat

_HEAD = 16 * 1024
_TAIL = 64 * 1024


@dataclass(frozen=True)
class Summary:
    """One kept match, read from both ends of its file.

    created: as in the set-up. changed: UTC. actions: how many were played. player: seat to decide.
    progress: where it stands, in the game's words (None if unknown). over: played to the end;
    totals and winners are then filled. problem: why it cannot be read (all else may then be empty).
    """

    id: str
    game: str
    seats: tuple[Seat, ...]
    created: str
    changed: datetime
    branch: str = ""
    actions: int = 0
    player: int | None = None
    progress: Message | None = None
    over: bool = False
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    problem: Message | None = None

    @property
    def damaged(self) -> bool:
        """Whether the file cannot be read."""
        return self.problem is not None


def read_summary(path: Path) -> Summary | None:
    """The summary of one journal; None when the file has gone meanwhile."""
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        head, tail = _both_ends(path)
        return _summary(path.stem, changed, head, tail)
    except FileNotFoundError:
        return None
    except OSError:
        problem = Message("engine-save-unreadable-file")
    except Fault as fault:
        problem = fault.message
    return Summary(path.stem, "", (), "", changed, problem=problem)


def _both_ends(path: Path) -> tuple[str, list[str]]:
    """The first line, and the last whole lines."""
    with open(path, "rb") as file:
        head = file.readline(_HEAD)
        size = file.seek(0, os.SEEK_END)
        file.seek(max(len(head), size - _TAIL))
        tail = file.read(_TAIL)
    lines = tail.decode("utf-8", "replace").split("\n")
    return head.decode("utf-8", "replace"), lines[:-1]


def _summary(match_id: str, changed: datetime, head: str, tail: list[str]) -> Summary:
    try:
        plain = parse_json(head)
    except Fault:
        raise Fault("damaged-save", "engine-save-line", line=1) from None
    check_format(plain, FORMAT)
    setup = setup_from_plain(plain, {}, None)
    known = Summary(match_id, setup.game, setup.seats, setup.created, changed, setup.branch)
    return _with_standing(known, _last_standing(tail))


def _last_standing(tail: list[str]) -> Mapping[str, Any]:
    """The last ``now`` in the file; empty before the first action."""
    for line in reversed(tail):
        if '"now":' not in line:
            continue
        try:
            standing = parse_json(line).get("now")
        except (Fault, AttributeError):
            continue
        if isinstance(standing, dict):
            return standing
    return {}


def _with_standing(known: Summary, standing: Mapping[str, Any]) -> Summary:
    totals, winners = _whole_numbers(standing.get("totals")), _whole_numbers(standing.get("winners"))
    ended = len(totals) == len(known.seats) and bool(winners)
    (player,) = _whole_numbers([standing.get("player")]) or (None,)
    (actions,) = _whole_numbers([standing.get("actions")]) or (0,)
    return replace(
        known,
        actions=actions,
        player=player if player in range(len(known.seats)) else None,
        progress=message_from_plain(standing.get("progress")),
        over=ended,
        totals=totals if ended else (),
        winners=winners if ended else (),
    )


def _whole_numbers(value: Any) -> tuple[int, ...]:
    """A list of whole numbers; empty for anything else."""
    if not isinstance(value, list) or not all(type(entry) is int for entry in value):
        return ()
    return tuple(value)
