"""The process of the computer opponents: killed, cancelled, asked too much, closed."""

from __future__ import annotations

import os
import signal
import time

import pytest

from boardgames_desktop.bots import worker
from boardgames_desktop.bots.levels import Budget
from boardgames_desktop.bots.worker import Opponents, Question, answer
from tests.bots.positions import TABLES, make_match

PATIENCE = 60.0
LONG = Budget(seconds=30.0)


@pytest.fixture
def opponents():
    made = Opponents()
    yield made
    made.close()


@pytest.fixture
def match():
    return make_match(*TABLES[0])


def seen(match):
    return match.game.to_plain(match.view(match.length, match.player).observation)


def ask(opponents, match, ticket, level="normal", budget=None):
    opponents.ask(ticket, match.setup, seen(match), level, 1, budget)


def wait(opponents):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answers = opponents.poll()
        if answers:
            return answers
        time.sleep(0.01)
    raise AssertionError("no answer came")


def is_alive(process_id):
    try:
        os.kill(process_id, 0)
    except OSError:
        return False
    return True


def test_an_answer_is_a_legal_action_with_its_ticket(opponents, match):
    ask(opponents, match, 5)
    assert opponents.busy
    (found,) = wait(opponents)
    assert found.ticket == 5
    assert not match.why_not(found.action)
    assert not found.error
    assert not opponents.busy


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a signal that cannot be caught")
def test_a_killed_process_is_made_anew_and_asked_again(opponents, match):
    ask(opponents, match, 1, "hard", Budget(seconds=1.0))
    first = opponents.process_id
    os.kill(first, signal.SIGKILL)
    (found,) = wait(opponents)
    assert not match.why_not(found.action)
    assert opponents.process_id != first


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a signal that cannot be caught")
def test_after_two_deaths_over_one_question_the_normal_move_comes_all_the_same(opponents, match):
    ask(opponents, match, 1, "hard", LONG)
    killed = set()
    end = time.monotonic() + PATIENCE
    found = []
    while not found and time.monotonic() < end:
        if opponents.process_id and opponents.process_id not in killed:
            killed.add(opponents.process_id)
            os.kill(opponents.process_id, signal.SIGKILL)
        found = opponents.poll()
        time.sleep(0.01)
    assert len(killed) == 2
    assert not match.why_not(found[0].action)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a signal that cannot be caught")
def test_a_process_killed_while_idle_does_not_matter(opponents, match):
    ask(opponents, match, 1)
    wait(opponents)
    os.kill(opponents.process_id, signal.SIGKILL)
    time.sleep(0.2)
    ask(opponents, match, 2)
    assert wait(opponents)[0].ticket == 2


def test_a_newer_question_makes_the_older_answer_stale(opponents, match):
    ask(opponents, match, 1, "hard", LONG)
    ask(opponents, match, 2)
    assert [found.ticket for found in wait(opponents)] == [2]


def test_after_cancelling_nothing_comes_and_the_process_is_free(opponents, match):
    ask(opponents, match, 1, "hard", LONG)
    time.sleep(0.5)
    opponents.cancel()
    assert opponents.poll() == []
    ask(opponents, match, 2)
    assert wait(opponents)[0].ticket == 2


def test_asking_and_polling_do_not_wait_for_the_thinking(opponents, match):
    ask(opponents, match, 1, "hard", LONG)
    began = time.monotonic()
    for _ in range(20):
        assert opponents.poll() == []
    assert time.monotonic() - began < LONG.seconds / 2


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a signal that makes a process stand still")
def test_a_process_that_stands_still_is_given_up(opponents, match, monkeypatch):
    ask(opponents, match, 1)
    wait(opponents)
    monkeypatch.setattr(worker, "SECONDS_OVERDUE", 0.5)
    stuck = opponents.process_id
    os.kill(stuck, signal.SIGSTOP)
    began = time.monotonic()
    ask(opponents, match, 2, "normal", Budget(seconds=0.1))
    for _ in range(50):
        opponents.cancel()
        ask(opponents, match, 3, "normal", Budget(seconds=0.1))
    assert time.monotonic() - began < 5.0, "asking a process that does not read waits for it"
    (found,) = wait(opponents)
    assert found.ticket == 3
    assert not match.why_not(found.action)
    assert not is_alive(stuck)


def test_another_match_is_asked_with_its_own_set_up(opponents, match):
    ask(opponents, match, 1)
    wait(opponents)
    other = make_match(TABLES[0][0], TABLES[-1][1], seed=8)
    assert len(other.setup.seats) != len(match.setup.seats)
    for ticket, asked in enumerate((other, match, other), 2):
        ask(opponents, asked, ticket)
        (found,) = wait(opponents)
        assert not found.error
        assert not asked.why_not(found.action)


def test_closing_leaves_no_process(match):
    opponents = Opponents()
    opponents.ask(1, match.setup, seen(match), "hard", 1, LONG)
    process_id = opponents.process_id
    opponents.close()
    assert not is_alive(process_id)
    opponents.close()
    opponents.ask(2, match.setup, seen(match), "hard", 1, LONG)
    assert opponents.poll() == []


def test_a_fault_while_thinking_is_an_answer(match):
    broken = Question(9, match.setup, {"nonsense": True}, "normal", 1, Budget())
    found = answer(broken)
    assert found.action is None
    assert found.ticket == 9
    assert found.error


def test_the_process_is_not_told_the_seed(opponents, match):
    ask(opponents, match, 1)
    assert opponents._question.setup.seed != match.setup.seed
    assert opponents._question.setup.start is None
