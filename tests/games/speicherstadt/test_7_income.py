"""Rules 7: phase 5, income."""

from __future__ import annotations

import pytest

from boardgames_desktop.games.speicherstadt.income import income_of
from tests.games.speicherstadt.positions import SEATS, Table, ids, told


@pytest.mark.parametrize(
    ("bought", "bank", "coins"), [(True, False, 1), (False, False, 2), (True, True, 2), (False, True, 3)]
)
def test_the_income_is_1_and_1_more_without_a_purchase_and_1_more_for_the_bank(bought, bank, coins):
    table = Table(2).own(0, *(["C_bank"] if bank else []))
    table.place(0, 1, 1, 1, 1, 2)
    events = table.play("buy 0") if bought else table.play("decline 0")
    price = 1 if bought else 0
    events += table.decline_all()
    assert told(events, "income")[0] == ("income", {"player": "player/0", "coins": coins})
    assert table.state.coins[0] == 5 - price + coins


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_gets_an_income(seats):
    table = Table(seats)
    events = table.to_next_round()
    paid = [(args["player"], args["coins"]) for _, args in told(events, "income")]
    assert paid == [(f"player/{seat}", 2) for seat in range(seats)]
    assert table.state.coins == [7] * seats


def test_several_purchases_cost_the_extra_coin_once():
    table = Table(2)
    table.place(0, 2, 1, 2, 2, 2)
    table.play("buy 0", "buy 1")
    assert table.state.bought == [2, 0]
    assert income_of(table.state, 0) == 1


def test_the_bank_pays_in_the_round_of_its_purchase_already():
    table = Table(2).lay(0, "C_bank")
    table.place(0, 1, 1, 1, 2, 2)
    events = table.play("buy 0") + table.decline_all()
    assert told(events, "income")[0][1]["coins"] == 2


def test_the_bank_pays_its_owner_only():
    table = Table(3).own(1, "C_bank")
    events = table.to_next_round()
    assert [args["coins"] for _, args in told(events, "income")] == [2, 3, 2]


def test_the_bank_pays_again_every_round():
    table = Table(2).own(0, "C_bank")
    for paid in (8, 11, 14):
        table.to_next_round()
        assert table.state.coins[0] == paid


def test_a_purchase_counts_for_its_own_round_only():
    table = Table(2)
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    table.to_next_round()
    assert [income_of(table.state, seat) for seat in (0, 1)] == [2, 2]


def test_the_income_comes_after_loading():
    table = Table(2).store(0, "tea", "tea")
    table.to_loading()
    assert table.state.coins == [5, 5]
    events = table.play("market tea tea", "finish")
    assert ids(events)[:3] == ["market", "income", "income"]
    assert table.state.coins == [8, 7]


@pytest.mark.parametrize("seats", SEATS)
def test_then_the_metal_coin_goes_to_the_left_neighbour(seats):
    table = Table(seats, start=seats - 1)
    events = table.to_next_round()
    assert table.state.start_player == 0
    assert told(events, "start-passed") == [("start-passed", {"player": "player/0"})]
    names = ids(events, "income", "start-passed", "round-begins")
    assert names == [*["income"] * seats, "start-passed", "round-begins"]


def test_the_metal_coin_is_no_money():
    table = Table(2, start=1)
    assert table.state.coins == [5, 5]


def test_the_bank_of_coins_never_runs_out():
    table = Table(2).coins(60, 60)
    table.to_next_round()
    assert table.state.coins == [62, 62]
