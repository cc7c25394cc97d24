"""Draw the pages of the program into a folder, without a screen.

    python tools/screenshots.py FOLDER [--sizes 1280x640,1366x690,1920x1080] [--languages zh_TW,en]
                                [--themes light,dark] [--text 100] [--pages shelf,table]

The pictures are called PAGE-LANGUAGE-THEME-WIDTHxHEIGHT.png. Matches are played by their most promising moves from
fixed seeds, so two runs of the same program give the same pictures.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtWidgets import QApplication, QWidget

from boardgames_desktop import paths
from boardgames_desktop.app import main as program
from boardgames_desktop.app.main_window import MainWindow
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.match import Match, Seat, new_setup

SEATS = (
    Seat("小明", "red"),
    Seat("Anna", "blue", "normal"),
    Seat("阿德", "yellow", "hard"),
    Seat("Bo", "plum", "easy"),
)
STEPS = {"table-start": 0, "table-middle": 60, "table-late": 150}
"""How many actions are played before the picture of a table."""


class Silent:
    """Computers that do not move while their picture is taken."""

    def ask(self, *_question: Any) -> None:
        """Take no notice."""

    def poll(self) -> list[Any]:
        """Answer nothing."""
        return []

    def cancel(self) -> None:
        """There is nothing to cancel."""

    def close(self) -> None:
        """There is nothing to close."""


def played(steps: int | None, seed: int = 7) -> Match[Any, Any]:
    """A match after so many actions; None plays to the end."""
    game = next(iter(registry.games().values()))
    match = Match(game, new_setup(game, SEATS, seed=seed))
    while match.player is not None and (steps is None or match.length < steps):
        seen = match.view(match.length, match.player).observation
        match.play(max(match.legal(match.player), key=lambda action: game.prior(seen, action)))
    return match


def prepare(shell: Any) -> None:
    """Put unfinished, finished and damaged matches on the shelf."""
    for seed, steps in enumerate((20, 75, 130)):
        shell.store.save(played(steps, seed))
    for seed in range(6):
        shell.store.save(played(None, 20 + seed))
    damaged = played(10, 99)
    shell.store.save(damaged)
    shell.store.close()
    shell.store.path(damaged.setup.id).write_text("damaged\n", encoding="utf-8")


def pages(window: MainWindow) -> dict[str, Callable[[], QWidget]]:
    """What can be drawn: the name of the picture, and what brings the page up and answers what to draw."""
    game_id = registry.game_ids()[0]

    def table(match: Match[Any, Any]) -> QWidget:
        window._open(match)
        return window

    def page(show: Callable[[], object]) -> Callable[[], QWidget]:
        def bring() -> QWidget:
            show()
            return window

        return bring

    found: dict[str, Callable[[], QWidget]] = {
        "shelf": page(window.show_shelf),
        "new-game": page(lambda: window.show_new_game(game_id)),
        "settings": window.over.settings,
        "about": window.over.about,
        "about-game": lambda: window.over.about(game_id),
        "results": window.over.statistics,
        "keys": lambda: _keys(window),
        "rules": lambda: window.over.rules(game_id, "5"),
    }
    for name, steps in STEPS.items():
        found[name] = lambda steps=steps: table(played(steps))  # type: ignore[misc]
    found["table-end"] = lambda: table(played(None))
    return found


def _keys(window: MainWindow) -> QWidget:
    window.show_keys()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    return dialog


def settle() -> None:
    """Let layouts, timers of no delay and animations come to rest."""
    time.sleep(0.2)  # a very large window makes its page anew after a moment
    for _ in range(12):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def draw(window: MainWindow, name: str, bring: Callable[[], QWidget], size: str, folder: Path) -> None:
    """Draw one page at one size."""
    settings = window.shell.settings
    width, height = map(int, size.split("x"))
    window.resize(width, height)
    shown = bring()
    settle()
    goal = folder / f"{name}-{settings.language}-{settings.theme}-{size}.png"
    shown.grab().save(str(goal))
    print(goal)
    if shown is not window:
        shown.close()
    window.leave_table()
    window.show_shelf()
    settle()


def main() -> None:
    """Draw everything that was asked for."""
    parser = argparse.ArgumentParser(description="Pictures of the program's pages")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", default="1280x640,1366x690,1920x1080")
    parser.add_argument("--languages", default="zh_TW,en")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--text", type=int, default=100, help="text size in percent")
    parser.add_argument("--pages", default="", help="names, or their beginnings; all if not given")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    wanted = tuple(arguments.pages.split(",")) if arguments.pages else ("",)
    with tempfile.TemporaryDirectory() as home:
        os.environ[paths.HOME_VARIABLE] = home
        application = program.make_application()
        program.load_fonts()
        settings = program.Settings(languages=["zh-TW"])
        for name, value in (("text_size", arguments.text), ("speed", "off"), ("pause", 0)):
            settings.put(name, value)
        shell = program.Shell(settings, program.MatchStore(paths.user_data_dir() / "matches"))
        prepare(shell)
        shell.dress()
        window = MainWindow(shell, Silent)
        window.show()
        for language in arguments.languages.split(","):
            for theme in arguments.themes.split(","):
                settings.put("language", language)
                settings.put("theme", theme)
                settle()
                for name, bring in pages(window).items():
                    if name.startswith(wanted):
                        for size in arguments.sizes.split(","):
                            draw(window, name, bring, size, arguments.folder)
        window.close()
        application.quit()


if __name__ == "__main__":
    main()
