"""The frozen build, made by ``check.py --full``, works from any folder and without a Python beside it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardgames_desktop.engine.registry import game_ids

pytestmark = pytest.mark.frozen

MOST_BYTES = 130 * 2**20
"""Unpacked, on Linux."""


@pytest.fixture
def build() -> Path:
    """The folder of the frozen build."""
    folder = os.environ.get("BOARDGAMES_DESKTOP_FROZEN")
    assert folder, "check.py --full makes the build and names its folder"
    return Path(folder)


def start(build: Path, name: str, words: list[str], folder: Path, given: str = "") -> str:
    """Output of one of the frozen programs, started in a folder with nothing of this Python in its environment."""
    kept = ("PATH", "HOME", "LANG", "SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "APPDATA", "LOCALAPPDATA")
    variables = {key: os.environ[key] for key in kept if key in os.environ}
    variables |= {"QT_QPA_PLATFORM": "offscreen", "BOARDGAMES_DESKTOP_HOME": str(folder / "home")}
    program = build / (name + (".exe" if sys.platform == "win32" else ""))
    ended = subprocess.run(
        [str(program), *words],
        cwd=folder,
        env=variables,
        input=given,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=300,
    )
    assert ended.returncode == 0, ended.stdout[-1000:] + ended.stderr[-3000:]
    return ended.stdout


def ask(build: Path, folder: Path, *requests: dict[str, object]) -> list[dict[str, object]]:
    """Answers of the frozen engine."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    return [
        json.loads(line)
        for line in start(build, "boardgames-desktop-console", ["engine"], folder, lines).splitlines()
    ]


def test_the_frozen_games_are_those_of_the_source(build, tmp_path):
    (answer,) = ask(build, tmp_path, {"id": 1, "do": "games"})
    assert [game["id"] for game in answer["games"]] == list(game_ids())
    assert answer["problems"] == []


@pytest.mark.parametrize("language", ["zh_TW", "en"])
def test_the_frozen_demo_paints_its_board(build, tmp_path, language):
    words = ["demo", "--seed", "5", "--lang", language, "--out", "end.png"]
    assert "end.png" in start(build, "boardgames-desktop-console", words, tmp_path)
    assert (tmp_path / "end.png").read_bytes().startswith(b"\x89PNG")


def test_the_frozen_picture_is_the_one_of_the_source(build, tmp_path):
    """Fonts, icons and picture formats that are missing would show here."""
    words = ["demo", "--seed", "5", "--lang", "zh_TW", "--out", "frozen.png"]
    start(build, "boardgames-desktop-console", words, tmp_path)
    source = [sys.executable, "-m", "boardgames_desktop", *words[:-1], "source.png"]
    variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(source, cwd=tmp_path, env=variables, check=True, capture_output=True, timeout=300)
    from PySide6.QtGui import QImage

    frozen, from_source = QImage(str(tmp_path / "frozen.png")), QImage(str(tmp_path / "source.png"))
    assert not frozen.isNull()
    assert frozen == from_source


def test_frozen_opponents_work_in_their_own_processes(build, tmp_path):
    """A build without freeze_support would start whole new programs here, one after the other."""
    game = game_ids()[0]
    words = ["simulate", game, "--games", "2", "--bots", "easy", "--iterations", "1", "--processes", "2"]
    assert start(build, "boardgames-desktop-console", words, tmp_path)


def test_the_windowed_program_starts_too(build, tmp_path):
    if sys.platform == "win32":
        pytest.skip("a windowed program has no standard output on Windows")
    assert start(build, "boardgames-desktop", ["--version"], tmp_path).startswith("boardgames-desktop ")


def test_the_other_languages_of_the_libraries_are_left_out(build):
    kept = {path.stem.split("_")[0] for path in build.rglob("locale-data/*.dat")}
    assert kept == {"root", "en", "zh"}
    assert {path.name for path in build.rglob("qtbase_*.qm")} <= {"qtbase_zh_TW.qm", "qtbase_en.qm"}


def test_licences_are_inside(build):
    assert list(build.rglob("LICENSE"))
    assert list(build.rglob("THIRD_PARTY.md"))
    assert list(build.rglob("OFL-*.txt"))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the limit is Linux's")
def test_the_build_is_not_too_large(build):
    files = [path for path in build.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES
