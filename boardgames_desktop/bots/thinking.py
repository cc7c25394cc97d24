"""What a computer opponent is given to think with, and what comes out of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from boardgames_desktop.engine.actions import Action


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: ``seconds`` of real time, or a number of ``iterations``, or whichever ends first.

    With iterations alone the answer depends on nothing but the position and the generator.
    """

    seconds: float | None = None
    iterations: int | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision and how it came about.

    values: expected final points per seat if ``action`` is played.
    visits: how often the search tried each action, most often first; empty when nothing was searched.
    iterations: lines looked at. seconds: real time taken.
    """

    action: Action
    values: tuple[float, ...]
    visits: tuple[tuple[Action, int], ...]
    iterations: int
    seconds: float


class Clock:
    """Counts what a budget still allows. ``cancelled`` is asked now and then; True ends the thinking."""

    def __init__(self, budget: Budget, cancelled: Callable[[], bool] | None = None) -> None:
        self.began = time.perf_counter()
        self.iterations = 0
        self._most = budget.iterations
        self._end = None if budget.seconds is None else self.began + budget.seconds
        self._cancelled = cancelled

    def allows_more(self) -> bool:
        """Whether one more iteration may be begun; counts it."""
        if self._most is not None and self.iterations >= self._most:
            return False
        if self._end is not None and time.perf_counter() >= self._end:
            return False
        if self._cancelled is not None and self.iterations % 16 == 15 and self._cancelled():
            return False
        self.iterations += 1
        return True

    @property
    def left(self) -> float:
        """How many more iterations the budget will allow, those by time guessed from the pace so far."""
        counted = float("inf") if self._most is None else self._most - self.iterations
        if self._end is None:
            return counted
        now = time.perf_counter()
        pace = self.iterations / max(now - self.began, 1e-6)
        return min(counted, max(self._end - now, 0.0) * pace)

    @property
    def seconds(self) -> float:
        """Real time since the clock was made."""
        return time.perf_counter() - self.began


def standings(values: Sequence[float]) -> list[float]:
    """How each seat stands: its points compared with those of the others, the strongest counting most.

    What a seat wants is to be first, not to have many points: half of what it is compared with is the
    best of the others, half is their average. A single seat is compared with nobody.
    """
    if len(values) == 1:
        return list(values)
    whole, others = sum(values), len(values) - 1
    best = max(values)
    second = max([value for value in values if value != best], default=best)
    if sum(1 for value in values if value == best) > 1:
        second = best
    return [
        value - 0.5 * (second if value == best else best) - 0.5 * (whole - value) / others for value in values
    ]
