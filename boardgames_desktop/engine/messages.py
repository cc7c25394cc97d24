"""What the engine has to say, as message ids with typed arguments.

Sentences are written in the translations; the engine only names them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = int | str | tuple[str, ...]
"""An argument: a number, an element id (something that has a name), or a list of element ids."""


class Words(str):
    """Text to be said exactly as it is (a file name, what a person typed): never an element id."""

    __slots__ = ()


def seat_of(element: str) -> int | None:
    """The seat that ``player/N`` stands for; None for every other element."""
    head, _, tail = element.partition("/")
    return int(tail) if head == "player" and tail.isdigit() else None


NO_ARGS: Mapping[str, Value] = {}


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence to be said in the reader's language: ``id`` names it, ``args`` fill it in."""

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason(Message):
    """Why something is not allowed (or what an element is for), with its rule-book ``section``.

    ``section`` is the number of a section of the game's rule book, or empty for reasons that
    have nothing to do with the rules (a finished match, another seat's turn).
    """

    section: str = ""


@dataclass(frozen=True, slots=True)
class Event(Message):
    """Something that happened, in the game's own words; log, animation and replay read only these.

    private: names of arguments that only the seats in ``seen_by`` may see.
    seen_by: seats that may see the private arguments; ``None`` means everybody.
    reveals: seats that learned something hidden by it; undo stops there.
    """

    private: frozenset[str] = frozenset()
    seen_by: frozenset[int] | None = None
    reveals: frozenset[int] = frozenset()

    def for_viewer(self, viewer: int) -> Event:
        """The event as ``viewer`` (a seat or ``PUBLIC``) may see it: private arguments removed."""
        if self.seen_by is None or viewer in self.seen_by or not self.private:
            return self
        args = {name: value for name, value in self.args.items() if name not in self.private}
        return Event(self.id, args, frozenset(), None, self.reveals)
