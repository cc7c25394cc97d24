"""What every drawn thing of one table window needs to know, fixed for its lifetime.

Language, theme or text size changed: the window builds its scene and panels anew from a new
context. Nothing has to be told twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from boardgames_desktop.app.theme import PLAYER_COLOURS, PlayerColour, Theme
from boardgames_desktop.engine.game import Game
from boardgames_desktop.engine.match import Seat
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.text import Span, Texts


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

    def name(self, element: str) -> Message | str:
        """What an element is called: a person's name for ``player/N``, the game's word otherwise."""
        head, _, tail = element.partition("/")
        if head == "player" and tail.isdigit():
            return self.seats[int(tail)].name
        return self.game.element_name(self.components, element)

    def plain(self, message: Message) -> str:
        """A message as a sentence in the window's language."""
        return self.texts.plain(message, self.name)

    def spans(self, message: Message) -> list[Span]:
        """A message as runs of text, each with the element it names."""
        return self.texts.spans(message, self.name)

    def colour(self, seat: int) -> PlayerColour:
        """Colour and mark of a seat."""
        return PLAYER_COLOURS[self.seats[seat].colour]
