"""Rules 6: phase 4, loading."""

from __future__ import annotations

import pytest

from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.match import COLOURS, Match, Seat, new_setup
from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.readings import goods_of, stored
from boardgames_desktop.games.speicherstadt.state import LOAD, PLACE
from tests.games.harness import chooser
from tests.games.speicherstadt.positions import Table, ids, make_figures, told

ALL = ("coffee", "tea", "saffron", "rubber", "carpet")


def loading(*goods: str, cards: tuple[str, ...] = (), stock: tuple[str, ...] = (), seats: int = 3) -> Table:
    """The first player is to load these cubes and owns these cards; the others have nothing."""
    table = Table(seats).store(0, *goods).own(0, *cards).stock(*stock)
    table.to_loading()
    return table


# --- who loads, and in which order ----------------------------------------


def test_players_load_clockwise_from_the_start_player():
    table = Table(3, start=1)
    for seat in range(3):
        table.store(seat, "tea", "tea")
    table.to_loading()
    order = []
    while table.state.phase == LOAD:
        order.append(table.state.player)
        table.play("market tea tea", "finish")
    assert order == [1, 2, 0]


def test_each_player_completes_the_whole_turn_before_the_next_begins():
    table = Table(2).store(0, "tea", "tea", "tea").store(1, "coffee", "coffee")
    table.to_loading()
    table.play("market tea tea")
    assert table.state.player == 0
    table.play("finish")
    assert table.state.player == 1


def test_the_stock_is_shared_so_that_the_order_matters():
    table = Table(2).store(0, "carpet", "carpet").store(1, "tea", "tea", "tea")
    table.to_loading()
    table.play("market carpet carpet", "finish")
    assert "convert tea tea tea carpet" in table.legal()


def test_who_has_stored_goods_acts_without_a_new_ship():
    table = loading("tea", "coffee", cards=("A_warehouse",))
    assert (table.state.phase, table.state.player) == (LOAD, 0)


def test_who_has_no_goods_is_not_asked():
    table = Table(3).store(2, "tea", "tea")
    table.to_loading()
    assert table.state.player == 2


def test_while_nobody_has_goods_the_phase_is_skipped():
    table = Table(3)
    events = table.to_loading()
    assert (table.state.phase, table.state.round) == (PLACE, 2)
    assert not {"unloaded", "stored"} & set(ids(events))


def test_a_turn_whose_only_step_is_finish_is_carried_out_without_asking():
    table = loading("tea")
    assert (table.state.phase, table.state.round) == (PLACE, 2)
    assert table.goods(0) == ["tea"]


def test_the_storing_of_goods_nobody_touched_is_not_told():
    table = Table(3).store(0, "tea")
    assert "stored" not in ids(table.to_loading())


def test_a_single_cube_that_can_be_used_is_asked_for():
    assert loading("tea", cards=("A_merchant_tea",)).legal() == ["sell tea", "finish"]
    assert loading("tea", cards=("A_contract_1",)).legal() == ["deliver A_contract_1 tea", "finish"]


def test_finish_in_the_middle_of_a_turn_stays_a_decision():
    table = loading("tea", "tea")
    table.play("market tea tea")
    assert table.state.player == 0
    assert table.legal() == ["finish"]


# --- the pool ---------------------------------------------------------------


def test_ships_of_this_round_hall_and_warehouse_form_one_pool():
    table = Table(2).own(0, "A_warehouse").store(0, "tea", "carpet")
    table.lay(0, "B_ship_1", "tea", "coffee", "coffee").lay(1, "B_ship_2", "rubber", "rubber", "saffron")
    table.place(0, 2, 1, 2, 2, 2)
    table.play("buy 0", "buy 1")
    events = table.decline_all()
    everything = ["coffee", "coffee", "tea", "tea", "saffron", "rubber", "rubber", "carpet"]
    assert table.goods(0) == everything
    [(_, unloaded)] = told(events, "unloaded")
    landed = ("coffee", "coffee", "tea", "saffron", "rubber", "rubber")
    assert unloaded["goods"] == tuple(f"good/{good}" for good in landed)


