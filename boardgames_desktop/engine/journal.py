"""The autosave of one match: JSON lines, one appended per action.

    {"format": "boardgames-desktop-journal", ..., "seats": [...], "seed": 7}     the set-up
    {"figures": {...}, "start": null}                                            its two large parts
    {"play": {"seat": 0, "kind": "place", "args": [2]}, "now": {...}}            an action
    {"undo": 12, "now": {...}}                                                   12 actions stay
    {"controller": [1, "hard"]}                                                  who decides for a seat
    {"position": {...}, "now": {...}}                                            the plain state here

``now`` tells the shelf how the match stands without playing it: actions, seat to decide, progress
and, at the end, the result. A line that a crash cut off is left out when reading.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import PUBLIC
from boardgames_desktop.engine.match import Match, Step
from boardgames_desktop.engine.plain import message_to_plain, one_line, parse_json
from boardgames_desktop.engine.records import (
    MOST_ACTIONS,
    Played,
    Record,
    check_format,
    fields,
    head_to_plain,
    played_from_plain,
    played_to_plain,
    setup_from_plain,
)
from boardgames_desktop.engine.setups import CONTROLLERS, Seat, Setup

FORMAT = "boardgames-desktop-journal"


# --- writing ---------------------------------------------------------------------------------------


def opening_lines(setup: Setup) -> list[str]:
    """The two lines that a journal begins with."""
    return [
        one_line(head_to_plain(setup, FORMAT)),
        one_line({"figures": setup.figures, "start": setup.start}),
    ]


def change_lines(match: Match[Any, Any], written: Sequence[Step], seats: Sequence[Seat]) -> list[str]:
    """The lines that lead from what was ``written`` (steps and seats) to the match as it is now."""
    same = min(len(written), len(match.steps))
    while same > 0 and written[same - 1] is not match.steps[same - 1]:
        same -= 1
    lines: list[dict[str, Any]] = []
    if same < len(written):
        lines.append({"undo": same - 1})
    lines += [{"play": played_to_plain(step.player, step.action)} for step in match.steps[same:]]
    for number, (before, after) in enumerate(zip(seats, match.setup.seats)):
        if before.controller != after.controller:
            lines.append({"controller": [number, after.controller]})
    if lines:
        lines[-1]["now"] = standing(match)
    return [one_line(line) for line in lines]


def position_line(match: Match[Any, Any]) -> str:
    """The line that keeps the plain state, to go on from if the actions should not replay."""
    return one_line({"position": match.position(), "now": standing(match)})


def whole_journal(match: Match[Any, Any]) -> str:
    """The shortest journal of a match: set-up, actions, position."""
    lines = opening_lines(match.setup)
    lines += [one_line({"play": played_to_plain(step.player, step.action)}) for step in match.steps[1:]]
    return "\n".join([*lines, position_line(match), ""])


def standing(match: Match[Any, Any]) -> dict[str, Any]:
    """How a match stands, as everybody may know it."""
    seen = match.view(match.length, PUBLIC).observation
    found: dict[str, Any] = {
        "actions": match.length,
        "player": match.player,
        "progress": message_to_plain(match.game.progress(seen)),
    }
    if match.over:
        sheet = match.game.score_sheet(seen)
        found |= {"totals": list(sheet.totals), "winners": list(sheet.winners)}
    return found


# --- reading ---------------------------------------------------------------------------------------


def is_journal(text: str) -> bool:
    """Whether a text begins like a journal."""
    return FORMAT in text[:200]


def whole_part(text: str) -> str:
    """A journal without the line that a crash cut off, if there is one."""
    end = text.rfind("\n") + 1
    while end and not _reads(text[text.rfind("\n", 0, end - 1) + 1 : end]):
        end = text.rfind("\n", 0, end - 1) + 1
        if text[end:].count("\n") > 1:
            # More than one broken line is damage, not a crash: reading names the line.
            return text
    return text[:end]


def _reads(line: str) -> bool:
    try:
        return isinstance(parse_json(line), dict)
    except Fault:
        return False


def read_journal(text: str) -> Record:
    """The record in a journal. Raises Fault naming the line that is damaged.

    Its ``position`` is then a record of all lines before, for whoever wants to go on from there.
    """
    lines = whole_part(text).split("\n")[:-1]
    if len(lines) < 2:
        raise Fault("damaged-save", "engine-save-too-short")
    reading = _Reading(lines)
    for number in range(2, len(lines)):
        try:
            reading.take(_line(lines, number))
        except Fault as fault:
            fault.position = reading.record()
            raise
    return reading.record()


def _line(lines: Sequence[str], number: int) -> Mapping[str, Any]:
    try:
        plain = parse_json(lines[number])
    except Fault as fault:
        raise Fault("damaged-save", "engine-save-line", line=number + 1) from fault
    if not isinstance(plain, dict):
        raise Fault("damaged-save", "engine-save-line", line=number + 1)
    return plain


class _Reading:
    """The record as far as the lines have been read."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.head = dict(_line(lines, 0))
        check_format(self.head, FORMAT)
        large = fields(_line(lines, 1))
        self.figures = large.table("figures")
        self.start = None if large.plain.get("start") is None else large.table("start")
        self.actions: list[Played] = []
        self.position: Mapping[str, Any] | None = None
        self.position_at = 0
        self.record()

    def take(self, line: Mapping[str, Any]) -> None:
        """Add one line."""
        entries = fields(line)
        if "play" in line and len(self.actions) < MOST_ACTIONS:
            self.actions.append(played_from_plain(line["play"], len(self.actions)))
        elif "undo" in line:
            del self.actions[entries.whole("undo", 0, len(self.actions)) :]
        elif "controller" in line:
            self._take_controller(entries.list("controller", 2))
        elif "position" in line:
            self.position, self.position_at = entries.table("position"), len(self.actions)
        else:
            raise entries.wrong("")

    def _take_controller(self, pair: Sequence[Any]) -> None:
        seats = self.head["seats"]
        if len(pair) != 2 or type(pair[0]) is not int or not 0 <= pair[0] < len(seats):
            raise fields({}).wrong("controller")
        if pair[1] not in CONTROLLERS:
            raise fields({}).wrong("controller")
        seats[pair[0]]["controller"] = pair[1]

    def record(self) -> Record:
        """Everything read so far."""
        setup = setup_from_plain(self.head, self.figures, self.start)
        return Record(setup, list(self.actions), self.position, self.position_at)
