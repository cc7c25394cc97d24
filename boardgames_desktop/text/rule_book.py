"""A game's rule book in one language: numbered sections that reasons and lessons point at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from boardgames_desktop.paths import translations_dir
from boardgames_desktop.text.languages import LANGUAGES

_HEADING = re.compile(r"^(#{1,6})[ \t]+(.+?)[ \t]*#*$", re.MULTILINE)
_NUMBERED = re.compile(r"(\d+(?:\.\d+)*)\.?[ \t]+(.+)")


@dataclass(frozen=True, slots=True)
class Section:
    """One numbered section.

    number: ``5`` or ``5.2``, the same in every language. markdown: its text without the heading and
    without its subsections.
    """

    number: str
    title: str
    markdown: str

    @property
    def depth(self) -> int:
        """1 for a chapter, 2 for a section in it."""
        return self.number.count(".") + 1


class RuleBook:
    """The rule book of a game, from ``translations/<language>/rules/<game>.md``.

    Headings are ``# Title``, ``## 5. Purchase``, ``### 5.2 Price``. Text before the first numbered
    heading is the introduction. A game without a rule book has one without sections.
    """

    def __init__(self, language: str, game: str) -> None:
        """Raises ValueError for an unknown language, for a heading without number and for a number given twice."""
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        path = translations_dir() / language / "rules" / f"{game}.md"
        source = path.read_text(encoding="utf-8") if path.is_file() else ""
        self.title = ""
        self.introduction = ""
        self.sections: tuple[Section, ...] = tuple(self._read(source, str(path)))

    def _read(self, source: str, path: str) -> Iterator[Section]:
        headings = list(_HEADING.finditer(source))
        ends = [heading.start() for heading in headings[1:]] + [len(source)]
        seen: set[str] = set()
        for heading, end in zip(headings, ends):
            marks, text = heading.groups()
            body = source[heading.end() : end].strip()
            if len(marks) == 1:
                self.title, self.introduction = text, body
                continue
            numbered = _NUMBERED.fullmatch(text)
            if numbered is None or numbered[1] in seen:
                raise ValueError(f"{path}: heading without a number of its own: {text}")
            seen.add(numbered[1])
            yield Section(numbered[1], numbered[2], body)

    @cached_property
    def _by_number(self) -> dict[str, Section]:
        return {section.number: section for section in self.sections}

    def __contains__(self, number: object) -> bool:
        return number in self._by_number

    def section(self, number: str) -> Section:
        """The section of this number. Raises KeyError when there is none."""
        return self._by_number[number]

    def whole(self, number: str) -> tuple[Section, ...]:
        """A section with all its subsections, in order; empty when there is none."""
        inside = f"{number}."
        return tuple(s for s in self.sections if s.number == number or s.number.startswith(inside))

    def search(self, text: str) -> list[Section]:
        """The sections that hold every word of ``text``, those with all of them in the title first."""
        words = text.casefold().split()
        if not words:
            return []
        in_title = [s for s in self.sections if _holds(s.title, words)]
        elsewhere = [
            s for s in self.sections if s not in in_title and _holds(f"{s.title}\n{s.markdown}", words)
        ]
        return in_title + elsewhere


def _holds(text: str, words: list[str]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in words)
