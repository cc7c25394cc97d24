"""The set-up of a match: who plays what, with which figures, from which start."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.figures import load_figures
from boardgames_desktop.engine.game import Game, Option
from boardgames_desktop.engine.messages import Words

PERSON = "person"
CONTROLLERS = (PERSON, "easy", "normal", "hard")
"""Who decides for a seat: a person, or a computer of that level."""

COLOURS = ("red", "blue", "mint", "yellow", "plum", "charcoal")
"""Names of the colours a seat may have."""

LONGEST_NAME = 40
LARGEST_SEED = 2**63 - 1
RANDOM = "random"


@dataclass(frozen=True)
class Seat:
    """One seat at the table. ``controller`` is one of CONTROLLERS, ``colour`` one of COLOURS."""

    name: str
    colour: str
    controller: str = PERSON


@dataclass(frozen=True)
class Setup:
    """All that a match starts from; with its actions it makes the match again.

    figures: the rule figures used, verbatim. created: UTC, as ISO 8601.
    start: a plain state to start from instead of the deal that ``seed`` gives.
    branch: what this line of play is called when it left another match; empty for an original.
    """

    id: str
    game: str
    rules_version: int
    figures: Mapping[str, Any]
    options: Mapping[str, str]
    seats: tuple[Seat, ...]
    seed: int
    start: Mapping[str, Any] | None
    created: str
    branch: str = ""


def new_setup(
    game: Game[Any, Any],
    seats: Sequence[Seat],
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    figures: Mapping[str, Any] | None = None,
    start: Mapping[str, Any] | None = None,
) -> Setup:
    """A checked set-up. Without ``seed`` a random one, without ``figures`` the game's own.

    Raises Fault ``bad-setup`` for wrong seats, options or seeds, FiguresError for broken figures.
    """
    setup = Setup(
        new_id(),
        game.info.id,
        game.info.rules_version,
        {},
        full_options(game, options or {}, len(seats)),
        tuple(seats),
        secrets.randbelow(10**12) if seed is None else seed,
        None if start is None else plain_copy(start),
        now(),
    )
    check_setup(game, setup)
    return replace(setup, figures=plain_copy(load_figures(game.info.id) if figures is None else figures))


def check_setup(game: Game[Any, Any], setup: Setup) -> None:
    """Raises Fault ``bad-setup`` if no match of this game can have this set-up."""
    info, seats = game.info, setup.seats
    if not info.min_seats <= len(seats) <= info.max_seats:
        raise Fault("bad-setup", "engine-seat-count", least=info.min_seats, most=info.max_seats)
    taken = [seat.colour for seat in seats]
    for number, seat in enumerate(seats, 1):
        if not is_clean_name(seat.name):
            raise Fault("bad-setup", "engine-seat-name", seat=number, most=LONGEST_NAME)
        own_colour = seat.colour in COLOURS and seat.colour not in taken[: number - 1]
        if not own_colour or seat.controller not in CONTROLLERS:
            raise Fault("bad-setup", "engine-seat-settings", seat=number)
    if not 0 <= setup.seed <= LARGEST_SEED:
        raise Fault("bad-setup", "engine-seed-range")
    full_options(game, setup.options, len(seats))


def full_options(
    game: Game[Any, Any], options: Mapping[str, str], seats: int | None = None
) -> dict[str, str]:
    """All options of a game, those not given by their defaults. Raises Fault ``bad-setup``."""
    known = {option.id: option for option in game.info.options}
    for name, value in options.items():
        if name not in known:
            raise Fault("bad-setup", "engine-unknown-option", option=Words(name))
        if not _is_value(known[name], value, seats or game.info.max_seats):
            raise Fault("bad-setup", "engine-option-value", option=Words(name), value=Words(value))
    return {name: options.get(name, option.default) for name, option in known.items()}


def _is_value(option: Option, value: str, seats: int) -> bool:
    if option.kind == "seat":
        return value == RANDOM or value in map(str, range(seats))
    return value in option.values


def is_clean_name(name: str) -> bool:
    """A name of one line that every font and file can hold."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and not name.isspace()


def plain_copy(plain: Mapping[str, Any]) -> dict[str, Any]:
    """An own copy of plain JSON values, exactly as a save file would give them back."""
    copied: dict[str, Any] = json.loads(json.dumps(plain, allow_nan=False))
    return copied


def new_id() -> str:
    """A match id that no other program on any machine makes: the moment and 48 random bits."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(6)}"


def now() -> str:
    """This moment in UTC as ISO 8601, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")
