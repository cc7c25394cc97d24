"""Rules 4: phase 2, demand."""

from __future__ import annotations

import pytest

from boardgames_desktop.games.speicherstadt.state import BUY, PLACE
from tests.games.speicherstadt.positions import SEATS, Table, ids, told


@pytest.mark.parametrize("seats", SEATS)
def test_players_place_in_turn_from_the_start_player_three_times_round(seats):
    table, start = Table(seats, start=1), 1
    placed = []
    while table.state.phase == PLACE:
        placed.append(table.state.player)
        table.place(len(placed) % (seats + 1))
    assert placed == [(start + turn) % seats for turn in range(seats)] * 3
    assert table.state.workers == [0] * seats


def test_each_placement_places_one_worker():
    table = Table(3)
    table.place(2)
    assert table.state.workers == [2, 3, 3]
    assert table.queue(2) == [0]


def test_any_card_may_be_chosen():
    assert Table(3).legal() == ["place 0", "place 1", "place 2", "place 3"]


def test_a_worker_goes_to_the_end_of_the_queue():
    table = Table(3)
    events = table.place(1, 1, 1)
    assert table.queue(1) == [0, 1, 2]
    placed = [(args["floor"], args["place"]) for _, args in told(events)]
    assert placed == [("queue/1/0", 1), ("queue/1/1", 2), ("queue/1/2", 3)]


def test_several_own_workers_may_stand_on_one_card_next_to_each_other_or_not():
    table = Table(2)
    table.place(0, 1, 0, 0, 0)
    assert table.queue(0) == [0, 0, 1, 0]
    assert table.queue(1) == [1]


def test_a_player_may_put_all_workers_on_one_card():
    table = Table(2)
    table.place(0, 1, 0, 1, 0)
    assert table.queue(0) == [0, 0, 0]


def test_passing_is_not_allowed():
    table = Table(3)
    assert {text.split()[0] for text in table.legal()} == {"place"}
    assert table.why_not("decline 0") == ["no-passing"]
    assert table.why_not("finish")


def test_workers_are_placed_even_without_coins():
    table = Table(3).coins(0, 0, 0)
    placed = table.place(*[0, 1, 2] * 3)
    assert ids(placed, "placed") == ["placed"] * 9


# --- full queues ----------------------------------------


def test_a_queue_of_8_workers_is_full():
    table = Table(3)
    table.place(*[0] * 7)
    assert "place 0" in table.legal()
    table.place(0)
    assert len(table.queue(0)) == 8
    assert table.legal() == ["place 1", "place 2", "place 3"]
    assert table.why_not("place 0") == ["queue-full"]


def test_two_players_can_never_fill_a_queue():
    table = Table(2).coins(6, 6)
    table.place(*[0] * 6)
    assert table.state.phase == BUY
    assert len(table.queue(0)) == 6


def test_with_5_players_there_is_room_elsewhere():
    table = Table(5)
    table.place(*[0] * 8)
    assert table.legal() == [f"place {slot}" for slot in range(1, 6)]
    table.place(*[1] * 7)
    assert table.state.phase == BUY


# --- then ----------------------------------------


def test_a_card_may_stay_without_workers():
    table = Table(3)
    events = table.place(*[3] * 8, 2)
    assert "card-discarded" in ids(events)
    assert table.on_slots()[:2] == [None, None]


def test_the_purchase_begins_when_the_last_worker_stands():
    table = Table(3)
    table.place(*[0, 1, 2, 0, 1, 2, 0, 1])
    assert table.state.phase == PLACE
    table.place(2)
    assert table.state.phase == BUY


def test_placing_hides_and_reveals_nothing():
    table = Table(3)
    events = table.place(*[0, 1, 2] * 3)
    assert not any(event.reveals or event.private for event in events)


def test_buying_while_workers_are_placed_has_a_reason():
    assert Table(3).why_not("buy 0") == ["not-buying"]


def test_placing_during_the_purchase_has_a_reason():
    table = Table(3)
    table.place(*[0, 1, 2] * 3)
    assert table.why_not("place 0") == ["not-placing"]
