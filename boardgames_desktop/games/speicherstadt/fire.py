"""Rules 8, fire: the strongest brigades gain, the weakest lose."""

from __future__ import annotations

from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt import events as say
from boardgames_desktop.games.speicherstadt.readings import fire_strength
from boardgames_desktop.games.speicherstadt.state import DISCARDED, State


def resolve_fire(state: State, card: int, events: list[Event] | None) -> None:
    """Score a fire card and discard it."""
    points = state.components.cards[card].value
    sums = [fire_strength(state, seat) for seat in range(state.components.seats)]
    changes = fire_changes(sums, points)
    state.where[card] = DISCARDED
    state.fires += 1
    state.fire_points = [old + change for old, change in zip(state.fire_points, changes)]
    if events is not None:
        events += say.fire(state, card, sums)


def fire_changes(sums: list[int], points: int) -> list[int]:
    """Points per seat for a fire worth ``points``, from the sums of the firemen.

    Highest sums gain, lowest lose, ties in full; nobody scores when all are equal.
    """
    highest, lowest = max(sums), min(sums)
    if highest == lowest:
        return [0] * len(sums)
    return [points if own == highest else -points if own == lowest else 0 for own in sums]
