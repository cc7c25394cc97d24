"""Rules 3: phase 1, supply."""

from __future__ import annotations

from collections import Counter

import pytest

from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.readings import cargo_of
from boardgames_desktop.games.speicherstadt.state import DISCARDED, OVER, PLACE, SLOT
from tests.games.harness import decisions
from tests.games.speicherstadt.positions import SEATS, Table, ids, told

FOUR = ("B_counting_office", "B_fireman_1", "B_contract_1", "B_contract_2")


@pytest.mark.parametrize("seats", SEATS)
def test_one_card_more_than_players_lies_on_the_slots(seats):
    table = Table(seats)
    for _ in range(3):
        assert len(table.on_slots()) == seats + 1
        assert None not in table.on_slots()
        table.to_next_round()


def test_the_slots_are_filled_from_left_to_right():
    table = Table(3).next_cards(*FOUR, "E_fire")
    events = table.to_next_round()
    assert table.on_slots() == list(FOUR)
    laid = [(args["card"], args["slot"]) for _, args in told(events, "card-laid")]
    assert laid == [(f"card/{card}", f"slot/{slot}") for slot, card in enumerate(FOUR)]


def test_a_ship_takes_3_cubes_from_the_bag_at_once():
    table = Table(3).next_cards("B_ship_1", *FOUR[1:], "E_fire")
    bag = table.state.bag
    bag[-3:] = [bag[i] for i in (-1, -2, -3)]
    drawn = Counter(bag[-3:])
    events = table.to_next_round()
    assert Counter({good: n for good, n in enumerate(cargo_of(table.state, 0)) if n}) == drawn
    assert len(table.state.bag) == 42
    [(_, args)] = told(events, "ship-laid")
    assert args["card"] == "card/B_ship_1"
    assert args["slot"] == "slot/0"
    assert Counter(args["goods"]) == Counter(
        f"good/{table.components.goods[good]}" for good in drawn.elements()
    )


def test_two_ships_take_6_cubes_each_its_own():
    table = Table(3).next_cards("B_ship_1", "B_ship_2", *FOUR[2:], "E_fire")
    table.to_next_round()
    assert [sum(cargo_of(table.state, slot)) for slot in range(4)] == [3, 3, 0, 0]
    assert len(table.state.bag) == 39


def test_other_cards_are_just_laid_down():
    table = Table(3).next_cards(*FOUR, "E_fire")
    table.to_next_round()
    assert len(table.state.bag) == 45
    assert not any(table.state.cargo)


# --- fires ----------------------------------------


def test_a_fire_is_discarded_and_replaced_for_the_same_slot():
    table = Table(3).next_cards(FOUR[0], "B_fire", *FOUR[1:], "E_fire")
    events = table.to_next_round()
    assert table.on_slots() == list(FOUR)
    assert table.where("B_fire") == DISCARDED
    assert table.state.fires == 1
    drawn = ids(events, "card-laid", "fire")
    assert drawn == ["card-laid", "fire", "card-laid", "card-laid", "card-laid"]


def test_a_fire_for_the_first_slot_is_replaced_too():
    table = Table(3).next_cards("B_fire", *FOUR, "E_fire")
    table.to_next_round()
    assert table.on_slots() == list(FOUR)


def test_the_replacement_of_a_fire_may_be_a_fire_again():
    table = Table(3).next_cards(*FOUR[:2], "B_fire", "C_fire", *FOUR[2:], "E_fire")
    events = table.to_next_round()
    assert table.on_slots() == list(FOUR)
    assert table.state.fires == 2
    assert ids(events, "card-laid", "fire") == [*["card-laid"] * 2, "fire", "fire", *["card-laid"] * 2]


def test_a_fire_after_the_last_slot_waits_for_the_next_supply():
    table = Table(3).next_cards(
        *FOUR, "B_fire", "B_contract_3", "B_fireman_2", "B_fireman_3", "B_ship_1", "E_fire"
    )
    table.to_next_round()
    assert table.state.fires == 0
    table.to_next_round()
    assert table.state.fires == 1


def test_cards_already_laid_stay_when_a_fire_breaks_out():
    table = Table(3).next_cards(*FOUR[:3], "B_fire", FOUR[3], "E_fire")
    table.to_next_round()
    assert [table.where(card) for card in FOUR] == [SLOT] * 4


def test_firemen_lying_unsold_count_for_nobody():
    table = Table(3).own(0, "B_fireman_2").next_cards("C_fireman_5", "B_fire", *FOUR[1:], "E_fire")
    table.to_next_round()
    assert table.points("fires") == (1, -1, -1)


def test_a_fire_never_takes_a_slot():
    fires = set(Table(4).components.by_kind["fire"])
    for seed in range(8):
        for state in decisions(GAME, 4, seed):
            assert not fires & set(state.slots)


# --- what the supply tells ----------------------------------------


def test_everybody_learns_the_cards_so_nothing_before_can_be_taken_back():
    table = Table(3).next_cards("B_ship_1", "B_fire", *FOUR[1:], "E_fire")
    told_now = [event for event in table.to_next_round() if event.reveals]
    assert ids(told_now) == ["ship-laid", "fire", "card-laid", "card-laid", "card-laid"]
    assert all(event.reveals == {0, 1, 2} for event in told_now)


def test_after_the_supply_the_start_player_places():
    table = Table(3)
    table.to_next_round()
    assert (table.state.phase, table.state.player) == (PLACE, table.state.start_player)


@pytest.mark.parametrize("seats", SEATS)
def test_the_bag_is_exactly_emptied_by_the_last_ship(seats):
    for state in decisions(GAME, seats, 3):
        ships_to_come = sum(state.components.cards[card].kind == "ship" for card in state.pile)
        assert len(state.bag) == 3 * ships_to_come
    assert state.phase == OVER
    assert state.bag == []
