"""Start and end of the program: displays, unforeseen faults, Qt's own words."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading

import pytest
from PySide6.QtWidgets import QDialogButtonBox

from boardgames_desktop.app.display import has_display
from boardgames_desktop.app.emblem import emblem_icon
from boardgames_desktop.app.faults import Catcher, log_path, write_log
from boardgames_desktop.app.qt_words import QtWords
from boardgames_desktop.paths import HOME_VARIABLE

linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="displays are found like this on Linux only"
)


@pytest.fixture(autouse=True)
def _own_home(monkeypatch, tmp_path):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


# --- displays -----------------------------------------------------------------------------------------


@linux
def test_without_any_display_there_is_none():
    assert not has_display({})
    assert not has_display({"DISPLAY": "nonsense"})
    assert not has_display({"DISPLAY": ":987"})
    assert not has_display({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": "/nowhere"})


def test_a_platform_that_was_chosen_is_trusted():
    assert has_display({"QT_QPA_PLATFORM": "offscreen"})


@linux
def test_the_display_that_answers_is_taken(tmp_path):
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(tmp_path / "wayland-1"))
    listening.listen()
    variables = {"WAYLAND_DISPLAY": "wayland-1", "XDG_RUNTIME_DIR": str(tmp_path), "DISPLAY": ":987"}
    assert has_display(variables)
    assert variables["QT_QPA_PLATFORM"] == "wayland"
    alone = {"WAYLAND_DISPLAY": "wayland-1", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert has_display(alone)
    assert "QT_QPA_PLATFORM" not in alone
    listening.close()


@linux
def test_the_program_says_in_one_line_that_there_is_no_display(tmp_path):
    code = "import sys; from boardgames_desktop.app.main import run; sys.exit(run(language='en'))"
    clean = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), HOME_VARIABLE: str(tmp_path), "PYTHONPATH": "."}
    done = subprocess.run([sys.executable, "-c", code], env=clean, capture_output=True, text=True, timeout=60)
    assert done.returncode == 3
    assert done.stderr.strip() == "There is no screen to open a window on."


# --- what nobody foresaw ------------------------------------------------------------------------------


def fail():
    raise RuntimeError("inside")


def caught(catcher):
    try:
        fail()
    except RuntimeError as error:
        catcher.catch(type(error), error, error.__traceback__)


def test_what_nobody_foresaw_is_logged_with_details_and_told_once():
    told = []
    catcher = Catcher(told.append)
    for _ in range(3):
        caught(catcher)
    assert told == [log_path()]
    log = log_path().read_text(encoding="utf-8")
    assert log.count("RuntimeError: inside") == 1
    assert "in fail" in log


def test_a_log_that_cannot_be_written_is_no_second_fault(tmp_path):
    (tmp_path / "home").write_text("a file where the folder should be", encoding="utf-8")
    told = []
    caught(Catcher(told.append))
    assert told == [None]


def test_a_log_never_grows_without_end():
    for _ in range(3):
        write_log("x" * 400_000)
    assert sum(path.stat().st_size for path in log_path().parent.iterdir()) < 1_300_000


def test_telling_may_fail_too():
    Catcher(lambda path: fail()).catch(RuntimeError, RuntimeError("a"), None)


def test_faults_in_threads_are_caught_and_everything_is_given_back(monkeypatch):
    told = []
    before = (sys.excepthook, threading.excepthook)
    catcher = Catcher(told.append)
    catcher.install()
    try:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    finally:
        catcher.remove()
    assert len(told) == 1
    assert (sys.excepthook, threading.excepthook) == before


# --- Qt's own words -----------------------------------------------------------------------------------


def test_buttons_of_qts_own_dialogs_speak_chinese(qtbot):
    words = QtWords()
    assert words.use("zh_TW")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    chinese = box.button(QDialogButtonBox.StandardButton.Cancel).text()
    assert "取消" in chinese
    assert words.use("en")
    again = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(again)
    assert "Cancel" in again.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")


def test_the_window_has_an_icon_of_its_own_in_all_sizes(qapp):
    sizes = {size.width() for size in emblem_icon().availableSizes()}
    assert {16, 32, 64, 256} <= sizes
