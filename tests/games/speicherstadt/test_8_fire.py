"""Rules 8: fire."""

from __future__ import annotations

import pytest

from boardgames_desktop.games.speicherstadt.fire import fire_changes
from tests.games.speicherstadt.positions import Table, ids, told

FIREMEN = ("A_fireman_1", "A_fireman_2", "B_fireman_3", "C_fireman_4", "C_fireman_5")
"""By strength, from 1."""

F = 7
TABLE = [
    ((5, 3, 3, 1), (F, 0, 0, -F)),
    ((4, 4, 0, 0), (F, F, -F, -F)),
    ((4, 4, 0), (F, F, -F)),
    ((0, 0, 0, 2), (-F, -F, -F, F)),
    ((3, 3, 3), (0, 0, 0)),
    ((0, 0, 0, 0), (0, 0, 0, 0)),
    ((2, 1), (F, -F)),
    ((0, 0), (0, 0)),
    ((1, 2, 3, 4, 5), (-F, 0, 0, 0, F)),
]


@pytest.mark.parametrize(("sums", "changes"), TABLE)
def test_the_highest_sums_gain_the_lowest_lose_and_ties_are_shared_in_full(sums, changes):
    assert fire_changes(list(sums), F) == list(changes)


def fire(table: Table, *cards: str) -> list:
    """Let these cards come next, and play on to the next round."""
    plain = ("B_contract_1", "B_contract_2", "B_contract_3", "C_contract_1", "C_contract_2", "C_contract_3")
    table.next_cards(*cards, *plain[: table.components.slots], "E_fire")
    return table.to_next_round()


@pytest.mark.parametrize(("card", "points"), [("B_fire", 1), ("C_fire", 2), ("D_fire", 3)])
def test_the_fires_are_worth_1_2_3(card, points):
    table = Table(3).own(0, "A_fireman_2").own(1, "A_fireman_1")
    fire(table, card)
    assert table.points("fires") == (points, 0, -points)


def test_the_last_fire_is_worth_4():
    table = Table(3).own(0, "A_fireman_2").own(1, "A_fireman_1").last_round()
    table.to_next_round()
    assert table.points("fires") == (4, 0, -4)


def test_each_player_sums_the_values_of_the_own_firemen():
    table = Table(3).own(0, "A_fireman_1", "B_fireman_3").own(1, "C_fireman_5").own(2, "A_fireman_2")
    events = fire(table, "B_fire")
    assert [args["strength"] for _, args in told(events, "fire-won")] == [5]
    assert table.points("fires") == (0, 1, -1)
    table = Table(3).own(0, "A_fireman_2", "B_fireman_3", "A_fireman_1").own(1, "C_fireman_5")
    fire(table, "B_fire")
    assert table.points("fires") == (1, 0, -1)


def test_who_has_no_fireman_counts_0():
    table = Table(4).own(0, "A_fireman_1").own(1, "A_fireman_2")
    fire(table, "C_fire")
    assert table.points("fires") == (0, 2, -2, -2)


def test_if_nobody_has_a_fireman_nobody_scores():
    table = Table(4)
    events = fire(table, "C_fire")
    assert table.points("fires") == (0, 0, 0, 0)
    assert told(events, "fire-even") == [("fire-even", {"card": "card/C_fire", "strength": 0})]


def test_if_all_sums_are_equal_nobody_scores():
    table = Table(2).own(0, "A_fireman_1", "A_fireman_2").own(1, "B_fireman_3")
    events = fire(table, "B_fire")
    assert table.points("fires") == (0, 0)
    assert ids(events, "fire-even", "fire-won", "fire-lost") == ["fire-even"]


def test_several_highest_gain_in_full():
    table = Table(4).own(0, "C_fireman_4").own(2, "D_fireman_4")
    fire(table, "C_fire")
    assert table.points("fires") == (2, -2, 2, -2)


def test_players_in_between_get_nothing_and_no_event_names_them():
    table = Table(3).own(0, "A_fireman_2").own(1, "A_fireman_1")
    events = fire(table, "B_fire")
    won_lost = [(name, args["player"]) for name, args in told(events, "fire-won", "fire-lost")]
    assert won_lost == [("fire-won", "player/0"), ("fire-lost", "player/2")]


def test_fires_are_scored_at_once():
    table = Table(2).own(0, "A_fireman_2")
    fire(table, "B_fire", "C_fire")
    assert table.totals() == [3, -3]
    assert table.state.fires == 2


def test_the_score_can_go_below_zero():
    table = Table(2).own(0, "A_fireman_2")
    fire(table, "D_fire")
    assert table.totals() == [3, -3]


def test_firemen_are_never_used_up():
    table = Table(2).own(0, "A_fireman_2")
    fire(table, "B_fire", "C_fire", "D_fire")
    assert table.where("A_fireman_2") == 0
    assert table.points("fires") == (6, -6)


def test_a_fireman_bought_this_round_fights_the_fire_of_the_next_supply():
    table = Table(2).lay(0, "A_fireman_2")
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    fire(table, "B_fire")
    assert table.points("fires") == (1, -1)


def test_the_events_name_card_points_and_strength():
    table = Table(2).own(0, "A_fireman_2")
    events = fire(table, "C_fire")
    assert told(events, "fire", "fire-won", "fire-lost") == [
        ("fire", {"card": "card/C_fire", "points": 2}),
        ("fire-won", {"player": "player/0", "points": 2, "strength": 2}),
        ("fire-lost", {"player": "player/1", "points": 2, "strength": 0}),
    ]


def test_firemen_themselves_are_worth_nothing():
    table = Table(2).own(0, *FIREMEN)
    assert table.totals() == [0, 0]
