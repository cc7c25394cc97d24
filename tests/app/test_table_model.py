"""The model: the only way a match on the table changes."""

from __future__ import annotations

import pytest

from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.engine.actions import action
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import PUBLIC, UNKNOWN
from tests.app.fakes import FakeOpponents, small_match


def model_of(*controllers, opponents=None, store=None):
    model = MatchModel(small_match(*controllers), store, opponents)
    model.set_pace(0)
    return model


def take(stone):
    return action("take", stone)


def test_a_person_plays_and_the_change_is_told(qtbot):
    model = model_of("person", "person")
    with qtbot.waitSignal(model.changed) as told:
        model.play(take(2))
    assert told.args == [1]
    assert model.length == 1
    assert model.viewer == 1


def test_an_illegal_action_changes_nothing(qtbot):
    model = model_of("person", "person")
    with pytest.raises(Fault) as fault:
        model.play(take(1))
    assert fault.value.reasons[0].id == "small-order"
    assert model.length == 0


def test_the_only_person_is_always_the_viewer(qtbot):
    model = model_of("easy", "person", opponents=FakeOpponents(silent=True))
    assert model.viewer == 1
    assert not model.decides_here
    assert model.prompt() is None
    assert not model.targets()
    assert not model.legal()


def test_without_persons_the_public_looks(qtbot):
    assert model_of("easy", "easy", opponents=FakeOpponents(silent=True)).viewer == PUBLIC


def test_a_view_holds_no_hidden_thing(qtbot):
    assert set(model_of("person", "easy").view().observation.bag) == {UNKNOWN}


def test_a_computer_answers_by_itself(qtbot):
    model = model_of("person", "easy", opponents=FakeOpponents())
    model.play(take(5))
    qtbot.waitUntil(lambda: model.length == 2)
    assert model.decides_here


def test_computers_alone_play_to_the_end(qtbot):
    model = model_of("easy", "normal", opponents=FakeOpponents())
    model.start()
    qtbot.waitUntil(lambda: model.over, timeout=5000)
    assert model.thinking is None


def test_an_answer_for_an_older_position_is_dropped(qtbot):
    opponents = FakeOpponents(silent=True)
    model = model_of("person", "easy", opponents=opponents)
    model.play(take(5))
    stale = list(opponents.answers)
    assert model.undo()
    model.play(take(4))
    opponents.answers = stale
    opponents.release()
    qtbot.wait(120)
    assert model.length == 1


def test_undo_goes_back_over_the_computers_answers_and_redo_plays_them_again(qtbot):
    model = model_of("person", "easy", "easy", opponents=FakeOpponents())
    model.play(take(5))
    qtbot.waitUntil(lambda: model.length == 3)
    assert model.can_undo
    assert model.undo()
    assert model.length == 0
    assert model.can_redo
    assert model.redo()
    assert model.length == 3
    assert not model.redo()


def test_walking_in_the_history_leaves_the_match_alone(qtbot):
    model = model_of("person", "person")
    for stone in (2, 3, 4):
        model.play(take(stone))
    model.go(1)
    assert (model.cursor, model.length, model.at_present) == (1, 3, False)
    assert model.prompt() is None
    with pytest.raises(Fault):
        model.play(take(5))
    model.go(99)
    assert model.at_present
    model.go(-5)
    assert model.cursor == 0


def test_computers_wait_while_the_past_is_shown(qtbot):
    opponents = FakeOpponents(silent=True)
    model = model_of("person", "easy", opponents=opponents)
    model.play(take(5))
    model.go(0)
    opponents.release()
    qtbot.wait(120)
    assert model.length == 1
    model.go(1)
    qtbot.waitUntil(lambda: model.length == 2)


def test_paused_computers_move_one_step_at_a_time(qtbot):
    model = model_of("easy", "easy", opponents=FakeOpponents())
    model.set_paused(True)
    model.start()
    qtbot.wait(120)
    assert model.length == 0
    model.one_step()
    qtbot.waitUntil(lambda: model.length == 1)
    qtbot.wait(120)
    assert model.length == 1
    model.set_paused(False)
    qtbot.waitUntil(lambda: model.over, timeout=5000)


def test_held_computers_wait_for_the_pieces_to_land(qtbot):
    model = model_of("easy", "easy", opponents=FakeOpponents())
    model.set_held(True)
    model.start()
    qtbot.wait(120)
    assert model.length == 0
    model.set_held(False)
    qtbot.waitUntil(lambda: model.length > 0)


def test_a_computer_that_answers_nonsense_is_replaced_by_a_legal_move(qtbot):
    opponents = FakeOpponents(silent=True)
    model = model_of("person", "easy", opponents=opponents)
    model.play(take(5))
    opponents.answers[0].action = take(5)
    with qtbot.waitSignal(model.trouble):
        opponents.release()
    qtbot.waitUntil(lambda: model.length == 2)


def test_continuing_from_the_past_makes_a_branch_of_its_own(qtbot):
    model = model_of("person", "person")
    for stone in (2, 3, 4):
        model.play(take(stone))
    before = model.setup.id
    model.go(1)
    model.branch_here("other way")
    assert (model.length, model.setup.branch) == (1, "other way")
    assert model.setup.id != before
    model.play(take(5))


def test_numbers_of_steps_change_when_a_step_is_played_otherwise(qtbot):
    model = model_of("person", "person")
    model.play(take(2))
    opening, first = model.identity(0), model.identity(1)
    model.undo()
    model.play(take(3))
    assert model.identity(0) == opening
    assert model.identity(1) != first


class FailingStore:
    def __init__(self):
        self.recorded, self.released, self.fails = 0, [], False

    def record(self, match):
        self.recorded += 1
        if self.fails:
            raise Fault("save-failed", "engine-save-failed")

    save = record

    def release(self, match_id):
        self.released.append(match_id)


def test_every_change_is_recorded_and_a_failing_disk_is_told_once(qtbot):
    store = FailingStore()
    model = model_of("person", "person", store=store)
    heard = []
    model.trouble.connect(heard.append)
    model.play(take(2))
    assert store.recorded == 1
    store.fails = True
    model.play(take(3))
    model.play(take(4))
    assert len(heard) == 1
    assert model.length == 3


def test_a_failing_disk_is_told_again_after_the_computers_moved_and_after_the_change_is_shown(qtbot):
    store = FailingStore()
    store.fails = True
    model = model_of("person", "easy", store=store, opponents=FakeOpponents())
    told = []
    model.changed.connect(lambda _step: told.append("change"))
    model.trouble.connect(lambda _message: told.append("trouble"))
    model.play(take(2))
    qtbot.waitUntil(lambda: model.player == 0 and model.length == 2, timeout=5000)
    assert told == ["change", "trouble", "change", "trouble"]


def test_closing_saves_lets_go_and_ends_the_opponents(qtbot):
    store, opponents = FailingStore(), FakeOpponents(silent=True)
    model = model_of("person", "easy", store=store, opponents=opponents)
    model.play(take(2))
    model.close()
    assert store.released == [model.setup.id]
    assert opponents.closed
    assert opponents.cancelled
