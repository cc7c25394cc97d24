"""Rules 1 and 2: components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.components import DECKS, KINDS
from boardgames_desktop.games.speicherstadt.state import OVER, PLACE, REMOVED
from tests.games.speicherstadt.positions import SEATS, Table, ids, make_components, make_figures

# --- rules 1: components ----------------------------------------

CARDS = {
    "merchant": (5, 0, 0, 0, 0),
    "contract": (3, 3, 4, 0, 0),
    "fireman": (2, 3, 2, 3, 0),
    "warehouse": (1, 0, 0, 0, 0),
    "counting_office": (1, 1, 0, 2, 0),
    "ship": (0, 5, 5, 5, 0),
    "bank": (0, 0, 1, 0, 0),
    "port": (0, 0, 0, 1, 0),
    "chamber_of_commerce": (0, 0, 0, 1, 0),
    "boatsmen_church": (0, 0, 0, 1, 0),
    "st_michaelis": (0, 0, 0, 1, 0),
    "fire": (0, 1, 1, 1, 1),
}


@pytest.mark.parametrize("kind", KINDS)
def test_there_are_so_many_cards_of_each_kind_in_each_deck(kind):
    cards = make_components(4).cards
    counted = Counter(card.deck for card in cards if card.kind == kind)
    assert tuple(counted[deck] for deck in range(5)) == CARDS[kind]


def test_the_decks_have_12_13_13_15_and_1_cards_54_in_all():
    counted = Counter(DECKS[card.deck] for card in make_components(4).cards)
    assert counted == {"A": 12, "B": 13, "C": 13, "D": 15, "E": 1}
    assert counted.total() == 54


def test_there_are_9_cubes_of_each_of_5_goods():
    components = make_components(4)
    assert components.goods == ("coffee", "tea", "saffron", "rubber", "carpet")
    assert components.goods_each == 9


def test_there_is_one_merchant_for_each_good():
    components = make_components(4)
    assert sorted(card.good for card in components.cards if card.kind == "merchant") == [0, 1, 2, 3, 4]


def test_figures_that_stand_in_for_unseen_cards_are_marked():
    components = make_components(4)
    proposed = {card.kind for card in components.cards if card.provenance == "proposal"}
    assert proposed == {"contract", "fireman", "fire"}
    assert components.cards[components.card_numbers["D_fireman_3"]].provenance == "confirmed"
    points = {point["id"]: point["confidence"] for point in make_figures()["open_points"]}
    assert points["fire_points"] == 0.75
    assert points["contract_goods"] == 0.1


def test_each_good_stands_6_times_on_the_contracts():
    components = make_components(4)
    assert Counter(symbol.good for symbol in components.symbols) == dict.fromkeys(range(5), 6)


# --- rules 2: what everybody has ----------------------------------------


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


# --- rules 2: cards left out ----------------------------------------


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


# --- rules 2: the pile ----------------------------------------


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


# --- rules 2: the start player ----------------------------------------


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


# --- rules 2: what is open ----------------------------------------


def test_the_opening_tells_start_player_round_and_cards():
    events = GAME.opening_events(make_components(3), 1)
    assert ids(events) == ["match-begins", "round-begins", *["card-laid"] * 4]
