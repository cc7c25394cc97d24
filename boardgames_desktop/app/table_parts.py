"""What a game brings to the table: its scene, its player panels, and a decision tray if it has one."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any

from boardgames_desktop.app.board import BoardScene
from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.panels import DecisionPanelBase, PlayerPanelBase
from boardgames_desktop.engine.registry import modules


@dataclass(frozen=True)
class Parts:
    """The classes of one game; each is made with a ``TableContext`` (panels also with a seat)."""

    scene: type[BoardScene]
    panel: type[PlayerPanelBase]
    tray: type[DecisionPanelBase] | None = None


def load_parts(game_id: str) -> Parts:
    """Import the ``scene`` and ``panels`` modules beside a game. Raises ImportError or AttributeError."""
    place = modules()[game_id]
    scene: Any = importlib.import_module(f"{place}.scene")
    panels: Any = importlib.import_module(f"{place}.panels")
    return Parts(scene.Scene, panels.PlayerPanel, getattr(panels, "DecisionPanel", None))


@dataclass(frozen=True)
class Made:
    """The parts of one look, made from one context."""

    context: TableContext
    scene: BoardScene
    panels: list[PlayerPanelBase]
    tray: DecisionPanelBase | None


def make_parts(parts: Parts, context: TableContext) -> Made:
    """Build everything a game shows, for one language, theme and text size."""
    panels = [parts.panel(context, seat) for seat in range(len(context.seats))]
    return Made(context, parts.scene(context), panels, parts.tray(context) if parts.tray else None)
