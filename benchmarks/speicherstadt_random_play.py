"""Random play of Die Speicherstadt on one core: decisions per second, with and without events; cost of a copy.

python -m benchmarks.speicherstadt_random_play
"""

from __future__ import annotations

import random
import time
from typing import Any

from boardgames_desktop.engine.figures import load_figures
from boardgames_desktop.engine.registry import game

GAME = game("speicherstadt")
SECONDS = 2.0
WANTED = {"without events": 150_000, "with events": 80_000}
COPIES = 100_000
COPY_MOST = 5.0
"""Microseconds."""


def play(components: Any, seed: int, with_events: bool) -> int:
    """One random game; the number of decisions."""
    state, draw, decisions = GAME.new_state(components, seed), random.Random(seed).random, 0
    while GAME.current_player(state) is not None:
        actions = GAME.legal_actions(state)
        GAME.apply(state, actions[int(draw() * len(actions))], [] if with_events else None)
        decisions += 1
    return decisions


def decisions_per_second(components: Any, with_events: bool) -> float:
    """Measured in this process's own time, so that others on the machine do not count."""
    decisions, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < SECONDS:
        decisions += play(components, seed, with_events)
        seed += 1
    return decisions / (time.process_time() - start)


def microseconds_per_copy(components: Any) -> float:
    """A copy of the first position."""
    state = GAME.new_state(components, 1)
    start = time.process_time()
    for _ in range(COPIES):
        GAME.copy(state)
    return (time.process_time() - start) / COPIES * 1e6


def main() -> None:
    """Print the table."""
    figures = load_figures("speicherstadt", corrected=False)
    for seats in range(GAME.info.min_seats, GAME.info.max_seats + 1):
        components = GAME.components(figures, seats, {"start_player": "random"})
        for with_events, (name, wanted) in zip((False, True), WANTED.items()):
            speed = decisions_per_second(components, with_events)
            print(f"{seats} players, {name}: {speed:,.0f} decisions/s (wanted {wanted:,})")
        print(
            f"{seats} players, copy: {microseconds_per_copy(components):.2f} µs (wanted at most {COPY_MOST})"
        )


if __name__ == "__main__":
    main()
