from __future__ import annotations

import json

import pytest

from boardgames_desktop.engine.actions import Action, action
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import PUBLIC, UNKNOWN
from boardgames_desktop.engine.match import Match, Seat, new_setup, read_action
from tests.engine.helpers import EASY, PERSON, first_legal, make_match, make_setup, play_on, the_same
from tests.engine.toy import FIGURES, TOY


def fault_of(call, *args, **named) -> Fault:
    with pytest.raises(Fault) as caught:
        call(*args, **named)
    return caught.value


# --- playing ---------------------------------------------------------------------------------------


def test_a_legal_action_becomes_a_step_with_its_events():
    match = make_match()
    step = match.play(first_legal(match), 0)
    assert (step.index, step.player, match.length) == (1, 0, 1)
    assert [event.id for event in step.events] == ["toy-chose"]


def test_the_same_seed_and_actions_give_the_same_match():
    one, other = play_on(make_match(seed=5)), play_on(make_match(seed=5))
    assert one.position() == other.position()
    assert play_on(make_match(seed=6)).position() != one.position()


def test_an_illegal_action_is_refused_with_reasons_and_changes_nothing():
    match = make_match()
    before = match.position()
    fault = fault_of(match.play, action("take", 1))
    assert fault.code == "illegal-action"
    assert [reason.id for reason in fault.reasons] == ["toy-not-now"]
    assert fault.message.id == "toy-not-now"
    assert (match.position(), match.length) == (before, 0)


def test_another_seat_may_not_decide():
    fault = fault_of((match := make_match()).play, first_legal(match), 1)
    assert fault.reasons[0].id == "engine-not-your-turn"
    assert fault.reasons[0].args == {"player": "player/0"}


@pytest.mark.parametrize(
    "strange",
    [Action("jump"), Action("choose"), Action("choose", (99,)), Action("choose", ("0",)), Action("")],
)
def test_an_action_that_no_match_knows_has_a_reason(strange):
    assert [reason.id for reason in make_match().why_not(strange)] == ["engine-unknown-action"]


def test_a_finished_match_takes_no_action():
    match = play_on(make_match())
    assert match.over
    assert match.player is None
    assert fault_of(match.play, action("refuse")).reasons[0].id == "engine-match-over"
    assert fault_of(match.play, Action("jump")).reasons[0].id == "engine-match-over"
    assert match.prompt(0) is None
    assert match.legal(0) == []


def test_earlier_states_stay_as_they_were():
    match = make_match()
    seen = [json.dumps(match.position())]
    while not match.over:
        match.play(first_legal(match))
        seen.append(json.dumps(match.position()))
    now = [json.dumps(TOY.to_plain(state)) for state in match._states]
    assert now == seen


@pytest.mark.parametrize(
    "plain", [None, [], {}, {"kind": 1}, {"kind": "a", "args": [1.5]}, {"kind": "a", "x": 1}]
)
def test_what_is_no_action_is_a_fault(plain):
    assert fault_of(read_action, plain).code == "bad-action"


# --- views -----------------------------------------------------------------------------------------


def test_a_view_hides_what_the_viewer_may_not_know():
    match = make_match()
    mine, public = match.view(0, 0).observation, match.view(0, PUBLIC).observation
    assert mine.where.count(0) == 3
    assert set(public.where) == {UNKNOWN}
    assert public.held == [3, 3, 3]


def test_private_arguments_of_events_reach_only_those_who_may_see_them():
    match = make_match()
    match.play(first_legal(match))
    assert "card" in match.view(1, 0).events[0].args
    assert "card" not in match.view(1, 1).events[0].args
    assert "card" not in match.events(1, PUBLIC)[0].args


def test_a_secret_action_is_shown_to_nobody_else():
    match = make_match()
    played = first_legal(match)
    match.play(played)
    assert match.view(1, 0).action == played
    assert match.view(1, 1).action is None
    assert match.view(1, 1).mover == 0
    assert match.view(1, PUBLIC).action is None


