"""What every drawn thing of one table window needs to know, fixed for its lifetime.

Language, theme or text size changed: the window builds its scene and panels anew from a new
context. Nothing has to be told twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from boardgames_desktop.app.theme import PLAYER_COLOURS, PlayerColour, Theme
from boardgames_desktop.engine.game import Game
from boardgames_desktop.engine.match import Seat
from boardgames_desktop.engine.messages import Message, seat_of
from boardgames_desktop.text import Span, Texts

_MOST_KEPT = 5000


@dataclass(frozen=True)
class TableContext:
    """The surroundings of one window onto one match.

    viewer: the seat this window is for, or PUBLIC. scale: text size, 1.0 is normal.
    """

    game: Game[Any, Any]
    components: Any
    texts: Texts
    theme: Theme
    seats: Sequence[Seat]
    viewer: int
    scale: float = 1.0
    _said: dict[tuple[Any, ...], list[Span]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def name(self, element: str) -> Message | str:
        """What an element is called: a person's name for ``player/N``, the game's word otherwise."""
        seat = seat_of(element)
        return self.seats[seat].name if seat is not None else self.game.element_name(self.components, element)

    def plain(self, message: Message) -> str:
        """A message as a sentence in the window's language."""
        return "".join(span.text for span in self._spans(message))

    def spans(self, message: Message) -> list[Span]:
        """A message as runs of text, each with the element it names."""
        return list(self._spans(message))

    def _spans(self, message: Message) -> list[Span]:
        """Kept once said: names do not change within a context, and a table says much again and again."""
        key = (message.id, *message.args.items())
        spans = self._said.get(key)
        if spans is None:
            if len(self._said) >= _MOST_KEPT:
                self._said.clear()
            spans = self._said[key] = self.texts.spans(message, self.name)
        return spans

    def colour(self, seat: int) -> PlayerColour:
        """Colour and mark of a seat."""
        return PLAYER_COLOURS[self.seats[seat].colour]
