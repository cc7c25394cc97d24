"""The engine protocol with sentences and computer opponents: what ``boardgames-desktop engine`` runs."""

from __future__ import annotations

from typing import Any, BinaryIO

from boardgames_desktop.bots.levels import LEVELS, Budget, choose
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import Game
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.engine.protocol import serve
from boardgames_desktop.engine.session import Choice, Names, Services
from boardgames_desktop.text import LANGUAGES, texts_for


def drive(requests: BinaryIO, answers: BinaryIO, language: str) -> None:
    """Answer the requests of a program until they end; sentences are in ``language`` unless it asks otherwise."""
    serve(requests, answers, services(language))


def services(language: str) -> Services:
    """What the protocol needs besides the engine."""
    return Services(language, LANGUAGES, say, LEVELS, think)


def say(language: str, game: str | None, message: Message, names: Names) -> str:
    """A message as a sentence."""
    return texts_for(language, game).plain(message, names)


def think(
    game: Game[Any, Any],
    observation: Any,
    level: str,
    seed: int,
    seconds: float | None,
    iterations: int | None,
) -> Choice:
    """The choice of a computer opponent that sees ``observation``; without a budget, that of the table."""
    budget = None if seconds is None and iterations is None else Budget(seconds, iterations)
    thought = choose(game, observation, level, Chance(seed), budget)
    return Choice(thought.action, thought.values, thought.iterations, thought.seconds)