def test_what_can_be_done_is_told_to_the_deciding_seat_only():
    match = make_match()
    assert match.prompt(0) is not None
    assert match.legal(0)
    assert match.targets(0)
    assert match.attempts("card/0", 0).actions
    for other in (1, 2, PUBLIC):
        assert match.prompt(other) is None
        assert match.legal(other) == []
        assert match.targets(other) == {}
        assert match.attempts("card/0", other).purpose.id == "engine-not-your-turn"


def test_past_moments_can_be_looked_at_without_touching_the_match():
    match = play_on(make_match(), actions=5)
    view = match.view(2, 0)
    assert (view.step, view.player, view.mover, match.length) == (2, 2, 1, 5)


def test_scores_over_time_has_an_entry_per_step():
    match = play_on(make_match())
    scores = match.scores_over_time(PUBLIC)
    assert len(scores) == match.length + 1
    assert scores[0] == (0, 0, 0)
    assert scores[-1] == TOY.score_sheet(match.view(match.length, PUBLIC).observation).totals


# --- taking back -------------------------------------------------------------------------------------


def choose(match: Match, count: int) -> None:
    for _ in range(count):
        match.play(first_legal(match))


def test_nothing_can_be_taken_back_before_the_first_action():
    match = make_match()
    assert match.undo() is None
    assert not match.can_undo()
    assert match.redo() is None
    assert not match.can_redo


def test_an_own_decision_can_be_taken_back_while_the_next_person_has_not_decided():
    match = make_match()
    before = match.position()
    choose(match, 1)
    assert match.undo_target() == 0
    assert match.undo() == 0
    assert match.position() == before


def test_the_decision_of_another_person_is_a_barrier():
    match = make_match()
    choose(match, 2)
    assert match.undo(seat=0) is None
    assert match.undo_target(seat=1) == 1
    assert match.undo() == 1
    assert match.undo() == 0, "what is left was decided by seat 0, which may take it back"
    assert match.length == 0


def test_a_barrier_can_be_passed():
    match = make_match()
    choose(match, 2)
    assert match.undo(seat=0, pass_barrier=True) == 1
    assert match.undo(seat=1, pass_barrier=True) == 0
    assert match.undo(seat=1, pass_barrier=True) is None


def test_computers_answers_are_dropped_with_the_persons_decision():
    match = make_match(PERSON, EASY, EASY)
    choose(match, 2)
    assert match.player == 2
    assert match.undo() == 0
    assert match.player == 0


def test_what_a_person_learned_cannot_be_taken_back():
    match = make_match(PERSON, EASY, EASY)
    choose(match, 3)
    assert match.steps[3].barrier
    assert match.undo() is None
    assert match.barrier(0) == 3
    assert match.undo(pass_barrier=True) == 0


def test_what_only_computers_learned_can_be_taken_back():
    match = make_match(EASY, EASY, EASY)
    choose(match, 3)
    assert not match.steps[3].barrier
    match.set_controller(0, PERSON)
    # Now a person sits where the cards were revealed to.
    assert match.undo() is None
    assert match.barrier(0) == 3


def test_a_match_of_computers_has_nothing_to_take_back():
    match = make_match(EASY, EASY)
    choose(match, 2)
    assert match.undo() is None
    assert match.undo(pass_barrier=True) is None


def test_the_barrier_of_a_seat_is_the_earliest_step_it_can_reach():
    match = make_match()
    choose(match, 2)
    assert [match.barrier(seat) for seat in range(3)] == [2, 1, 2]


def test_redo_plays_the_recorded_answers_of_computers_again():
    match = make_match(PERSON, EASY, EASY)
    choose(match, 2)
    position, steps = match.position(), list(match.steps)
    match.undo()
    assert match.can_redo
    assert match.redo() == 2
    assert match.position() == position
    assert list(match.steps) == steps
    assert not match.can_redo


def test_another_action_ends_redo():
    match = make_match()
    choose(match, 1)
    match.undo()
    match.play(match.legal(0)[1])
    assert not match.can_redo


