"""The command line: right exit codes, one sentence for what is wrong, each in the person's language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from boardgames_desktop import __version__
from boardgames_desktop.cli import main
from boardgames_desktop.engine import registry, saves
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.match import COLOURS, Match, Seat, new_setup

ROOT = Path(__file__).resolve().parents[1]
GAME = registry.game_ids()[0]


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    """Exit code, output, error output."""
    try:
        code = main(arguments)
    except SystemExit as ended:
        code = ended.code
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def finished() -> Match:
    game = registry.game(GAME)
    seats = [Seat(f"N{i}", COLOURS[i]) for i in range(game.info.min_seats)]
    match = Match(game, new_setup(game, seats, seed=5))
    chance = Chance(1)
    while not match.over:
        match.play(chance.choice(match.legal(match.player)))
    return match


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["--fast"],
        ["--lang", "de"],
        ["play", "--fast"],
        ["play", "a", "b"],
        ["replay"],
        ["demo", "chess"],
        ["demo", "--out"],
        ["demo", GAME, "--seats", "99"],
        ["demo", GAME, "--seats", "-1"],
        ["demo", GAME, "--seats", "9" * 5000],
        ["demo", GAME, "--seed", "1.5"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", GAME, "--seats", "0"],
        ["simulate", GAME, "--games", "0"],
        ["simulate", GAME, "--bots", "god"],
        ["simulate", GAME, "--seconds", "nan"],
        ["engine", "now"],
    ],
)
def test_a_bad_option_ends_in_one_sentence(capsys, language, arguments):
    code, out, err = run(capsys, "--lang", language, *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert len(err) < 300
    if "--lang" not in arguments:
        assert err.isascii() == (language == "en")


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("command", [[], ["play"], ["demo"], ["simulate"], ["replay"], ["engine"]])
def test_help_is_in_the_persons_language(capsys, language, command):
    code, out, _ = run(capsys, "--lang", language, *command, "--help")
    assert code == 0
    assert "options:" not in out
    assert "show this help message" not in out
    assert out.isascii() == (language == "en")


def test_the_version_is_told(capsys):
    assert run(capsys, "--version")[:2] == (0, f"boardgames-desktop {__version__}\n")


@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_replay_tells_a_sound_save_from_beginning_to_end(capsys, tmp_path, finished, language):
    saves.save_file(finished, tmp_path / "a")
    code, out, err = run(capsys, "replay", str(tmp_path / "a"), "--lang", language)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) > finished.length
    assert "⟨" not in out
    totals = finished.scores_over_time(0)[-1]
    assert all(str(points).replace("-", "−") in out.replace("-", "−") for points in totals)


def test_replay_refuses_a_damaged_save_with_one_sentence(capsys, tmp_path, finished):
    text = saves.dump(finished)
    for damaged in ("", text[:500], text.replace('"seed": 5', '"seed": 6'), text.replace(GAME, "chess")):
        (tmp_path / "a").write_text(damaged, "utf-8")
        code, out, err = run(capsys, "replay", str(tmp_path / "a"))
        assert code != 0
        assert out == ""
        assert err.count("\n") == 1
        assert (tmp_path / "a").read_text("utf-8") == damaged


def test_the_window_gets_its_file_and_language(capsys, monkeypatch):
    given = []
    monkeypatch.setattr("boardgames_desktop.app.main.run", lambda *all_given: given.append(all_given) or 0)
    for arguments in ([], ["play"], ["play", "a.boardgame", "--lang", "en"], ["--lang", "zh_TW"]):
        assert run(capsys, *arguments)[0] == 0
    assert given == [(None, None), (None, None), ("a.boardgame", "en"), (None, "zh_TW")]


@pytest.mark.parametrize("command", ["engine", "replay", "simulate"])
def test_commands_without_a_window_load_no_qt(command, tmp_path, finished):
    saves.save_file(finished, tmp_path / "a")
    arguments = {
        "engine": ["engine"],
        "replay": ["replay", str(tmp_path / "a")],
        "simulate": ["simulate", GAME, "--games", "1", "--bots", "random", "--processes", "1"],
    }[command]
    code = (
        "import sys; from boardgames_desktop.cli import main; main(sys.argv[1:]);"
        "print([name for name in sys.modules if name.startswith('PySide6')], file=sys.stderr)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code, *arguments], input=b"", capture_output=True, cwd=ROOT, timeout=60
    )
    assert ended.stderr.decode().splitlines()[-1] == "[]", ended.stderr.decode()
