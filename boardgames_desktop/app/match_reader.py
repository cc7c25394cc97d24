"""What may be asked about the match on the table: the reading half of ``MatchModel``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.game import PUBLIC, Attempts, Game, Prompt, ScoreSheet
from boardgames_desktop.engine.match import Match, Seat, Setup, View
from boardgames_desktop.engine.messages import Message, Reason


class MatchReader(QObject):
    """A match and the step of its history that is shown. Answers are for the present viewer only."""

    def __init__(self, match: Match[Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._cursor = match.length
        self._stamps: list[tuple[object, int]] = []
        self._next_stamp = 0
        self._stamp()
        self._person = self._first_person()
        self.pass_barrier = False

    # --- where the match stands -----------------------------------------------------------------

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return self._match.game

    @property
    def setup(self) -> Setup:
        """What the match started from."""
        return self._match.setup

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self._match.setup.seats

    @property
    def components(self) -> Any:
        """The frozen tables of the match."""
        return self._match.components

    @property
    def length(self) -> int:
        """Number of actions played; the present is this step."""
        return self._match.length

    @property
    def cursor(self) -> int:
        """The step that is shown."""
        return self._cursor

    @property
    def at_present(self) -> bool:
        """Whether the present is shown."""
        return self._cursor == self.length

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match.over

    @property
    def player(self) -> int | None:
        """The seat to decide now; None at the end."""
        return self._match.player

    @property
    def person_decides(self) -> bool:
        """Whether a person is to decide now."""
        return self._match.is_person(self.player)

    @property
    def home_viewer(self) -> int:
        """The seat this window always looks from: that of the only person, else PUBLIC."""
        persons = [seat for seat in range(len(self.seats)) if self._match.is_person(seat)]
        return persons[0] if len(persons) == 1 else PUBLIC

    @property
    def viewer(self) -> int:
        """The seat that looks now: the only person; of several the one whose turn it is or was."""
        if self._match.is_person(self.player) and self.home_viewer == PUBLIC:
            return self.player if self.player is not None else PUBLIC
        return self._person

    def view(self, step: int | None = None) -> View[Any]:
        """The shown moment, or that of ``step``, as the present viewer may see it."""
        return self._match.view(self._cursor if step is None else step, self.viewer)

    def score_sheet(self) -> ScoreSheet:
        """The scores of the shown moment as the viewer may see them."""
        return self.game.score_sheet(self.view().observation)

    def scores_over_time(self) -> list[tuple[int, ...]]:
        """Total scores per seat after each step."""
        return self._match.scores_over_time(self.viewer)

    def barrier(self) -> int:
        """The earliest step the person who decided last can take back to; the log draws its line there."""
        movers = (step.player for step in reversed(self._match.steps) if self._match.is_person(step.player))
        asking = next(movers, None)
        return 0 if self.pass_barrier or asking is None else self._match.barrier(asking)

    # --- what the log says ------------------------------------------------------------------------

    def identity(self, step: int) -> int:
        """A number that stays with a step as long as it is not taken back and played otherwise."""
        return self._stamps[step][1]

    def heading(self, step: int) -> Message:
        """Where the match stood when a step was decided: the heading over its lines."""
        return self.game.progress(self.view(max(0, step - 1)).observation)

    def sentences(self, step: int) -> list[Message]:
        """What happened in a step, as the viewer may know it; never empty for an action that is open."""
        view = self.view(step)
        if view.events or view.action is None:
            return list(view.events)
        return [self.game.label(self.view(step - 1).observation, view.action)]

    def _stamp(self) -> None:
        """Give new steps a number; steps that are the same objects as before keep theirs."""
        steps, same = self._match.steps, 0
        while same < min(len(steps), len(self._stamps)) and self._stamps[same][0] is steps[same]:
            same += 1
        del self._stamps[same:]
        for step in steps[same:]:
            self._stamps.append((step, self._next_stamp))
            self._next_stamp += 1

    # --- the decision, for the deciding person only ------------------------------------------------

    @property
    def decides_here(self) -> bool:
        """Whether the viewer is to decide and sees the present."""
        return self.at_present and self.person_decides and self.viewer == self.player

    def prompt(self) -> Prompt | None:
        """The viewer's decision; None when it is somebody else's or the past is shown."""
        return self._match.prompt(self.viewer) if self.decides_here else None

    def targets(self) -> dict[str, list[Action]]:
        """Elements that mean a legal action of the viewer now."""
        return self._match.targets(self.viewer) if self.decides_here else {}

    def legal(self) -> list[Action]:
        """The viewer's legal actions."""
        return self._match.legal(self.viewer) if self.decides_here else []

    def attempts(self, element: str) -> Attempts:
        """What pressing an element could mean for the viewer."""
        return self._match.attempts(element, self.viewer)

    def why_not(self, action: Action) -> list[Reason]:
        """Why the viewer may not do this now; empty if it is legal."""
        return self._match.why_not(action, self.viewer)

    def warning(self, action: Action) -> Message | None:
        """What to ask before this legal action."""
        return self._match.warning(action)

    def label(self, action: Action) -> Message:
        """What an action is called on a button."""
        return self.game.label(self.view().observation, action)

    # --- taking back ---------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the person who decided last can take something back now."""
        return self._match.can_undo(None, self.pass_barrier)

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return self._match.can_redo

    def _first_person(self) -> int:
        persons = [seat for seat in range(len(self.seats)) if self._match.is_person(seat)]
        return persons[0] if persons else PUBLIC
