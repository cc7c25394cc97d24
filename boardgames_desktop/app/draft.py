"""A match being set up: seats, options and seed, before it is checked and begun. No Qt in here."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from boardgames_desktop.engine.game import GameInfo, Option
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.engine.setups import (
    COLOURS,
    CONTROLLERS,
    LARGEST_SEED,
    LONGEST_NAME,
    PERSON,
    RANDOM,
    Seat,
    Setup,
    is_clean_name,
)

_FIRST_LEVEL = "normal"


@dataclass
class DraftSeat:
    """A seat while it is being set up. An empty ``name`` stands for the seat's usual name."""

    name: str
    colour: str
    controller: str


@dataclass
class Draft:
    """What the page for a new match edits. Seats always have different colours.

    seed: as typed; None draws one at random. Options of kind ``seat`` follow their seat around.
    """

    info: GameInfo
    seats: list[DraftSeat] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    seed: str | None = None

    # --- seats ----------------------------------------------------------------------------------

    @property
    def can_add(self) -> bool:
        """Whether another seat fits at the table."""
        return len(self.seats) < min(self.info.max_seats, len(COLOURS))

    @property
    def can_remove(self) -> bool:
        """Whether a seat may go."""
        return len(self.seats) > self.info.min_seats

    def add(self, controller: str = _FIRST_LEVEL) -> None:
        """Add a seat with the first free colour."""
        taken = {seat.colour for seat in self.seats}
        free = next(colour for colour in COLOURS if colour not in taken)
        self.seats.append(DraftSeat("", free, controller))

    def remove(self, index: int) -> None:
        """Take a seat away; what pointed at it is drawn at random again."""
        del self.seats[index]
        self._renumber(lambda seat: None if seat == index else seat - (seat > index))

    def move(self, index: int, by: int) -> None:
        """Exchange a seat with the one ``by`` places further down (-1: up); nothing at the ends."""
        other = index + by
        if not 0 <= other < len(self.seats):
            return
        self.seats[index], self.seats[other] = self.seats[other], self.seats[index]
        self._renumber(lambda seat: {index: other, other: index}.get(seat, seat))

    def rotate(self) -> None:
        """Everybody moves up one place, the first goes to the end. The start stays at its place."""
        self.seats.append(self.seats.pop(0))

    def set_colour(self, index: int, colour: str) -> int | None:
        """Give a seat a colour; whoever had it gets the old one. Answers that seat, if any."""
        old = self.seats[index].colour
        other = next((n for n, seat in enumerate(self.seats) if seat.colour == colour and n != index), None)
        self.seats[index].colour = colour
        if other is not None:
            self.seats[other].colour = old
        return other

    def _renumber(self, place: Callable[[int], int | None]) -> None:
        for option in self._seat_options():
            value = self.options.get(option.id, option.default)
            if value.isdecimal():
                fresh = place(int(value))
                self.options[option.id] = RANDOM if fresh is None else str(fresh)

    def _seat_options(self) -> list[Option]:
        return [option for option in self.info.options if option.kind == "seat"]

    def usual_name(self, index: int) -> Message:
        """What a seat without a name of its own is called."""
        id = "common-player-name" if self.seats[index].controller == PERSON else "common-computer-name"
        return Message(id, {"seat": index + 1})

    def named_seats(self, say: Callable[[Message], str]) -> tuple[Seat, ...]:
        """The seats with their names, as a match takes them."""
        return tuple(
            Seat(seat.name.strip() or say(self.usual_name(index)), seat.colour, seat.controller)
            for index, seat in enumerate(self.seats)
        )

    # --- what keeps the match from beginning ----------------------------------------------------

    def problems(self, say: Callable[[Message], str]) -> list[Message]:
        """Sentences about all that is not right yet; empty when the match can begin."""
        found: list[Message] = []
        known: dict[str, int] = {}
        for number, seat in enumerate(self.named_seats(say), 1):
            if not is_clean_name(seat.name):
                found.append(Message("newgame-name-wrong", {"seat": number, "most": LONGEST_NAME}))
            elif seat.name in known:
                found.append(Message("newgame-name-twice", {"seat": known[seat.name], "other": number}))
            known.setdefault(seat.name, number)
        if self.seed is not None and self.seed_value is None:
            found.append(Message("newgame-seed-wrong"))
        return found

    @property
    def seed_value(self) -> int | None:
        """The typed seed as a number; None for a random one, or when what was typed is none."""
        typed = (self.seed or "").strip()
        if not (typed.isascii() and typed.isdecimal() and len(typed) <= 19):
            return None
        return int(typed) if int(typed) <= LARGEST_SEED else None

    # --- from one match to the next -------------------------------------------------------------

    def to_plain(self) -> dict[str, Any]:
        """The draft as plain JSON values, for the next time."""
        seats = [[seat.name, seat.colour, seat.controller] for seat in self.seats]
        return {"seats": seats, "options": dict(self.options), "seed": self.seed}

    def pass_start_on(self) -> None:
        """A start player that was named moves on by one seat, so that everybody begins in turn."""
        for option in self._seat_options():
            value = self.options.get(option.id, option.default)
            if value.isdecimal():
                self.options[option.id] = str((int(value) + 1) % len(self.seats))


def first_draft(info: GameInfo) -> Draft:
    """A person against computers, with as many seats as the game is best with."""
    draft = Draft(info, options={option.id: option.default for option in info.options})
    best = min(info.best_seats, default=info.min_seats)
    for index in range(max(info.min_seats, min(best, info.max_seats))):
        draft.add(PERSON if index == 0 else _FIRST_LEVEL)
    return draft


def all_computers(info: GameInfo) -> Draft:
    """A match to watch: computers of the middle level in every seat."""
    draft = first_draft(info)
    for seat in draft.seats:
        seat.controller = _FIRST_LEVEL
    return draft


def draft_of(info: GameInfo, setup: Setup) -> Draft:
    """The draft that would give a set-up again, with another deal."""
    seats = [[seat.name, seat.colour, seat.controller] for seat in setup.seats]
    return draft_from_plain(info, {"seats": seats, "options": dict(setup.options), "seed": None})


def draft_from_plain(info: GameInfo, plain: Mapping[str, Any] | None) -> Draft:
    """The draft that was kept, as far as it still makes sense; else a first one."""
    fresh = first_draft(info)
    if not plain:
        return fresh
    with contextlib.suppress(TypeError, ValueError, KeyError, AttributeError):
        seats = [DraftSeat(*_checked(entry)) for entry in plain["seats"]]
        colours = {seat.colour for seat in seats}
        if info.min_seats <= len(seats) <= info.max_seats and len(colours) == len(seats):
            fresh.seats = seats
        fresh.options |= _checked_options(info, plain["options"], len(fresh.seats))
        seed = plain.get("seed")
        fresh.seed = seed[:40] if isinstance(seed, str) else None
    return fresh


def _checked(entry: Any) -> tuple[str, str, str]:
    name, colour, controller = entry
    if not isinstance(name, str) or colour not in COLOURS or controller not in CONTROLLERS:
        raise ValueError("no seat")
    return name[:LONGEST_NAME], colour, controller


def _checked_options(info: GameInfo, plain: Mapping[str, Any], seats: int) -> dict[str, str]:
    """The options that the game still has, with values it still knows."""
    found = {}
    for option in info.options:
        value = plain.get(option.id)
        allowed = (RANDOM, *map(str, range(seats))) if option.kind == "seat" else option.values
        if value in allowed:
            found[option.id] = str(value)
    return found
