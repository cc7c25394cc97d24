"""Rules 9: end of the game and final scoring."""

from __future__ import annotations

import pytest

from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.scoring import leaders
from boardgames_desktop.games.speicherstadt.state import LOAD, OVER, PLACE
from tests.games.harness import chooser
from tests.games.speicherstadt.positions import Table, ids, told

OFFICES = ("A_counting_office", "B_counting_office", "D_counting_office_1", "D_counting_office_2")

# --- when it ends ---------------------------------------------------------


@pytest.mark.parametrize(("seats", "rounds"), [(2, 16), (3, 12), (4, 10), (5, 8)])
def test_the_game_ends_after_the_last_round(seats, rounds):
    table = Table(seats)
    for number in range(1, rounds + 1):
        assert (table.state.phase, table.state.round) == (PLACE, number)
        table.to_next_round()
    assert table.state.phase == OVER
    assert GAME.current_player(table.state) is None
    assert GAME.legal_actions(table.state) == []


def test_no_regular_card_is_left_after_the_last_supply():
    table = Table(4)
    while table.state.round < table.components.rounds:
        table.to_next_round()
    assert {table.components.cards[card].kind for card in table.state.pile} == {"fire"}


def test_the_last_round_is_played_fully_with_loading_and_income():
    table = Table(2).own(0, "A_merchant_tea").store(0, "tea", "tea").last_round()
    events = table.to_loading()
    assert table.state.phase == LOAD
    events += table.play("sell tea", "finish")
    assert ids(events, "sold", "stored", "income", "fire", "match-over") == [
        "sold", "stored", "income", "income", "fire", "match-over",
    ]  # fmt: skip
    assert table.state.coins == [8, 7]


def test_after_the_last_round_the_start_coin_does_not_go_on():
    table = Table(2).last_round()
    events = table.to_next_round()
    assert table.state.start_player == 0
    assert "start-passed" not in ids(events)


def test_the_last_fire_breaks_out_after_the_last_round():
    table = Table(2).own(0, "A_fireman_2").last_round()
    events = table.to_next_round()
    assert [args["card"] for _, args in told(events, "fire")] == ["card/E_fire"]
    assert table.points("fires") == (4, -4)


def test_the_third_fire_as_the_last_card_is_resolved_with_the_fourth_without_another_auction():
    table = Table(2).own(0, "A_fireman_2").last_round().next_cards("D_fire", "E_fire")
    assert table.state.fires == 0
    events = table.to_next_round()
    assert [args["card"] for _, args in told(events, "fire")] == ["card/D_fire", "card/E_fire"]
    assert table.points("fires") == (7, -7)
    assert table.state.phase == OVER
    assert "card-laid" not in ids(events)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_third_fire_may_come_last_in_a_game_from_the_start(seats):
    table, seed = Table(seats), 0
    while table.state.pile[1] != table.number("D_fire"):
        seed += 1
        table = Table(seats, seed=seed)
    choose = chooser(GAME, 3)
    while table.state.phase != OVER:
        assert table.state.fires <= 2
        GAME.apply(table.state, choose(table.state, GAME.legal_actions(table.state)))
        GAME.check(table.state)
    assert (table.state.fires, table.state.pile, table.state.bag) == (4, [], [])


def test_firemen_bought_in_the_last_round_count():
    table = Table(2).lay(0, "A_fireman_2").last_round()
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    table.to_next_round()
    assert table.points("fires") == (4, -4)


def test_nothing_can_be_done_after_the_end():
    table = Table(2).last_round()
    table.to_next_round()
    reasons = [GAME.why_not(table.state, action) for action in GAME.all_actions(table.components)]
    assert {reason.id for [reason] in reasons} == {"engine-match-over"}
    assert GAME.prompt(table.state) is None


# --- what is scored --------------------------------------------------------


@pytest.mark.parametrize(
    ("contract", "points"), [("A_contract_1", 5), ("A_contract_2", 8), ("A_contract_3", 11)]
)
def test_a_filled_contract_of_2_3_or_4_goods_gives_5_8_or_11_points(contract, points):
    table = Table(2).own(0, contract)
    assert table.points("contracts") == (0, 0)
    table.fill(contract)
    assert table.points("contracts") == (points, 0)


def test_an_incomplete_contract_gives_nothing_and_costs_nothing():
    table = Table(2).own(0, "A_contract_3").fill("A_contract_3")
    table.state.filled[table.components.cards[table.number("A_contract_3")].symbols[2]] = 0
    assert table.totals() == [0, 0]


@pytest.mark.parametrize(("owned", "points"), list(enumerate([0, 2, 5, 9, 14])))
def test_counting_offices_give_2_5_9_or_14_points_together(owned, points):
    table = Table(2).own(1, *OFFICES[:owned])
    assert table.points("offices") == (0, points)


@pytest.mark.parametrize("owned", range(6))
def test_a_merchant_gives_1_point(owned):
    merchants = [f"A_merchant_{good}" for good in ("coffee", "tea", "saffron", "rubber", "carpet")]
    assert Table(2).own(0, *merchants[:owned]).points("merchants") == (owned, 0)


