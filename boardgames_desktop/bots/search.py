"""Monte Carlo tree search over worlds that agree with what one seat sees.

Every iteration takes a full position that the seat might be in, walks down a tree of actions shared by
all of them, plays on for a while and judges the position reached. Every seat is assumed to look after
itself (max^n). The tree ends at the next natural break of the game: beyond it lies chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Generic, TypeVar

from boardgames_desktop.bots.thinking import Clock, Thought, standings
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import Game

S = TypeVar("S")

_LARGEST = float(1 << 64)


@dataclass(frozen=True, slots=True)
class Style:
    """How a search weighs things.

    exploration: how long actions that look promising are tried against what their results say.
    reduction: how much worse than its parent an untried action is taken to be (share of the span of values).
    worlds: how many different worlds are looked at. playout: decisions played on before judging.
    """

    exploration: float = 1.2
    reduction: float = 0.1
    worlds: int = 32
    playout: int = 0
    greedy: bool = False


class _Edge:
    """An action at a node: how promising it looked, how often it was tried and with what result."""

    __slots__ = ("child", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.child: _Node | None = None


class _Node:
    """What is known of a line of actions. ``total`` adds up the standings of the seat that decides here."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, _Edge] = {}
        self.visits = 0
        self.total = 0.0


_Step = tuple[_Node, _Edge, int, Action]
"""A node, the edge taken from it, the seat that decided there, and its action."""


class Search(Generic[S]):
    """A search from one observation. It can be stopped after any iteration."""

    def __init__(
        self, game: Game[S, Any], observation: S, chance: Chance, style: Style | None = None
    ) -> None:
        self.game = game
        self.observation = observation
        self.chance = chance
        self.style = style or Style()
        self._root = _Node()
        self._stage = game.stage(observation)
        self._worlds: list[S] = []
        self.iterations = 0
        self._low, self._high = float("inf"), float("-inf")
        self._sums: dict[Action, list[float]] = {}

    def run(self, clock: Clock) -> None:
        """Iterate as long as the clock allows."""
        while clock.allows_more():
            self.iterate()

    def iterate(self) -> None:
        """Look at one line of play and remember how it ended."""
        state = self._world()
        path = self._descend(state)
        if self.style.playout:
            self._play_on(state)
        values = self.game.evaluate(state)
        self._remember(path, values)

    def best(self) -> tuple[Action, tuple[float, ...], tuple[tuple[Action, int], ...]] | None:
        """The action tried most often, expected points per seat after it, and all visits; None before any."""
        tried = [(action, edge) for action, edge in self._root.edges.items() if edge.visits]
        if not tried:
            return None
        tried.sort(key=lambda entry: (-entry[1].visits, -entry[1].total / entry[1].visits))
        action, edge = tried[0]
        values = tuple(value / edge.visits for value in self._sums[action])
        return action, values, tuple((other, its.visits) for other, its in tried)

    # --- one iteration --------------------------------------------------------------------------

    def _world(self) -> S:
        """A full position that agrees with the observation; the first ones are met again and again."""
        number = self.iterations % self.style.worlds
        self.iterations += 1
        if number == len(self._worlds):
            self._worlds.append(self.game.resample(self.observation, self.chance))
        return self.game.copy(self._worlds[number])

    def _goes_on(self, state: S) -> bool:
        return self.game.current_player(state) is not None and self.game.stage(state) == self._stage

    def _descend(self, state: S) -> list[_Step]:
        """Walk down the tree to a new node, changing ``state``. Returns nodes with the edges taken."""
        game, node = self.game, self._root
        path: list[_Step] = []
        while True:
            player = game.current_player(state)
            if player is None or game.stage(state) != self._stage:
                return path
            actions = game.candidates(state)
            if len(actions) == 1:
                game.apply(state, actions[0])
                continue
            fresh = not node.edges
            if fresh:
                self._open(node, actions, state)
            chosen = self._select(node, actions, state)
            edge = node.edges[chosen]
            path.append((node, edge, player, chosen))
            game.apply(state, chosen)
            if fresh and node is not self._root:
                return path
            if edge.child is None:
                edge.child = _Node()
            node = edge.child

    def _open(self, node: _Node, actions: Sequence[Action], state: S) -> None:
        priors = self.game.priors(state, actions)
        whole = sum(priors) or 1.0
        for action, prior in zip(actions, priors):
            node.edges[action] = _Edge(prior / whole)

    def _select(self, node: _Node, actions: Sequence[Action], state: S) -> Action:
        """The action with the best result so far plus what it deserves to be tried for its promise."""
        span = max(self._high - self._low, 1e-9)
        urge = self.style.exploration * sqrt(node.visits + 1.0)
        untried = (node.total / node.visits - self._low) / span if node.visits else 0.5
        untried -= self.style.reduction
        best, best_score = actions[0], float("-inf")
        for action in actions:
            edge = node.edges.get(action)
            if edge is None:
                edge = node.edges[action] = _Edge(1.0 / len(actions))
            tries = edge.visits
            result = (edge.total / tries - self._low) / span if tries else untried
            score = result + urge * edge.prior / (1 + tries)
            if score > best_score:
                best, best_score = action, score
        return best

    def _play_on(self, state: S) -> None:
        """Play by promise alone until the next break, or as long as the style says."""
        game = self.game
        for _ in range(self.style.playout):
            if not self._goes_on(state):
                return
            actions = game.candidates(state)
            game.apply(state, actions[0] if len(actions) == 1 else self._promising(state, actions))

    def _promising(self, state: S, actions: Sequence[Action]) -> Action:
        """An action drawn with a chance that grows with its promise."""
        priors = self.game.priors(state, actions)
        if self.style.greedy:
            return actions[priors.index(max(priors))]
        left = self.chance.next() / _LARGEST * sum(priors)
        for action, prior in zip(actions, priors):
            left -= prior
            if left < 0:
                return action
        return actions[-1]

    def _remember(self, path: list[_Step], values: list[float]) -> None:
        """Enter the result of a line into everything that led to it."""
        results = standings(values)
        self._low, self._high = min(self._low, min(results)), max(self._high, max(results))
        for node, edge, player, _ in path:
            node.visits += 1
            node.total += results[player]
            edge.visits += 1
            edge.total += results[player]
        if path:
            sums = self._sums.setdefault(path[0][3], [0.0] * len(values))
            for seat, value in enumerate(values):
                sums[seat] += value
