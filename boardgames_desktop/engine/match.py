"""A match: its set-up, the actions played, and everything that can be asked about them.

Windows ask ``view`` and never see a state. Past states are kept, so that walking through the
history and taking back cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from boardgames_desktop.engine.actions import Action, action_from_plain
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import Attempts, Game, Prompt
from boardgames_desktop.engine.messages import Event, Message, Reason, Words, seat_of
from boardgames_desktop.engine.setups import (
    COLOURS,
    CONTROLLERS,
    PERSON,
    Seat,
    Setup,
    check_setup,
    new_id,
    new_setup,
    now,
)

__all__ = ["COLOURS", "CONTROLLERS", "PERSON", "Match", "Seat", "Setup", "Step", "View", "new_setup"]

S = TypeVar("S")
C = TypeVar("C")


@dataclass(frozen=True)
class Step:
    """One action played, or the opening (index 0, nobody's action).

    index: number of actions played after it. player: the seat that decided.
    barrier: it taught a person something hidden, so that taking back stops here.
    """

    index: int
    player: int | None
    action: Action | None
    events: tuple[Event, ...]
    barrier: bool


@dataclass(frozen=True)
class View(Generic[S]):
    """One moment as one viewer may see it.

    player: the seat to decide then, None at the end. mover, action: what led there; the action is
    None at the opening and when it is secret from this viewer.
    """

    step: int
    observation: S
    events: tuple[Event, ...]
    player: int | None
    mover: int | None
    action: Action | None


class Match(Generic[S, C]):
    """A game being played. Every change goes through it; it may be asked by one thread only."""

    def __init__(self, game: Game[S, C], setup: Setup) -> None:
        """Raises Fault for a set-up or a start position that this game cannot have."""
        check_setup(game, setup)
        self.game = game
        self.setup = setup
        self.components = make_components(game, setup)
        self._known = {known: known for known in game.all_actions(self.components)}
        state, events = self._opening()
        self._states: list[S] = [state]
        self._steps: list[Step] = [Step(0, None, None, tuple(events), True)]
        self._undone: list[list[tuple[Step, S]]] = []

    def _opening(self) -> tuple[S, list[Event]]:
        game, setup = self.game, self.setup
        if setup.start is not None:
            return read_position(game, self.components, setup.start), []
        state = game.new_state(self.components, setup.seed)
        return state, game.opening_events(self.components, setup.seed)

    # --- where the match stands ---------------------------------------------------------------

    @property
    def length(self) -> int:
        """The number of actions played; also the index of the last step."""
        return len(self._steps) - 1

    @property
    def player(self) -> int | None:
        """The seat to decide now, None when the match is over."""
        return self.game.current_player(self._states[-1])

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.player is None

    @property
    def steps(self) -> Sequence[Step]:
        """The opening and every action played, with all their events; for saves, not for windows."""
        return self._steps

    def controller(self, seat: int) -> str:
        """Who decides for a seat now: one of CONTROLLERS."""
        return self.setup.seats[seat].controller

    def is_person(self, seat: int | None) -> bool:
        """Whether a person decides for this seat (nobody does at the end)."""
        return seat is not None and self.controller(seat) == PERSON

    # --- what viewers may see -----------------------------------------------------------------

    def view(self, step: int, viewer: int) -> View[S]:
        """The moment after ``step`` actions as ``viewer`` (a seat or PUBLIC) may see it."""
        past, state = self._steps[step], self._states[step]
        return View(
            past.index,
            self.game.observe(state, viewer),
            self.events(step, viewer),
            self.game.current_player(state),
            past.player,
            self._shown_action(past, viewer),
        )

    def events(self, step: int, viewer: int) -> tuple[Event, ...]:
        """The events of one step, private arguments removed where ``viewer`` may not see them."""
        return tuple(event.for_viewer(viewer) for event in self._steps[step].events)

    def _shown_action(self, step: Step, viewer: int) -> Action | None:
        if step.action is None or step.player == viewer:
            return step.action
        return self.game.shown_action(self._states[step.index - 1], step.action, viewer)

    def name(self, element: str) -> Message | str:
        """What an element is called: a person's name for ``player/N``, the game's word otherwise."""
        seat = seat_of(element)
        return (
            self.setup.seats[seat].name
            if seat is not None
            else self.game.element_name(self.components, element)
        )

    def scores_over_time(self, viewer: int) -> list[tuple[int, ...]]:
        """Total scores per seat after each step, from the opening on."""
        game = self.game
        return [game.score_sheet(game.observe(state, viewer)).totals for state in self._states]

    def position(self, step: int = -1) -> dict[str, Any]:
        """The whole state (now, or after ``step`` actions) as plain values, hidden things included.

        For saves and tests; no window may ask for it.
        """
        return self.game.to_plain(self._states[step])

    # --- the decision to be made: answered to the deciding seat only -----------------------------

    def prompt(self, viewer: int) -> Prompt | None:
        """The decision to be made, None for everybody else and at the end."""
        return self.game.prompt(self._seen(viewer)) if self._decides(viewer) else None

    def legal(self, viewer: int) -> list[Action]:
        """The legal actions, empty for everybody but the deciding seat."""
        return self.game.legal_actions(self._states[-1]) if self._decides(viewer) else []

    def targets(self, viewer: int) -> dict[str, list[Action]]:
        """Elements whose pressing is a legal action now, empty for all but the deciding seat."""
        return self.game.targets(self._seen(viewer)) if self._decides(viewer) else {}

    def attempts(self, element: str, viewer: int) -> Attempts:
        """What pressing ``element`` could mean, nothing for everybody but the deciding seat."""
        if not self._decides(viewer):
            return Attempts(purpose=self._not_yours())
        return self.game.attempts(self._seen(viewer), element)

    def why_not(self, action: Action, seat: int | None = None) -> list[Reason]:
        """Why ``seat`` (the deciding one, if not given) may not do this now; empty if it may."""
        player = self.player
        if player is not None and seat is not None and seat != player:
            return [self._not_yours()]
        if player is not None and action not in self._known:
            return [Reason("engine-unknown-action", {"action": Words(str(action)[:80])})]
        return self.game.why_not(self._states[-1], action)

    def warning(self, action: Action) -> Message | None:
        """What to ask the deciding person before this legal action, if anything."""
        player = self.player
        return None if player is None else self.game.warning(self._seen(player), action)

    def _decides(self, viewer: int) -> bool:
        return self.player == viewer

    def _seen(self, seat: int) -> S:
        return self.game.observe(self._states[-1], seat)

    def _not_yours(self) -> Reason:
        player = self.player
        if player is None:
            return Reason("engine-match-over")
        return Reason("engine-not-your-turn", {"player": f"player/{player}"})

    # --- changes ------------------------------------------------------------------------------

    def play(self, action: Action, seat: int | None = None) -> Step:
        """Carry out an action of the deciding seat (``seat``, if given, must be that one).

        Raises Fault ``illegal-action`` carrying all reasons; the match is then unchanged.
        """
        reasons = self.why_not(action, seat)
        if reasons:
            fault = Fault("illegal-action", reasons[0].id, **reasons[0].args)
            fault.reasons = reasons
            raise fault
        return self._advance(self._known[action])

    def _advance(self, action: Action) -> Step:
        events: list[Event] = []
        state = self.game.copy(self._states[-1])
        self.game.apply(state, action, events)
        step = Step(len(self._steps), self.player, action, tuple(events), self._teaches(events))
        self._steps.append(step)
        self._states.append(state)
        self._undone.clear()
        return step

    def _teaches(self, events: Sequence[Event]) -> bool:
        """Whether a person learned something hidden; what a computer learned it forgets."""
        return any(self.is_person(seat) for event in events for seat in event.reveals)

    def set_controller(self, seat: int, controller: str) -> None:
        """Let a person or a computer of some level decide for ``seat`` from now on.

        Raises Fault ``bad-setup`` for a seat or controller that does not exist.
        """
        seats = list(self.setup.seats)
        if not 0 <= seat < len(seats) or controller not in CONTROLLERS:
            raise Fault("bad-setup", "engine-seat-settings", seat=seat + 1)
        seats[seat] = replace(seats[seat], controller=controller)
        self.setup = replace(self.setup, seats=tuple(seats))

    # --- taking back --------------------------------------------------------------------------

    def undo_target(self, seat: int | None = None, pass_barrier: bool = False) -> int | None:
        """The step that ``undo`` would go back to, None when there is nothing to take back.

        It is the latest earlier moment in which a person decides. ``seat`` is who asks (the
        person who decided last, if not given): the events that taught a person something hidden
        and the decisions of other persons stay, unless ``pass_barrier`` is set.
        """
        asking = seat
        for step in reversed(self._steps[1:]):
            person = self.is_person(step.player)
            if person and asking is None:
                asking = step.player
            if not pass_barrier and (self._teaches(step.events) or (person and step.player != asking)):
                return None
            if person:
                return step.index - 1
        return None

    def can_undo(self, seat: int | None = None, pass_barrier: bool = False) -> bool:
        """Whether ``undo`` would take anything back."""
        return self.undo_target(seat, pass_barrier) is not None

    def undo(self, seat: int | None = None, pass_barrier: bool = False) -> int | None:
        """Take back to ``undo_target`` (see there) and return that step; None if there is none."""
        target = self.undo_target(seat, pass_barrier)
        if target is not None:
            self._undone.append(list(zip(self._steps[target + 1 :], self._states[target + 1 :])))
            self._cut(target)
        return target

    def _cut(self, length: int) -> None:
        del self._steps[length + 1 :], self._states[length + 1 :]

    def barrier(self, seat: int) -> int:
        """The earliest step that ``seat`` can take back to now; the log draws its line there."""
        for step in reversed(self._steps[1:]):
            other = self.is_person(step.player) and step.player != seat
            if other or self._teaches(step.events):
                return step.index
        return 0

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return bool(self._undone)

    def redo(self) -> int | None:
        """Play again what the last ``undo`` took back, the computers' answers included.

        Returns the step reached, None when there is nothing.
        """
        if not self._undone:
            return None
        for step, state in self._undone.pop():
            self._steps.append(step)
            self._states.append(state)
        return self.length

    def turn_start(self, seat: int) -> int:
        """The step at which the latest unbroken run of decisions of ``seat`` begins.

        It is the present turn if ``seat`` is to decide, else its last one; 0 if it had none.
        """
        index = self.length
        while index > 0 and self.game.current_player(self._states[index]) != seat:
            index -= 1
        while index > 0 and self._steps[index].player == seat:
            index -= 1
        return index

    # --- other lines of play --------------------------------------------------------------------

    def branch(self, step: int, name: str) -> Match[S, C]:
        """A match of its own that shares the first ``step`` actions and goes on from there."""
        setup = replace(self.setup, id=new_id(), created=now(), branch=name)
        other = Match(self.game, setup)
        other._steps += self._steps[1 : step + 1]
        other._states += self._states[1 : step + 1]
        return other


def make_components(game: Game[Any, C], setup: Setup) -> C:
    """The tables of a match. Raises Fault for figures the game cannot be played with."""
    try:
        return game.components(setup.figures, len(setup.seats), setup.options)
    except Fault:
        raise
    except Exception as error:
        # Figures may come from anywhere; whatever a game stumbles over there is their fault.
        raise Fault("bad-figures", "engine-figures-impossible", detail=detail(error)) from error


def read_position(game: Game[S, C], components: C, plain: Any) -> S:
    """A state from plain values. Raises Fault ``bad-position`` for an impossible one."""
    try:
        state = game.from_plain(components, plain)
        if game.current_player(state) is not None and not game.legal_actions(state):
            raise ValueError("the seat to decide has no legal action")
        return state
    except Fault:
        raise
    except Exception as error:
        # A position may come from anywhere; whatever a game stumbles over makes it impossible.
        raise Fault("bad-position", "engine-position-impossible", detail=detail(error)) from error


def detail(error: Exception) -> Words:
    """What an error says, short enough for a sentence."""
    return Words(f"{error}"[:200] or type(error).__name__)


def read_action(plain: object) -> Action:
    """An action from its plain form. Raises Fault ``bad-action`` for anything else."""
    try:
        return action_from_plain(plain)
    except ValueError as error:
        raise Fault("bad-action", "engine-action-form", detail=detail(error)) from error
