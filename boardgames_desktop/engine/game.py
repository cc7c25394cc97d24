"""The contract between a game and everything around it.

A game is a stateless rule controller over a mutable state. The calls carry OpenSpiel's names where
it has one. Two kinds of state exist: full states, and observations, which are of the same class
with every value the viewer may not know set to ``UNKNOWN``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.messages import Event, Message, Reason

UNKNOWN = -1
"""Stands in an observation for a value the viewer may not know."""

PUBLIC = -1
"""The viewer who sits in no seat: the audience."""

S = TypeVar("S")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a match. Texts: ``name``, ``help`` and one id per value.

    kind: ``choice`` (one of ``values``) or ``seat`` (a seat number, or ``"random"``).
    """

    id: str
    kind: str
    values: tuple[str, ...]
    default: str
    name: str
    help: str
    value_names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What the shelf needs to know about a game before opening it.

    name, tagline: message ids (found in the app's texts, not the game's).
    weight: complexity from 1 (light) to 5 (heavy). minutes: of a match among people.
    best_seats: seat counts at which the game is at its best.
    """

    id: str
    rules_version: int
    min_seats: int
    max_seats: int
    best_seats: tuple[int, ...]
    minutes: int
    weight: float
    year: int
    designer: str
    publishers: tuple[str, ...]
    name: str
    tagline: str
    options: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Prompt:
    """The decision to be made now, as data: who, what to do in one sentence, and the legal actions.

    buttons: those of ``actions`` that no board element stands for, in the order to show them.
    """

    player: int
    message: Message
    actions: tuple[Action, ...]
    buttons: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Attempts:
    """What pressing an element could mean now, legal or not.

    purpose: for an element that is never pressed (or not now), what it is for.
    """

    actions: tuple[Action, ...] = ()
    purpose: Reason | None = None


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One category of the score sheet. All sequences are indexed by seat.

    counted: element ids that were counted, so that a walk-through can light them.
    detail: how the points came about (``None`` where nothing was counted).
    """

    category: str
    points: tuple[int, ...]
    counted: tuple[tuple[str, ...], ...]
    detail: tuple[Message | None, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Current or final scores. ``winners`` are the seats that lead (several when the tie stands).

    verdict: who won and by which rule, in a sentence; before the end, who leads.
    """

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    final: bool
    verdict: Message


class Game(ABC, Generic[S, C]):
    """A rule controller. It holds no match of its own and may serve many at once.

    Type parameters: ``S`` the state class, ``C`` the frozen components of a match.
    """

    info: GameInfo

    # --- set-up -----------------------------------------------------------------------------

    @abstractmethod
    def components(self, figures: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> C:
        """The frozen tables of one match, cached per set of arguments.

        Raises ``figures.FiguresError`` where the figures break what the rules confirm.
        """

    @abstractmethod
    def new_state(self, components: C, seed: int) -> S:
        """The state before the first decision; all chance is drawn here from ``seed``."""

    @abstractmethod
    def opening_events(self, components: C, seed: int) -> list[Event]:
        """The events that led to ``new_state`` (first supply, start player), for the log."""

    # --- play -------------------------------------------------------------------------------

    @abstractmethod
    def current_player(self, state: S) -> int | None:
        """The seat to decide, or None at the end. Works on observations."""

    @abstractmethod
    def legal_actions(self, state: S) -> list[Action]:
        """Every legal action of the current decision; never empty before the end."""

    @abstractmethod
    def reasons(self, state: S, action: Action) -> list[Reason]:
        """Why ``action`` is not legal for the seat to decide; empty when it is.

        Called through ``why_not`` only, for well-formed actions of a match that is not over.
        The most useful reason comes first.
        """

    @abstractmethod
    def attempts(self, state: S, element: str) -> Attempts:
        """The actions that pressing ``element`` could mean now, legal or not."""

    @abstractmethod
    def all_actions(self, components: C) -> Sequence[Action]:
        """Every well-formed action of a match with these components, legal or not."""

    @abstractmethod
    def apply(self, state: S, action: Action, events: list[Event] | None = None) -> None:
        """Change ``state`` by a legal action; run on to the next real decision.

        The action is trusted. Fills ``events`` if given; without it no event is built.
        Raises ValueError when ``state`` is an observation with unknown values.
        """

    # --- what people read -------------------------------------------------------------------

    @abstractmethod
    def prompt(self, state: S) -> Prompt | None:
        """The current decision in words with its legal actions; None at the end."""

    @abstractmethod
    def label(self, state: S, action: Action) -> Message:
        """What ``action`` is called on a button, in a menu or in the list of legal moves."""

    @abstractmethod
    def warning(self, state: S, action: Action) -> Message | None:
        """What to ask before ``action`` is carried out (goods lost, something revealed)."""

    @abstractmethod
    def elements(self, observation: S) -> list[str]:
        """Ids of everything that can be pointed at in this position, in reading order."""

    @abstractmethod
    def element_name(self, components: C, element: str) -> Message:
        """What ``element`` is called. ``player/N`` never arrives here: seats have names."""

    @abstractmethod
    def describe(self, observation: S, element: str) -> list[Message]:
        """What hovering over ``element`` tells: contents, price, who is in front, effect."""

    @abstractmethod
    def progress(self, observation: S) -> Message:
        """Where the match stands (round, phase) in a few words, for shelf and top bar."""

    @abstractmethod
    def phases(self, observation: S) -> tuple[tuple[str, ...], int]:
        """Message ids of the steps of a round, and the index of the current one (-1: over)."""

    # --- hidden information -------------------------------------------------------------------

    @abstractmethod
    def observe(self, state: S, viewer: int) -> S:
        """A copy of ``state`` in which all that ``viewer`` may not know is ``UNKNOWN``."""

    @abstractmethod
    def resample(self, observation: S, chance: Chance) -> S:
        """A full state, drawn fairly, that the viewer would observe as exactly this."""

    def shown_action(self, state: S, action: Action, viewer: int) -> Action | None:
        """``action``, decided in ``state``, as ``viewer`` may see it; None when it is secret.

        Only games with secret choices need their own: the seat that decided sees its action.
        """
        return action

    # --- scores and opponents -----------------------------------------------------------------

    @abstractmethod
    def score_sheet(self, observation: S) -> ScoreSheet:
        """Current (or, after the end, final) scores by category."""

    @abstractmethod
    def evaluate(self, observation: S) -> list[float]:
        """Expected final points per seat, as an experienced player would guess them."""

    @abstractmethod
    def prior(self, observation: S, action: Action) -> float:
        """How promising a legal action looks before any search: at least 0, larger is better."""

    def priors(self, observation: S, actions: Sequence[Action]) -> list[float]:
        """``prior`` of several legal actions at once; a game's own version may share what they have in common."""
        return [self.prior(observation, action) for action in actions]

    def stage(self, observation: S) -> int:
        """A number that changes when hidden things come to light (a new round's cards).

        Searches end their trees there: beyond lies chance, and a position is judged instead.
        """
        return 0

    @abstractmethod
    def candidates(self, state: S) -> list[Action]:
        """Legal actions without pure reorderings and equal pieces; never empty before the end."""

    # --- copies and plain values --------------------------------------------------------------

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy (components shared)."""

    @abstractmethod
    def to_plain(self, state: S) -> dict[str, Any]:
        """The state as JSON-ready dicts, lists, numbers and texts."""

    @abstractmethod
    def from_plain(self, components: C, plain: Mapping[str, Any]) -> S:
        """The state back from ``to_plain``. Raises ValueError naming the broken invariant."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Check all conservation laws. Raises ValueError naming the broken one."""

    # --- given once for all games ---------------------------------------------------------------

    def why_not(self, state: S, action: Action) -> list[Reason]:
        """Why ``action`` is not legal now; empty when it is. Total over all actions."""
        if self.current_player(state) is None:
            return [Reason("engine-match-over")]
        return self.reasons(state, action)

    def targets(self, state: S) -> dict[str, list[Action]]:
        """Elements whose pressing means a legal action now, with those actions."""
        legal = set(self.legal_actions(state)) if self.current_player(state) is not None else set()
        found = {e: [a for a in self.attempts(state, e).actions if a in legal] for e in self.elements(state)}
        return {element: actions for element, actions in found.items() if actions}
