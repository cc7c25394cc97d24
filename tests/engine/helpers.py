"""Matches of the toy game, made and played in one line."""

from __future__ import annotations

from typing import Any

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.match import COLOURS, Match, Seat, Setup, new_setup
from tests.engine.toy import FIGURES, TOY

PERSON, EASY = "person", "easy"


def make_setup(*controllers: str, seed: int = 7, **more: Any) -> Setup:
    controllers = controllers or (PERSON, PERSON, PERSON)
    seats = [Seat(f"N{i}", COLOURS[i], kind) for i, kind in enumerate(controllers)]
    return new_setup(TOY, seats, more.pop("options", {"first": "0"}), seed, FIGURES, **more)


def make_match(*controllers: str, seed: int = 7, **more: Any) -> Match[Any, Any]:
    return Match(TOY, make_setup(*controllers, seed=seed, **more))


def first_legal(match: Match[Any, Any]) -> Action:
    assert match.player is not None
    return match.legal(match.player)[0]


def play_on(match: Match[Any, Any], actions: int | None = None, seed: int = 1) -> Match[Any, Any]:
    """Play that many random actions, or to the end."""
    chance = Chance(seed)
    while not match.over and actions != 0:
        match.play(chance.choice(match.legal(match.player)), match.player)
        actions = None if actions is None else actions - 1
    return match


def the_same(one: Match[Any, Any], other: Match[Any, Any]) -> bool:
    """Equal in everything that a save keeps."""
    return (
        one.setup == other.setup
        and [(s.index, s.player, s.action, s.events) for s in one.steps]
        == [(s.index, s.player, s.action, s.events) for s in other.steps]
        and one.position() == other.position()
    )
