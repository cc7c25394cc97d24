"""Computer opponents in a process of their own, so that the window never waits for them.

One pipe per process, new after each death: a killed process shows as the end of its pipe, nothing can
hang. The process is given observations and the set-up without its seed; it cannot cheat.
"""

from __future__ import annotations

import multiprocessing
import signal
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
SECONDS_TO_STOP = 1.0


@dataclass(frozen=True, slots=True)
class Question:
    """What a process is asked. ``observation`` is in plain form, ``setup`` has no seed."""

    ticket: int
    setup: Setup
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
        self._question = Question(ticket, hidden, observation, level, seed, budget or Budget(seconds=1.0))
        self._deaths = 0
        self._send()

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
        if self._question is None:
            return
        self._question = None
        if self._pipe is not None:
            with suppress(OSError, ValueError):
                self._pipe.send(None)

    def close(self) -> None:
        """Let the process go. Nothing can be asked afterwards."""
        self._closed = True
        self._question = None
        self._drop()

    # --- the process ----------------------------------------------------------------------------

    def _send(self) -> None:
        """Send the question, to a new process if there is none."""
        if self._process is None:
            self._start()
        assert self._pipe is not None
        with suppress(OSError, ValueError):
            self._pipe.send(self._question)
        # A send that failed shows at the next poll as the end of the pipe.

    def _start(self) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(theirs,), name="opponents", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours

    def _receive(self) -> list[Answer]:
        answers: list[Answer] = []
        try:
            while self._pipe is not None and self._pipe.poll():
                answers.append(self._pipe.recv())
        except (EOFError, OSError):
            answers += self._after_death()
        return answers

    def _after_death(self) -> list[Answer]:
        """Ask again in a new process; after too many deaths answer here, with the quick normal move."""
        self._drop()
        self._deaths += 1
        question = self._question
        assert question is not None
        if self._deaths < MOST_DEATHS:
            self._send()
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


# --- inside the process -----------------------------------------------------------------------------


def serve(pipe: Connection) -> None:
    """Answer questions until the pipe ends; a newer message ends the thinking about an older one."""
    with suppress(ValueError, AttributeError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            question = pipe.recv()
            if question is not None and not pipe.poll():
                pipe.send(answer(question, pipe.poll))


def answer(question: Question, cancelled: Callable[[], bool] | None = None) -> Answer:
    """Think about a question. Whatever goes wrong becomes an answer that says so."""
    try:
        game: Game[Any, Any] = registry.game(question.setup.game)
        components = make_components(game, question.setup)
        observation = game.from_plain(components, question.observation)
        thought = choose(game, observation, question.level, Chance(question.seed), question.budget, cancelled)
    except Exception as error:
        # A fault of one game or opponent must not end the process: the table is told and plays on.
        return Answer(question.ticket, None, None, f"{type(error).__name__}: {error}")
    return Answer(question.ticket, thought.action, thought, "")
