"""What ``play.py`` starts, with which display."""

import sys
from pathlib import Path

import pytest

from launcher import environment, messages, start, system
from launcher.system import OFFSCREEN, WAYLAND, XCB, Plugin


@pytest.fixture
def started(monkeypatch):
    """Runs ``start.main`` with everything outside replaced; gives the arguments and variables of the program."""
    calls = []
    monkeypatch.setattr(messages, "_language", "en")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(environment, "ready", lambda lock: Path("python"))
    monkeypatch.setattr(start, "run", lambda command, variables: calls.append((command, variables)) or 0)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    return calls


def plugins(monkeypatch, wanted, **found):
    monkeypatch.setattr(system, "displays", lambda variables: wanted)
    monkeypatch.setattr(
        system, "examine", lambda python, names: {name: found.get(name, Plugin()) for name in names}
    )


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["play"], True),
        (["--lang", "en"], True),
        (["demo"], False),
        (["engine"], False),
        (["--help"], False),
        (["--version"], False),
    ],
)
def test_only_the_window_needs_a_display(arguments, window):
    assert start.wants_window(arguments) is window


def test_with_a_display_qt_chooses_by_itself(started, monkeypatch):
    plugins(monkeypatch, [XCB, WAYLAND])
    assert start.main([]) == 0
    command, variables = started[0]
    assert command == ["python", "-P", "-m", "boardgames_desktop"]
    assert "QT_QPA_PLATFORM" not in variables
    assert variables["PYTHONPATH"] == str(environment.ROOT)


def test_arguments_are_passed_on_as_they_are(started, monkeypatch):
    plugins(monkeypatch, [])
    start.main(["replay", "my save.json", "--lang", "zh_TW"])
    assert started[0][0][4:] == ["replay", "my save.json", "--lang", "zh_TW"]


def test_without_a_display_the_demo_is_played(started, monkeypatch, capsys):
    plugins(monkeypatch, [])
    start.main([])
    command, variables = started[0]
    assert command[4:] == ["demo"]
    assert variables["QT_QPA_PLATFORM"] == OFFSCREEN
    assert capsys.readouterr().err.count("\n") == 1


def test_a_display_that_does_not_answer_is_none(started, monkeypatch):
    plugins(monkeypatch, [XCB], xcb=Plugin(answers=False, missing=["libxcb-cursor.so.0"]))
    start.main([])
    assert started[0][0][4:] == ["demo"]


def test_wayland_alone_does_not_insist_on_x(started, monkeypatch):
    plugins(monkeypatch, [XCB, WAYLAND], xcb=Plugin(missing=["libxcb-cursor.so.0"]))
    start.main([])
    command, variables = started[0]
    assert command[4:] == []
    assert variables["QT_QPA_PLATFORM"] == WAYLAND


def test_missing_libraries_stop_the_start_with_their_names(started, monkeypatch, capsys):
    plugins(monkeypatch, [XCB], xcb=Plugin(missing=["libxcb-cursor.so.0"]))
    assert start.main([]) == 1
    assert started == []
    assert "libxcb-cursor0" in capsys.readouterr().err


def test_the_demo_needs_its_libraries_too(started, monkeypatch, capsys):
    plugins(monkeypatch, [], offscreen=Plugin(missing=["libEGL.so.1"]))
    assert start.main(["demo"]) == 1
    assert "libegl1" in capsys.readouterr().err


def test_a_chosen_platform_is_respected(started, monkeypatch):
    plugins(monkeypatch, [])
    monkeypatch.setenv("QT_QPA_PLATFORM", "vnc")
    start.main([])
    assert started[0][1]["QT_QPA_PLATFORM"] == "vnc"


def test_packages_of_another_python_stay_out(started, monkeypatch):
    plugins(monkeypatch, [])
    monkeypatch.setenv("PYTHONPATH", "/opt/ros/site-packages")
    monkeypatch.setenv("PYTHONHOME", "/opt/other")
    start.main(["engine"])
    variables = started[0][1]
    assert variables["PYTHONPATH"] == str(environment.ROOT)
    assert "PYTHONHOME" not in variables


def test_a_failed_setup_ends_in_its_sentence(started, monkeypatch, capsys):
    def fail(lock):
        raise environment.SetupError(messages.NO_NETWORK)

    monkeypatch.setattr(environment, "ready", fail)
    assert start.main([]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "network" in said


def test_waiting_passes_the_exit_code_on():
    assert start._run_and_wait([sys.executable, "-c", "raise SystemExit(7)"], start.clean_variables()) == 7
