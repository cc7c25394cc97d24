"""What the system must bring: shared libraries for Qt, and a display.

Qt's own message for a missing library names the plugin and blames the wrong file; the dynamic linker knows better, so
the plugin is loaded with ctypes in the interpreter that will run the program, and ldd is asked for all that is absent.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from launcher import messages

XCB = "xcb"
WAYLAND = "wayland"
OFFSCREEN = "offscreen"

PACKAGES = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl"),
    "libGL.so.1": ("libgl1", "libglvnd-glx"),
    "libGLX.so.0": ("libglx0", "libglvnd-glx"),
    "libGLdispatch.so.0": ("libglvnd0", "libglvnd"),
    "libOpenGL.so.0": ("libopengl0", "libglvnd-opengl"),
    "libICE.so.6": ("libice6", "libICE"),
    "libSM.so.6": ("libsm6", "libSM"),
    "libX11.so.6": ("libx11-6", "libX11"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb"),
    "libXau.so.6": ("libxau6", "libXau"),
    "libXdmcp.so.6": ("libxdmcp6", "libXdmcp"),
    "libXext.so.6": ("libxext6", "libXext"),
    "libXrender.so.1": ("libxrender1", "libXrender"),
    "libbrotlicommon.so.1": ("libbrotli1", "libbrotli"),
    "libbrotlidec.so.1": ("libbrotli1", "libbrotli"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs"),
    "libdrm.so.2": ("libdrm2", "libdrm"),
    "libexpat.so.1": ("libexpat1", "expat"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype"),
    "libgbm.so.1": ("libgbm1", "mesa-libgbm"),
    "libgcrypt.so.20": ("libgcrypt20", "libgcrypt"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5-libs"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libpcre2-8.so.0": ("libpcre2-8-0", "pcre2"),
    "libpng16.so.16": ("libpng16-16", "libpng"),
    "libstdc++.so.6": ("libstdc++6", "libstdc++"),
    "libsystemd.so.0": ("libsystemd0", "systemd-libs"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor"),
    "libwayland-egl.so.1": ("libwayland-egl1", "libwayland-egl"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-glx.so.0": ("libxcb-glx0", "libxcb"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xinput.so.0": ("libxcb-xinput0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libz.so.1": ("zlib1g", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd"),
}
"""Library -> (package of Debian and Ubuntu, package of Fedora)."""

OFFSCREEN_LIBRARIES = (
    "libEGL.so.1",
    "libGL.so.1",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libglib-2.0.so.0",
    "libxkbcommon.so.0",
)
"""What Qt needs without a display, and bare systems often lack."""

# Runs in the interpreter of .venv. Loading the Qt modules first finds what only they need.
EXAMINE = r"""
import ctypes, importlib.util, json, os, sys
folder = os.path.join(list(importlib.util.find_spec("PySide6").submodule_search_locations)[0], "Qt")
report = {}
for platform in sys.argv[1:]:
    plugin = os.path.join(folder, "plugins", "platforms", "libq%s.so" % platform)
    files = [os.path.join(folder, "lib", "libQt6%s.so.6" % name) for name in ("Core", "Gui", "Widgets", "DBus")]
    files = [file for file in [*files, plugin] if os.path.exists(file)]
    errors = []
    for file in files:
        try:
            ctypes.CDLL(file, mode=os.RTLD_LAZY)
        except OSError as error:
            errors.append(str(error))
    report[platform] = {"files": files, "errors": errors}
def display():
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # nobody can ask yet
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    return xcb.xcb_connection_has_error(xcb.xcb_connect(None, None)) == 0
if "xcb" in report:
    report["xcb"]["answers"] = display()
print(json.dumps(report))
"""


@dataclass
class Plugin:
    """What was found about one of Qt's platform plugins."""

    missing: list[str] = field(default_factory=list)
    """Libraries that the system lacks, such as ``libxcb-cursor.so.0``."""
    answers: bool = True
    """Whether the display it would draw on can be reached."""


def examine(python: Path, platforms: Iterable[str]) -> dict[str, Plugin]:
    """Load the platform plugins with the interpreter of ``.venv`` and say what each lacks."""
    try:
        answer = subprocess.run(
            [str(python), "-I", "-c", EXAMINE, *platforms],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=30,
        )
        report = json.loads(answer.stdout)
    except subprocess.TimeoutExpired:  # a display on a machine that does not answer
        return {platform: Plugin(answers=platform != XCB) for platform in platforms}
    except (OSError, ValueError, subprocess.SubprocessError):
        return {platform: Plugin() for platform in platforms}
    return {platform: _judge(found) for platform, found in report.items()}


def _judge(found: dict[str, list[str]]) -> Plugin:
    answers = bool(found.get("answers", True))
    if not found["errors"]:
        return Plugin(answers=answers)
    names = {name for error in found["errors"] for name in named_in_error(error)}
    for file in found["files"]:
        names.update(named_by_ldd(_ldd(file)))
    return Plugin(missing=sorted(names), answers=answers)


def named_in_error(error: str) -> list[str]:
    """The library that the dynamic linker could not find, out of its words."""
    found = re.match(r"\s*([^\s:/]+\.so[.\d]*): cannot open shared object file", error)
    return [found[1]] if found else []


def named_by_ldd(output: str) -> list[str]:
    """All libraries that ldd reports as not found."""
    return re.findall(r"^\s*([^\s/]+) => not found", output, re.MULTILINE)


def _ldd(file: str) -> str:
    program = shutil.which("ldd")
    if program is None:
        return ""
    environment = {**os.environ, "LC_ALL": "C"}
    try:
        answer = subprocess.run(
            [program, file], env=environment, capture_output=True, text=True, errors="replace", timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return answer.stdout


# ---------------------------------------------------------------- what to say


def packages(libraries: Iterable[str], fedora: bool = False) -> list[str]:
    """The packages that bring these libraries, each once."""
    return sorted({PACKAGES[name][fedora] for name in libraries if name in PACKAGES})


def describe(libraries: list[str]) -> str:
    """Which libraries are missing and the command that brings them."""
    apt = " ".join(["sudo apt install", *packages(libraries)])
    dnf = " ".join(["sudo dnf install", *packages(libraries, fedora=True)])
    lines = [messages.text(messages.LIBRARIES_MISSING, names=", ".join(libraries))]
    if packages(libraries):
        if shutil.which("apt-get"):
            lines.append(messages.text(messages.LIBRARIES_COMMAND, command=apt))
        elif shutil.which("dnf"):
            lines.append(messages.text(messages.LIBRARIES_COMMAND, command=dnf))
        else:
            lines.append(messages.text(messages.LIBRARIES_UNKNOWN, apt=apt, dnf=dnf))
    return "\n".join(lines)


# ---------------------------------------------------------------- display


def displays(environment: dict[str, str]) -> list[str]:
    """The platform plugins that the session's display servers ask for; none without a display."""
    found = []
    if environment.get("DISPLAY"):
        found.append(XCB)
    if _wayland_socket(environment):
        found.append(WAYLAND)
    return found


def _wayland_socket(environment: dict[str, str]) -> bool:
    name, folder = environment.get("WAYLAND_DISPLAY", ""), environment.get("XDG_RUNTIME_DIR", "")
    return bool(name) and (Path(folder) / name).exists()


def has_fixed_platform(environment: dict[str, str]) -> bool:
    """Whether the person has chosen Qt's platform plugin themselves, or the system has but one."""
    return bool(environment.get("QT_QPA_PLATFORM")) or sys.platform in ("win32", "darwin")