def test_a_cube_counts_the_same_wherever_it_came_from():
    table = Table(2).own(0, "A_merchant_tea").store(0, "tea").lay(0, "B_ship_1", "tea", "tea", "tea")
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    table.decline_all()
    table.play("sell tea", "sell tea", "sell tea", "sell tea", "finish")
    assert table.goods(0) == []


@pytest.mark.parametrize(
    ("cards", "capacity"), [((), 1), (("A_warehouse",), 5), (("A_warehouse", "D_st_michaelis"), 5)]
)
def test_the_room_is_1_or_5_with_the_warehouse(cards, capacity):
    fits = loading(*(ALL * 2)[: max(capacity, 2)], cards=cards)
    assert ("finish" in fits.legal()) == (capacity > 1)
    too_many = loading(*(ALL * 2)[: capacity + 1], cards=cards)
    assert "finish" not in too_many.legal()
    assert len(too_many.legal("discard")) == min(capacity + 1, 5)


# --- delivering ---------------------------------------------------------------


def test_a_cube_is_delivered_to_an_own_contract_with_a_free_symbol_of_that_good():
    table = loading("coffee", "rubber", cards=("A_contract_1",))
    assert table.legal("deliver") == ["deliver A_contract_1 coffee"]
    events = table.play("deliver A_contract_1 coffee")
    assert table.goods(0) == ["rubber"]
    assert table.in_stock() == []
    name, args = told(events)[0]
    assert (name, args["symbol"], args["good"]) == ("delivered", "contract/A_contract_1/0", "good/coffee")


def test_a_symbol_takes_one_cube_only():
    table = loading("coffee", "coffee", "coffee", cards=("A_contract_1",))
    table.play("deliver A_contract_1 coffee")
    assert table.legal("deliver") == []
    assert table.why_not("deliver A_contract_1 coffee") == ["symbol-filled"]


def test_contracts_of_others_take_nothing():
    table = Table(3).store(0, "coffee", "coffee").own(1, "A_contract_1")
    table.to_loading()
    assert table.legal("deliver") == []
    assert table.why_not("deliver A_contract_1 coffee") == ["not-your-contract"]


def test_a_contract_may_be_filled_over_several_rounds():
    table = loading("coffee", "coffee", cards=("A_contract_1",))
    table.play("deliver A_contract_1 coffee")
    assert table.points("contracts")[0] == 0
    table.to_next_round()
    table.store(0, "tea")
    table.to_loading()
    events = table.play("deliver A_contract_1 tea")
    assert ids(events) == ["delivered", "contract-complete"]
    assert table.points("contracts")[0] == 5


def test_a_complete_contract_is_told_with_its_points():
    table = loading("coffee", "tea", cards=("A_contract_1",))
    events = table.play("deliver A_contract_1 coffee", "deliver A_contract_1 tea")
    assert told(events, "contract-complete") == [
        ("contract-complete", {"player": "player/0", "card": "card/A_contract_1", "points": 5})
    ]


def test_of_two_contracts_that_want_a_good_the_player_chooses():
    table = loading("coffee", "rubber", cards=("A_contract_1", "A_contract_2"))
    assert table.legal("deliver") == ["deliver A_contract_1 coffee", "deliver A_contract_2 coffee"]


def test_goods_on_contracts_are_fixed_for_good():
    table = loading("coffee", "tea", "tea", cards=("A_contract_1", "A_merchant_coffee"))
    table.play("deliver A_contract_1 coffee")
    assert "coffee" not in table.goods(0)
    assert table.why_not("sell coffee") == ["good-not-held"]
    table.play("market tea tea", "finish")
    assert table.state.filled[table.components.cards[table.number("A_contract_1")].symbols[0]] == 1


