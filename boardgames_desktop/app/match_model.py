"""The match on the table as one observable thing: the only way anything in it changes.

Windows learn of every change by one signal and ask for views; none of them ever sees a state.
Computer seats are asked by ticket in a process of their own; what answers an older position is
dropped.
"""

from __future__ import annotations

import zlib
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from boardgames_desktop.app.match_reader import MatchReader
from boardgames_desktop.bots.levels import BUDGETS
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import PUBLIC
from boardgames_desktop.engine.match import Match
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.engine.saves import dump
from boardgames_desktop.engine.store import MatchStore

_POLL = 25
"""Milliseconds between looks for the computer's answer."""

_PACE = 700
"""Milliseconds before a computer's move is carried out, until told otherwise."""


class MatchModel(MatchReader):
    """One match with its history, its computers and its place on the disk.

    Signals: ``changed(step)`` the step now shown (a move, a walk in the history, another match);
    ``thinking_changed()``; ``trouble(message)`` something went wrong that a person should know.

    store: records the match after every change; None keeps nothing. opponents: answers for the
    computer seats (``bots.worker.Opponents``); None when all seats are persons'.
    """

    changed = Signal(int)
    thinking_changed = Signal()
    trouble = Signal(object)

    def __init__(
        self,
        match: Match[Any, Any],
        store: MatchStore | None = None,
        opponents: Any = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, parent)
        self._store = store
        self._store_failed = False
        self._opponents = opponents
        self._ticket = 0
        self._asked: int | None = None
        self._answer: Action | None = None
        self._paused = False
        self._one_step = False
        self._held = False
        self._play_forced = False
        self._taken_back = False
        self._pace = _PACE
        self._rest = QElapsedTimer()
        self._rest.start()
        self._poll = QTimer(self)
        self._poll.setInterval(_POLL)
        self._poll.timeout.connect(self._look)

    @property
    def thinking(self) -> int | None:
        """The computer seat whose move is being awaited."""
        return self.player if self._asked is not None or self._answer is not None else None

    @property
    def paused(self) -> bool:
        """Whether computers wait for ``one_step`` or the end of the pause."""
        return self._paused

    # --- changes --------------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        """The deciding person's action. Raises Fault ``illegal-action``; nothing is changed then."""
        if not self.at_present:
            raise Fault("past", "table-past-no-moves")
        self._match.play(action, self.viewer)
        self._after_change()

    def undo(self) -> bool:
        """Take back the last decision of the person; answers whether there was one."""
        if self._match.undo(None, self.pass_barrier) is None:
            return False
        self._after_change(taken_back=True)
        return True

    def redo(self) -> bool:
        """Play again what was taken back; answers whether there was something."""
        if self._match.redo() is None:
            return False
        self._after_change()
        return True

    def branch_here(self, name: str) -> None:
        """Go on from the shown moment in a match of its own; the old one stays saved as it is."""
        self.put_aside()
        self.take(self._match.branch(self._cursor, name))

    def take(self, match: Match[Any, Any]) -> None:
        """Show another match of the same game from now on."""
        self._match = match
        self._person = self._first_person()
        self._after_change()

    def set_controller(self, seat: int, controller: str) -> None:
        """Let a person or a computer decide for a seat from now on."""
        self._match.set_controller(seat, controller)
        self._after_change()

    def _after_change(self, taken_back: bool = False) -> None:
        """Everything that follows from another position: drop old questions, save, tell, ask anew."""
        self._forget_question(telling=False)
        self._taken_back = taken_back
        if self._match.is_person(self.player) and self.player is not None:
            self._person = self.player
        self._cursor = self.length
        self._stamp()
        trouble = self._record()
        self._rest.restart()
        self.changed.emit(self._cursor)
        if trouble is not None:
            # After the change is shown, since showing it takes earlier sentences away.
            self.trouble.emit(trouble)
        self.consider()

    # --- walking through the history ------------------------------------------------------------

    def go(self, step: int) -> None:
        """Show the moment after ``step`` actions (limited to what there is). The match is untouched."""
        step = max(0, min(step, self.length))
        if step != self._cursor:
            self._cursor = step
            self._rest.restart()
            self.changed.emit(step)
            self.consider()

    # --- computers ------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to ask computers; call when the table is ready to show their moves."""
        self.changed.emit(self._cursor)
        self.consider()

    def set_pace(self, milliseconds: int) -> None:
        """The least pause before a computer's move."""
        self._pace = milliseconds

    def set_play_forced(self, forced: bool) -> None:
        """Whether a person's decision with only one legal action is made by itself."""
        self._play_forced = forced

    def set_held(self, held: bool) -> None:
        """While held (pieces are flying) computers think on, but do not move."""
        if held != self._held:
            self._held = held
            self._rest.restart()
            self.consider()

    def set_paused(self, paused: bool) -> None:
        """Let the computers wait, or go on."""
        self._paused, self._one_step = paused, False
        self.thinking_changed.emit()
        self.consider()

    def one_step(self) -> None:
        """While paused: let one computer's move happen."""
        self._one_step = True
        self.consider()

    def consider(self) -> None:
        """Ask the computer to move if one is; called after everything that could matter to it."""
        player = self.player
        person = self._match.is_person(player)
        if player is None or (person and self._forced() is None) or (not person and self._opponents is None):
            self._poll.stop()
            return
        if not person and self._asked is None and self._answer is None:
            self._ask(player)
        self._poll.start()

    def _forced(self) -> Action | None:
        """The only legal action of a person, if it is to be done without asking.

        Not after taking back: the person would never get past that decision.
        """
        if not self._play_forced or self._taken_back or self._held or not self.decides_here:
            return None
        legal = self.legal()
        return legal[0] if len(legal) == 1 and self.warning(legal[0]) is None else None

    def _ask(self, seat: int) -> None:
        """The seat's observation goes out, never the state."""
        self._ticket += 1
        self._asked = self._ticket
        observation = self.game.to_plain(self._match.view(self.length, seat).observation)
        seed = zlib.crc32(f"{self.setup.id} {self.length}".encode())
        level = self._match.controller(seat)
        self._opponents.ask(self._ticket, self.setup, observation, level, seed, BUDGETS[level])
        self.thinking_changed.emit()

    def _look(self) -> None:
        """Fetch answers and carry the awaited one out when its time has come."""
        if self._match.is_person(self.player):
            forced = self._forced()
            if forced is not None and self._may_move():
                self._move(forced)
            return
        for answer in self._opponents.poll():
            if answer.ticket == self._asked:
                self._asked = None
                self._answer = self._checked(answer)
        if self._answer is not None and self._may_move():
            self._move(self._answer)

    def _may_move(self) -> bool:
        waiting = self._paused and not self._one_step
        return not waiting and not self._held and self.at_present and self._rest.elapsed() >= self._pace

    def _checked(self, answer: Any) -> Action:
        """The computer's action if it is one; else, with a word about it, the most promising legal one."""
        if answer.action is not None and not self._match.why_not(answer.action):
            action: Action = answer.action
            return action
        self.trouble.emit(Message("table-computer-trouble"))
        seen = self._match.view(self.length, self.player if self.player is not None else PUBLIC).observation
        return max(self.game.legal_actions(seen), key=lambda action: self.game.prior(seen, action))

    def _move(self, action: Action) -> None:
        self._one_step = False
        self._match.play(action)
        self._after_change()

    def _forget_question(self, telling: bool = True) -> None:
        """Drop what was asked or answered; ``telling`` is needless where ``changed`` follows anyway."""
        if self._asked is not None and self._opponents is not None:
            self._opponents.cancel()
        self._asked = self._answer = None
        self._poll.stop()
        if telling:
            self.thinking_changed.emit()

    # --- saving and leaving ---------------------------------------------------------------------

    def _record(self) -> Message | None:
        """Append the change to the match's file. Answers what a person should hear of a disk that fails:
        once, and again whenever the computers' moves have taken the sentence away.
        """
        if self._store is None:
            return None
        try:
            self._store.record(self._match)
            self._store_failed = False
            return None
        except Fault as fault:
            mover = self._match.steps[-1].player
            taken_away = self._match.is_person(self.player) and not self._match.is_person(mover)
            is_news, self._store_failed = not self._store_failed or taken_away, True
            return fault.message if is_news else None

    def put_aside(self) -> None:
        """Have everything on the disk when this returns, and let other programs open the match."""
        if self._store is None:
            return
        try:
            self._store.save(self._match)
        except Fault as fault:
            self.trouble.emit(fault.message)
        self._store.release(self.setup.id)

    def save_text(self) -> str:
        """The match as the text of a save file."""
        return dump(self._match)

    def close(self) -> None:
        """Stop asking, save, and let the opponents' process go. The model is of no use afterwards."""
        self._forget_question()
        self.put_aside()
        if self._opponents is not None:
            self._opponents.close()
            self._opponents = None
