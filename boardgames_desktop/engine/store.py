"""The matches kept in one folder: autosaved while they are played, listed for the shelf."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from boardgames_desktop.engine import saves
from boardgames_desktop.engine.disk import Flusher, backup_of, disk_faults, read_file, write_atomically
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.journal import (
    change_lines,
    opening_lines,
    position_line,
    whole_journal,
    whole_part,
)
from boardgames_desktop.engine.locks import Lock, take
from boardgames_desktop.engine.match import Match, Step
from boardgames_desktop.engine.records import Games, is_id
from boardgames_desktop.engine.setups import Seat, new_id
from boardgames_desktop.engine.summaries import Summary, read_summary

__all__ = ["MatchStore", "Summary"]

SUFFIX = ".journal"
_POSITION_EVERY = 25
"""Actions between two lines that keep the plain state."""


class MatchStore:
    """All matches of one folder. Several programs may use the folder at the same time.

    A match that is open here is locked: other programs can list it, not change it.
    All methods that write raise Fault ``save-failed`` when they cannot; the match itself is not
    touched by that, and the next call writes what is missing.
    """

    def __init__(self, folder: Path, games: Games | None = None) -> None:
        self.folder = folder
        self._games = games
        self._open: dict[str, _OpenJournal] = {}
        self._flusher = Flusher()

    def path(self, match_id: str) -> Path:
        """The file of a match. Raises Fault for what cannot be a match id."""
        if not is_id(match_id):
            raise Fault("unreadable-save", "engine-save-missing")
        return self.folder / (match_id + SUFFIX)

    # --- listing ------------------------------------------------------------------------------

    def summaries(self) -> list[Summary]:
        """All matches, the one changed last first. Damaged ones are listed as such."""
        try:
            files = [file for file in self.folder.iterdir() if file.suffix == SUFFIX and is_id(file.stem)]
        except OSError:
            return []
        found = [summary for summary in map(read_summary, files) if summary is not None]
        return sorted(found, key=lambda summary: summary.changed, reverse=True)

    def finished(self) -> list[Summary]:
        """The matches that were played to the end, with their totals and winners."""
        return [summary for summary in self.summaries() if summary.over]

    # --- one match ------------------------------------------------------------------------------

    def open(self, match_id: str) -> Match[Any, Any]:
        """Load a match and lock it, up to the last whole line of its file.

        Raises Fault: ``match-elsewhere`` when another program has it open, and those of
        ``saves.load``; the file is then left as it is.
        """
        path = self.path(match_id)
        journal = self._open.get(match_id) or _OpenJournal(path)
        journal.lock_if_possible()
        try:
            text = read_file(path)
            match = saves.load(text, self._games)
        except Fault as fault:
            self._forget(match_id, journal)
            fault.position = fault.position or self._from_backup(path)
            raise
        journal.continue_from(match, len(whole_part(text).encode("utf-8")))
        self._open[match_id] = journal
        return match

    def _from_backup(self, path: Path) -> Match[Any, Any] | None:
        """The match as it was one whole saving earlier, under a name of its own."""
        with contextlib.suppress(Fault):
            match = saves.load(read_file(backup_of(path)), self._games)
            return match.branch(match.length, match.setup.branch)
        return None

    def record(self, match: Match[Any, Any]) -> None:
        """Append to the file of a match what happened since the last call; call it after every change.

        A match from elsewhere whose id is taken here gets a new one (see ``match.setup.id``).
        The lines are with the system when this returns; forcing them to the disk goes on behind.
        """
        with disk_faults():
            journal = self._open.get(match.setup.id) or self._start(match)
            if journal.append(match):
                self._flusher.ask(journal.path)

    def _start(self, match: Match[Any, Any]) -> _OpenJournal:
        """Begin the file of a match that is new here."""
        self.folder.mkdir(parents=True, exist_ok=True)
        while True:
            journal = _OpenJournal(self.path(match.setup.id))
            with contextlib.suppress(Fault):
                journal.lock()
                if not journal.path.exists():
                    break
                journal.unlock()
            match.setup = replace(match.setup, id=new_id())
        self._open[match.setup.id] = journal
        return journal

    def save(self, match: Match[Any, Any]) -> None:
        """Write the whole match anew, with its position; the file before becomes the backup.

        Waits for the disk: for the moments when a match is put aside or ends.
        """
        self.record(match)
        journal = self._open[match.setup.id]
        text = whole_journal(match)
        with disk_faults():
            journal.lock()
            write_atomically(journal.path, text)
        journal.continue_from(match, len(text.encode("utf-8")))

    def release(self, match_id: str) -> None:
        """Let other programs open this match; it is recorded no more until it is opened again."""
        journal = self._open.get(match_id)
        if journal is not None:
            self._forget(match_id, journal)

    def _forget(self, match_id: str, journal: _OpenJournal) -> None:
        journal.unlock()
        self._open.pop(match_id, None)

    def delete(self, match_id: str) -> None:
        """Remove a match and its backup. Raises Fault when another program has it open."""
        path = self.path(match_id)
        journal = self._open.get(match_id) or _OpenJournal(path)
        with disk_faults():
            journal.lock()
            try:
                path.unlink(missing_ok=True)
                backup_of(path).unlink(missing_ok=True)
            finally:
                self._forget(match_id, journal)

    def flush(self, seconds: float = 10.0) -> bool:
        """Wait until everything recorded is on the disk; False if that took longer."""
        return self._flusher.wait(seconds)

    def close(self) -> None:
        """Flush and release all; at the end of the program."""
        self.flush()
        for match_id in list(self._open):
            self.release(match_id)


class _OpenJournal:
    """The file of one match that is open here, and what it says so far."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: Lock | None = None
        self._steps: list[Step] = []
        self._seats: Sequence[Seat] = ()
        self._size = 0
        self._position_at = 0

    def lock(self) -> None:
        """Hold the lock. Raises Fault ``match-elsewhere`` or OSError."""
        if self._lock is None:
            self._lock = take(self.path.with_suffix(".lock"))

    def lock_if_possible(self) -> None:
        """Like ``lock``, but where no file can be written there is nothing to protect."""
        with contextlib.suppress(OSError):
            self.lock()

    def unlock(self) -> None:
        """Let go of the lock."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def continue_from(self, match: Match[Any, Any], size: int) -> None:
        """Take note that the first ``size`` bytes of the file say what ``match`` is now."""
        self._steps, self._seats, self._size = list(match.steps), match.setup.seats, size
        self._position_at = match.length

    def append(self, match: Match[Any, Any]) -> bool:
        """Write the lines that are missing; whether there were any. Raises OSError or Fault."""
        self.lock()
        if self._size and not self.path.exists():
            # Somebody removed the file of a match that is being played: write it anew.
            self._steps, self._size = [], 0
        lines = opening_lines(match.setup) if not self._steps else []
        lines += change_lines(match, self._steps or match.steps[:1], self._seats)
        moved = abs(match.length - self._position_at)
        keep_position = bool(lines) and (match.over or moved >= _POSITION_EVERY)
        if keep_position:
            lines.append(position_line(match))
        if not lines:
            return False
        self._write("".join(line + "\n" for line in lines).encode("utf-8"))
        self._steps, self._seats = list(match.steps), match.setup.seats
        if keep_position:
            self._position_at = match.length
        return True

    def _write(self, content: bytes) -> None:
        """Append after what is known to be whole: a write that failed half-way leaves no trace."""
        with open(self.path, "r+b" if self._size else "wb", buffering=0) as file:
            file.truncate(self._size)
            file.seek(self._size)
            rest = memoryview(content)
            while rest:
                rest = rest[file.write(rest) :]
        self._size += len(content)
