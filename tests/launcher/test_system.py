"""System libraries and displays, as the two commands see them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from launcher import environment, messages, system

LDD = """\
\tlinux-vdso.so.1 (0x00007ffd)
\tlibQt6XcbQpa.so.6 => /x/PySide6/Qt/lib/libQt6XcbQpa.so.6 (0x00007f)
\tlibxcb-cursor.so.0 => not found
\tlibxkbcommon-x11.so.0 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
"""

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="shared libraries of Linux")


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(messages, "_language", "en")


def test_ldd_names_all_that_is_missing():
    assert system.named_by_ldd(LDD) == ["libxcb-cursor.so.0", "libxkbcommon-x11.so.0"]


def test_the_linker_names_one_that_is_missing():
    error = "libEGL.so.1: cannot open shared object file: No such file or directory"
    assert system.named_in_error(error) == ["libEGL.so.1"]
    assert system.named_in_error("/x/libqxcb.so: undefined symbol: foo") == []


def test_errors_and_ldd_are_taken_together(monkeypatch):
    monkeypatch.setattr(system, "_ldd", lambda file: LDD)
    found = system._judge(
        {"files": ["libqxcb.so"], "errors": ["libEGL.so.1: cannot open shared object file: no"]}
    )
    assert found.missing == ["libEGL.so.1", "libxcb-cursor.so.0", "libxkbcommon-x11.so.0"]


def test_without_ldd_the_linkers_word_remains(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    found = system._judge(
        {"files": ["libqxcb.so"], "errors": ["libEGL.so.1: cannot open shared object file: no"]}
    )
    assert found.missing == ["libEGL.so.1"]


@pytest.mark.parametrize(
    ("tool", "command"),
    [
        ("apt-get", "sudo apt install libxcb-cursor0 libxcb-icccm4"),
        ("dnf", "sudo dnf install xcb-util-cursor xcb-util-wm"),
    ],
)
def test_the_systems_own_command_is_named(monkeypatch, tool, command):
    monkeypatch.setattr(shutil, "which", lambda name: name if name == tool else None)
    said = system.describe(["libxcb-cursor.so.0", "libxcb-icccm.so.4"])
    assert "libxcb-cursor.so.0, libxcb-icccm.so.4" in said
    assert said.endswith(command)


def test_an_unknown_system_gets_both_commands(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    said = system.describe(["libEGL.so.1"])
    assert "libegl1" in said
    assert "libglvnd-egl" in said


def test_one_package_is_named_once():
    assert system.packages(["libglib-2.0.so.0", "libgthread-2.0.so.0"]) == ["libglib2.0-0"]


def test_displays_are_taken_from_the_session(tmp_path):
    (tmp_path / "wayland-0").touch()
    wayland = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert system.displays({}) == []
    assert system.displays({"DISPLAY": ":0"}) == [system.XCB]
    assert system.displays(wayland) == [system.WAYLAND]
    assert system.displays({**wayland, "DISPLAY": ":0"}) == [system.XCB, system.WAYLAND]
    assert system.displays({**wayland, "WAYLAND_DISPLAY": "wayland-9"}) == []


@linux_only
def test_qt_loads_here_without_a_display():
    found = system.examine(Path(sys.executable), [system.OFFSCREEN])[system.OFFSCREEN]
    assert found == system.Plugin()


@linux_only
def test_a_display_that_nobody_serves_does_not_answer(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":4711")
    assert not system.examine(Path(sys.executable), [system.XCB])[system.XCB].answers


def test_an_interpreter_that_fails_stops_nobody(tmp_path):
    assert system.examine(tmp_path / "nothing", [system.XCB]) == {system.XCB: system.Plugin()}


@linux_only
@pytest.mark.skipif(shutil.which("readelf") is None, reason="readelf lists the needed libraries")
def test_every_library_that_qt_asks_of_the_system_has_its_package():
    import PySide6

    folder = Path(PySide6.__file__).parent / "Qt"
    names = ("Core", "Gui", "Widgets", "DBus", "XcbQpa", "WaylandClient", "OpenGL", "Svg", "Network")
    files = [folder / "lib" / f"libQt6{name}.so.6" for name in names]
    files += [folder / "plugins/platforms" / f"libq{name}.so" for name in ("xcb", "wayland", "offscreen")]
    needed = set()
    for file in filter(Path.exists, files):
        listing = subprocess.run(
            ["readelf", "-d", str(file)], capture_output=True, text=True, check=True
        ).stdout
        needed |= {line.split("[")[1].rstrip("]") for line in listing.splitlines() if "(NEEDED)" in line}
    own = {file.name for file in (folder / "lib").iterdir()}
    c_library = {
        "libc.so.6",
        "libm.so.6",
        "libdl.so.2",
        "libpthread.so.0",
        "librt.so.1",
        "libgcc_s.so.1",
        "libresolv.so.2",
    }
    c_library |= {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
    assert needed - own - c_library - set(system.PACKAGES) == set()


def test_the_two_commands_lie_at_the_root():
    assert (environment.ROOT / "play.py").exists()
    assert (environment.ROOT / "check.py").exists()
