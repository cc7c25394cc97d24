"""The private environment ``.venv``: made at the first start, repaired when it is broken.

A file in it, the stamp, is written when everything is in place: it names the interpreter, the lock files that were
installed and what lay in the package folder then. While a set-up runs, a second file marks it as unfinished, so that
one that was killed is done anew from the beginning.
"""

import contextlib
import errno
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from launcher import messages

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"

RUN = "run"
CHECK = "check"
PACKAGING = "packaging"
INCLUDED = {RUN: [RUN], CHECK: [CHECK, RUN], PACKAGING: [PACKAGING, CHECK, RUN]}
"""Lock file -> the lock files that are complete once it is installed."""

STAMP = "boardgames-setup.json"
UNFINISHED = "boardgames-unfinished"
LOG = "boardgames-setup.log"

PROBE = "import sys, sysconfig; print('%d.%d' % sys.version_info[:2]); print(sysconfig.get_path('purelib'))"


class SetupError(Exception):
    """The set-up cannot go on; the text is one sentence for the person at the keyboard."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(messages.text(message, **values))


def ready(lock: str) -> Path:
    """Bring ``.venv`` to the state that the lock file asks for and give its interpreter.

    Raises SetupError with a sentence when that is impossible.
    """
    if is_ready(lock):
        return interpreter()
    try:
        with _alone():
            if not is_ready(lock):  # another start may have done it meanwhile
                _set_up(lock)
    except OSError as error:
        raise _explained(error) from error
    return interpreter()


def interpreter() -> Path:
    """The Python inside ``.venv``."""
    return VENV / "Scripts" / "python.exe" if sys.platform == "win32" else VENV / "bin" / "python"


def lock_file(lock: str) -> Path:
    """The requirements file of that name."""
    return ROOT / "requirements" / f"{lock}.txt"


def fingerprint(lock: str) -> str:
    """What tells one content of the lock file from another (line ends do not count)."""
    return hashlib.sha256(lock_file(lock).read_text(encoding="utf-8").encode()).hexdigest()


def is_ready(lock: str) -> bool:
    """Whether everything in the lock file is installed and in place. Takes some hundredths of a second."""
    stamp = read_stamp()
    if (VENV / UNFINISHED).exists() or stamp.get("locks", {}).get(lock) != fingerprint(lock):
        return False
    found = probe()
    return found is not None and found[0] == stamp.get("python") and _contents_complete(stamp, found[1])


def _contents_complete(stamp: dict[str, Any], packages: Path) -> bool:
    try:
        return set(stamp.get("contents", [])) <= set(os.listdir(packages))
    except OSError:
        return False


def read_stamp() -> dict[str, Any]:
    """The stamp, empty when there is none or it cannot be read."""
    try:
        stamp = json.loads((VENV / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(lock: str) -> None:
    """Note that this lock file is installed, and with it those it includes."""
    found = probe()
    if found is None:
        raise SetupError(messages.VENV_FAILED, folder=VENV, detail=interpreter())
    stamp = {
        "python": found[0],
        "locks": {name: fingerprint(name) for name in INCLUDED[lock]},
        "contents": sorted(name for name in os.listdir(found[1]) if name != "__pycache__"),
    }
    (VENV / STAMP).write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    (VENV / UNFINISHED).unlink(missing_ok=True)


def probe() -> tuple[str, Path] | None:
    """Version and package folder as the interpreter in ``.venv`` tells them, or None if it does not start."""
    try:
        answer = subprocess.run(
            [str(interpreter()), "-I", "-c", PROBE],
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    lines = answer.stdout.splitlines()
    if answer.returncode or len(lines) != 2:
        return None
    return lines[0], Path(lines[1])


# ---------------------------------------------------------------- making it


def _set_up(lock: str) -> None:
    usable = _is_usable()
    if not usable:
        require_venv_module()
    messages.say(_reason(usable))
    try:
        if not usable:
            _make_new()
        (VENV / UNFINISHED).touch()
        _install(lock)
        write_stamp(lock)
    except KeyboardInterrupt:
        raise SetupError(messages.INTERRUPTED) from None
    messages.say(messages.READY)


def _reason(usable: bool) -> str:
    if not VENV.exists():
        return messages.FIRST_SETUP
    return messages.UPDATE if usable else messages.REPAIR


def _is_usable() -> bool:
    """Whether packages can be installed into the ``.venv`` that is there, be it ours or made by hand."""
    if (VENV / UNFINISHED).exists():
        return False
    stamp, found = read_stamp(), probe()
    if found is None or not (found[1] / "pip").is_dir():
        return False
    if tuple(map(int, found[0].split("."))) < messages.OLDEST:
        return False
    return not stamp or (stamp.get("python") == found[0] and _contents_complete(stamp, found[1]))


def _make_new() -> None:
    _remove()
    VENV.mkdir()
    (VENV / UNFINISHED).touch()
    base = getattr(sys, "_base_executable", None) or sys.executable
    made = subprocess.run([base, "-m", "venv", str(VENV)], capture_output=True, text=True, errors="replace")
    if made.returncode:
        output = made.stdout + made.stderr
        if "ensurepip" in output:
            raise no_venv_module()
        raise SetupError(messages.VENV_FAILED, folder=VENV, detail=last_line(output))


def _remove() -> None:
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)


def require_venv_module() -> None:
    """Raise SetupError naming the package to install when this Python cannot make environments."""
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise no_venv_module()


def no_venv_module() -> SetupError:
    """The sentence that names the package bringing the modules ``venv`` and ``ensurepip``."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    command = f"sudo apt install python{version}-venv"
    if shutil.which("dnf"):
        command = f"sudo dnf install python{version}"
    elif shutil.which("zypper"):
        command = f"sudo zypper install python{version.replace('.', '')}"
    return SetupError(messages.NO_VENV_MODULE, command=command)