@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_the_warehouse_gives_1_point_for_each_cube_in_it_at_most_4(cubes, points):
    table = Table(2).own(0, "A_warehouse").store(0, *["tea"] * cubes)
    assert table.points("warehouse") == (points, 0)
    assert table.totals() == [points, 0]


def test_a_cube_in_the_market_hall_gives_nothing():
    assert Table(2).store(0, "tea").totals() == [0, 0]


def test_the_port_gives_1_point_for_each_own_ship_whenever_bought():
    table = Table(4).own(0, "B_ship_1", "C_ship_2", "D_port", "D_ship_3").own(1, "B_ship_2")
    assert table.points("port") == (3, 0, 0, 0)


def test_ships_without_the_port_give_nothing():
    assert Table(4).own(0, "B_ship_1", "C_ship_2").totals() == [0, 0, 0, 0]


def test_the_chamber_of_commerce_gives_1_point_for_each_own_coin_which_are_kept():
    table = Table(2).own(0, "D_chamber_of_commerce").coins(9, 12)
    assert table.points("chamber") == (9, 0)
    GAME.score_sheet(table.state)
    assert table.state.coins == [9, 12]


def test_the_chamber_counts_the_coins_after_the_last_income():
    table = Table(2).own(0, "D_chamber_of_commerce").last_round()
    table.to_next_round()
    assert table.points("chamber") == (7, 0)


def test_the_churches_give_3_and_4_points():
    table = Table(4).own(0, "D_boatsmen_church").own(1, "D_st_michaelis")
    assert table.points("churches") == (3, 4, 0, 0)
    assert Table(4).own(2, "D_boatsmen_church", "D_st_michaelis").points("churches") == (0, 0, 7, 0)


def test_firemen_bank_and_ships_give_nothing():
    table = Table(2).own(0, "A_fireman_2", "C_bank", "B_ship_1", "A_warehouse")
    assert table.totals() == [0, 0]


def test_the_sum_of_all_categories_is_the_total():
    table = (
        Table(4).own(0, "A_merchant_tea", *OFFICES[:2], "D_st_michaelis", "A_contract_1").fill("A_contract_1")
    )
    table.state.fire_points = [-3, 0, 0, 3]
    sheet = GAME.score_sheet(table.state)
    assert sheet.totals == (1 + 5 + 4 + 5 - 3, 0, 0, 3)
    assert [sum(line.points[seat] for line in sheet.lines) for seat in range(4)] == list(sheet.totals)


def test_what_was_counted_is_named():
    table = Table(4).own(0, "D_port", "B_ship_1", "B_ship_2", "D_chamber_of_commerce", "A_warehouse")
    lines = {line.category: line.counted[0] for line in GAME.score_sheet(table.state).lines}
    assert lines["speicherstadt-score-port"] == ("card/B_ship_1", "card/B_ship_2")
    assert lines["speicherstadt-score-chamber"] == ("player/0/coins",)
    assert lines["speicherstadt-score-warehouse"] == ("player/0/warehouse",)


# --- who wins ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("totals", "coins", "winners"),
    [
        ((10, 12, 11), (0, 0, 0), (1,)),
        ((12, 12, 11), (3, 5, 9), (1,)),
        ((12, 12, 11), (5, 5, 9), (0, 1)),
        ((12, 12, 12), (5, 5, 5), (0, 1, 2)),
        ((-2, -1), (9, 0), (1,)),
    ],
)
def test_most_points_win_then_more_coins_then_the_victory_is_shared(totals, coins, winners):
    assert leaders(totals, list(coins)) == winners


def over(coins: tuple[int, int], *cards: str, other: tuple[str, ...] = ()) -> Table:
    """A finished game of two players."""
    table = Table(2).own(0, *cards).own(1, *other).last_round()
    table.to_next_round()
    return table.coins(*coins)


def test_the_verdict_says_how_the_victory_was_won():
    wins = GAME.score_sheet(over((5, 5), "A_merchant_tea").state)
    assert (wins.winners, wins.verdict.id, wins.final) == ((0,), "speicherstadt-verdict-wins", True)
    by_coins = GAME.score_sheet(over((5, 6)).state)
    assert (by_coins.winners, by_coins.verdict.id) == ((1,), "speicherstadt-verdict-coins")
    shared = GAME.score_sheet(over((5, 5)).state)
    assert (shared.winners, shared.verdict.id) == ((0, 1), "speicherstadt-verdict-shared")


def test_coins_counted_by_the_chamber_still_count_for_the_tie():
    sheet = GAME.score_sheet(over((4, 3), "D_chamber_of_commerce", other=("D_st_michaelis",)).state)
    assert sheet.totals == (4, 4)
    assert sheet.winners == (0,)


def test_before_the_end_the_sheet_tells_who_leads():
    sheet = GAME.score_sheet(Table(2).own(1, "A_merchant_tea").state)
    assert (sheet.final, sheet.winners, sheet.verdict.id) == (False, (1,), "speicherstadt-verdict-leads")
