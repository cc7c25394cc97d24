"""Rules 2: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.state import OVER, PLACE, REMOVED
from tests.games.speicherstadt.positions import SEATS, Table, ids, make_components

# --- what everybody has ----------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_5_coins_3_workers_and_no_points(seats):
    table = Table(seats)
    assert table.state.coins == [5] * seats
    assert table.state.workers == [3] * seats
    assert table.totals() == [0] * seats


def test_all_cubes_are_in_the_bag_and_the_stock_is_empty():
    table = Table(4)
    assert Counter(table.state.bag) == dict.fromkeys(range(5), 9)
    assert table.in_stock() == []


def test_nobody_owns_cards_or_goods():
    table = Table(4)
    assert not any(0 <= where < 4 for where in table.state.where)
    assert not any(table.state.goods + table.state.landed + table.state.filled)


# --- cards left out ----------------------------------------


@pytest.mark.parametrize(
    ("seats", "removed"),
    [
        (2, {"D_port", "D_fireman_3"}),
        (3, {"D_boatsmen_church", "D_fireman_3"}),
        (4, set()),
        (5, {"D_boatsmen_church", "D_fireman_3"}),
    ],
)
def test_cards_are_removed_from_deck_d(seats, removed):
    table = Table(seats)
    out = {
        card.id for number, card in enumerate(table.components.cards) if table.state.where[number] == REMOVED
    }
    assert out == removed
    assert not any(table.number(card) in table.state.pile for card in removed)


@pytest.mark.parametrize(
    ("seats", "slots", "rounds", "regular"), [(2, 3, 16, 48), (3, 4, 12, 48), (4, 5, 10, 50), (5, 6, 8, 48)]
)
def test_cards_per_round_rounds_and_regular_cards(seats, slots, rounds, regular):
    components = make_components(seats)
    left = [
        card
        for number, card in enumerate(components.cards)
        if card.kind != "fire" and number not in components.removed
    ]
    assert (components.slots, components.rounds, len(left)) == (slots, rounds, regular)
    assert components.slots == seats + 1
    assert slots * rounds == regular


# --- the pile ----------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_winter_is_drawn_first_and_the_last_fire_lies_at_the_bottom(seats):
    state = Table(seats).state
    drawn = [state.slots[::-1], state.pile]
    decks = [state.components.cards[card].deck for card in drawn[1] + drawn[0]]
    assert decks == sorted(decks, reverse=True)
    assert state.components.cards[state.pile[0]].id == "E_fire"


def test_each_deck_is_shuffled_by_itself():
    orders = {deck: set() for deck in range(5)}
    for seed in range(20):
        state = GAME.new_state(make_components(4), seed)
        cards = state.pile + state.slots[::-1]
        for deck in orders:
            orders[deck].add(tuple(c for c in cards if state.components.cards[c].deck == deck))
    assert all(len(orders[deck]) == 20 for deck in range(4))
    assert len(orders[4]) == 1


def test_the_bag_is_shuffled():
    assert len({tuple(Table(4, seed=seed).state.bag) for seed in range(20)}) == 20


def test_every_card_of_winter_can_come_first():
    first = Counter(GAME.new_state(make_components(4), seed).slots[0] for seed in range(600))
    assert len(first) == 12
    assert min(first.values()) > 20


# --- the start player ----------------------------------------


def test_the_start_player_is_drawn_from_the_seed():
    starts = Counter(GAME.new_state(make_components(5, None), seed).start_player for seed in range(300))
    assert set(starts) == {0, 1, 2, 3, 4}
    assert min(starts.values()) > 30


@pytest.mark.parametrize("start", range(4))
def test_the_set_up_may_name_the_start_player(start):
    table = Table(4, start=start)
    assert table.state.start_player == start
    assert table.state.player == start
    assert table.state.phase == PLACE


def test_naming_the_start_player_changes_no_card_and_no_cube():
    named = Table(4, start=3, seed=9).state
    drawn = GAME.new_state(make_components(4, None), 9)
    assert (named.pile, named.bag, named.slots) == (drawn.pile, drawn.bag, drawn.slots)


@pytest.mark.parametrize(
    ("seats", "times"),
    [(2, [8, 8]), (3, [4, 4, 4]), (4, [3, 3, 2, 2]), (5, [2, 2, 2, 1, 1])],
)
def test_each_player_starts_so_many_times(seats, times):
    table = Table(seats)
    starts: Counter[int] = Counter()
    while table.state.phase != OVER:
        starts[table.state.start_player] += 1
        table.to_next_round()
    assert [starts[seat] for seat in range(seats)] == times


# --- what is open ----------------------------------------


def test_the_opening_tells_start_player_round_and_cards():
    events = GAME.opening_events(make_components(3), 1)
    assert ids(events) == ["match-begins", "round-begins", *["card-laid"] * 4]
