"""The command line: ``play``, ``demo``, ``simulate``, ``replay``, ``engine``.

Each command imports only what it needs: ``engine`` starts without Qt, the window without the rest.
"""

from __future__ import annotations

import argparse
import locale
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from boardgames_desktop import __version__
from boardgames_desktop.cli_parser import BAD_OPTION, Parser, number_of_seconds, whole_number
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.text import Texts, language_for, texts_for

FAILED, INTERRUPTED = 1, 130
OPTION_FAULTS = {"bad-option", "bad-setup", "unknown-game"}
"""Faults that mean that an option was wrong."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; answers the exit code. Every fault ends in one sentence on standard error."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _speak_utf8()
    texts = texts_for(_language(given))
    try:
        options = _parser(texts).parse_args(given)
        run: Any = options.run
        return int(run(options, texts))
    except Fault as fault:
        print(texts.plain(fault.message, _nameless), file=sys.stderr)
        return BAD_OPTION if fault.code in OPTION_FAULTS else FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _nameless(element: str) -> Message | str:
    raise LookupError(element)


def _speak_utf8() -> None:
    """Chinese must come out whole wherever output is redirected to."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")


# --- the language -----------------------------------------------------------------------------------


def _language(given: Sequence[str]) -> str:
    """The language asked for with ``--lang``, else that of the system."""
    for position, word in enumerate(given):
        wanted = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and position + 1 < len(given):
            wanted = given[position + 1]
        if wanted:
            return language_for([wanted])
    return language_for(_system_locales())


def _system_locales() -> list[str]:
    named = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    found = [name for name in named if name]
    return found or [locale.getlocale()[0] or ""]


# --- the options ------------------------------------------------------------------------------------


def _parser(texts: Texts) -> argparse.ArgumentParser:
    Parser.texts = texts
    parser = Parser(prog="boardgames-desktop", description=texts.text("cli-about"))
    version = f"boardgames-desktop {__version__}"
    parser.add_argument("--version", action="version", version=version, help=texts.text("cli-version"))
    parser.set_defaults(run=_play, file=None)
    commands = parser.add_subparsers(metavar=texts.text("cli-command"), title=texts.text("cli-commands"))
    _add_play(commands, texts)
    _add_demo(commands, texts)
    _add_simulate(commands, texts)
    replay = commands.add_parser("replay", help=texts.text("cli-replay"))
    replay.add_argument("file", type=Path, help=texts.text("cli-save-file"))
    replay.set_defaults(run=_replay)
    engine = commands.add_parser("engine", help=texts.text("cli-engine"))
    engine.set_defaults(run=_engine)
    return parser


def _add_play(commands: Any, texts: Texts) -> None:
    play = commands.add_parser("play", help=texts.text("cli-play"))
    play.add_argument("file", nargs="?", help=texts.text("cli-save-file"))
    play.set_defaults(run=_play)


def _add_demo(commands: Any, texts: Texts) -> None:
    demo = commands.add_parser("demo", help=texts.text("cli-demo"))
    demo.add_argument("game", nargs="?", help=texts.text("cli-game"))
    demo.add_argument("--seats", type=whole_number, help=texts.text("cli-seats"))
    demo.add_argument("--seed", type=whole_number, help=texts.text("cli-seed"))
    demo.add_argument("--out", type=Path, help=texts.text("cli-out"))
    demo.set_defaults(run=_demo)


def _add_simulate(commands: Any, texts: Texts) -> None:
    simulate = commands.add_parser("simulate", help=texts.text("cli-simulate"))
    simulate.add_argument("game", help=texts.text("cli-game"))
    simulate.add_argument("--seats", type=whole_number, help=texts.text("cli-seats"))
    simulate.add_argument("--games", type=whole_number, default=100, help=texts.text("cli-games"))
    simulate.add_argument("--seed", type=whole_number, default=1, help=texts.text("cli-seed"))
    simulate.add_argument("--bots", default="normal", help=texts.text("cli-bots"))
    simulate.add_argument("--iterations", type=whole_number, help=texts.text("cli-iterations"))
    simulate.add_argument("--seconds", type=number_of_seconds, help=texts.text("cli-seconds"))
    simulate.add_argument("--processes", type=whole_number, help=texts.text("cli-processes"))
    simulate.set_defaults(run=_simulate)


# --- the commands -----------------------------------------------------------------------------------


def _play(options: argparse.Namespace, texts: Texts) -> int:
    from boardgames_desktop.app.main import run

    return run(options.file, getattr(options, "lang", None))


def _demo(options: argparse.Namespace, texts: Texts) -> int:
    from boardgames_desktop.app.demo import demo
    from boardgames_desktop.engine.registry import games

    game = options.game or next(iter(games()), "")
    demo(game, options.seats, options.seed, options.out, texts.language)
    return 0


def _simulate(options: argparse.Namespace, texts: Texts) -> int:
    from boardgames_desktop.bots.simulate import Series, line_of, simulate
    from boardgames_desktop.bots.thinking import Budget
    from boardgames_desktop.engine.registry import game

    best = game(options.game).info.best_seats[0]
    seats = best if options.seats is None else options.seats
    budget = Budget(options.seconds, options.iterations)
    if options.seconds is None and options.iterations is None:
        budget = Budget(seconds=0.2)
    line = line_of(options.bots, seats)
    series = Series(options.game, line, options.games, options.seed, budget)
    simulate(series, texts.for_game(options.game), processes=options.processes)
    return 0


def _replay(options: argparse.Namespace, texts: Texts) -> int:
    from boardgames_desktop.engine.saves import load_file
    from boardgames_desktop.replay import tell

    tell(load_file(options.file), texts)
    return 0


def _engine(options: argparse.Namespace, texts: Texts) -> int:
    from boardgames_desktop.driver import drive

    drive(sys.stdin.buffer, sys.stdout.buffer, texts.language)
    return 0
