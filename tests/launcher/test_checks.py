"""What ``check.py`` runs, and that no failing stage is lost."""

import sys
from pathlib import Path

import pytest

from launcher import checks, environment

PYTHON = Path(sys.executable)


@pytest.fixture
def stages(monkeypatch):
    """Two stages that can be told to fail, and a pytest that can be told to fail."""

    def arrange(first: int, second: int, tests: int) -> None:
        commands = {
            "first": ["-c", f"raise SystemExit({first})"],
            "second": ["-c", f"raise SystemExit({second})"],
        }
        closing = ["-c", f"print('1 passed'); raise SystemExit({tests})"]
        monkeypatch.setattr(checks, "STAGES", commands)
        monkeypatch.setattr(checks, "pytest_command", lambda python, full, rest: [str(python), *closing])

    return arrange


@pytest.mark.parametrize(
    ("first", "second", "tests", "good"),
    [(0, 0, 0, True), (1, 0, 0, False), (0, 2, 0, False), (0, 0, 1, False), (0, 0, 5, False)],
)
def test_every_stage_counts_and_pytest_speaks_last(stages, capfd, first, second, tests, good):
    stages(first, second, tests)
    assert (checks.run_all(PYTHON, {}, False, []) == 0) is good
    lines = capfd.readouterr().out.splitlines()
    assert lines[-1] == "1 passed"
    assert any(line.startswith("== second:") for line in lines)


def test_the_stages_keep_away_from_the_persons_own_saves(monkeypatch, tmp_path):
    monkeypatch.setenv("QT_SCALE_FACTOR", "2")
    variables = checks.test_variables(tmp_path)
    assert variables["BOARDGAMES_DESKTOP_HOME"] == str(tmp_path)
    assert variables["QT_QPA_PLATFORM"] == "offscreen"
    assert "QT_SCALE_FACTOR" not in variables


def test_full_runs_the_tests_of_the_frozen_build():
    assert checks.pytest_command(PYTHON, True, [])[-2:] == ["-m", ""]
    assert checks.pytest_command(PYTHON, False, ["-k", "undo"])[-2:] == ["-k", "undo"]


def test_the_linters_modules_exist_here():
    for words in checks.STAGES.values():
        if words[0] == "-m":
            assert environment.importlib.util.find_spec(words[1])
