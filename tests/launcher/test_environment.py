"""The private environment: when it counts as ready, and how a broken one comes back."""

import errno
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from launcher import environment, messages
from launcher.environment import CHECK, PACKAGING, RUN, SetupError


@pytest.fixture
def place(tmp_path, monkeypatch):
    """An empty program folder with a blank in its name, and an English system."""
    root = tmp_path / "my games"
    (root / "requirements").mkdir(parents=True)
    for name in (RUN, CHECK, PACKAGING):
        (root / "requirements" / f"{name}.txt").write_text(f"# {name}\nsomething==1.0\n", encoding="utf-8")
    monkeypatch.setattr(environment, "ROOT", root)
    monkeypatch.setattr(environment, "VENV", root / ".venv")
    monkeypatch.setattr(messages, "_language", "en")
    return root


@pytest.fixture
def installs(place, monkeypatch):
    """Stands in for venv and pip: a real environment without pip, one package that lands in it. Lists the calls."""
    calls = []

    def make_new():
        calls.append("new")
        environment._remove()
        environment.VENV.mkdir()
        (environment.VENV / environment.UNFINISHED).touch()
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(environment.VENV)], check=True)
        (packages_folder() / "pip").mkdir()

    def install(lock):
        calls.append(lock)
        (packages_folder() / "something").mkdir(exist_ok=True)

    monkeypatch.setattr(environment, "_make_new", make_new)
    monkeypatch.setattr(environment, "_install", install)
    return calls


def packages_folder() -> Path:
    found = environment.probe()
    assert found is not None
    return found[1]


def test_a_fresh_folder_is_set_up_once(installs, capsys):
    assert not environment.is_ready(RUN)
    python = environment.ready(RUN)
    assert python.exists()
    assert environment.ready(RUN) == python
    assert installs == ["new", RUN]
    said = capsys.readouterr().err
    assert said.count("\n") == 2
    assert said.startswith("First start")


def test_the_check_environment_serves_for_playing_too(installs):
    environment.ready(CHECK)
    environment.ready(RUN)
    assert installs == ["new", CHECK]
    assert not environment.is_ready(PACKAGING)


def test_a_changed_lock_file_is_installed_on_top(installs, place, capsys):
    environment.ready(RUN)
    (place / "requirements" / "run.txt").write_text("something==2.0\n", encoding="utf-8")
    environment.ready(RUN)
    assert installs == ["new", RUN, RUN]
    assert "changed" in capsys.readouterr().err


def test_line_ends_of_a_windows_checkout_change_nothing(place):
    before = environment.fingerprint(RUN)
    (place / "requirements" / "run.txt").write_bytes(b"# run\r\nsomething==1.0\r\n")
    assert environment.fingerprint(RUN) == before


def remove_package() -> None:
    shutil.rmtree(packages_folder() / "something")


def leave_unfinished() -> None:
    (environment.VENV / environment.UNFINISHED).touch()


def remove_base_python() -> None:
    environment.interpreter().unlink()
    if sys.platform != "win32":
        environment.interpreter().symlink_to("/nowhere/python3.11")


def change_base_version() -> None:
    stamp = environment.read_stamp()
    (environment.VENV / environment.STAMP).write_text(
        json.dumps({**stamp, "python": "3.10"}), encoding="utf-8"
    )


@pytest.mark.parametrize(
    "damage", [remove_package, leave_unfinished, remove_base_python, change_base_version]
)
def test_a_broken_environment_is_made_anew(installs, damage, capsys):
    environment.ready(RUN)
    damage()
    assert not environment.is_ready(RUN)
    environment.ready(RUN)
    assert environment.is_ready(RUN)
    assert installs == ["new", RUN, "new", RUN]
    assert "damaged" in capsys.readouterr().err


@pytest.mark.parametrize("content", ["", "[1", "[]", '{"locks": 3}'.replace("3", "{}")])
def test_an_unreadable_stamp_means_installing_again(installs, content):
    environment.ready(RUN)
    (environment.VENV / environment.STAMP).write_text(content, encoding="utf-8")
    environment.ready(RUN)
    assert environment.is_ready(RUN)
    assert installs[-1] == RUN


def test_a_moved_folder_goes_on_working(installs, place, monkeypatch):
    environment.ready(RUN)
    moved = place.with_name("elsewhere")
    place.rename(moved)
    monkeypatch.setattr(environment, "ROOT", moved)
    monkeypatch.setattr(environment, "VENV", moved / ".venv")
    assert environment.is_ready(RUN)


def test_an_interrupted_setup_says_so_and_is_repeated(installs, monkeypatch):
    def interrupt(lock):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environment, "_install", interrupt)
        with pytest.raises(SetupError, match="Interrupted"):
            environment.ready(RUN)
    assert not environment.is_ready(RUN)
    environment.ready(RUN)
    assert installs == ["new", "new", RUN]


def test_a_killed_pip_leaves_no_ready_environment(installs, monkeypatch):
    def die(lock):
        raise environment.pip_failure("", Path("log"))

    with monkeypatch.context() as patch:
        patch.setattr(environment, "_install", die)
        with pytest.raises(SetupError):
            environment.ready(RUN)
    assert not environment.is_ready(RUN)


def test_two_starts_at_once_set_up_only_once(installs, monkeypatch):
    inside, go_on = threading.Event(), threading.Event()
    real = environment._install

    def slow(lock):
        inside.set()
        go_on.wait(20)
        real(lock)

    monkeypatch.setattr(environment, "_install", slow)
    first = threading.Thread(target=environment.ready, args=(RUN,))
    first.start()
    assert inside.wait(20)
    second = threading.Thread(target=environment.ready, args=(RUN,))
    second.start()
    go_on.set()
    first.join(30)
    second.join(30)
    assert installs == ["new", RUN]


def test_a_python_without_ensurepip_gets_the_name_of_the_package(place, monkeypatch):
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else real(name))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SetupError, match=rf"python3\.{sys.version_info[1]}-venv"):
        environment.ready(RUN)
    assert not environment.VENV.exists()


def test_a_read_only_folder_is_named(place, monkeypatch):
    def refuse():
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(environment, "_alone", refuse)
    with pytest.raises(SetupError, match="my games cannot be written"):
        environment.ready(RUN)


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (
            "WARNING: Retrying ... NewConnectionError('<pip>: Failed to establish', )\nERROR: No matching",
            "no network",
        ),
        ("ERROR: Could not install: [Errno 28] No space left on device: '/x'", "disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "checksum"),
        (
            "ERROR: No matching distribution found for pyside6-essentials==6.11.3",
            "pyside6-essentials for this",
        ),
        ("Collecting x\nERROR: something odd\n\n[notice] a new pip\n", "ERROR: something odd"),
        ("", "pip says"),
    ],
)
def test_pips_failures_become_one_sentence(place, output, sentence):
    said = str(environment.pip_failure(output, Path("log")))
    assert sentence in said
    assert "\n" not in said


def test_pip_installs_only_what_the_lock_file_says(place):
    command = environment.pip_command(RUN)
    assert "--require-hashes" in command
    assert command[-2:] == ["-r", str(place / "requirements" / "run.txt")]


def test_being_ready_costs_little(installs):
    import time

    environment.ready(RUN)
    began = time.perf_counter()
    assert environment.is_ready(RUN)
    assert time.perf_counter() - began < 1.0
