"""Matches among computer opponents, to measure how strong they are.

Every deal is played once from each seat order (rotated seats, paired seeds), so that luck of the deal
and of the seat weighs the same on all. Opponents get observations only.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from boardgames_desktop.bots.levels import LEVELS, RANDOM, Budget, choose
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.match import COLOURS, Seat, make_components, new_setup
from boardgames_desktop.engine.messages import Words
from boardgames_desktop.text import Texts

KNOWN_LEVELS = (*LEVELS, RANDOM)
Z = 1.96
"""Of the 95 % confidence interval."""


@dataclass(frozen=True)
class Series:
    """What is to be played. ``line``: the level at each seat; it is rotated from match to match."""

    game: str
    line: tuple[str, ...]
    matches: int
    seed: int
    budget: Budget


@dataclass(frozen=True)
class Result:
    """One match: totals and shares of the victory by place in the line, time thought by place."""

    totals: tuple[int, ...]
    shares: tuple[float, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]


@dataclass
class Tally:
    """Results added up for one level (all its places in the line together)."""

    level: str
    places: int
    wins: float = 0.0
    points: int = 0
    seconds: float = 0.0
    decisions: int = 0
    matches: int = 0
    low: float = field(default=0.0)
    high: float = field(default=1.0)

    @property
    def share(self) -> float:
        """Share of the victories of one place in the line."""
        return self.wins / (self.matches * self.places)


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson 1927)."""
    if not matches:
        return 0.0, 1.0
    share, z2 = wins / matches, Z * Z
    middle = (share + z2 / (2 * matches)) / (1 + z2 / matches)
    spread = Z * sqrt(share * (1 - share) / matches + z2 / (4 * matches * matches)) / (1 + z2 / matches)
    return max(middle - spread, 0.0), min(middle + spread, 1.0)


def play_match(series: Series, number: int) -> Result:
    """Match ``number`` of a series: every deal is met once per rotation of the line."""
    game: Any = registry.game(series.game)
    seats = len(series.line)
    rotation, deal = number % seats, series.seed + number // seats
    setup = new_setup(game, [Seat(str(i + 1), COLOURS[i], "normal") for i in range(seats)], seed=deal)
    state = game.new_state(make_components(game, setup), deal)
    chances = [Chance((deal << 8) + place) for place in range(seats)]
    seconds, decisions = [0.0] * seats, [0] * seats
    while (seat := game.current_player(state)) is not None:
        place = (seat - rotation) % seats
        thought = choose(game, game.observe(state, seat), series.line[place], chances[place], series.budget)
        if thought.iterations:
            seconds[place] += thought.seconds
            decisions[place] += 1
        game.apply(state, thought.action)
    sheet = game.score_sheet(state)
    by_place = [(place + rotation) % seats for place in range(seats)]
    shares = tuple((seat in sheet.winners) / len(sheet.winners) for seat in by_place)
    totals = tuple(sheet.totals[seat] for seat in by_place)
    return Result(totals, shares, tuple(seconds), tuple(decisions))


def run(series: Series, processes: int | None = None) -> Iterator[Result]:
    """Play all matches, in as many processes as there are cores; results come in order."""
    count = min(processes or os.cpu_count() or 1, series.matches)
    jobs = [(series, number) for number in range(series.matches)]
    if count == 1:
        yield from (play_match(*job) for job in jobs)
        return
    with multiprocessing.get_context("spawn").Pool(count, _ignore_interrupt) as pool:
        yield from pool.imap(_play, jobs)


def _play(job: tuple[Series, int]) -> Result:
    return play_match(*job)


def _ignore_interrupt() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def tallies(series: Series, results: Sequence[Result]) -> list[Tally]:
    """Results by level, in the order of the line."""
    found: dict[str, Tally] = {}
    for place, level in enumerate(series.line):
        tally = found.setdefault(level, Tally(level, series.line.count(level)))
        tally.matches = len(results)
        tally.wins += sum(result.shares[place] for result in results)
        tally.points += sum(result.totals[place] for result in results)
        tally.seconds += sum(result.seconds[place] for result in results)
        tally.decisions += sum(result.decisions[place] for result in results)
    for tally in found.values():
        tally.low, tally.high = wilson(tally.wins / tally.places, tally.matches)
    return list(found.values())


# --- the command ------------------------------------------------------------------------------------


def simulate(
    series: Series, texts: Texts, say: Callable[[str], object] = print, processes: int | None = None
) -> list[Tally]:
    """Play a series, tell how it goes and how it ended. Raises Fault for a series that cannot be."""
    check(series)
    began = time.perf_counter()
    say(
        texts.text(
            "simulate-begins",
            game=Words(texts.text(registry.game(series.game).info.name)),
            matches=series.matches,
            line=Words(", ".join(series.line)),
            seed=Words(series.seed),
        )
    )
    results = []
    for result in run(series, processes):
        results.append(result)
        if len(results) % 100 == 0:
            say(texts.text("simulate-progress", done=len(results), matches=series.matches))
    found = tallies(series, results)
    _tell(found, texts, say)
    say(texts.text("simulate-time", seconds=Words(f"{time.perf_counter() - began:.1f}")))
    return found


def check(series: Series) -> None:
    """Raises Fault for unknown games and levels, and numbers that make no sense."""
    info = registry.game(series.game).info
    if not info.min_seats <= len(series.line) <= info.max_seats:
        raise Fault("bad-setup", "engine-seat-count", least=info.min_seats, most=info.max_seats)
    for level in series.line:
        if level not in KNOWN_LEVELS:
            known = Words(", ".join(KNOWN_LEVELS))
            raise Fault("bad-option", "simulate-unknown-level", level=Words(level), known=known)
    if not 1 <= series.matches <= 10_000_000 or not 0 <= series.seed < 2**62:
        raise Fault("bad-option", "simulate-bad-number")


def line_of(levels: str, seats: int) -> tuple[str, ...]:
    """The level at each seat from ``hard,normal``: the last one named fills the seats left over."""
    named = [level.strip() for level in levels.split(",")]
    return tuple((named + [named[-1]] * seats)[:seats])


def _tell(found: Sequence[Tally], texts: Texts, say: Callable[[str], object]) -> None:
    for tally in found:
        per_decision = tally.seconds / tally.decisions if tally.decisions else 0.0
        say(
            texts.text(
                "simulate-row",
                level=Words(tally.level),
                places=tally.places,
                share=Words(f"{100 * tally.share:.1f}"),
                low=Words(f"{100 * tally.low:.1f}"),
                high=Words(f"{100 * tally.high:.1f}"),
                points=Words(f"{tally.points / (tally.matches * tally.places):.1f}"),
                milliseconds=Words(f"{1000 * per_decision:.1f}"),
            )
        )
