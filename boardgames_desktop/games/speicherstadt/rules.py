"""The rule controller of Die Speicherstadt: what the engine asks, answered by the rules' modules.

Section by section: set-up ``setup`` (2), supply ``supply`` (3), demand ``demand`` (4), purchase
``purchase`` (5), loading ``loading`` (6), income and end ``income`` (7, 9), fire ``fire`` (8),
scoring ``scoring`` (9).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import (
    UNKNOWN,
    Attempts,
    Game,
    GameInfo,
    Option,
    Prompt,
    ScoreSheet,
)
from boardgames_desktop.engine.messages import Event, Message, Reason
from boardgames_desktop.games.speicherstadt import (
    demand,
    describe,
    elements,
    evaluate,
    invariants,
    loading,
    observe,
    plain,
    purchase,
    reasons,
    scoring,
    setup,
    words,
)
from boardgames_desktop.games.speicherstadt.components import Components, make_components
from boardgames_desktop.games.speicherstadt.moves import (
    BUY_KIND,
    CONVERT_KIND,
    DECLINE_KIND,
    DELIVER_KIND,
    FINISH_KIND,
    MARKET_KIND,
    PLACE_KIND,
    SELL_KIND,
)
from boardgames_desktop.games.speicherstadt.state import BUY, LOAD, OVER, PLACE, State

INFO = GameInfo(
    id="speicherstadt",
    rules_version=1,
    min_seats=2,
    max_seats=5,
    best_seats=(4,),
    minutes=45,
    weight=2.3,
    year=2010,
    designer="Stefan Feld",
    publishers=("eggertspiele", "Pegasus Spiele"),
    name="game-speicherstadt-name",
    tagline="game-speicherstadt-tagline",
    options=(
        Option(
            id=setup.START_PLAYER,
            kind="seat",
            values=(setup.RANDOM, "0", "1", "2", "3", "4"),
            default=setup.RANDOM,
            name="game-speicherstadt-option-start",
            help="game-speicherstadt-option-start-help",
        ),
    ),
)


class Speicherstadt(Game[State, Components]):
    """Die Speicherstadt (2010): queue up for cards, and pay by the length of the queue."""

    info = INFO

    def components(self, figures: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> Components:
        return make_components(figures, seats, options)

    def new_state(self, components: Components, seed: int) -> State:
        return setup.new_state(components, seed, None)

    def opening_events(self, components: Components, seed: int) -> list[Event]:
        events: list[Event] = []
        setup.new_state(components, seed, events)
        return events

    def current_player(self, state: State) -> int | None:
        return None if state.phase == OVER else state.player

    def legal_actions(self, state: State) -> list[Action]:
        phase = state.phase
        if phase == PLACE:
            return demand.legal_places(state)
        if phase == BUY:
            return purchase.legal_offers(state)
        return loading.legal_steps(state) if phase == LOAD else []

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return reasons.reasons(state, action)

    def attempts(self, state: State, element: str) -> Attempts:
        return elements.attempts(state, element)

    def all_actions(self, components: Components) -> Sequence[Action]:
        return components.moves.all

    def apply(self, state: State, action: Action, events: list[Event] | None = None) -> None:
        if (state.pile and state.pile[-1] == UNKNOWN) or (state.bag and state.bag[-1] == UNKNOWN):
            raise ValueError("an observation cannot be played on: pile and bag are unknown")
        kind = action.kind
        if kind == PLACE_KIND:
            demand.place(state, int(action.args[0]), events)
        elif kind == BUY_KIND:
            purchase.buy(state, events)
        elif kind == DECLINE_KIND:
            purchase.decline(state, events)
        else:
            _load(state, action, events)

    def prompt(self, state: State) -> Prompt | None:
        return words.prompt(state)

    def label(self, state: State, action: Action) -> Message:
        return words.label(state, action)

    def warning(self, state: State, action: Action) -> Message | None:
        return words.warning(state, action)

    def elements(self, observation: State) -> list[str]:
        return elements.elements(observation)

    def element_name(self, components: Components, element: str) -> Message:
        return elements.element_name(components, element)

    def describe(self, observation: State, element: str) -> list[Message]:
        return describe.describe(observation, element)

    def progress(self, observation: State) -> Message:
        return words.progress(observation)

    def phases(self, observation: State) -> tuple[tuple[str, ...], int]:
        return words.phases(observation)

    def observe(self, state: State, viewer: int) -> State:
        return observe.observe(state, viewer)

    def resample(self, observation: State, chance: Chance) -> State:
        return observe.resample(observation, chance)

    def score_sheet(self, observation: State) -> ScoreSheet:
        return scoring.score_sheet(observation)

    def evaluate(self, observation: State) -> list[float]:
        return evaluate.evaluate(observation)

    def prior(self, observation: State, action: Action) -> float:
        return evaluate.prior(observation, action)

    def priors(self, observation: State, actions: Sequence[Action]) -> list[float]:
        return evaluate.priors(observation, actions)

    def stage(self, observation: State) -> int:
        return evaluate.stage(observation)

    def candidates(self, state: State) -> list[Action]:
        return evaluate.candidates(state)

    def copy(self, state: State) -> State:
        return state.copy()

    def to_plain(self, state: State) -> dict[str, Any]:
        return plain.to_plain(state)

    def from_plain(self, components: Components, plain_state: Mapping[str, Any]) -> State:
        return plain.from_plain(components, plain_state)

    def check(self, state: State) -> None:
        invariants.check(state)


def _load(state: State, action: Action, events: list[Event] | None) -> None:
    """Carry out a step of loading (rules 6)."""
    kind = action.kind
    if kind == FINISH_KIND:
        loading.finish(state, events)
        return
    if kind == DELIVER_KIND:
        card = state.components.card_numbers[str(action.args[0])]
        loading.deliver(state, card, state.components.good_numbers[str(action.args[1])], events)
        return
    given = reasons.goods(state, action.args)
    if kind == SELL_KIND:
        loading.sell(state, given[0], events)
    elif kind == MARKET_KIND:
        loading.market(state, given, events)
    elif kind == CONVERT_KIND:
        loading.convert(state, given[:3], given[3], events)
    else:
        loading.discard(state, given[0], events)
