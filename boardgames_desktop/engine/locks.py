"""One program at a time per match. The system lets go of a lock when its program dies."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from boardgames_desktop.engine.errors import Fault

if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try_lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """A held lock on a file beside the match. Make it with ``take``."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._descriptor = descriptor

    def release(self) -> None:
        """Let go and remove the lock file."""
        if sys.platform == "win32":
            os.close(self._descriptor)
            with contextlib.suppress(OSError):
                self._path.unlink()
        else:
            # Removed while it is held, so that nobody can lock a file that is about to go.
            with contextlib.suppress(OSError):
                self._path.unlink()
            os.close(self._descriptor)


def take(path: Path) -> Lock:
    """Lock, without waiting. Raises Fault ``match-elsewhere``, or OSError if no lock can be made."""
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _try_lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            raise Fault("match-elsewhere", "engine-match-elsewhere") from error
        if _is_still_there(path, descriptor):
            return Lock(path, descriptor)
        os.close(descriptor)


def _is_still_there(path: Path, descriptor: int) -> bool:
    """Whether the locked file is the one that has the name now (its last holder removes it)."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(descriptor))
    except OSError:
        return False
