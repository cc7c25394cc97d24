"""The demonstration without a window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from boardgames_desktop.app.demo import WIDTH, _width, demo, score_table
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.registry import game_ids
from boardgames_desktop.text import texts_for
from tests.app.small_game import GAME

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("game_id", game_ids())
def test_a_whole_game_is_told_and_its_end_is_painted(qtbot, tmp_path, game_id, language):
    lines = []
    path = demo(game_id, 2, 5, tmp_path / "end.png", language, lines.append)
    picture = QImage(str(path))
    assert picture.width() == WIDTH
    assert len({picture.pixel(x, 200) for x in range(0, WIDTH, 7)}) > 20
    told = "\n".join(lines)
    assert str(path) in told
    assert "⟨" not in told


def test_the_same_seed_tells_the_same_game(qtbot, tmp_path):
    told = []
    for _ in range(2):
        lines = []
        demo(game_ids()[0], 2, 11, tmp_path / "end.png", "en", lines.append)
        told.append(lines)
    assert told[0] == told[1]


def test_a_picture_that_cannot_be_written_is_a_fault(qtbot, tmp_path):
    with pytest.raises(Fault) as fault:
        demo(game_ids()[0], 2, 5, tmp_path / "nowhere" / "end.png", "en", lambda _line: None)
    assert fault.value.code == "save-failed"


def test_a_game_that_does_not_exist_is_a_fault(qtbot, tmp_path):
    with pytest.raises(Fault):
        demo("nothing", 2, 5, tmp_path / "end.png", "en", lambda _line: None)


def test_it_needs_no_display(tmp_path):
    words = f"from boardgames_desktop.app.demo import demo; demo({game_ids()[0]!r}, 2, 5, 'end.png', 'en')"
    clean = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    done = subprocess.run(
        [sys.executable, "-c", words], cwd=tmp_path, env={**clean, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "end.png").stat().st_size > 10_000


def test_columns_stand_straight_in_both_scripts():
    state = GAME.new_state(GAME.components({}, 2, {}), 1)
    table = score_table(GAME.score_sheet(state), ["小美", "Computer 2"], texts_for("zh_TW"))
    assert len({_width(line) for line in table}) == 1
