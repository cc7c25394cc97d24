"""Rules 5: phase 3, purchase."""

from __future__ import annotations

import pytest

from boardgames_desktop.engine.match import COLOURS, Match, Seat, new_setup
from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.readings import landed_of, price
from boardgames_desktop.games.speicherstadt.state import BUY, DISCARDED, LOAD, PLACE
from tests.games.speicherstadt.positions import Table, ids, told


def queue_p1_p2_p1() -> Table:
    """Two players; from the front of the first queue P1, P2, P1. The rest stands at the second."""
    table = Table(2)
    table.place(0, 0, 0, 1, 1, 1)
    assert table.queue(0) == [0, 1, 0]
    return table


# --- the worked case ----------------------------------------


def test_queue_p1_p2_p1_p1_declines_at_3_p2_at_2_and_p1_buys_at_1():
    table = queue_p1_p2_p1()
    card = table.on_slots()[0]
    asked = []
    for answer in ("decline 0", "decline 0", "buy 0"):
        asked.append((table.state.player, price(table.state, 0)))
        table.play(answer)
    assert asked == [(0, 3), (1, 2), (0, 1)]
    assert table.where(card) == 0
    assert table.state.coins == [4, 5]


# --- order ----------------------------------------


def test_slots_are_sold_strictly_from_left_to_right():
    table = Table(3)
    table.place(3, 1, 0, 3, 1, 0, 3, 1, 0)
    sold = []
    while table.state.phase == BUY:
        sold.append(table.state.slot)
        table.play(f"buy {table.state.slot}")
    assert sold == [0, 1, 3]


def test_only_the_slot_on_sale_can_be_bought():
    table = Table(3)
    table.place(0, 1, 2, 0, 1, 2, 0, 1, 2)
    table.play("buy 0")
    assert table.legal() == ["buy 1", "decline 1"]
    assert table.why_not("buy 0") == table.why_not("decline 0") == ["slot-over"]
    assert table.why_not("buy 2") == table.why_not("decline 2") == ["slot-later"]


def test_only_the_player_in_front_is_asked():
    table = queue_p1_p2_p1()
    assert table.state.player == 0
    table.play("decline 0")
    assert table.state.player == 1


# --- the price ----------------------------------------


@pytest.mark.parametrize("length", range(1, 6))
def test_the_price_is_the_number_of_workers_in_the_queue(length):
    table = Table(3)
    table.place(*[0] * length, *[1 + i % 3 for i in range(9 - length)])
    events = table.play("buy 0")
    assert told(events, "bought")[0][1]["price"] == length
    assert table.state.coins == [5 - length, 5, 5]


def test_the_price_falls_by_one_with_every_worker_who_declines():
    table = Table(3)
    table.place(0, 0, 0, 0, 0, 1, 1, 1, 1)
    prices = []
    while table.state.slot == 0:
        prices.append(price(table.state, 0))
        table.play("decline 0")
    assert prices == [5, 4, 3, 2, 1]


def test_the_lowest_price_is_1():
    table = queue_p1_p2_p1()
    table.play("decline 0", "decline 0")
    events = table.play("buy 0")
    assert told(events, "bought")[0][1]["price"] == 1


# --- buying ----------------------------------------


def test_the_buyer_pays_the_price_and_takes_the_card():
    table = queue_p1_p2_p1()
    card = table.on_slots()[0]
    events = table.play("buy 0")
    assert table.state.coins == [2, 5]
    assert table.where(card) == 0
    assert table.state.bought == [1, 0]
    name, args = told(events)[0]
    assert name == "bought"
    assert args == {"player": "player/0", "slot": "slot/0", "card": f"card/{card}", "price": 3}


def test_when_the_card_is_bought_all_workers_of_the_queue_go_home():
    table = queue_p1_p2_p1()
    events = table.play("buy 0")
    home = [(args["player"], args["floor"]) for _, args in told(events, "worker-home")]
    assert home == [("player/0", "queue/0/0"), ("player/1", "queue/0/1"), ("player/0", "queue/0/2")]
    assert table.queue(0) == []
    assert table.state.slot == 1


