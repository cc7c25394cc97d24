"""How many lines per second the search of the hard level looks at, and how long a decision takes.

python -m benchmarks.search [GAME]
"""

from __future__ import annotations

import sys
import time

from boardgames_desktop.bots.levels import Budget, choose
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.match import COLOURS, Seat, make_components, new_setup
from boardgames_desktop.engine.registry import game, game_ids

ITERATIONS = (100, 400, 1600)
MATCHES = 2


def measure(game_id: str, seats: int, iterations: int) -> tuple[float, float, int]:
    """Mean and longest CPU seconds per real decision of one hard seat among normal ones, and their number."""
    found = game(game_id)
    times: list[float] = []
    for seed in range(MATCHES):
        people = [Seat(str(n), COLOURS[n], "normal") for n in range(seats)]
        state = found.new_state(make_components(found, new_setup(found, people, seed=seed)), seed)
        chance = Chance(seed)
        while (seat := found.current_player(state)) is not None:
            observation = found.observe(state, seat)
            level = "hard" if seat == 0 else "normal"
            began = time.process_time()
            thought = choose(found, observation, level, chance, Budget(iterations=iterations))
            if level == "hard" and thought.visits:
                times.append(time.process_time() - began)
            found.apply(state, thought.action)
    return sum(times) / len(times), max(times), len(times)


def main() -> None:
    game_id = sys.argv[1] if len(sys.argv) > 1 else game_ids()[0]
    seats = game(game_id).info.best_seats[0]
    print(f"{game_id}, {seats} seats, one hard among normal, CPU time per decision with something to choose")
    for iterations in ITERATIONS:
        mean, longest, count = measure(game_id, seats, iterations)
        spread = f"{1000 * mean:6.1f} ms on average, {1000 * longest:6.1f} at most"
        print(f"{iterations:6} iterations: {spread}, {count} decisions")


if __name__ == "__main__":
    main()
