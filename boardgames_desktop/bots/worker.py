"""Computer opponents in a process of their own, so that the window never waits for them.

One pipe per process, new after each death: a killed process shows as the end of its pipe, nothing can
hang. A question is sent only to a process that waits for one, so that sending never waits either. The
process is given observations and, once per match, the set-up without its seed; it cannot cheat.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any

from boardgames_desktop.bots.levels import Budget, Thought, choose
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import Game
from boardgames_desktop.engine.match import make_components
from boardgames_desktop.engine.setups import Setup

MOST_DEATHS = 2
"""Deaths over one question after which the normal move is found without the process."""
SECONDS_OVERDUE = 20.0
"""A process that has not answered so long after its budget of time counts as dead."""
SECONDS_TO_STOP = 1.0
NICENESS = 5
"""How much the process steps back behind the window where the system lets it."""

READY = "ready"
"""What a process says when it can be asked."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a process is asked. ``observation`` is in plain form.

    setup: without its seed; None on the way to a process that has been told it before.
    """

    ticket: int
    setup: Setup | None
    observation: Mapping[str, Any]
    level: str
    seed: int
    budget: Budget


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back for a ticket: an action with the thought behind it, or what went wrong."""

    ticket: int
    action: Action | None
    thought: Thought | None
    error: str = ""


class Opponents:
    """Asks one question at a time; ``poll`` fetches the answer. No call waits for the thinking."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._process: Any = None
        self._pipe: Connection | None = None
        self._question: Question | None = None
        self._sent = False
        self._waiting = False
        self._told: Setup | None = None
        self._due = 0.0
        self._deaths = 0
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._question is not None

    @property
    def process_id(self) -> int | None:
        """The process that thinks, None while there is none."""
        return self._process.pid if self._process is not None else None

    def ask(
        self,
        ticket: int,
        setup: Setup,
        observation: Mapping[str, Any],
        level: str,
        seed: int,
        budget: Budget | None = None,
    ) -> None:
        """Ask for the decision of the seat whose turn it is in ``observation`` (in plain form).

        An earlier question that is not answered yet is forgotten.
        """
        if self._closed:
            return
        hidden = replace(setup, seed=0, start=None)
        self._forget()
        self._question = Question(ticket, hidden, observation, level, seed, budget or Budget(seconds=1.0))
        self._deaths = 0
        self._begin()

    def poll(self) -> list[Answer]:
        """The answer if it has come; answers to forgotten questions are dropped."""
        if self._question is None:
            return []
        awaited = self._question.ticket
        found = self._receive()
        answers = [answer for answer in found if answer.ticket == awaited]
        if answers:
            self._question = None
        return answers

    def cancel(self) -> None:
        """Forget the question; the process stops thinking about it."""
        self._forget()

    def close(self) -> None:
        """Let the process go. Nothing can be asked afterwards."""
        self._closed = True
        self._question = None
        self._drop()

    # --- the process ----------------------------------------------------------------------------

    def _forget(self) -> None:
        """No answer is wanted any more. The process is told once: a word so short never fills the pipe."""
        if self._question is not None and self._sent and self._pipe is not None:
            with suppress(OSError, ValueError):
                self._pipe.send(None)
        self._question, self._sent = None, False

    def _begin(self) -> None:
        """Have the question answered, by a new process if there is none."""
        assert self._question is not None
        self._due = _due(self._question)
        self._sent = False
        if self._process is None:
            self._start()
        self._send()

    def _send(self) -> None:
        """Send the question if the process waits for one; otherwise a later poll does."""
        question = self._question
        if question is None or self._sent or not self._waiting or self._pipe is None:
            return
        known = self._told == question.setup
        # A send that fails shows at the next poll as the end of the pipe.
        with suppress(OSError, ValueError):
            self._pipe.send(replace(question, setup=None) if known else question)
        self._told, self._sent, self._waiting = question.setup, True, False

    def _start(self) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(theirs,), name="opponents", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        self._waiting, self._told = False, None

    def _receive(self) -> list[Answer]:
        answers: list[Answer] = []
        try:
            while self._pipe is not None and self._pipe.poll():
                message = self._pipe.recv()
                self._waiting = True
                if isinstance(message, Answer):
                    answers.append(message)
        except (EOFError, OSError):
            return answers + self._after_death()
        if not answers and time.monotonic() > self._due:
            return self._after_death()
        self._send()
        return answers

    def _after_death(self) -> list[Answer]:
        """Ask again in a new process; after too many deaths answer here, with the quick normal move."""
        self._drop()
        self._deaths += 1
        question = self._question
        assert question is not None
        if self._deaths < MOST_DEATHS:
            self._begin()
            return []
        return [answer(replace(question, level="normal"))]

    def _drop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.terminate()
            self._process.join(SECONDS_TO_STOP)
            if self._process.is_alive():
                self._process.kill()
                self._process.join(SECONDS_TO_STOP)
        self._process = self._pipe = None
        self._waiting, self._told = False, None


def _due(question: Question) -> float:
    """When to give up on a process that does not answer; never if the time was not limited."""
    budget = question.budget
    if budget.seconds is None and budget.iterations is not None:
        return float("inf")
    return time.monotonic() + (budget.seconds or 0.0) + SECONDS_OVERDUE


# --- inside the process -----------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """Answer questions until the pipe ends; a newer message ends the thinking about an older one."""
    with suppress(ValueError, AttributeError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    setup: Setup | None = None
    with suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            question = pipe.recv()
            if question is not None:
                setup = question.setup or setup
                pipe.send(answer(replace(question, setup=setup), pipe.poll))


def answer(question: Question, cancelled: Callable[[], bool] | None = None) -> Answer:
    """Think about a question. Whatever goes wrong becomes an answer that says so."""
    try:
        if question.setup is None:
            raise ValueError("the process does not know the set-up")
        game: Game[Any, Any] = registry.game(question.setup.game)
        components = make_components(game, question.setup)
        observation = game.from_plain(components, question.observation)
        thought = choose(game, observation, question.level, Chance(question.seed), question.budget, cancelled)
    except Exception as error:
        # A fault of one game or opponent must not end the process: the table is told and plays on.
        return Answer(question.ticket, None, None, f"{type(error).__name__}: {error}")
    return Answer(question.ticket, thought.action, thought, "")