def test_a_contract_may_ask_for_the_same_good_twice():
    def double(figures):
        contract = next(card for card in figures["cards"] if card["id"] == "A_contract_2")
        contract["goods"] = ["tea", "coffee", "tea"]

    table = (
        Table(2, figures=make_figures(double)).own(0, "A_contract_2").store(0, "tea", "tea", "tea", "coffee")
    )
    table.to_loading()
    assert table.legal("deliver") == ["deliver A_contract_2 coffee", "deliver A_contract_2 tea"]
    events = table.play("deliver A_contract_2 tea", "deliver A_contract_2 tea")
    symbols = [args["symbol"] for _, args in told(events, "delivered")]
    assert symbols == ["contract/A_contract_2/0", "contract/A_contract_2/2"]
    assert table.why_not("deliver A_contract_2 tea") == ["symbol-filled"]
    assert ids(table.play("deliver A_contract_2 coffee")) == ["delivered", "contract-complete"]
    assert table.points("contracts") == (8, 0)


# --- selling to merchants ---------------------------------------------------------


def test_a_merchant_pays_1_coin_and_the_cube_goes_to_the_stock():
    table = loading("tea", "tea", cards=("A_merchant_tea",))
    coins = table.state.coins[0]
    events = table.play("sell tea")
    assert table.state.coins[0] == coins + 1
    assert table.in_stock() == ["tea"]
    assert table.goods(0) == ["tea"]
    assert told(events) == [("sold", {"player": "player/0", "good": "good/tea", "coins": 1})]


def test_a_merchant_buys_his_good_only():
    table = loading("tea", "coffee", cards=("A_merchant_tea",))
    assert table.legal("sell") == ["sell tea"]
    assert table.why_not("sell coffee") == ["no-merchant"]


def test_the_merchants_of_others_buy_nothing():
    table = Table(3).store(0, "tea", "tea").own(1, "A_merchant_tea")
    table.to_loading()
    assert table.legal("sell") == []


def test_a_merchant_buys_as_many_cubes_as_one_likes():
    table = loading(*["tea"] * 6, cards=("A_merchant_tea",))
    coins = table.state.coins[0]
    table.play(*["sell tea"] * 6)
    assert table.state.coins[0] == coins + 6


# --- selling in the market hall -----------------------------------------------------


def test_two_cubes_are_sold_in_the_market_hall_for_1_coin():
    table = loading("tea", "coffee")
    coins = table.state.coins[0]
    events = table.play("market coffee tea")
    assert table.state.coins[0] == coins + 1
    assert table.in_stock() == ["coffee", "tea"]
    assert table.goods(0) == []
    args = {"player": "player/0", "goods": ("good/coffee", "good/tea"), "coins": 1}
    assert told(events) == [("market", args)]


def test_the_two_cubes_may_be_the_same_or_different():
    table = loading("tea", "tea", "coffee")
    assert table.legal("market") == ["market coffee tea", "market tea tea"]


def test_the_market_hall_may_be_used_as_often_as_one_likes():
    table = loading(*["tea"] * 6)
    table.play(*["market tea tea"] * 3)
    assert table.goods(0) == []


def test_one_cube_alone_cannot_be_sold_in_the_market_hall():
    table = loading("tea", cards=("A_merchant_tea",))
    assert table.legal("market") == []
    assert "too-few-to-market" in table.why_not("market tea tea")


# --- converting -----------------------------------------------------------------------


def test_three_cubes_are_converted_into_another_one_of_the_stock():
    table = loading("tea", "tea", "coffee", stock=("carpet",))
    assert table.legal("convert") == ["convert coffee tea tea carpet"]
    bag = len(table.state.bag)
    events = table.play("convert coffee tea tea carpet")
    assert table.goods(0) == ["carpet"]
    assert table.in_stock() == ["coffee", "tea", "tea"]
    assert len(table.state.bag) == bag
    args = {"player": "player/0", "goods": ("good/coffee", "good/tea", "good/tea"), "good": "good/carpet"}
    assert told(events) == [("converted", args)]


def test_nothing_is_converted_while_the_stock_is_empty():
    table = loading("tea", "tea", "tea")
    assert table.legal("convert") == []
    assert table.why_not("convert tea tea tea carpet") == ["not-in-stock"]


def test_two_cubes_are_too_few_to_convert():
    table = loading("tea", "tea", stock=("carpet",))
    assert table.legal("convert") == []
    assert "too-few-to-convert" in table.why_not("convert tea tea tea carpet")


