"""What nobody foresaw: written to a file with all details, told in one sentence."""

from __future__ import annotations

import contextlib
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType

from boardgames_desktop import __version__, paths

_LARGEST_LOG = 500_000


def log_path() -> Path:
    """The file with the details of what went wrong."""
    return paths.user_data_dir() / "error-log.txt"


def write_log(text: str) -> Path | None:
    """Append to the log; answers its place, or None if it cannot be written."""
    path = log_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > _LARGEST_LOG:
            path.replace(path.with_suffix(".old.txt"))
        with path.open("a", encoding="utf-8") as log:
            log.write(
                f"--- {datetime.now().astimezone().isoformat(timespec='seconds')} {__version__}\n{text}\n"
            )
    except OSError:
        return None
    return path


class Catcher:
    """Takes every exception that nobody caught. ``tell(path)`` is called with the place of the log.

    One thing that goes wrong many times (in a paint event, say) is told once.
    """

    def __init__(self, tell: Callable[[Path | None], object]) -> None:
        self._tell = tell
        self._told: set[str] = set()
        self._before = sys.excepthook
        self._thread_before = threading.excepthook

    def install(self) -> None:
        """Take over from Python, which would print a traceback."""
        sys.excepthook = self.catch
        threading.excepthook = self._catch_thread

    def remove(self) -> None:
        """Give back to Python."""
        sys.excepthook = self._before
        threading.excepthook = self._thread_before

    def catch(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None = None
    ) -> None:
        """Log and tell; a wish to end the program is none of our business."""
        if issubclass(kind, KeyboardInterrupt | SystemExit):
            self._before(kind, error, where)
            return
        details = "".join(traceback.format_exception(kind, error, where))
        last = traceback.extract_tb(where)[-1:] if where is not None else []
        key = f"{kind.__name__} {[(frame.filename, frame.lineno) for frame in last]}"
        if key in self._told:
            return
        self._told.add(key)
        path = write_log(details)
        # Whatever the telling may need is possibly what is broken.
        with contextlib.suppress(Exception):
            self._tell(path)

    def _catch_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.catch(args.exc_type, args.exc_value, args.exc_traceback)