@pytest.mark.parametrize("actions", range(12))
def test_undo_and_redo_lead_back_from_every_position(actions):
    match = play_on(make_match(seed=3), actions=actions)
    position = match.position()
    times = 0
    while match.undo(pass_barrier=True) is not None:
        times += 1
    assert match.length == 0
    for _ in range(times):
        match.redo()
    assert match.position() == position


def test_turn_start_is_where_the_run_of_own_decisions_begins():
    match = play_on(make_match(), actions=3)
    winner = match.player
    assert match.turn_start(winner) == (2 if winner == 2 else 3)
    for other in {0, 1, 2} - {winner}:
        assert match.turn_start(other) == other, "the seats chose in this order"
    assert make_match().turn_start(2) == 0


# --- branches, controllers -------------------------------------------------------------------------


def test_a_branch_goes_its_own_way():
    match = play_on(make_match(), actions=6)
    whole = match.position()
    other = match.branch(2, "what if")
    assert (other.length, other.setup.branch) == (2, "what if")
    assert other.setup.id != match.setup.id
    assert other.position() == TOY.to_plain(match._states[2])
    other.play(other.legal(2)[-1])
    assert match.position() == whole


def test_a_seat_can_be_given_to_a_computer_and_back():
    match = make_match()
    match.set_controller(1, "hard")
    assert match.setup.seats[1].controller == "hard"
    assert not match.is_person(1)
    assert fault_of(match.set_controller, 9, EASY).code == "bad-setup"
    assert fault_of(match.set_controller, 0, "god").code == "bad-setup"


# --- set-up ------------------------------------------------------------------------------------------


def test_a_match_can_start_from_a_position():
    match = play_on(make_match(), actions=4)
    other = make_match(start=match.position())
    assert other.length == 0
    assert other.position() == match.position()
    play_on(other)
    assert other.over


@pytest.mark.parametrize(
    "change",
    [{"held": [3, 3, 2]}, {"pile": None}, {"where": [0]}, {"stack": [["fly", 0, 0]]}, {"round": 10**30}],
)
def test_an_impossible_position_is_a_fault(change):
    position = make_match().position() | change
    assert fault_of(make_match, start=position).code == "bad-position"
    del position[next(iter(change))]
    assert fault_of(make_match, start=position).code == "bad-position"


SEATS = [Seat("a", "red"), Seat("b", "blue")]


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (SEATS[:1], {}, 1),
        (SEATS * 3, {}, 1),
        ([Seat("", "red"), SEATS[1]], {}, 1),
        ([Seat("a\nb", "red"), SEATS[1]], {}, 1),
        ([Seat("a" * 41, "red"), SEATS[1]], {}, 1),
        ([Seat("\ud800", "red"), SEATS[1]], {}, 1),
        ([Seat("a", "beige"), SEATS[1]], {}, 1),
        ([SEATS[0], SEATS[0]], {}, 1),
        ([Seat("a", "red", "god"), SEATS[1]], {}, 1),
        (SEATS, {"luck": "yes"}, 1),
        (SEATS, {"refusal": "maybe"}, 1),
        (SEATS, {"first": "2"}, 1),
        (SEATS, {}, -1),
        (SEATS, {}, 2**63),
    ],
)
def test_a_wrong_setup_is_a_fault(seats, options, seed):
    assert fault_of(new_setup, TOY, seats, options, seed, FIGURES).code == "bad-setup"


def test_figures_the_game_cannot_be_played_with_are_a_fault():
    setup = new_setup(TOY, SEATS, {}, 1, FIGURES | {"cards": 3})
    assert fault_of(Match, TOY, setup).code == "bad-figures"


def test_options_not_given_have_their_defaults_and_seeds_differ():
    one, other = new_setup(TOY, SEATS, figures=FIGURES), new_setup(TOY, SEATS, figures=FIGURES)
    assert one.options == {"first": "random", "refusal": "allowed"}
    assert one.seed != other.seed
    assert one.id != other.id


def test_two_matches_of_the_same_setup_are_the_same():
    setup = make_setup()
    assert the_same(play_on(Match(TOY, setup)), play_on(Match(TOY, setup)))