def test_a_player_may_buy_three_cards_in_a_round():
    table = Table(2).coins(6, 5)
    cards = table.on_slots()
    table.place(0, 0, 1, 1, 2, 2)
    table.play("buy 0", "buy 1", "buy 2")
    assert [table.where(card) for card in cards] == [0, 0, 0]


# --- declining ----------------------------------------


def test_one_decision_removes_exactly_one_worker():
    table = queue_p1_p2_p1()
    events = table.play("decline 0")
    assert table.queue(0) == [1, 0]
    assert ids(events) == ["declined", "worker-home"]


def test_a_player_alone_with_two_workers_can_decline_at_2_and_buy_at_1():
    table = Table(2)
    table.place(0, 1, 0, 1, 2, 2)
    table.play("decline 0")
    assert (table.state.player, table.state.slot) == (0, 0)
    table.play("buy 0")
    assert table.state.coins == [4, 5]


def test_the_last_in_the_queue_is_asked_at_1_and_may_decline():
    table = queue_p1_p2_p1()
    table.play("decline 0", "decline 0")
    assert table.legal() == ["buy 0", "decline 0"]


def test_declining_costs_nothing():
    table = Table(3)
    table.place(0, 1, 2, 0, 1, 2, 0, 1, 2)
    table.play("decline 0")
    assert table.state.coins == [5, 5, 5]


# --- who cannot pay ----------------------------------------


def test_who_cannot_pay_declines_by_himself_and_the_log_tells_it():
    table = Table(2).coins(2, 5)
    events = table.place(0, 0, 0, 1, 1, 1)
    assert ids(events, "cannot-pay", "declined") == ["cannot-pay"]
    args = told(events, "cannot-pay")[0][1]
    assert (args["player"], args["price"], args["coins"]) == ("player/0", 3, 2)
    assert (table.state.player, price(table.state, 0)) == (1, 2)


def test_who_can_just_pay_is_asked():
    table = Table(2).coins(3, 5)
    table.place(0, 0, 0, 1, 1, 1)
    assert table.state.player == 0
    assert table.legal() == ["buy 0", "decline 0"]


def test_who_has_no_coins_is_never_asked():
    table = Table(2).coins(0, 5)
    table.place(0, 1, 0, 1, 0, 2)
    assert (table.state.slot, table.state.player) == (1, 1)


def test_when_nobody_can_pay_the_round_runs_on():
    table = Table(2).coins(0, 0)
    events = table.place(0, 0, 0, 1, 1, 1)
    assert ids(events, "cannot-pay") == ["cannot-pay"] * 6
    assert table.state.round == 2


def test_coins_spent_on_an_earlier_slot_are_gone_for_later_ones():
    table = Table(2).coins(3, 5)
    table.place(0, 0, 0, 1, 1, 1)
    events = table.play("buy 0", "decline 1")
    assert [args["player"] for _, args in told(events, "cannot-pay")] == ["player/0"]


# --- nobody buys ----------------------------------------


def test_when_the_queue_is_empty_the_card_is_discarded():
    table = queue_p1_p2_p1()
    card = table.on_slots()[0]
    events = table.play("decline 0", "decline 0", "decline 0")
    assert table.where(card) == DISCARDED
    assert told(events, "card-discarded")[0][1] == {"card": f"card/{card}", "slot": "slot/0"}
    assert table.state.slot == 1


def test_a_card_nobody_queued_for_is_discarded():
    table = queue_p1_p2_p1()
    card = table.on_slots()[2]
    table.decline_all()
    assert table.where(card) == DISCARDED


def test_the_cubes_of_an_unsold_ship_go_to_the_stock_before_loading_not_to_the_bag():
    table = Table(2).lay(2, "B_ship_1", "tea", "tea", "carpet").store(0, "coffee", "coffee")
    events = table.to_loading()
    assert table.state.phase == LOAD
    assert table.in_stock() == ["tea", "tea", "carpet"]
    assert len(table.state.bag) == 40
    assert not any(table.state.cargo)
    lost = told(events, "cargo-lost")[0][1]
    assert lost == {"goods": ("good/tea", "good/tea", "good/carpet"), "slot": "slot/2"}


