"""What the finished matches say about the people and computers who played them. No Qt in here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from boardgames_desktop.engine.setups import PERSON
from boardgames_desktop.engine.summaries import Summary


@dataclass
class Record:
    """Results of one person (by name) or of one computer level at one game.

    wins: a shared victory counts for everybody who shares it. points: of every match, oldest first.
    """

    name: str
    controller: str
    games: int = 0
    wins: int = 0
    points: list[int] = field(default_factory=list)

    @property
    def best(self) -> int:
        """The highest score."""
        return max(self.points, default=0)

    @property
    def mean(self) -> float:
        """Points per match."""
        return sum(self.points) / len(self.points) if self.points else 0.0

    @property
    def is_person(self) -> bool:
        """Whether this is a person, not a computer level."""
        return self.controller == PERSON


@dataclass
class GameRecords:
    """All results at one game. matches: the finished ones, the latest first."""

    game: str
    matches: list[Summary] = field(default_factory=list)
    persons: list[Record] = field(default_factory=list)
    computers: list[Record] = field(default_factory=list)

    @property
    def best(self) -> int:
        """The highest score of anybody."""
        return max((max(match.totals) for match in self.matches), default=0)

    @property
    def mean(self) -> float:
        """Points per seat and match."""
        points = [point for match in self.matches for point in match.totals]
        return sum(points) / len(points) if points else 0.0


def collect(finished: Iterable[Summary]) -> dict[str, GameRecords]:
    """Results by game. Matches that branched off another one are trials and do not count."""
    found: dict[str, GameRecords] = {}
    for summary in finished:
        if summary.over and not summary.branch and len(summary.totals) == len(summary.seats):
            found.setdefault(summary.game, GameRecords(summary.game)).matches.append(summary)
    for records in found.values():
        records.matches.sort(key=lambda summary: summary.changed, reverse=True)
        lines = _lines(list(reversed(records.matches)))
        records.persons = sorted((line for line in lines if line.is_person), key=_order)
        records.computers = sorted((line for line in lines if not line.is_person), key=_order)
    return found


def _lines(matches: Sequence[Summary]) -> list[Record]:
    lines: dict[tuple[str, str], Record] = {}
    for match in matches:
        for index, seat in enumerate(match.seats):
            name = seat.name if seat.controller == PERSON else ""
            line = lines.setdefault((seat.controller, name), Record(name, seat.controller))
            line.games += 1
            line.wins += index in match.winners
            line.points.append(match.totals[index])
    return list(lines.values())


def _order(line: Record) -> tuple[float, float, str]:
    """Most wins first, then the better mean."""
    return (-line.wins, -line.mean, line.name + line.controller)
