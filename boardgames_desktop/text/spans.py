"""Runs of text that remember which element they name, and the way they pass through a Fluent pattern.

A name never goes through the formatter: a single private character goes in its place and is exchanged
for the name afterwards. So whatever people type as a name cannot break a sentence.
"""

from __future__ import annotations

import html
import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from boardgames_desktop.engine.messages import Message

_FIRST = 0xF0000
_LAST = 0xFFFFD
_HARMLESS_FORMATS = frozenset("\u200c\u200d")  # join emoji and some scripts; all other marks can reorder text


class Names(Protocol):
    """Answers what an element is called."""

    def __call__(self, element: str, /) -> Message | str:
        """The game's word for it as a message, or as a str a proper name typed by a person.

        LookupError or ValueError mean that ``element`` is none: it is then shown as it is (a file name).
        """


@dataclass(frozen=True, slots=True)
class Span:
    """A run of plain text. ``element`` is set where the text names one."""

    text: str
    element: str | None = None


class Slots:
    """Characters standing for spans while a sentence is formatted."""

    def __init__(self) -> None:
        self._spans: list[Span] = []

    def hold(self, span: Span) -> str:
        """The character that stands for ``span`` from now on."""
        if len(self._spans) > _LAST - _FIRST:
            raise ValueError("too many names in one sentence")
        self._spans.append(span)
        return chr(_FIRST + len(self._spans) - 1)

    def fill(self, text: str) -> list[Span]:
        """The formatted sentence with the spans in their places; neighbours of one element are joined."""
        found: list[Span] = []
        for character in text:
            index = ord(character) - _FIRST
            span = self._spans[index] if 0 <= index < len(self._spans) else Span(character)
            if found and span.element is None and found[-1].element is None:
                found[-1] = Span(found[-1].text + span.text)
            else:
                found.append(span)
        return found


def clean(typed: str) -> str:
    """A typed text as one line: no controls, no marks that reorder the sentence around it, no half characters."""
    kept = (_harmless(character) for character in typed)
    return " ".join("".join(kept).split())


def _harmless(character: str) -> str:
    category = unicodedata.category(character)
    if category in ("Cc", "Zl", "Zp"):
        return " "
    if category == "Cs" or (category == "Cf" and character not in _HARMLESS_FORMATS):
        return ""
    return character


def to_html(spans: Iterable[Span], decorate: Callable[[str, str], str] | None = None) -> str:
    """The spans as rich text, everything escaped once.

    decorate: turns (escaped name, escaped element id) into markup; by default a link to the element.
    """
    named = decorate or (lambda name, element: f'<a href="{element}">{name}</a>')
    parts = []
    for span in spans:
        text = html.escape(span.text)
        parts.append(text if span.element is None else named(text, html.escape(span.element)))
    return "".join(parts)