def pip_command(lock: str) -> list[str]:
    """The call of pip that installs a lock file: exactly these files, nothing built here."""
    words = "-I -X utf8 -m pip install --require-hashes --only-binary :all: --no-input".split()
    words += "--disable-pip-version-check --no-warn-script-location".split()
    return [str(interpreter()), *words, "-r", str(lock_file(lock))]


def _install(lock: str) -> None:
    total = len(re.findall(r"^[\w.-]+==", lock_file(lock).read_text(encoding="utf-8"), re.MULTILINE))
    # Settings that would send the packages elsewhere than into .venv; a club's own mirror stays in force.
    elsewhere = ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIRE_VIRTUALENV", "PIP_QUIET")
    environment = {name: value for name, value in os.environ.items() if name not in elsewhere}
    environment.setdefault("PIP_RETRIES", "2")
    with subprocess.Popen(
        pip_command(lock),
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        output = _follow(pip, total)
    (VENV / LOG).write_text(output, encoding="utf-8")
    if pip.returncode:
        raise pip_failure(output, VENV / LOG)


def _follow(pip: "subprocess.Popen[str]", total: int) -> str:
    """Read pip's words to the end, counting packages on one line where a person watches."""
    watched = sys.stderr is not None and sys.stderr.isatty()
    lines, done = [], 0
    assert pip.stdout is not None
    for line in pip.stdout:
        lines.append(line)
        if watched and line.startswith(("Collecting ", "Requirement already satisfied")):
            done = min(done + 1, total)
            messages.write("\r" + messages.text(messages.PROGRESS, done=done, total=total))
    if watched and done:
        messages.write("\n")
    return "".join(lines)


# ---------------------------------------------------------------- what can go wrong

NETWORK_SIGNS = (
    "NewConnectionError",
    "Failed to establish a new connection",
    "name resolution",
    "getaddrinfo failed",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "Read timed out",
    "Network is unreachable",
    "ProxyError",
    "ConnectionResetError",
    "Connection aborted",
    "ProtocolError",
)


def pip_failure(output: str, log: Path) -> SetupError:
    """One sentence for why pip gave up, found in its words."""
    if any(sign in output for sign in NETWORK_SIGNS):
        return SetupError(messages.NO_NETWORK)
    if "No space left on device" in output or "WinError 112" in output:
        return SetupError(messages.NO_SPACE)
    if "DO NOT MATCH THE HASHES" in output:
        return SetupError(messages.HASH_MISMATCH)
    absent = re.search(r"No matching distribution found for ([\w.-]+)", output)
    if absent:
        import platform

        return SetupError(
            messages.NO_READY_MADE,
            package=absent[1],
            system=f"{platform.system()} {platform.machine()}",
            found=platform.python_version(),
            newest=messages.NEWEST_TRIED,
        )
    return SetupError(messages.PIP_FAILED, detail=last_line(output), log=log)


def last_line(output: str) -> str:
    """The last telling line of a program's output."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or [""])[-1]


def _explained(error: OSError) -> SetupError:
    if error.errno == errno.ENOSPC:
        return SetupError(messages.NO_SPACE)
    if error.errno in (errno.EACCES, errno.EPERM) and sys.platform == "win32" and VENV.exists():
        return SetupError(messages.IN_USE, folder=VENV)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return SetupError(messages.NOT_WRITABLE, folder=ROOT)
    return SetupError(messages.VENV_FAILED, folder=VENV, detail=error.strerror or error)


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Hold the set-up against another start of the program; the system lets go when this process ends."""
    with (ROOT / ".venv.lock").open("a+b") as file:
        if not _try_lock(file.fileno()):
            messages.say(messages.WAITING)
            while not _try_lock(file.fileno(), wait=True):
                pass
        yield


if sys.platform == "win32":
    import msvcrt

    def _try_lock(number: int, wait: bool = False) -> bool:
        try:
            os.lseek(number, 0, os.SEEK_SET)
            msvcrt.locking(number, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(number: int, wait: bool = False) -> bool:
        try:
            fcntl.flock(number, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks: go on without
            return True
        return True
