"""The toy game keeps the contract; otherwise the other tests here would prove nothing."""

from __future__ import annotations

import pytest

from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import PUBLIC, UNKNOWN
from boardgames_desktop.engine.match import Match
from tests.engine.helpers import make_match, make_setup, play_on
from tests.engine.toy import TOY


@pytest.mark.parametrize("seed", range(40))
def test_legal_actions_are_exactly_those_without_reasons_in_every_position(seed):
    match = make_match(*["person"] * (2 + seed % 3), seed=seed)
    chance = Chance(seed)
    seen = set()
    while not match.over:
        legal = match.legal(match.player)
        assert legal
        for candidate in TOY.all_actions(match.components):
            assert (candidate in legal) == (not match.why_not(candidate))
        seen.add(TOY.phases(match.view(match.length, PUBLIC).observation)[1])
        match.play(chance.choice(legal))
        state = TOY.from_plain(match.components, match.position())
        assert TOY.to_plain(state) == match.position()
    assert 0 in seen
    assert match.length < 40


@pytest.mark.parametrize("seed", range(20))
def test_a_resampled_state_is_observed_as_the_same(seed):
    match = play_on(make_match(seed=seed), actions=seed % 7)
    state = TOY.from_plain(match.components, match.position())
    for viewer in (PUBLIC, 0, 1, 2):
        seen = TOY.observe(state, viewer)
        again = TOY.resample(seen, Chance(seed))
        assert TOY.observe(again, viewer) == seen
        assert UNKNOWN not in again.where
        with pytest.raises(ValueError, match="observation"):
            TOY.apply(seen, TOY.legal_actions(state)[0])


def test_every_kind_of_decision_comes_up():
    match = Match(TOY, make_setup(seed=3))
    play_on(match)
    kinds = {step.action.kind for step in match.steps[1:]}
    assert {"choose", "take", "give"} <= kinds