def test_cubes_sold_this_turn_cannot_be_taken_by_converting():
    table = loading("tea", "tea", "tea", "carpet", cards=("A_merchant_carpet",))
    table.play("sell carpet")
    assert table.legal("convert") == []
    assert table.why_not("convert tea tea tea carpet") == ["just-put-in-stock"]


def test_cubes_paid_for_converting_cannot_be_taken_in_the_same_turn():
    table = loading(*["tea"] * 5, "coffee", stock=("carpet",))
    table.play("convert tea tea tea carpet")
    assert table.legal("convert") == []
    assert table.why_not("convert coffee tea tea tea") == ["just-put-in-stock"]


def test_a_cube_of_the_stock_is_taken_once_only():
    table = loading(*["tea"] * 6, stock=("carpet", "carpet", "rubber"))
    table.play("convert tea tea tea carpet")
    assert "convert tea tea tea carpet" in table.legal()
    table.play("convert tea tea tea carpet")
    assert table.goods(0) == ["carpet", "carpet"]
    assert table.state.takeable == [0, 0, 0, 1, 0]


def test_a_cube_of_the_colour_just_paid_may_be_taken_if_it_lay_there_before():
    table = loading("tea", "tea", "tea", stock=("tea",))
    table.play("convert tea tea tea tea")
    assert table.goods(0) == ["tea"]
    assert table.in_stock() == ["tea"] * 3


def test_what_others_put_into_the_stock_this_round_may_be_taken():
    table = Table(2).store(0, "carpet", "carpet").store(1, "tea", "tea", "tea")
    table.to_loading()
    table.play("market carpet carpet", "finish", "convert tea tea tea carpet")
    assert table.goods(1) == ["carpet"]


def test_a_converted_cube_may_be_used_at_once():
    table = loading("tea", "tea", "tea", cards=("A_merchant_carpet",), stock=("carpet",))
    table.play("convert tea tea tea carpet", "sell carpet")
    assert table.goods(0) == []


# --- discarding and finishing ---------------------------------------------------------


def test_only_the_one_cube_too_many_may_be_discarded():
    table = loading("tea", "tea", "coffee")
    assert table.legal("discard") == []
    assert table.why_not("discard tea") == ["too-many-to-discard"]
    table = loading("tea", "coffee")
    assert table.legal("discard") == ["discard coffee", "discard tea"]


def test_a_discarded_cube_goes_to_the_stock():
    table = loading("tea", "coffee")
    events = table.play("discard tea")
    assert table.in_stock() == ["tea"]
    assert table.goods(0) == ["coffee"]
    assert told(events) == [("goods-discarded", {"player": "player/0", "good": "good/tea"})]


def test_at_most_one_cube_is_discarded_in_a_turn():
    table = loading("tea", "coffee")
    table.play("discard tea")
    assert table.legal("discard") == []
    assert table.why_not("discard coffee") == ["room-for-all"]


def test_a_stored_cube_may_be_discarded_to_make_room():
    table = Table(2).own(0, "A_warehouse").store(0, "tea", "tea", "tea").lay(0, "B_ship_1", *["carpet"] * 3)
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    table.decline_all()
    table.play("discard tea", "finish")
    assert table.goods(0) == ["tea", "tea", "carpet", "carpet", "carpet"]


def test_the_turn_ends_only_when_what_is_left_fits():
    table = loading("tea", "coffee")
    assert "finish" not in table.legal()
    assert table.why_not("finish") == ["too-many-to-finish"]
    table.play("discard tea")
    events = table.play("finish")
    assert told(events, "stored") == [("stored", {"player": "player/0", "goods": ("good/coffee",)})]
    assert table.state.phase == PLACE


@pytest.mark.parametrize("kept", range(6))
def test_the_warehouse_is_filled_first_and_the_fifth_cube_lies_in_the_hall(kept):
    table = Table(3).own(0, "A_warehouse").store(0, *ALL[:kept])
    table.to_next_round()
    in_warehouse, in_hall = stored(table.state, 0)
    assert (len(in_warehouse), len(in_hall)) == (min(kept, 4), max(kept - 4, 0))


