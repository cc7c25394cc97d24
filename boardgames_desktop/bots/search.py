"""Monte Carlo tree search over the own decisions of one seat, in worlds that agree with what it sees.

Every iteration takes a full position that the seat might be in and plays it on to the next natural
break of the game (beyond it lies chance), where the position is judged. The seat's own decisions form
a tree; the others decide by the quick rule (``policy``), and so does the seat itself below the tree.
That the others play sensibly, and not the best move of a shallow tree, is what makes the result worth
more than the judgement it rests on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Generic, TypeVar

from boardgames_desktop.bots.policy import greedy
from boardgames_desktop.bots.thinking import Clock, standings
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import Game

S = TypeVar("S")

CHECKED_EVERY = 16
"""Iterations between two looks at whether the decision can still change."""

Found = tuple[Action, tuple[float, ...], tuple[tuple[Action, int], ...]]
"""The best action, expected points per seat after it, and how often each action was tried."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a search weighs things.

    exploration: how long actions that look promising are tried against what their results say.
    worlds: how many different worlds are looked at. longest: decisions played on at the most.
    """

    exploration: float = 0.6
    worlds: int = 8
    longest: int = 400


class _Edge:
    """An action at a node: how promising it looked, how often it was tried and with what result."""

    __slots__ = ("child", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.child = _Node()


class _Node:
    """A decision of the seat, and what the others did on the way to it.

    replies: by world and number of the decision, what another seat does there; the rule that finds it
    is the expensive part of an iteration.
    """

    __slots__ = ("edges", "replies", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, _Edge] = {}
        self.replies: dict[tuple[int, int], Action] = {}
        self.visits = 0


class Search(Generic[S]):
    """A search from one observation. It can be stopped after any iteration."""

    def __init__(
        self, game: Game[S, Any], observation: S, chance: Chance, style: Style | None = None
    ) -> None:
        """Raises ValueError when nobody has to decide."""
        seat = game.current_player(observation)
        if seat is None:
            raise ValueError("the match is over: nobody has to decide")
        self.game = game
        self.observation = observation
        self.chance = chance
        self.style = style or Style()
        self.seat = seat
        self.iterations = 0
        self._root = _Node()
        self._stage = game.stage(observation)
        self._worlds: list[S] = []
        self._low, self._high = float("inf"), float("-inf")
        self._sums: dict[Action, list[float]] = {}

    def run(self, clock: Clock) -> None:
        """Iterate as long as the clock allows and the rest can still change the decision."""
        while clock.allows_more():
            self.iterate()
            if self.iterations % CHECKED_EVERY == 0 and self._lead() > clock.left:
                return

    def _lead(self) -> int:
        """Visits by which the action tried most is ahead of the next one."""
        visits = sorted(edge.visits for edge in self._root.edges.values())
        return visits[-1] - visits[-2] if len(visits) > 1 else visits[-1]

    def iterate(self) -> None:
        """Play one line to the next break of the game and remember how it ended."""
        world = self.iterations % self.style.worlds
        self.iterations += 1
        state = self._world(world)
        path = self._play_line(state, world)
        self._remember(path, self.game.evaluate(state))

    def best(self) -> Found | None:
        """The action tried most often with what is known of it; None before the first iteration."""
        tried = [(action, edge) for action, edge in self._root.edges.items() if edge.visits]
        if not tried:
            return None
        tried.sort(key=lambda entry: (-entry[1].visits, -entry[1].total / entry[1].visits))
        action, edge = tried[0]
        values = tuple(value / edge.visits for value in self._sums[action])
        return action, values, tuple((other, its.visits) for other, its in tried)

    # --- one iteration --------------------------------------------------------------------------

    def _world(self, number: int) -> S:
        """A full position that agrees with the observation; the first ones are met again and again."""
        if number == len(self._worlds):
            self._worlds.append(self.game.resample(self.observation, self.chance))
        return self.game.copy(self._worlds[number])

    def _play_line(self, state: S, world: int) -> list[tuple[_Node, Action]]:
        """Play ``state`` on to the next break. Returns the nodes passed with the actions taken there."""
        game, seat = self.game, self.seat
        path: list[tuple[_Node, Action]] = []
        node, in_tree, replies = self._root, True, 0
        for _ in range(self.style.longest):
            player = game.current_player(state)
            if player is None or game.stage(state) != self._stage:
                break
            actions = game.candidates(state)
            if player == seat and in_tree and (len(actions) > 1 or node is self._root):
                in_tree = bool(node.edges) or node is self._root
                action = self._at_node(node, actions, state, in_tree)
                path.append((node, action))
                node, replies = node.edges[action].child, 0
            elif in_tree and len(actions) > 1:
                replies += 1
                action = self._reply(node, (world, replies), actions, state, player)
            else:
                action = greedy(game, state, actions, player)
            game.apply(state, action)
        return path

    def _at_node(self, node: _Node, actions: Sequence[Action], state: S, selecting: bool) -> Action:
        """An own decision in the tree; at a node met for the first time the quick rule takes it."""
        if not node.edges:
            priors = [self.game.prior(state, action) for action in actions]
            whole = sum(priors) or 1.0
            for action, prior in zip(actions, priors):
                node.edges[action] = _Edge(prior / whole)
        if selecting:
            return self._select(node, actions)
        chosen = greedy(self.game, state, actions, self.seat)
        node.edges.setdefault(chosen, _Edge(1.0 / len(actions)))
        return chosen

    def _select(self, node: _Node, actions: Sequence[Action]) -> Action:
        """The action with the best result so far plus what it deserves to be tried for its promise.

        An action not tried yet is taken to be as good as the best result seen.
        """
        span = max(self._high - self._low, 1e-9)
        urge = self.style.exploration * sqrt(node.visits + 1.0)
        best, best_score = actions[0], float("-inf")
        for action in actions:
            edge = node.edges.get(action)
            if edge is None:
                edge = node.edges[action] = _Edge(1.0 / len(actions))
            result = (edge.total / edge.visits - self._low) / span if edge.visits else 1.0
            score = result + urge * edge.prior / (1 + edge.visits)
            if score > best_score:
                best, best_score = action, score
        return best

    def _reply(
        self, node: _Node, place: tuple[int, int], actions: Sequence[Action], state: S, player: int
    ) -> Action:
        """What another seat does here: found once by the quick rule, then known."""
        known = node.replies.get(place)
        if known is None or known not in actions:
            known = node.replies[place] = greedy(self.game, state, actions, player)
        return known

    def _remember(self, path: list[tuple[_Node, Action]], values: list[float]) -> None:
        """Enter the result of a line into everything that led to it."""
        result = standings(values)[self.seat]
        self._low, self._high = min(self._low, result), max(self._high, result)
        for node, action in path:
            edge = node.edges[action]
            node.visits += 1
            edge.visits += 1
            edge.total += result
        sums = self._sums.setdefault(path[0][1], [0.0] * len(values))
        for seat, value in enumerate(values):
            sums[seat] += value
