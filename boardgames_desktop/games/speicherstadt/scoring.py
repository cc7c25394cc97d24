"""Rules 9, scoring: points by category, with what was counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boardgames_desktop.engine.game import ScoreLine, ScoreSheet
from boardgames_desktop.engine.messages import Message, Value
from boardgames_desktop.games.speicherstadt.readings import (
    card_id,
    cards_of_kind,
    fire_strength,
    is_complete,
    owns,
    seat_id,
    stored,
)
from boardgames_desktop.games.speicherstadt.state import OVER, State

Counted = tuple[int, tuple[str, ...], Message | None]
"""Points, the elements counted, and how the points came about."""


def score_sheet(state: State) -> ScoreSheet:
    """The points as they would stand if the game ended now; final after the end."""
    lines = tuple(_line(state, category, count) for category, count in CATEGORIES)
    totals = tuple(sum(line.points[seat] for line in lines) for seat in range(state.components.seats))
    winners = leaders(totals, state.coins)
    return ScoreSheet(lines, totals, winners, state.phase == OVER, _verdict(state, totals, winners))


def total(state: State, seat: int) -> int:
    """A seat's points as they stand."""
    return sum(count(state, seat)[0] for _, count in CATEGORIES)


def leaders(totals: Iterable[int], coins: list[int]) -> tuple[int, ...]:
    """Seats with most points; of several those with most coins; then they share the victory."""
    ranks = list(zip(totals, coins))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def _line(state: State, category: str, count: Callable[[State, int], Counted]) -> ScoreLine:
    counted = [count(state, seat) for seat in range(state.components.seats)]
    return ScoreLine(
        category,
        tuple(points for points, _, _ in counted),
        tuple(elements for _, elements, _ in counted),
        tuple(detail for _, _, detail in counted),
    )


def _verdict(state: State, totals: tuple[int, ...], winners: tuple[int, ...]) -> Message:
    best = max(totals)
    names = tuple(seat_id(seat) for seat in winners)
    if state.phase != OVER:
        return Message("speicherstadt-verdict-leads", {"players": names, "points": best})
    if len(winners) > 1:
        coins = state.coins[winners[0]]
        return Message("speicherstadt-verdict-shared", {"players": names, "points": best, "coins": coins})
    winner = winners[0]
    if totals.count(best) > 1:
        args: dict[str, Value] = {"player": seat_id(winner), "points": best, "coins": state.coins[winner]}
        return Message("speicherstadt-verdict-coins", args)
    return Message("speicherstadt-verdict-wins", {"player": seat_id(winner), "points": best})


def _ids(state: State, cards: list[int]) -> tuple[str, ...]:
    return tuple(card_id(state, card) for card in cards)


def _fires(state: State, seat: int) -> Counted:
    points = state.fire_points[seat]
    strength = fire_strength(state, seat)
    detail = Message("speicherstadt-score-fires-detail", {"strength": strength, "fires": state.fires})
    return points, _ids(state, cards_of_kind(state, seat, "fireman")), detail if state.fires else None


def _contracts(state: State, seat: int) -> Counted:
    owned = cards_of_kind(state, seat, "contract")
    complete = [card for card in owned if is_complete(state, card)]
    points = sum(state.components.cards[card].value for card in complete)
    args = {"complete": len(complete), "cards": len(owned)}
    detail = Message("speicherstadt-score-contracts-detail", args) if owned else None
    return points, _ids(state, complete), detail


def _offices(state: State, seat: int) -> Counted:
    cards = cards_of_kind(state, seat, "counting_office")
    detail = Message("speicherstadt-score-offices-detail", {"cards": len(cards)}) if cards else None
    return state.components.office_points[len(cards)], _ids(state, cards), detail


def _merchants(state: State, seat: int) -> Counted:
    cards = cards_of_kind(state, seat, "merchant")
    points = len(cards) * state.components.merchant_points
    detail = Message("speicherstadt-score-merchants-detail", {"cards": len(cards)}) if cards else None
    return points, _ids(state, cards), detail


def _warehouse(state: State, seat: int) -> Counted:
    if not owns(state, seat, "warehouse"):
        return 0, (), None
    cubes = len(stored(state, seat)[0])
    detail = Message("speicherstadt-score-warehouse-detail", {"cubes": cubes})
    return cubes * state.components.points_per_stored_good, (f"player/{seat}/warehouse",), detail


def _port(state: State, seat: int) -> Counted:
    if not owns(state, seat, "port"):
        return 0, (), None
    ships = cards_of_kind(state, seat, "ship")
    detail = Message("speicherstadt-score-port-detail", {"cards": len(ships)})
    return len(ships) * state.components.points_per_ship, _ids(state, ships), detail


def _chamber(state: State, seat: int) -> Counted:
    if not owns(state, seat, "chamber_of_commerce"):
        return 0, (), None
    coins = state.coins[seat]
    detail = Message("speicherstadt-score-chamber-detail", {"coins": coins})
    return coins * state.components.points_per_coin, (f"player/{seat}/coins",), detail


def _churches(state: State, seat: int) -> Counted:
    cards = [
        card for kind in ("boatsmen_church", "st_michaelis") for card in cards_of_kind(state, seat, kind)
    ]
    points = sum(state.components.cards[card].value for card in cards)
    detail = Message("speicherstadt-score-churches-detail", {"cards": _ids(state, cards)}) if cards else None
    return points, _ids(state, cards), detail


CATEGORIES: tuple[tuple[str, Callable[[State, int], Counted]], ...] = (
    ("speicherstadt-score-fires", _fires),
    ("speicherstadt-score-contracts", _contracts),
    ("speicherstadt-score-offices", _offices),
    ("speicherstadt-score-merchants", _merchants),
    ("speicherstadt-score-warehouse", _warehouse),
    ("speicherstadt-score-port", _port),
    ("speicherstadt-score-chamber", _chamber),
    ("speicherstadt-score-churches", _churches),
)
