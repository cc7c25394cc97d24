"""Rules 2: only the order of the pile and of the bag is hidden, from everybody alike."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace

import pytest

from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import PUBLIC, UNKNOWN
from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.state import State
from tests.games.harness import some_states
from tests.games.speicherstadt.positions import SEATS, Table

OPEN = [field.name for field in fields(State) if field.name not in ("pile", "bag")]


def states(seats: int, every: int = 12) -> list[State]:
    return list(some_states(GAME, seats, range(4), every))


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_the_pile_and_every_cube_of_the_bag_is_unknown(seats):
    for state in states(seats):
        seen = GAME.observe(state, 0)
        assert seen.pile == [UNKNOWN] * len(state.pile)
        assert seen.bag == [UNKNOWN] * len(state.bag)


@pytest.mark.parametrize("seats", SEATS)
def test_all_else_is_open(seats):
    for state in states(seats):
        seen = GAME.observe(state, PUBLIC)
        assert all(getattr(seen, name) == getattr(state, name) for name in OPEN)


def test_all_viewers_see_the_same():
    for state in states(3):
        assert GAME.observe(state, PUBLIC) == GAME.observe(state, 0) == GAME.observe(state, 2)


def test_observing_changes_nothing():
    for state in states(3):
        before = GAME.copy(state)
        GAME.observe(state, 1).coins[0] += 5
        assert state == before


def other_order(state: State) -> State:
    """The same position with the hidden things in another order."""
    other = GAME.copy(state)
    cards = state.components.cards
    other.pile.reverse()
    other.pile.sort(key=lambda card: -cards[card].deck)
    other.bag = state.bag[::-1]
    return other


def test_positions_that_differ_in_hidden_things_only_look_and_are_judged_alike():
    different = 0
    for state in states(4):
        other = other_order(state)
        GAME.check(other)
        different += other != state
        seen, seen_other = GAME.observe(state, 0), GAME.observe(other, 0)
        assert seen == seen_other
        assert GAME.prompt(seen) == GAME.prompt(seen_other)
        assert GAME.evaluate(seen) == GAME.evaluate(state) == GAME.evaluate(other)
        assert GAME.score_sheet(state) == GAME.score_sheet(other)
        for element in GAME.elements(seen):
            assert GAME.describe(state, element) == GAME.describe(other, element)
        actions = GAME.legal_actions(state) if GAME.current_player(state) is not None else []
        assert GAME.candidates(state) == GAME.candidates(other)
        for action in actions:
            assert GAME.prior(seen, action) == GAME.prior(other, action)
    assert different > 20


def test_an_observation_answers_everything_that_a_window_asks():
    for state in states(3):
        seen = GAME.observe(state, PUBLIC)
        assert GAME.current_player(seen) == GAME.current_player(state)
        assert GAME.legal_actions(seen) == GAME.legal_actions(state)
        assert GAME.targets(seen) == GAME.targets(state)
        assert GAME.score_sheet(seen) == GAME.score_sheet(state)
        assert GAME.progress(seen) == GAME.progress(state)


# --- guessing -------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_a_guess_keeps_the_seasons_and_what_is_left(seats):
    chance = Chance(1)
    for state in states(seats):
        guess = GAME.resample(GAME.observe(state, 0), chance)
        assert Counter(guess.pile) == Counter(state.pile)
        assert Counter(guess.bag) == Counter(state.bag)
        decks = [state.components.cards[card].deck for card in guess.pile]
        assert decks == sorted(decks, reverse=True)
        assert replace(guess, pile=state.pile, bag=state.bag) == state


def test_every_card_of_the_season_is_guessed_to_come_next_equally_often():
    seen, chance = GAME.observe(Table(4).state, 0), Chance(3)
    tops = Counter(GAME.resample(seen, chance).pile[-1] for _ in range(1400))
    assert len(tops) == 12 - 5
    assert 140 < min(tops.values()) <= max(tops.values()) < 260


def test_every_good_is_guessed_to_come_next_equally_often():
    seen, chance = GAME.observe(Table(4).state, 0), Chance(3)
    tops = Counter(GAME.resample(seen, chance).bag[-1] for _ in range(1000))
    assert len(tops) == 5
    assert 140 < min(tops.values()) <= max(tops.values()) < 260


def test_a_guess_never_knows_the_truth():
    state = Table(4).state
    seen, hits = GAME.observe(state, 0), 0
    for seed in range(300):
        hits += GAME.resample(seen, Chance(seed)).bag[-3:] == state.bag[-3:]
    assert hits < 15


def test_the_last_fire_is_known_to_lie_at_the_bottom():
    table = Table(4)
    guess = GAME.resample(GAME.observe(table.state, 0), Chance(1))
    assert guess.pile[0] == table.number("E_fire")


# --- an observation is no state -------------------------------------------


def test_an_observation_cannot_be_played_on():
    for state in states(3):
        if state.pile and GAME.current_player(state) is not None:
            seen = GAME.observe(state, 0)
            before = GAME.copy(seen)
            with pytest.raises(ValueError, match="observation"):
                GAME.apply(seen, GAME.legal_actions(state)[0])
            assert seen == before
