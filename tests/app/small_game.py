"""A tiny complete game for tests of the table: seats take numbered stones from a row.

``take N`` takes stone N (its points are N + 1), ``pass`` takes nothing. Stone 0 asks before it is
taken, stone 3 can also be ``turn``-ed, which scores half. Stone 1 may only go after stone 0.
The order of the hidden ``bag`` is unknown to everybody.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from boardgames_desktop.engine.actions import action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import (
    UNKNOWN,
    Attempts,
    Game,
    GameInfo,
    Prompt,
    ScoreLine,
    ScoreSheet,
)
from boardgames_desktop.engine.messages import Event, Message, Reason

STONES = 6
PASS = action("pass")


@dataclass(frozen=True)
class Parts:
    seats: int


@dataclass
class Position:
    parts: Parts
    player: int = 0
    owner: list[int] = field(default_factory=lambda: [-2] * STONES)
    turned: list[int] = field(default_factory=lambda: [0] * STONES)
    passes: int = 0
    bag: list[int] = field(default_factory=list)


class Stones(Game):
    info = GameInfo(
        "small", 1, 2, 4, (2,), 5, 1.0, 2026, "nobody", ("nobody",), "small-name", "small-tagline"
    )

    def components(self, figures, seats, options):
        return Parts(seats)

    def new_state(self, components, seed):
        bag = [1, 2, 3]
        Chance(seed).shuffle(bag)
        return Position(components, bag=bag)

    def opening_events(self, components, seed):
        return [Event("small-begins", {"player": "player/0"})]

    def current_player(self, state):
        left = any(owner == -2 for owner in state.owner)
        return state.player if left and state.passes < state.parts.seats else None

    def legal_actions(self, state):
        return [known for known in self.all_actions(state.parts) if not self.reasons(state, known)]

    def reasons(self, state, act):
        if act.kind == "pass":
            return []
        stone = act.args[0]
        if state.owner[stone] != -2:
            return [Reason("small-taken", {"stone": f"stone/{stone}"}, section="1.2")]
        if act.kind == "take" and stone == 1 and state.owner[0] == -2:
            return [Reason("small-order", {"stone": "stone/1"}, section="1.3")]
        return []

    def attempts(self, state, element):
        head, _, tail = element.partition("/")
        if head != "stone":
            return Attempts(purpose=Reason("small-no-use", {"element": element}, section="2"))
        stone = int(tail)
        acts = (action("take", stone), action("turn", stone)) if stone == 3 else (action("take", stone),)
        return Attempts(acts)

    def all_actions(self, components):
        return [*(action("take", n) for n in range(STONES)), action("turn", 3), PASS]

    def apply(self, state, act, events=None):
        seat, name = state.player, f"player/{state.player}"
        state.passes = state.passes + 1 if act.kind == "pass" else 0
        if act.kind != "pass":
            state.owner[act.args[0]] = seat
            state.turned[act.args[0]] = int(act.kind == "turn")
        if events is not None:
            if act.kind == "pass":
                events.append(Event("small-passed", {"player": name}))
            else:
                events.append(Event("small-took", {"player": name, "stone": f"stone/{act.args[0]}"}))
        state.player = (seat + 1) % state.parts.seats
        if events is not None and self.current_player(state) is None:
            events.append(Event("small-over", {}))

    def prompt(self, state):
        if self.current_player(state) is None:
            return None
        left = sum(owner == -2 for owner in state.owner)
        return Prompt(
            state.player, Message("small-prompt", {"count": left}), tuple(self.legal_actions(state)), (PASS,)
        )

    def label(self, state, act):
        if act.kind == "pass":
            return Message("small-label-pass")
        return Message(
            "small-label-take" if act.kind == "take" else "small-label-turn",
            {"stone": f"stone/{act.args[0]}"},
        )

    def warning(self, state, act):
        return Message("small-warning") if act == action("take", 0) else None

    def elements(self, observation):
        return [
            *(f"stone/{n}" for n in range(STONES)),
            "bag",
            *(f"player/{n}" for n in range(observation.parts.seats)),
        ]

    def element_name(self, components, element):
        head, _, tail = element.partition("/")
        return Message("small-bag") if head == "bag" else Message("small-stone", {"number": int(tail) + 1})

    def describe(self, observation, element):
        return [Message("small-about", {"element": element})]

    def progress(self, observation):
        return Message("small-progress", {"count": sum(owner != -2 for owner in observation.owner)})

    def phases(self, observation):
        taken = sum(owner != -2 for owner in observation.owner)
        return ("small-phase-early", "small-phase-late"), int(taken >= 3)

    def observe(self, state, viewer):
        seen = self.copy(state)
        seen.bag = [UNKNOWN] * len(state.bag)
        return seen

    def resample(self, observation, chance):
        full = self.copy(observation)
        full.bag = [1, 2, 3]
        chance.shuffle(full.bag)
        return full

    def score_sheet(self, observation):
        seats = range(observation.parts.seats)
        owned = [[n for n in range(STONES) if observation.owner[n] == seat] for seat in seats]
        points = tuple(sum((n + 1) // (1 + observation.turned[n]) for n in stones) for stones in owned)
        line = ScoreLine(
            "small-stones",
            points,
            tuple(tuple(f"stone/{n}" for n in stones) for stones in owned),
            tuple(Message("small-counted", {"count": len(stones)}) if stones else None for stones in owned),
        )
        best = tuple(seat for seat in seats if points[seat] == max(points))
        final = self.current_player(observation) is None
        verdict = Message(
            "small-won" if final else "small-leads", {"players": tuple(f"player/{n}" for n in best)}
        )
        return ScoreSheet((line,), points, best, final, verdict)

    def evaluate(self, observation):
        return [float(points) for points in self.score_sheet(observation).totals]

    def prior(self, observation, act):
        return 0.0 if act.kind == "pass" else float(act.args[0] + 1)

    def candidates(self, state):
        return self.legal_actions(state)

    def copy(self, state):
        return Position(
            state.parts, state.player, state.owner[:], state.turned[:], state.passes, state.bag[:]
        )

    def to_plain(self, state):
        return {
            "player": state.player,
            "owner": state.owner[:],
            "turned": state.turned[:],
            "passes": state.passes,
            "bag": state.bag[:],
        }

    def from_plain(self, components, plain):
        state = Position(
            components,
            plain["player"],
            list(plain["owner"]),
            list(plain["turned"]),
            plain["passes"],
            list(plain["bag"]),
        )
        self.check(state)
        return state

    def check(self, state):
        if len(state.owner) != STONES:
            raise ValueError("stones")


GAME = Stones()
