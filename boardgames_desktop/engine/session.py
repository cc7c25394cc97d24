"""The requests of the engine protocol: one match at a time, asked for and changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boardgames_desktop.engine import registry, saves
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import PUBLIC, Game
from boardgames_desktop.engine.match import (
    COLOURS,
    PERSON,
    Match,
    Seat,
    new_setup,
    read_action,
    read_position,
)
from boardgames_desktop.engine.messages import Event, Message, Reason, Words
from boardgames_desktop.engine.plain import LARGEST, Fields, clip, message_to_plain
from boardgames_desktop.engine.records import Games, find_game
from boardgames_desktop.engine.setups import LARGEST_SEED, Setup

FULL = "full"
LONGEST_THOUGHT = 60.0
MOST_ITERATIONS = 1_000_000

Answer = dict[str, Any]
Names = Callable[[str], Message | str]


@dataclass(frozen=True)
class Choice:
    """What a computer opponent would play, and what it expects (points per seat)."""

    action: Action
    values: Sequence[float]
    iterations: int
    seconds: float


@dataclass(frozen=True)
class Services:
    """What the protocol needs from outside the engine.

    language: of sentences when a request does not name one. languages: those there are.
    say(language, game id or None, message, names): a message as a sentence.
    think(game, observation, level, seed, seconds, iterations): the choice of a computer.
    games: those that can be played; all installed ones if None.
    """

    language: str
    languages: Sequence[str]
    say: Callable[[str, str | None, Message, Names], str]
    levels: Sequence[str]
    think: Callable[[Game[Any, Any], Any, str, int, float | None, int | None], Choice]
    games: Games | None = None


class Session:
    """One conversation. ``answer`` is all that is needed; it keeps the match between requests."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.language = services.language
        self._match: Match[Any, Any] | None = None
        self._topic: str | None = None
        """The game that sentences are about."""
        self._requests: Mapping[str, tuple[Callable[[Fields], Answer], tuple[str, ...]]] = {
            "games": (self._games, ()),
            "new": (self._new, ("game", "seats", "seed", "options", "figures")),
            "position": (self._position, ("position", "game", "seats", "seed", "options", "figures")),
            "state": (self._state, ("viewer", "step")),
            "legal": (self._legal, ()),
            "why": (self._why, ("action", "seat")),
            "apply": (self._apply, ("action", "seat")),
            "undo": (self._undo, ("seat", "pass_barrier")),
            "redo": (self._redo, ()),
            "save": (self._save, ("path",)),
            "load": (self._load, ("path", "from_position")),
            "scores": (self._scores, ("viewer",)),
            "bot": (self._bot, ("level", "seconds", "iterations", "seed")),
        }

    def answer(self, request: Mapping[str, Any]) -> Answer:
        """Carry out one request. Raises Fault; the match is then unchanged."""
        self.language = self.services.language
        self._topic = None if self._match is None else self._match.setup.game
        fields = Fields(request, "bad-request", "engine-request-field")
        self.language = self._language(fields)
        name = fields.text("do", most=100)
        if name not in self._requests:
            raise Fault("unknown-request", "engine-request-unknown", name=Words(clip(name)))
        carry_out, allowed = self._requests[name]
        fields.only("id", "do", "lang", *allowed)
        return carry_out(fields)

    def say(self, message: Message) -> str:
        """A message as a sentence in the language of this request."""
        match = self._match
        names = _nameless if match is None or match.setup.game != self._topic else match.name
        return self.services.say(self.language, self._topic, message, names)

    @property
    def match(self) -> Match[Any, Any]:
        """The match that requests are about. Raises Fault ``no-match`` before there is one."""
        if self._match is None:
            raise Fault("no-match", "engine-no-match")
        return self._match

    def _language(self, fields: Fields) -> str:
        language = fields.text("lang", self.services.language, most=20)
        if language not in self.services.languages:
            raise fields.wrong("lang")
        return language

    # --- which match ----------------------------------------------------------------------------

    def _games(self, fields: Fields) -> Answer:
        games = registry.games() if self.services.games is None else self.services.games
        found = [self._info(game) for game in games.values()]
        faults = registry.problems() if self.services.games is None else []
        return {"games": found, "problems": [self.say(fault.message) for fault in faults]}

    def _info(self, game: Game[Any, Any]) -> Answer:
        info = game.info
        options = [
            {"id": option.id, "kind": option.kind, "values": list(option.values), "default": option.default}
            for option in info.options
        ]
        return {
            "id": info.id,
            "name": self.say(Message(info.name)),
            "rules_version": info.rules_version,
            "min_seats": info.min_seats,
            "max_seats": info.max_seats,
            "best_seats": list(info.best_seats),
            "minutes": info.minutes,
            "options": options,
        }

    def _new(self, fields: Fields) -> Answer:
        return self._begin(self._read_setup(fields))

    def _position(self, fields: Fields) -> Answer:
        position = fields.table("position")
        if "game" in fields.plain:
            return self._begin(self._read_setup(fields, position))
        fields.only("id", "do", "lang", "position")
        now = self.match.setup
        game = self.match.game
        return self._begin(new_setup(game, now.seats, now.options, now.seed, now.figures, position))

    def _read_setup(self, fields: Fields, start: Mapping[str, Any] | None = None) -> Setup:
        game = find_game(fields.text("game", most=100), self.services.games)
        self._topic = game.info.id
        seed = fields.whole("seed", 0, LARGEST_SEED) if "seed" in fields.plain else None
        figures = fields.table("figures") if "figures" in fields.plain else None
        return new_setup(game, self._read_seats(fields), fields.texts("options"), seed, figures, start)

    def _read_seats(self, fields: Fields) -> list[Seat]:
        """A number of seats, or a list of objects with ``name``, ``colour``, ``controller``."""
        given = fields.plain.get("seats")
        if isinstance(given, list):
            entries = fields.list("seats", len(COLOURS))
        else:
            entries = [{}] * fields.whole("seats", 0, len(COLOURS))
        return [self._read_seat(entry, index) for index, entry in enumerate(entries)]

    def _read_seat(self, plain: Any, index: int) -> Seat:
        fields = Fields(plain, "bad-request", "engine-request-field", f"seats/{index}/")
        fields.only("name", "colour", "controller")
        name = self.say(Message("common-player-name", {"seat": index + 1}))
        return Seat(
            fields.text("name", name),
            fields.text("colour", COLOURS[index]),
            fields.text("controller", PERSON),
        )

    def _begin(self, setup: Setup) -> Answer:
        return self._take(Match(find_game(setup.game, self.services.games), setup))

    def _take(self, match: Match[Any, Any]) -> Answer:
        self._match, setup = match, match.setup
        self._topic = setup.game
        seats = [{"name": s.name, "colour": s.colour, "controller": s.controller} for s in setup.seats]
        about = {"game": setup.game, "seats": seats, "seed": setup.seed, "options": dict(setup.options)}
        return about | self._standing()

    def _standing(self) -> Answer:
        return {"step": self.match.length, "player": self.match.player, "over": self.match.over}

    def _save(self, fields: Fields) -> Answer:
        path = Path(fields.text("path", most=4096))
        saves.save_file(self.match, path)
        return {"path": str(path.absolute())}

    def _load(self, fields: Fields) -> Answer:
        path = Path(fields.text("path", most=4096))
        wants_position = fields.flag("from_position", False)
        try:
            match = saves.load_file(path, self.services.games)
        except Fault as fault:
            if not wants_position or fault.position is None:
                raise
            match = fault.position
        return self._take(match)

    # --- asking ---------------------------------------------------------------------------------

    def _state(self, fields: Fields) -> Answer:
        match = self.match
        step = fields.whole("step", 0, match.length) if "step" in fields.plain else match.length
        viewer = self._viewer(fields, "public")
        view = match.view(step, PUBLIC if viewer == FULL else viewer)
        past = match.steps[step]
        full = viewer == FULL
        action = past.action if full else view.action
        return {
            "step": step,
            "viewer": fields.plain.get("viewer", "public"),
            "player": view.player,
            "mover": view.mover,
            "action": None if action is None else action.to_plain(),
            "events": [self._event(event) for event in (past.events if full else view.events)],
            "state": match.position(step) if full else match.game.to_plain(view.observation),
        }

    def _viewer(self, fields: Fields, default: str) -> Any:
        """A seat, PUBLIC or FULL."""
        given = fields.plain.get("viewer", default)
        if given == "public":
            return PUBLIC
        if given == FULL:
            return FULL
        return fields.whole("viewer", 0, len(self.match.setup.seats) - 1)

    def _event(self, event: Event) -> Answer:
        plain = message_to_plain(event) | {"text": self.say(event)}
        if event.seen_by is not None:
            plain |= {"private": sorted(event.private), "seen_by": sorted(event.seen_by)}
        return plain

    def _legal(self, fields: Fields) -> Answer:
        match = self.match
        player = match.player
        legal = [] if player is None else match.legal(player)
        return {"player": player, "actions": [_action(action) for action in legal]}

    def _why(self, fields: Fields) -> Answer:
        action, seat = self._read_action(fields), self._read_seat_number(fields)
        return {"reasons": reasons_to_plain(self, self.match.why_not(action, seat))}

    def _read_action(self, fields: Fields) -> Action:
        """An action as an object, or as the text that ``legal`` gives it."""
        given = fields.plain.get("action")
        if not isinstance(given, str):
            return read_action(given)
        match = self.match
        known = (action for action in match.game.all_actions(match.components) if str(action) == given)
        return next(known, Action(clip(given)))

    def _read_seat_number(self, fields: Fields) -> int | None:
        if "seat" not in fields.plain:
            return None
        return fields.whole("seat", 0, len(self.match.setup.seats) - 1)

    def _scores(self, fields: Fields) -> Answer:
        match = self.match
        viewer = self._viewer(fields, "public")
        view = match.view(match.length, PUBLIC if viewer == FULL else viewer)
        full = viewer == FULL
        state = read_position(match.game, match.components, match.position()) if full else view.observation
        sheet = match.game.score_sheet(state)
        lines = [
            {
                "category": line.category,
                "text": self.say(Message(line.category)),
                "points": list(line.points),
                "counted": [list(counted) for counted in line.counted],
                "detail": [None if told is None else self.say(told) for told in line.detail],
            }
            for line in sheet.lines
        ]
        return {
            "final": sheet.final,
            "lines": lines,
            "totals": list(sheet.totals),
            "winners": list(sheet.winners),
            "verdict": self.say(sheet.verdict),
        }

    def _bot(self, fields: Fields) -> Answer:
        match = self.match
        level = fields.text("level", most=100)
        if level not in self.services.levels:
            raise fields.wrong("level")
        given = fields.plain
        seconds = fields.number("seconds", 0.001, LONGEST_THOUGHT) if "seconds" in given else None
        iterations = fields.whole("iterations", 1, MOST_ITERATIONS) if "iterations" in given else None
        seed = fields.whole("seed", 0, LARGEST) if "seed" in given else match.length
        if match.player is None:
            raise Fault("match-over", "engine-match-over")
        seen = match.view(match.length, match.player).observation
        choice = self.services.think(match.game, seen, level, seed, seconds, iterations)
        return {
            "player": match.player,
            **_action(choice.action),
            "values": [round(value, 3) for value in choice.values],
            "iterations": choice.iterations,
            "seconds": round(choice.seconds, 3),
        }

    # --- changing -------------------------------------------------------------------------------

    def _apply(self, fields: Fields) -> Answer:
        step = self.match.play(self._read_action(fields), self._read_seat_number(fields))
        return {"events": [self._event(event) for event in step.events]} | self._standing()

    def _undo(self, fields: Fields) -> Answer:
        seat = self._read_seat_number(fields)
        if self.match.undo(seat, fields.flag("pass_barrier", False)) is None:
            raise Fault("nothing-to-undo", "engine-nothing-to-undo")
        return self._standing()

    def _redo(self, fields: Fields) -> Answer:
        if self.match.redo() is None:
            raise Fault("nothing-to-redo", "engine-nothing-to-redo")
        return self._standing()


def _action(action: Action) -> Answer:
    return {"text": str(action), "action": action.to_plain()}


def _nameless(element: str) -> Message | str:
    raise LookupError(element)


def reasons_to_plain(session: Session, reasons: Sequence[Reason]) -> list[Answer]:
    """Reasons with message id, arguments, section of the rule book, and the sentence."""
    return [
        message_to_plain(reason) | {"section": reason.section, "text": session.say(reason)}
        for reason in reasons
    ]
