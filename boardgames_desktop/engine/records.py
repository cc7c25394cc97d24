"""What a save holds, whatever file it stands in: the set-up, the actions, the position at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from boardgames_desktop import __version__
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import Game
from boardgames_desktop.engine.match import Match, read_action
from boardgames_desktop.engine.messages import Words
from boardgames_desktop.engine.plain import Fields, clip
from boardgames_desktop.engine.setups import LARGEST_SEED, Seat, Setup, new_id, now, plain_copy

FORMAT_VERSION = 1
MOST_ACTIONS = 100_000

Games = Mapping[str, Game[Any, Any]]


@dataclass(frozen=True)
class Played:
    """One recorded action and the seat that decided it."""

    seat: int
    action: Action


@dataclass(frozen=True)
class Record:
    """A recorded match. position: the plain state after ``position_at`` actions, if it was kept."""

    setup: Setup
    actions: Sequence[Played]
    position: Mapping[str, Any] | None
    position_at: int


# --- to plain values -------------------------------------------------------------------------------


def head_to_plain(setup: Setup, format_name: str) -> dict[str, Any]:
    """All of a set-up but the two large parts, ``start`` and ``figures``."""
    return {
        "format": format_name,
        "format_version": FORMAT_VERSION,
        "app": __version__,
        "id": setup.id,
        "game": setup.game,
        "rules_version": setup.rules_version,
        "created": setup.created,
        "branch": setup.branch,
        "options": dict(setup.options),
        "seats": [{"name": s.name, "colour": s.colour, "controller": s.controller} for s in setup.seats],
        "seed": setup.seed,
    }


def played_to_plain(seat: int | None, action: Action | None) -> dict[str, Any]:
    """One played action: ``{"seat": 0, "kind": "place", "args": [2]}``."""
    return {"seat": seat} | (action.to_plain() if action is not None else {})


# --- from plain values, checked -----------------------------------------------------------------------


def fields(plain: Any, where: str = "") -> Fields:
    """The entries of an object in a save; a wrong one is Fault ``damaged-save`` naming it."""
    return Fields(plain, "damaged-save", "engine-save-field", where)


def check_format(plain: Any, format_name: str) -> None:
    """Raises Fault ``foreign-save`` or ``newer-save`` for files this version cannot read."""
    if not isinstance(plain, Mapping) or plain.get("format") != format_name:
        raise Fault("foreign-save", "engine-save-foreign")
    if fields(plain).whole("format_version", 1) > FORMAT_VERSION:
        app = Words(clip(str(plain.get("app", "?")), 20))
        raise Fault("newer-save", "engine-save-newer", version=app)


def setup_from_plain(head: Any, figures: Mapping[str, Any], start: Mapping[str, Any] | None) -> Setup:
    """A set-up from its parts. Only types are checked here; ``Match`` checks the rest."""
    entries = fields(head)
    identity = entries.text("id", most=80)
    if not is_id(identity):
        raise entries.wrong("id")
    return Setup(
        identity,
        entries.text("game", most=80),
        entries.whole("rules_version"),
        figures,
        entries.texts("options"),
        tuple(_seat(entry, index) for index, entry in enumerate(entries.list("seats", 20))),
        entries.whole("seed", 0, LARGEST_SEED),
        start,
        entries.text("created", most=40),
        entries.text("branch", "", most=200),
    )


def is_id(text: str) -> bool:
    """Whether a text can be a match id: it becomes a file name, so no dots, slashes or spaces."""
    return 0 < len(text) <= 80 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def _seat(plain: Any, index: int) -> Seat:
    entries = fields(plain, f"seats/{index}/")
    return Seat(entries.text("name"), entries.text("colour", most=20), entries.text("controller", most=20))


def played_from_plain(plain: Any, index: int) -> Played:
    """One played action. ``index`` counts from 0 and is only for the sentence."""
    entries = fields(plain, f"actions/{index}/")
    try:
        action = read_action({"kind": plain.get("kind"), "args": plain.get("args", [])})
    except Fault as fault:
        raise entries.wrong("") from fault
    return Played(entries.whole("seat", 0, 20), action)


# --- playing a record again ---------------------------------------------------------------------------


def find_game(game_id: str, games: Games | None = None) -> Game[Any, Any]:
    """A game by id, from ``games`` or the registry. Raises Fault ``unknown-game``."""
    if games is None:
        return registry.game(game_id)
    if game_id not in games:
        raise Fault("unknown-game", "engine-unknown-game", game=Words(clip(game_id)))
    return games[game_id]


def replay(record: Record, games: Games | None = None) -> Match[Any, Any]:
    """Play a record again, checking every action and the position it ends in.

    Raises Fault. Its ``position`` is a match going on from the stored state, where that is possible.
    """
    game = find_game(record.setup.game, games)
    try:
        match = Match(game, record.setup)
        for index, played in enumerate(record.actions):
            _replay_one(match, played, index)
        _compare(match, record)
        return match
    except Fault as fault:
        fault.position = _go_on(game, record)
        raise


def _replay_one(match: Match[Any, Any], played: Played, index: int) -> None:
    try:
        match.play(played.action, played.seat)
    except Exception as error:
        # An old or edited save may lead rules into positions they never meet; the sentence says where.
        text = Words(clip(str(played.action)))
        fault = Fault("save-does-not-replay", "engine-save-replay", step=index + 1, action=text)
        raise fault from error


def _compare(match: Match[Any, Any], record: Record) -> None:
    """The stored position must be the one the actions lead to."""
    if record.position is None or record.position_at != match.length:
        return
    if plain_copy(match.position()) != record.position:
        raise Fault("save-does-not-replay", "engine-save-other-position", steps=match.length)


def _go_on(game: Game[Any, Any], record: Record) -> Match[Any, Any] | None:
    """A match from the stored position without history, if there is one that can be played."""
    if record.position is None:
        return None
    setup = replace(
        record.setup, id=new_id(), created=now(), start=record.position, rules_version=game.info.rules_version
    )
    try:
        return Match(game, setup)
    except Fault:
        return None
