"""Writing files so that neither a crash nor a full disk destroys what was there."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.messages import Words

LARGEST_FILE = 32 * 1024 * 1024
"""Bytes; a save is far smaller, so anything larger is something else."""

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


@contextlib.contextmanager
def disk_faults() -> Iterator[None]:
    """Turn errors of the system while writing into Fault ``save-failed`` with a sentence."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL:
            raise Fault("save-failed", "engine-disk-full") from error
        if error.errno in _FORBIDDEN:
            raise Fault("save-failed", "engine-disk-forbidden") from error
        raise Fault("save-failed", "engine-disk-trouble", detail=Words(error.strerror or error)) from error
    except ValueError as error:
        # A path with a null character in it.
        raise Fault("save-failed", "engine-disk-trouble", detail=Words(error)) from error


def write_atomically(path: Path, text: str) -> None:
    """Replace a file as a whole; what was there becomes ``NAME.bak``.

    At every moment either the old or the new file is complete. Raises Fault ``save-failed``.
    """
    with disk_faults():
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists() and not target.is_file():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        fresh = target.with_name(f".{target.name[:80]}.{secrets.token_hex(6)}.tmp")
        try:
            _write_new(fresh, text.encode("utf-8"))
            _back_up(target)
            os.replace(fresh, target)
        finally:
            fresh.unlink(missing_ok=True)
        _flush_folder(target.parent)


def _write_new(path: Path, content: bytes) -> None:
    with open(path, "xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _back_up(target: Path) -> None:
    """Keep the present file as the backup, without a moment in which it is gone."""
    if not target.is_file():
        return
    backup = backup_of(target)
    spare = target.with_name(f".{target.name[:80]}.{secrets.token_hex(6)}.tmp")
    try:
        try:
            os.link(target, spare)
        except OSError:
            shutil.copy2(target, spare)
        os.replace(spare, backup)
    finally:
        spare.unlink(missing_ok=True)


def backup_of(path: Path) -> Path:
    """Where ``write_atomically`` keeps the former file."""
    return path.with_name(path.name + ".bak")


def _flush_folder(folder: Path) -> None:
    """Make a rename survive a power cut, where the system offers that."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def read_file(path: Path) -> str:
    """The text of a save. Raises Fault ``unreadable-save`` or ``damaged-save``."""
    try:
        info = os.stat(path)
        if not stat.S_ISREG(info.st_mode):
            raise Fault("unreadable-save", "engine-save-no-file")
        if info.st_size > LARGEST_FILE:
            raise Fault("damaged-save", "engine-save-too-large")
        return _decode(path.read_bytes())
    except UnicodeDecodeError as error:
        raise Fault("damaged-save", "engine-save-no-text") from error
    except FileNotFoundError as error:
        raise Fault("unreadable-save", "engine-save-missing") from error
    except (OSError, ValueError) as error:
        raise Fault("unreadable-save", "engine-save-unreadable", detail=Words(_words(error))) from error


def _decode(raw: bytes) -> str:
    """UTF-8 text; a last line that is none is what a crash left of it, and is dropped."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        last_line = raw.rfind(b"\n") + 1
        if error.start < last_line or not last_line:
            raise
        return raw[:last_line].decode("utf-8")


def _words(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


class Flusher:
    """Forces written files to the disk on a thread of its own, so that nobody waits for it."""

    def __init__(self) -> None:
        self._wanted: dict[Path, None] = {}
        self._busy = False
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None

    def ask(self, path: Path) -> None:
        """Have this file flushed soon; asking twice before it happened flushes once."""
        with self._change:
            self._wanted[path] = None
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="flusher", daemon=True)
                self._thread.start()
            self._change.notify_all()

    def wait(self, seconds: float = 10.0) -> bool:
        """Wait until everything asked for is on the disk; False if that took too long."""
        with self._change:
            return self._change.wait_for(lambda: not self._wanted and not self._busy, seconds)

    def _run(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: bool(self._wanted))
                paths = list(self._wanted)
                self._wanted.clear()
                self._busy = True
            for path in paths:
                _flush_file(path)
            with self._change:
                self._busy = False
                self._change.notify_all()


def _flush_file(path: Path) -> None:
    """A file that is gone or cannot be flushed was reported, or will be, by the next writing."""
    with contextlib.suppress(OSError):
        descriptor = os.open(path, os.O_RDWR)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
