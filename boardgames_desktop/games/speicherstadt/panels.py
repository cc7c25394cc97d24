"""The widgets beside the board of Die Speicherstadt: one panel per seat, and the loading tray."""

from __future__ import annotations

from boardgames_desktop.games.speicherstadt.drawing.seat_panel import PlayerPanel
from boardgames_desktop.games.speicherstadt.drawing.tray import DecisionPanel

__all__ = ["DecisionPanel", "PlayerPanel"]
