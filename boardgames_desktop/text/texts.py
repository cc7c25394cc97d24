"""The sentences of one language, and of one game over those that are common."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from babel.dates import format_date, format_time
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from boardgames_desktop.engine.messages import Message, Value, Words
from boardgames_desktop.paths import translations_dir
from boardgames_desktop.text.languages import LANGUAGES
from boardgames_desktop.text.spans import Names, Slots, Span, clean

_DEEPEST_NAME = 8
"""Names may be made of names; more levels than this are a circle."""

_EMPTY_LIST = "common-list-empty"
_HIDDEN = "hidden"
_FAULTS_KEPT = 1000


_STRAIGHT = str.maketrans("\u2018\u2019\u201c\u201d", "''\"\"")

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


@lru_cache(maxsize=64)
def _sources(path: Path) -> Mapping[str, str]:
    """The entries of a Fluent file by id, not parsed: that is slow (0.2 ms each) and few are ever needed."""
    text = path.read_text(encoding="utf-8")
    starts = [*_ENTRY.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends)}


@lru_cache(maxsize=4096)
def _resource(source: str) -> Any:
    """A parsed entry; games share those that are common."""
    return FluentResource(source)


def _files(language: str, game: str | None) -> list[Path]:
    folder = translations_dir() / language
    files = sorted(folder.glob("*.ftl"))
    if not files:
        raise FileNotFoundError(f"no texts in {folder}")
    games = folder / "games"
    own = [*games.glob(f"{game}.ftl"), *sorted(games.glob(f"{game}/*.ftl"))] if game else []
    return [*files, *own]


def _nameless(element: str, /) -> str:
    """The names of a message that names nothing: every text is shown as it is."""
    raise LookupError(element)


class Texts:
    """Everything to be read in one language: the texts common to all, and those of one game if named.

    Common are all ``translations/<language>/*.ftl``; a game has ``games/<game>.ftl`` or the files of a
    folder ``games/<game>``.

    A message may have an attribute ``.hidden``: it is used instead when arguments are missing because
    the reader may not know them.
    """

    missing: ClassVar[list[str]] = []
    """What went wrong since the start, ``"en app-undo: no such message"``; tests look at it."""

    def __init__(self, language: str, game: str | None = None) -> None:
        """Raises ValueError for a language that is none of ``LANGUAGES``, FileNotFoundError without its files."""
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        self._waiting: dict[str, str] = {}
        for path in _files(language, game):
            self._waiting |= _sources(path)
        if not language.startswith("zh"):
            # In the shipped Chinese typefaces curly quotes are as wide as a Chinese character.
            self._waiting = {id: source.translate(_STRAIGHT) for id, source in self._waiting.items()}

    def for_game(self, game: str | None) -> Texts:
        """The texts of a game in the same language."""
        return texts_for(self.language, game)

    def has(self, id: str) -> bool:
        """Whether there is a message of this id."""
        self._parse(id)
        return bool(self._bundle.has_message(id))

    def _parse(self, id: str) -> None:
        """Parse an entry that is asked for, and all that it refers to."""
        source = self._waiting.pop(id, None)
        if source is not None:
            self._bundle.add_resource(_resource(source))
            for reference in _REFERENCE.findall(source):
                self._parse(reference)

    # --- sentences ----------------------------------------------------------------------------

    def text(self, id: str, /, **args: Value) -> str:
        """A fixed text. Its arguments are numbers, words shown as they are, or lists of such words."""
        return self.plain(Message(id, args), _nameless)

    def plain(self, message: Message, names: Names) -> str:
        """A message as a sentence."""
        return "".join(span.text for span in self.spans(message, names))

    def spans(self, message: Message, names: Names) -> list[Span]:
        """A message as runs of text; those that name an element carry its id."""
        return self._spans(message, names, 0)

    def _spans(self, message: Message, names: Names, depth: int) -> list[Span]:
        slots = Slots()
        args = {name: self._argument(value, names, slots, depth) for name, value in message.args.items()}
        return slots.fill(self._format(message.id, args))

    def _argument(self, value: Value, names: Names, slots: Slots, depth: int) -> Any:
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        if isinstance(value, str):
            return slots.hold(self._named(value, names, depth))
        return self._join([slots.hold(self._named(element, names, depth)) for element in value])

    def _named(self, element: str, names: Names, depth: int) -> Span:
        if isinstance(element, Words):
            return Span(clean(element))
        try:
            name = names(element)
        except (LookupError, ValueError):
            return Span(clean(element))
        if isinstance(name, str):
            return Span(clean(name), element)
        if depth >= _DEEPEST_NAME:
            self._note(name.id, "named by itself")
            return Span(clean(element), element)
        return Span("".join(span.text for span in self._spans(name, names, depth + 1)), element)

    def _format(self, id: str, args: Mapping[str, Any]) -> str:
        message = self._bundle.get_message(id) if self.has(id) else None
        if message is None or message.value is None:
            self._note(id, "no such message")
            return f"⟨{id}⟩"
        text, faults = self._bundle.format_pattern(message.value, dict(args))
        if faults and _HIDDEN in message.attributes:
            text, faults = self._bundle.format_pattern(message.attributes[_HIDDEN], dict(args))
        for fault in faults:
            self._note(id, str(fault))
        return str(text)

    def _note(self, id: str, what: str) -> None:
        fault = f"{self.language} {id}: {what}"
        if fault not in Texts.missing and len(Texts.missing) < _FAULTS_KEPT:
            Texts.missing.append(fault)

    # --- lists, numbers, dates --------------------------------------------------------------------

    def joined(self, items: Sequence[str]) -> str:
        """Plain words as a list in this language (``A, B, and C``)."""
        return self._join([clean(item) for item in items])

    def _join(self, items: Sequence[str]) -> str:
        if not items:
            return self._format(_EMPTY_LIST, {})
        return format_list(items, locale=self.language)

    def number(self, value: int | float) -> str:
        """A number for a table or a sentence of its own, with separators of thousands (``12,345.5``)."""
        return format_decimal(value, locale=self.language)

    def date(self, when: datetime.date) -> str:
        """A day, or a day and time for a ``datetime`` (shown as it is, so give local time)."""
        text = format_date(when, "medium", locale=self.language)
        if isinstance(when, datetime.datetime):
            text += " " + format_time(when.time(), "short", locale=self.language)
        # English puts a narrow space before PM that few fonts have.
        return text.replace("\u202f", " ")


@lru_cache(maxsize=16)
def texts_for(language: str, game: str | None = None) -> Texts:
    """The texts of a language (and game), made once."""
    return Texts(language, game)