def test_without_a_warehouse_the_only_cube_lies_in_the_hall():
    table = Table(3).store(0, "tea")
    table.to_next_round()
    assert stored(table.state, 0) == ([], [1])


def test_a_cube_of_the_hall_moves_to_a_new_warehouse():
    table = Table(2).store(0, "tea").lay(0, "A_warehouse")
    assert stored(table.state, 0) == ([], [1])
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    table.to_next_round()
    assert stored(table.state, 0) == ([1], [])


def test_stored_goods_can_be_used_in_any_later_turn():
    table = Table(2).store(0, "tea")
    table.to_next_round()
    table.own(0, "A_merchant_tea")
    table.to_loading()
    assert table.legal() == ["sell tea", "finish"]


# --- every turn ends --------------------------------------------------------------------


@pytest.mark.parametrize("warehouse", [(), ("A_warehouse",)])
@pytest.mark.parametrize("cubes", [2, 5, 9, 14])
def test_every_step_lowers_the_number_of_cubes_so_that_every_turn_ends(cubes, warehouse):
    for seed in range(12):
        chance = Chance(seed)
        goods = [ALL[chance.below(5)] for _ in range(cubes)]
        table = loading(*goods, cards=(*warehouse, "A_merchant_tea", "A_contract_3"), stock=ALL)
        steps = 0
        while table.state.phase == LOAD:
            held = len(table.goods(0))
            text = chance.choice(table.legal())
            table.play(text)
            steps += 1
            assert text == "finish" or len(table.goods(0)) < held
        assert steps <= cubes + 1


def test_no_step_but_discarding_needs_a_warning():
    table = loading("tea", "coffee", cards=("A_merchant_tea",))
    warned = [text for text in table.legal() if GAME.warning(table.state, table.action(text)) is not None]
    assert warned == ["discard coffee", "discard tea"]


# --- the rest -----------------------------------------------------------------------------


def test_the_ship_stays_with_its_owner_empty():
    table = Table(2).lay(0, "B_ship_1", "tea", "tea", "tea")
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    table.decline_all()
    table.play("market tea tea", "finish")
    assert table.where("B_ship_1") == 0
    assert not any(table.state.landed)


def test_several_ships_of_one_player_are_unloaded_in_one_turn():
    table = Table(2).lay(0, "B_ship_1", *["tea"] * 3).lay(1, "B_ship_2", *["carpet"] * 3)
    table.place(0, 2, 1, 2, 2, 2)
    table.play("buy 0", "buy 1")
    events = table.decline_all()
    assert ids(events, "unloaded") == ["unloaded"]
    assert table.goods(0) == ["tea"] * 3 + ["carpet"] * 3


def test_nothing_ever_goes_back_into_the_bag():
    table = loading("tea", "tea", "tea", "coffee", "coffee", "coffee", "coffee", stock=("carpet",))
    bag = list(table.state.bag)
    table.play("convert tea tea tea carpet", "market coffee coffee", "market coffee coffee", "finish")
    assert table.state.bag == bag


def test_steps_are_taken_back_one_by_one_to_the_start_of_the_turn():
    match, seat = _match_in_loading()
    start, texts = match.length, []
    while len(match.legal(seat)) > 1 and match.legal(seat)[0].kind != "finish":
        texts.append(match.position())
        match.play(match.legal(seat)[0])
    assert len(texts) >= 2
    for before in reversed(texts):
        assert match.undo(seat) is not None
        assert match.position() == before
    assert match.length == match.turn_start(seat) == start


def _match_in_loading() -> tuple[Match, int]:
    """A match in which somebody begins to load at least 5 cubes."""
    for seed in range(100):
        seats = [Seat(name, colour) for name, colour in zip("ABC", COLOURS)]
        match = Match(GAME, new_setup(GAME, seats, seed=seed))
        choose = chooser(GAME, 2 * seed + 1)
        while not match.over:
            state, seat = match.view(match.length, 0).observation, match.player
            begins = state.phase == LOAD and match.turn_start(seat) == match.length
            if begins and sum(goods_of(state, seat)) >= 5:
                return match, seat
            match.play(choose(state, match.legal(seat)))
    raise AssertionError("no such match")
