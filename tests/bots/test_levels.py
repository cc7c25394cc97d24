"""Levels: they decide by what their seat sees, repeat themselves, and finish whole games."""

from __future__ import annotations

import pytest

from boardgames_desktop.bots.levels import LEVELS, RANDOM, Budget, choose
from boardgames_desktop.engine.chance import Chance
from tests.bots.positions import TABLES, make_match, middles

FEW = Budget(iterations=24)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_other_hidden_things_do_not_change_the_move(game_id, seats, level):
    """Two worlds that look the same to the seat: an opponent that peeked would play them differently."""
    differing = 0
    for game, state in middles(game_id, seats):
        seat = game.current_player(state)
        observation = game.observe(state, seat)
        other = game.resample(observation, Chance(99))
        differing += game.to_plain(other) != game.to_plain(state)
        moves = {
            choose(game, game.observe(world, seat), level, Chance(7), FEW).action for world in (state, other)
        }
        assert len(moves) == 1
    assert differing, "no position had anything hidden to swap"


@pytest.mark.parametrize("level", LEVELS)
def test_equal_generators_and_iterations_give_equal_thoughts(level):
    game_id, seats = TABLES[0]
    for game, state in middles(game_id, seats):
        observation = game.observe(state, game.current_player(state))
        first, again = (choose(game, observation, level, Chance(3), FEW) for _ in range(2))
        assert (first.action, first.values, first.visits) == (again.action, again.values, again.visits)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_level_plays_whole_games_legally(game_id, seats, level):
    match = make_match(game_id, seats, seed=11)
    chance, budget = Chance(1), Budget(iterations=4)
    while match.player is not None:
        seen = match.view(match.length, match.player).observation
        match.play(choose(match.game, seen, level, chance, budget).action)
    assert match.over


def test_candidates_are_legal_actions_and_never_lacking():
    for game_id, seats in TABLES:
        for game, state in middles(game_id, seats):
            candidates = game.candidates(state)
            assert candidates
            assert set(candidates) <= set(game.legal_actions(state))
            assert len(set(candidates)) == len(candidates)


def test_promise_is_never_negative_and_the_same_alone_and_together():
    for game_id, seats in TABLES:
        for game, state in middles(game_id, seats):
            candidates = game.candidates(state)
            together = game.priors(state, candidates)
            assert min(together) >= 0
            assert together == pytest.approx([game.prior(state, action) for action in candidates])


def test_without_time_the_hard_level_plays_the_normal_move():
    for game, state in middles(*TABLES[0]):
        observation = game.observe(state, game.current_player(state))
        hard = choose(game, observation, "hard", Chance(2), Budget(seconds=0.0))
        normal = choose(game, observation, "normal", Chance(2))
        assert hard.action == normal.action


def test_thinking_ends_when_it_is_no_longer_wanted():
    game, state = next(middles(*TABLES[0]))
    observation = game.observe(state, game.current_player(state))
    thought = choose(game, observation, "hard", Chance(2), Budget(seconds=60.0), cancelled=lambda: True)
    assert thought.iterations < 40


def test_searching_ends_early_when_nothing_can_overtake_the_leader():
    ended_early = 0
    for game, state in middles(*TABLES[0]):
        observation = game.observe(state, game.current_player(state))
        thought = choose(game, observation, "hard", Chance(2), Budget(iterations=600))
        if thought.iterations < 600:
            ended_early += 1
            first, second = (count for _, count in thought.visits[:2])
            assert first - second > 600 - thought.iterations
    assert ended_early


def test_an_unknown_level_is_refused():
    game, state = next(middles(*TABLES[0]))
    with pytest.raises(ValueError, match="level"):
        choose(game, game.observe(state, game.current_player(state)), "genius", Chance(1))


def test_random_play_is_legal():
    game, state = next(middles(*TABLES[0]))
    observation = game.observe(state, game.current_player(state))
    assert choose(game, observation, RANDOM, Chance(1)).action in game.legal_actions(state)
