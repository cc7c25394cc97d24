"""Whether there is a screen to open a window on. Qt ends the whole program where there is none."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import sys
from collections.abc import MutableMapping
from pathlib import Path

_SECONDS = 2.0


def has_display(variables: MutableMapping[str, str] = os.environ) -> bool:
    """Whether a window can be opened. Where only one of two displays answers, Qt is told to take that one."""
    if not sys.platform.startswith(("linux", "freebsd", "openbsd", "netbsd")):
        return True
    if variables.get("QT_QPA_PLATFORM"):
        return True
    answering = []
    if _wayland_answers(variables):
        answering.append("wayland")
    if _x_answers(variables.get("DISPLAY", "")):
        answering.append("xcb")
    wanted = bool(variables.get("WAYLAND_DISPLAY")) + bool(variables.get("DISPLAY"))
    if answering and len(answering) < wanted:
        variables["QT_QPA_PLATFORM"] = answering[0]
    return bool(answering)


def _wayland_answers(variables: MutableMapping[str, str]) -> bool:
    name = variables.get("WAYLAND_DISPLAY", "")
    return bool(name) and _answers(str(Path(variables.get("XDG_RUNTIME_DIR", "/"), name)))


def _x_answers(display: str) -> bool:
    """Whether an X server listens: ``:0``, ``unix:0``, ``host:10.0``, or the path of a socket."""
    found = re.fullmatch(r"(.*):(\d+)(\.\d+)?", display)
    if found is None:
        return False
    host, number = found[1].removeprefix("tcp/"), int(found[2])
    if host.startswith("/"):
        return _answers(f"{host}:{number}") or _answers(host)
    if host in ("", "unix"):
        return _answers(f"\0/tmp/.X11-unix/X{number}") or _answers(f"/tmp/.X11-unix/X{number}")
    with contextlib.suppress(OSError):
        socket.create_connection((host.strip("[]"), 6000 + number), _SECONDS).close()
        return True
    return False


def _answers(address: str) -> bool:
    """Whether somebody listens on a local socket."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as attempt:
        attempt.settimeout(_SECONDS)
        attempt.connect(address)
        return True
    return False
