"""How long the shelf takes to be painted after QApplication has started.

    python benchmarks/shelf_start.py [--matches 20] [--runs 5]

Each run is a process of its own, with a fresh folder holding that many unfinished matches. Printed are the
milliseconds of the steps and the middle of all runs; the aim is at most 450 ms from QApplication to the paint.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

AIM = 450


def prepare(folder: Path, matches: int) -> None:
    """Put unfinished matches into a folder of data."""
    from boardgames_desktop.engine import registry
    from boardgames_desktop.engine.match import Match, Seat, new_setup
    from boardgames_desktop.engine.store import MatchStore

    store = MatchStore(folder / "data" / "matches")
    game = next(iter(registry.games().values()))
    seats = [Seat("Ann", "red"), Seat("Computer 2", "blue", "normal"), Seat("Computer 3", "mint", "hard")]
    for seed in range(matches):
        match = Match(game, new_setup(game, seats, seed=seed))
        for _ in range(5):
            match.play(match.legal(match.player)[0])
        store.save(match)
    store.close()


def one_start() -> dict[str, float]:
    """Start as the program does, until the shelf has been painted once."""
    began = time.perf_counter()
    from boardgames_desktop.app import main

    imported = time.perf_counter()
    application = main.make_application()
    running = time.perf_counter()
    main.load_fonts()
    settings = main.Settings(languages=["zh-TW"])
    shell = main.Shell(settings, main.MatchStore(main.paths.user_data_dir() / "matches"))
    main.QtWords().use(settings.language)
    shell.dress()
    dressed = time.perf_counter()
    window = main.MainWindow(shell)
    window.resize(1366, 690)
    built = time.perf_counter()
    window.show()
    while window.windowHandle() is None or not window.windowHandle().isExposed():
        application.processEvents()
    window.repaint()
    painted = time.perf_counter()
    # Without the usual end: the clock has stopped, and only the figures are wanted.
    return {
        "imports": imported - began,
        "QApplication": running - imported,
        "fonts, settings, style": dressed - running,
        "window": built - dressed,
        "first paint": painted - built,
        "QApplication to paint": painted - running,
    }


def in_a_process(folder: Path) -> dict[str, float]:
    """The steps of one start, measured in a fresh process."""
    variables = {**os.environ, "BOARDGAMES_DESKTOP_HOME": str(folder)}
    variables.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, __file__, "--inside"]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    steps: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return steps


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Time from QApplication to the painted shelf")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        print(json.dumps(one_start()), flush=True)
        os._exit(0)
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder), arguments.matches)
        runs = [in_a_process(Path(folder)) for _ in range(arguments.runs)]
    for step in runs[0]:
        times = [1000 * run[step] for run in runs]
        note = f"   (aim: at most {AIM})" if step == "QApplication to paint" else ""
        print(
            f"{step:24} {statistics.median(times):7.0f} ms   fastest {min(times):5.0f}, slowest {max(times):5.0f}{note}"
        )


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    main()
