"""A saved match told from beginning to end: every event in a sentence, then the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardgames_desktop.app.demo import score_table
from boardgames_desktop.engine.game import PUBLIC
from boardgames_desktop.engine.match import Match
from boardgames_desktop.engine.messages import Words
from boardgames_desktop.text import Texts


def tell(match: Match[Any, Any], texts: Texts, say: Callable[[str], object] = print) -> None:
    """Tell what the public saw of a match that was read from a save (and so was checked)."""
    texts = texts.for_game(match.setup.game)
    names = Words(", ".join(seat.name for seat in match.setup.seats))
    title = Words(texts.text(match.game.info.name))
    say(texts.text("cli-replay-begins", game=title, players=names, steps=match.length))
    for step in range(match.length + 1):
        for event in match.events(step, PUBLIC):
            say(texts.plain(event, match.name))
    sheet = match.game.score_sheet(match.view(match.length, PUBLIC).observation)
    say("")
    for line in score_table(sheet, [seat.name for seat in match.setup.seats], texts):
        say(line)
    say("")
    say(texts.plain(sheet.verdict, match.name))
    say(texts.text("cli-replay-ends"))
