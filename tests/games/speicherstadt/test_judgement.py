"""The judgement behind the computer opponents: right at the end, sane before, the same for what looks the same."""

from __future__ import annotations

from itertools import pairwise

import pytest

from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import PUBLIC
from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.scoring import total
from boardgames_desktop.games.speicherstadt.state import LOAD, State
from tests.games.speicherstadt.positions import SEATS, make_components


def states(seats: int, seed: int):
    """All states of a game of random candidates."""
    state, chance = GAME.new_state(make_components(seats), seed), Chance(seed)
    while GAME.current_player(state) is not None:
        yield state
        GAME.apply(state, chance.choice(GAME.candidates(state)))
    yield state


@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_the_judgement_is_the_score(seats):
    for seed in range(6):
        *_, last = states(seats, seed)
        totals = [total(last, seat) for seat in range(seats)]
        # Coins break ties and count a thousandth each, so that an equal score with more coins stands better.
        assert GAME.evaluate(last) == pytest.approx(totals, abs=0.2)


@pytest.mark.parametrize("seats", SEATS)
def test_an_observation_is_judged_like_the_position_itself(seats):
    for state in states(seats, 3):
        seen = GAME.observe(state, PUBLIC)
        assert GAME.evaluate(seen) == GAME.evaluate(state)
        if GAME.current_player(state) is not None:
            candidates = GAME.candidates(state)
            assert GAME.candidates(seen) == candidates
            assert GAME.priors(seen, candidates) == GAME.priors(state, candidates)


def test_judging_changes_nothing():
    for state in states(4, 5):
        before = GAME.to_plain(state)
        GAME.evaluate(state)
        if GAME.current_player(state) is not None:
            GAME.priors(state, GAME.candidates(state))
        assert GAME.to_plain(state) == before


def better(state: State, change) -> float:
    """What a change is worth to seat 0."""
    changed = state.copy()
    change(changed)
    return GAME.evaluate(changed)[0] - GAME.evaluate(state)[0]


def opening(seats: int = 4) -> State:
    return GAME.new_state(make_components(seats), 1)


def give(card: str):
    def change(state: State) -> None:
        state.where[state.components.card_numbers[card]] = 0

    return change


def test_points_count_in_full():
    def more(state: State) -> None:
        state.fire_points[0] += 3

    assert better(opening(), more) == pytest.approx(3.0)


def test_coins_are_worth_less_the_more_there_are_and_nothing_is_worth_less_with_them():
    def coins(count: int):
        def change(state: State) -> None:
            state.coins[0] = count

        return change

    values = [better(opening(), coins(count)) for count in range(20)]
    gains = [b - a for a, b in pairwise(values)]
    assert min(gains) >= 0
    assert gains == sorted(gains, reverse=True)


@pytest.mark.parametrize(
    "card",
    ["A_contract_1", "A_fireman_2", "A_merchant_tea", "A_warehouse", "A_counting_office", "C_bank",
     "D_port", "D_chamber_of_commerce", "D_boatsmen_church", "D_st_michaelis", "B_contract_3"],
)  # fmt: skip
def test_owning_a_card_is_better_than_not(card):
    assert better(opening(), give(card)) > 0


def test_the_stronger_fireman_and_the_larger_office_row_are_better():
    assert better(opening(), give("D_fireman_5")) > better(opening(), give("A_fireman_1"))
    one, two = opening(), opening()
    give("A_counting_office")(one)
    give("A_counting_office")(two)
    give("B_counting_office")(two)
    first = GAME.evaluate(one)[0] - GAME.evaluate(opening())[0]
    assert GAME.evaluate(two)[0] - GAME.evaluate(one)[0] > first


def test_the_last_cube_that_a_contract_misses_is_worth_more_than_another():
    state = opening()
    give("A_contract_1")(state)
    first, last = state.components.cards[state.components.card_numbers["A_contract_1"]].symbols
    state.filled[first] = 1
    # None is left in the bag, so it will hardly come by itself.
    state.stock[state.components.symbols[last].good] = 8

    def hold(good: int):
        def change(changed: State) -> None:
            changed.goods[good] += 1

        return change

    wanted = state.components.symbols[last].good
    others = [good for good in range(len(state.stock)) if good != wanted]
    assert better(state, hold(wanted)) > 1 + max(better(state, hold(good)) for good in others)


def _turn_ends(state: State, choices) -> list[float]:
    """How seat to move is judged at every end its loading turn can have, each pool looked at once."""
    seat, turn = state.player, (state.round, state.loaded)
    seen, open_, ends = set(), [state], []
    while open_:
        now = open_.pop()
        for action in choices(now):
            after = now.copy()
            GAME.apply(after, action)
            if after.phase != LOAD or after.player != seat or (after.round, after.loaded) != turn:
                ends.append(GAME.evaluate(after)[seat])
                continue
            key = (*after.goods, *after.filled, *after.takeable, *after.coins)
            if key not in seen:
                seen.add(key)
                open_.append(after)
    return ends


def test_leaving_out_reorderings_loses_little_in_loading():
    """Against all orders of all steps: usually nothing at all."""
    losses = []
    for seed in range(10):
        for state in states(4, seed):
            cubes = sum(state.goods[state.player * 5 : state.player * 5 + 5]) if state.phase == LOAD else 0
            if 2 <= cubes <= 5:
                best = max(_turn_ends(state.copy(), GAME.legal_actions))
                losses.append(best - max(_turn_ends(state.copy(), GAME.candidates)))
    assert len(losses) > 100
    assert sum(losses) / len(losses) < 0.05
    assert max(losses) < 2.5