def test_cubes_of_an_unsold_ship_can_be_converted_into_in_the_same_round():
    table = Table(2).lay(2, "B_ship_1", "tea", "tea", "carpet")
    table.store(0, "coffee", "coffee", "coffee")
    table.to_loading()
    assert "convert coffee coffee coffee carpet" in table.legal()


# --- ships ----------------------------------------


def test_the_buyer_of_a_ship_gets_its_cubes():
    table = Table(2).lay(0, "B_ship_1", "tea", "tea", "carpet")
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    assert landed_of(table.state, 0) == [0, 2, 0, 0, 1]
    assert not any(table.state.cargo)
    assert table.in_stock() == []
    assert table.where("B_ship_1") == 0


def test_landed_cubes_wait_for_loading():
    table = Table(2).lay(0, "B_ship_1", "tea", "tea", "carpet")
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    assert table.goods(0) == []


# --- cards work at once ----------------------------------------


def test_a_warehouse_works_in_the_round_of_its_purchase():
    table = Table(2).lay(0, "A_warehouse").store(0, "tea")
    table.lay(1, "B_ship_1", "tea", "coffee", "carpet")
    table.place(0, 2, 1, 2, 2, 2)
    table.play("buy 0", "buy 1")
    table.decline_all()
    assert table.state.phase == LOAD
    table.play("finish")
    assert table.goods(0) == ["coffee", "tea", "tea", "carpet"]


def test_a_merchant_works_in_the_round_of_its_purchase():
    table = Table(2).lay(0, "A_merchant_tea").store(0, "tea")
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    table.decline_all()
    assert table.legal() == ["sell tea", "finish"]


def test_a_contract_works_in_the_round_of_its_purchase():
    table = Table(2).lay(0, "A_contract_1").store(0, "tea")
    table.place(0, 1, 1, 1, 2, 2)
    table.play("buy 0")
    table.decline_all()
    assert table.legal() == ["deliver A_contract_1 tea", "finish"]


# --- workers and the round ----------------------------------------


def test_workers_that_come_home_cannot_be_placed_again_this_round():
    table = queue_p1_p2_p1()
    table.play("buy 0")
    assert table.why_not("place 2") == ["not-placing"]
    assert table.state.workers == [0, 0]


def test_in_the_next_round_all_workers_are_there_again():
    table = queue_p1_p2_p1()
    table.play("buy 0")
    table.to_next_round()
    assert table.state.phase == PLACE
    assert table.state.workers == [3, 3]
    assert table.state.queue_end == [0, 0, 0]
    assert table.state.bought == [0, 0]


def test_there_is_no_action_for_loans_or_trading():
    kinds = {action.kind for action in GAME.all_actions(Table(5).components)}
    loading = {"deliver", "sell", "market", "convert", "discard", "finish"}
    assert kinds == {"place", "buy", "decline", *loading}


# --- taking back ----------------------------------------


def make_match() -> Match:
    seats = [Seat(name, colour) for name, colour in zip("AB", COLOURS)]
    return Match(GAME, new_setup(GAME, seats, {"start_player": "0"}, seed=1))


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.play(next(action for action in match.legal(match.player) if str(action) == text))


def test_a_purchase_can_be_taken_back_until_another_player_has_answered():
    match = make_match()
    play(match, "place 0", "place 1", "place 0", "place 1", "place 0", "place 2")
    play(match, "decline 0", "buy 0")
    assert match.can_undo(0)
    play(match, "decline 1")
    assert not match.can_undo(0)


def test_the_supply_cannot_be_taken_back():
    match = make_match()
    while match.view(match.length, 0).observation.round == 1:
        match.play(match.legal(match.player)[-1])
    assert not match.can_undo(match.steps[-1].player)
