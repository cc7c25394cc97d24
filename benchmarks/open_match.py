"""How long it takes to open, record, list and look through finished matches of about 500 actions.

    python benchmarks/open_match.py [GAME]

Prints; asserts nothing.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boardgames_desktop.engine import registry, saves
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import PUBLIC
from boardgames_desktop.engine.match import COLOURS, Match, Seat, new_setup
from boardgames_desktop.engine.store import MatchStore

WANTED = 500
LISTED = 100


def finished_match(game_id: str) -> Match[Any, Any]:
    """The random match of the most seats, among some, whose length is nearest to 500 actions."""
    game = registry.game(game_id)
    seats = [Seat(f"N{i}", COLOURS[i], "hard") for i in range(game.info.max_seats)]
    found = [play(Match(game, new_setup(game, seats, seed=seed))) for seed in range(20)]
    return min(found, key=lambda match: abs(match.length - WANTED))


def play(match: Match[Any, Any]) -> Match[Any, Any]:
    chance = Chance(match.setup.seed)
    while (player := match.player) is not None:
        match.play(chance.choice(match.legal(player)))
    return match


def timed(what: str, work: Callable[[], Any], times: int = 1) -> None:
    best = min(measure(work) for _ in range(5))
    print(f"{what:<58}{1000 * best / times:10.3f} ms")


def measure(work: Callable[[], Any]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def record_again(store: MatchStore, match: Match[Any, Any]) -> None:
    """Play a match again in a store, recorded after every action."""
    copy = Match(match.game, match.setup)
    store.record(copy)
    for step in match.steps[1:]:
        assert step.action is not None
        copy.play(step.action)
        store.record(copy)


def main() -> None:
    match = finished_match(sys.argv[1] if sys.argv[1:] else registry.game_ids()[0])
    text = saves.dump(match)
    print(
        f"{match.setup.game}, {len(match.setup.seats)} seats, {match.length} actions, {len(text) // 1024} KB"
    )
    with tempfile.TemporaryDirectory() as folder:
        store = MatchStore(Path(folder))
        for _ in range(LISTED):
            store.save(match.branch(match.length, ""))
        some = store.summaries()[0].id
        timed("open a finished match from the store", lambda: store.open(some))
        timed("load a save", lambda: saves.load(text))
        timed("write a save", lambda: saves.dump(match))
        timed("play and record, per action", lambda: record_again(store, match), match.length)
        timed(f"list {len(store.summaries())} matches", store.summaries)
        timed("view of one step", lambda: match.view(match.length // 2, PUBLIC))
        timed("scores over time", lambda: match.scores_over_time(PUBLIC))
        store.close()


if __name__ == "__main__":
    main()
