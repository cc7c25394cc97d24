"""A three-minute game with everything that is hard for an engine.

Hidden cards, a secret choice asked seat by seat, a decision inside a decision, and knowledge that
stays: each round all choose a card secretly; the highest wins them all, its owner draws a card
unseen and asks somebody for a card, who gives one (both know it from then on) or pays a point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from boardgames_desktop.engine.actions import Action, action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import (
    UNKNOWN,
    Attempts,
    Game,
    GameInfo,
    Option,
    Prompt,
    ScoreLine,
    ScoreSheet,
)
from boardgames_desktop.engine.messages import Event, Message, Reason

NOTHING = -2
PILE, WON = 10, 20  # WON + seat
FIGURES = {"cards": 14, "hand": 3, "rounds": 2}


@dataclass(frozen=True)
class Components:
    seats: int
    cards: int
    hand: int
    rounds: int
    first: str
    refusal: bool


@dataclass(slots=True)
class State:
    components: Components
    round: int
    pile: list[int]
    where: list[int]  # per card: seat, PILE or WON + seat
    known: list[int]  # per card: bits of seats that know where it is besides its holder
    held: list[int]  # per seat: cards in hand
    chosen: list[int]
    paid: list[int]
    stack: list[tuple[str, int, int]]  # (decision, seat, other seat), the last one is to be decided

    def copy(self) -> State:
        return State(
            self.components,
            self.round,
            self.pile[:],
            self.where[:],
            self.known[:],
            self.held[:],
            self.chosen[:],
            self.paid[:],
            self.stack[:],
        )


@lru_cache
def _tables(cards: int, hand: int, rounds: int, seats: int, first: str, refusal: bool) -> Components:
    return Components(seats, cards, hand, rounds, first, refusal)


class Toy(Game[State, Components]):
    info = GameInfo(
        "toy", 1, 2, 4, (3,), 3, 1.0, 2026, "Nobody", (), "toy-name", "toy-tagline",
        (
            Option("first", "seat", ("random",), "random", "toy-first", "toy-first-help"),
            Option("refusal", "choice", ("allowed", "forbidden"), "allowed", "toy-refusal", "toy-refusal-help"),
        ),
    )  # fmt: skip

    def components(self, figures: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> Components:
        cards, hand, rounds = figures["cards"], figures["hand"], figures["rounds"]
        if not seats * hand + rounds <= cards <= 40 or not 0 < rounds < 10 or hand < 1:
            raise ValueError("not enough cards")
        return _tables(cards, hand, rounds, seats, options["first"], options["refusal"] == "allowed")

    def _deal(self, c: Components, seed: int) -> tuple[State, list[Event]]:
        chance = Chance(seed)
        pile = list(range(c.cards))
        chance.shuffle(pile)
        state = State(c, 0, pile, [PILE] * c.cards, [0] * c.cards, [0] * c.seats,
                      [NOTHING] * c.seats, [0] * c.seats, [])  # fmt: skip
        events: list[Event] = []
        for seat in range(c.seats):
            for _ in range(c.hand):
                self._draw(state, seat, events)
        first = chance.below(c.seats) if c.first == "random" else int(c.first)
        self._begin_round(state, first)
        return state, events

    def new_state(self, components: Components, seed: int) -> State:
        return self._deal(components, seed)[0]

    def opening_events(self, components: Components, seed: int) -> list[Event]:
        return self._deal(components, seed)[1]

    # --- play ---

    def _begin_round(self, s: State, first: int) -> None:
        s.round += 1
        seats = s.components.seats
        order = [(first + i) % seats for i in range(seats)]
        s.stack = [("choose", seat, -1) for seat in reversed(order) if s.held[seat]]

    def _draw(self, s: State, seat: int, events: list[Event] | None) -> None:
        card = s.pile.pop()
        s.where[card] = seat
        s.held[seat] += 1
        if events is not None:
            mine = frozenset({seat})
            args = {"player": f"player/{seat}", "card": f"card/{card}"}
            events.append(Event("toy-drew", args, frozenset({"card"}), mine, mine))

    def current_player(self, state: State) -> int | None:
        return state.stack[-1][1] if state.stack else None

    def legal_actions(self, state: State) -> list[Action]:
        decision, seat, _ = state.stack[-1]
        hand = [card for card, place in enumerate(state.where) if place == seat]
        if decision == "choose":
            return [action("choose", card) for card in hand]
        if decision == "take":
            return [
                action("take", other)
                for other in range(state.components.seats)
                if self._can_ask(state, other)
            ]
        refuse = [action("refuse")] if state.components.refusal else []
        return [action("give", card) for card in hand] + refuse

    def _can_ask(self, s: State, other: int) -> bool:
        return other != s.stack[-1][1] and s.held[other] > 0

    def reasons(self, state: State, action: Action) -> list[Reason]:
        decision, seat, _ = state.stack[-1]
        if action.kind == "refuse" and decision == "give":
            return [] if state.components.refusal else [Reason("toy-no-refusal", {}, "3")]
        if action.kind != decision:
            return [Reason("toy-not-now", {}, "1")]
        if decision == "take":
            return (
                [] if self._can_ask(state, int(action.args[0])) else [Reason("toy-nothing-to-take", {}, "2")]
            )
        return [] if state.where[int(action.args[0])] == seat else [Reason("toy-not-yours", {}, "2")]

    def attempts(self, state: State, element: str) -> Attempts:
        head, _, number = element.partition("/")
        if head == "card":
            return Attempts((action("choose", int(number)), action("give", int(number))))
        if head == "player":
            return Attempts((action("take", int(number)),))
        return Attempts(purpose=Reason("toy-only-looks", {}, "1"))

    def all_actions(self, components: Components) -> Sequence[Action]:
        cards = [action(kind, card) for kind in ("choose", "give") for card in range(components.cards)]
        return [*cards, *(action("take", seat) for seat in range(components.seats)), action("refuse")]

    def apply(self, state: State, action: Action, events: list[Event] | None = None) -> None:
        if UNKNOWN in state.pile or UNKNOWN in state.where:
            raise ValueError("an observation cannot be played")
        _, seat, other = state.stack.pop()
        if action.kind == "choose":
            self._choose(state, seat, int(action.args[0]), events)
        elif action.kind == "take":
            state.stack.append(("give", int(action.args[0]), seat))
        elif action.kind == "give":
            self._give(state, seat, other, int(action.args[0]), events)
        else:
            state.paid[seat] += 1
            self._say(events, "toy-refused", player=f"player/{seat}")
            self._begin_next(state, other)

    @staticmethod
    def _say(events: list[Event] | None, name: str, **args: str | int) -> None:
        if events is not None:
            events.append(Event(name, args))

    def _choose(self, s: State, seat: int, card: int, events: list[Event] | None) -> None:
        s.chosen[seat] = card
        if events is not None:
            args = {"player": f"player/{seat}", "card": f"card/{card}"}
            events.append(Event("toy-chose", args, frozenset({"card"}), frozenset({seat})))
        if not s.stack:
            self._reveal(s, events)

    def _reveal(self, s: State, events: list[Event] | None) -> None:
        winner = s.chosen.index(max(s.chosen))
        for seat, card in enumerate(s.chosen):
            if card != NOTHING:
                s.where[card] = WON + winner
                s.held[seat] -= 1
        s.chosen = [NOTHING] * s.components.seats
        if events is not None:
            everybody = frozenset(range(s.components.seats))
            events.append(Event("toy-won", {"player": f"player/{winner}"}, reveals=everybody))
        self._draw(s, winner, events)
        s.stack.append(("take", winner, -1))
        if not any(self._can_ask(s, other) for other in range(s.components.seats)):
            s.stack.pop()
            self._begin_next(s, winner)

    def _give(self, s: State, seat: int, other: int, card: int, events: list[Event] | None) -> None:
        s.where[card] = other
        s.known[card] |= 1 << seat
        s.held[seat] -= 1
        s.held[other] += 1
        if events is not None:
            args = {"player": f"player/{seat}", "other": f"player/{other}", "card": f"card/{card}"}
            both = frozenset({seat, other})
            events.append(Event("toy-gave", args, frozenset({"card"}), both, frozenset({other})))
        self._begin_next(s, other)

    def _begin_next(self, s: State, first: int) -> None:
        if s.round < s.components.rounds:
            self._begin_round(s, first)

    # --- words ---

    def prompt(self, state: State) -> Prompt | None:
        if not state.stack:
            return None
        seat = state.stack[-1][1]
        actions = tuple(self.legal_actions(state))
        return Prompt(seat, Message("toy-prompt", {}), actions, tuple(a for a in actions if not a.args))

    def label(self, state: State, action: Action) -> Message:
        return Message("toy-label", {"card": f"card/{action.args[0]}"} if action.args else {})

    def warning(self, state: State, action: Action) -> Message | None:
        return Message("toy-warning") if action.kind == "refuse" else None

    def elements(self, observation: State) -> list[str]:
        c = observation.components
        return ["pile", *(f"card/{i}" for i in range(c.cards)), *(f"player/{i}" for i in range(c.seats))]

    def element_name(self, components: Components, element: str) -> Message:
        return Message("toy-card", {"number": int(element.partition("/")[2] or 0)})

    def describe(self, observation: State, element: str) -> list[Message]:
        return [self.element_name(observation.components, element)]

    def progress(self, observation: State) -> Message:
        return Message("toy-progress", {"round": observation.round})

    def phases(self, observation: State) -> tuple[tuple[str, ...], int]:
        names = ("choose", "take", "give")
        index = names.index(observation.stack[-1][0]) if observation.stack else -1
        return ("toy-choose", "toy-take", "toy-give"), index

    # --- hidden information ---

    def observe(self, state: State, viewer: int) -> State:
        seen = state.copy()
        if not state.stack:
            return seen
        seen.pile = [UNKNOWN] * len(state.pile)
        bit = 1 << viewer if viewer >= 0 else 0
        for card, place in enumerate(state.where):
            if place != viewer and place < WON and not state.known[card] & bit:
                seen.where[card] = UNKNOWN
            seen.known[card] &= bit
        seen.chosen = [
            card if card == NOTHING or seat == viewer else UNKNOWN for seat, card in enumerate(state.chosen)
        ]
        return seen

    def resample(self, observation: State, chance: Chance) -> State:
        s = observation.copy()
        unknown = [card for card, place in enumerate(s.where) if place == UNKNOWN]
        chance.shuffle(unknown)
        for seat, held in enumerate(s.held):
            for _ in range(held - s.where.count(seat)):
                s.where[unknown.pop()] = seat
        s.pile = unknown[:]
        for card in unknown:
            s.where[card] = PILE
        for seat, card in enumerate(s.chosen):
            if card == UNKNOWN:
                s.chosen[seat] = chance.choice([c for c, place in enumerate(s.where) if place == seat])
        return s

    def shown_action(self, state: State, action: Action, viewer: int) -> Action | None:
        secret = action.kind == "choose" or (action.kind == "give" and state.stack[-1][2] != viewer)
        return None if secret else action

    # --- scores ---

    def score_sheet(self, observation: State) -> ScoreSheet:
        seats = range(observation.components.seats)
        won = [[c for c, place in enumerate(observation.where) if place == WON + seat] for seat in seats]
        totals = tuple(sum(won[seat]) - observation.paid[seat] for seat in seats)
        line = ScoreLine(
            "toy-cards", totals, tuple(tuple(f"card/{c}" for c in own) for own in won), (None,) * len(totals)
        )
        winners = tuple(seat for seat in seats if totals[seat] == max(totals))
        return ScoreSheet((line,), totals, winners, not observation.stack, Message("toy-verdict"))

    def evaluate(self, observation: State) -> list[float]:
        return [float(points) for points in self.score_sheet(observation).totals]

    def prior(self, observation: State, action: Action) -> float:
        return 1.0

    def candidates(self, state: State) -> list[Action]:
        return self.legal_actions(state)

    # --- plain values ---

    def copy(self, state: State) -> State:
        return state.copy()

    def to_plain(self, state: State) -> dict[str, Any]:
        names = ("round", "pile", "where", "known", "held", "chosen", "paid", "stack")
        return {name: getattr(state, name) for name in names}

    def from_plain(self, components: Components, plain: Mapping[str, Any]) -> State:
        state = State(
            components,
            plain["round"],
            list(plain["pile"]),
            list(plain["where"]),
            list(plain["known"]),
            list(plain["held"]),
            list(plain["chosen"]),
            list(plain["paid"]),
            [(str(kind), int(seat), int(other)) for kind, seat, other in plain["stack"]],
        )
        self.check(state)
        return state

    def check(self, state: State) -> None:
        c = state.components
        lists = (state.pile, state.where, state.known, state.held, state.chosen, state.paid)
        if not all(type(number) is int for numbers in lists for number in numbers):
            raise ValueError("whole numbers are wanted")
        if (len(state.where), len(state.known)) != (c.cards, c.cards):
            raise ValueError("a place for every card is wanted")
        if any(len(numbers) != c.seats for numbers in (state.held, state.chosen, state.paid)):
            raise ValueError("a number for every seat is wanted")
        if sorted(state.pile) != [card for card, place in enumerate(state.where) if place == PILE]:
            raise ValueError("the pile holds other cards than it should")
        if state.held != [state.where.count(seat) for seat in range(c.seats)]:
            raise ValueError("a hand holds another number of cards than it should")
        places = {PILE, *range(c.seats), *range(WON, WON + c.seats)}
        if not set(state.where) <= places or not 1 <= state.round <= c.rounds:
            raise ValueError("a card or the round is nowhere")
        if len(state.pile) < c.rounds - state.round or len(state.stack) > c.seats:
            raise ValueError("too few cards to go on")
        for kind, seat, other in state.stack:
            if (
                kind not in ("choose", "take", "give")
                or seat not in range(c.seats)
                or other not in range(-1, c.seats)
            ):
                raise ValueError("nobody can decide that")


TOY = Toy()
GAMES = {"toy": TOY}
