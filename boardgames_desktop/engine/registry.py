"""Which games there are. They are listed without being loaded, and loaded when asked for.

Built-in games are the packages in ``boardgames_desktop.games``; games of others name themselves in
the entry point group ``boardgames_desktop.games``. Each package has a ``GAME``.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Any

from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import Game
from boardgames_desktop.engine.messages import Words

PLACE = "boardgames_desktop.games"
"""The package of the built-in games, and the name of the entry point group."""


@cache
def modules() -> dict[str, str]:
    """Game ids with the packages that hold them, built-in games first. Loads no game."""
    home = importlib.import_module(PLACE)
    found = {
        entry.name: f"{PLACE}.{entry.name}" for entry in pkgutil.iter_modules(home.__path__) if entry.ispkg
    }
    ids = dict(sorted(found.items()))
    for point in sorted(entry_points(group=PLACE), key=lambda point: point.name):
        ids.setdefault(point.name, point.value)
    return ids


def game_ids() -> tuple[str, ...]:
    """Ids of all games found, loadable or not. Loads no game."""
    return tuple(modules())


@cache
def game(game_id: str) -> Game[Any, Any]:
    """The game with this id. Raises Fault ``unknown-game`` or ``broken-game``."""
    if game_id not in modules():
        raise Fault("unknown-game", "engine-unknown-game", game=Words(game_id))
    found = getattr(_import(game_id), "GAME", None)
    if not isinstance(found, Game) or found.info.id != game_id:
        raise Fault("broken-game", "engine-game-without-rules", game=Words(game_id))
    return found


def games() -> dict[str, Game[Any, Any]]:
    """All games that can be loaded, by id. Those that cannot are told by ``problems``."""
    return {game_id: game(game_id) for game_id in game_ids() if problem(game_id) is None}


def problems() -> list[Fault]:
    """One fault for each game that was found and cannot be loaded."""
    return [fault for fault in map(problem, game_ids()) if fault is not None]


@cache
def problem(game_id: str) -> Fault | None:
    """What keeps this game from being loaded, if anything does."""
    try:
        game(game_id)
    except Fault as fault:
        return fault
    return None


def folder(game_id: str) -> Path:
    """The folder of the package of a game; where a game of others keeps its own data."""
    if game_id not in modules():
        raise Fault("unknown-game", "engine-unknown-game", game=Words(game_id))
    return Path(str(_import(game_id).__file__)).parent


def _import(game_id: str) -> ModuleType:
    try:
        return importlib.import_module(modules()[game_id])
    except (Exception, SystemExit) as error:
        # Whatever a foreign package does while it is imported, the other games stay playable.
        detail = f"{type(error).__name__}: {error}"[:200]
        raise Fault("broken-game", "engine-game-broken", game=Words(game_id), detail=Words(detail)) from error
