"""Every installed game through the protocol: whole matches, and positions that cannot be."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from boardgames_desktop.driver import services
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.protocol import answer
from boardgames_desktop.engine.session import Session

STRANGE = [None, 0, 1, -1, -2, 7, 99, 10**12, True, 1.5, "", "x", [], {}, [0], [[1]], "card/1"]
TABLES = [
    (game_id, seats)
    for game_id, game in registry.games().items()
    for seats in range(game.info.min_seats, game.info.max_seats + 1)
]


class Driver:
    """An outside program that plays at random."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.session = Session(services("en"))
        self.choose = random.Random(seed)
        self.game, self.seats = game, seats
        self.ask("new", game=game, seats=seats, seed=seed)

    def raw(self, do: str, **fields: Any) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(answer(self.session, json.dumps({"do": do} | fields).encode()))
        return found

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        found = self.raw(do, **fields)
        assert found["ok"], found
        return found

    def play(self, most: int) -> int:
        """Play up to that many actions; how many it were."""
        for count in range(most):
            actions = self.ask("legal")["actions"]
            if not actions:
                return count
            self.ask("apply", action=self.choose.choice(actions)["text"])
        return most

    def spoil(self, plain: Any) -> Any:
        """The same with one value somewhere replaced, removed or doubled."""
        plain = json.loads(json.dumps(plain))
        holder, key = self.choose.choice(list(places(plain)))
        way = self.choose.random()
        if way < 0.8:
            holder[key] = self.choose.choice(STRANGE)
        elif way < 0.9:
            del holder[key]
        elif isinstance(holder, list):
            holder.insert(key, holder[key])
        else:
            holder["more"] = 1
        return plain


def places(plain: Any):
    """Every place of a value in plain values: what holds it, and under which key."""
    keys = list(plain) if isinstance(plain, dict) else range(len(plain))
    for key in keys:
        yield plain, key
        if isinstance(plain[key], dict | list):
            yield from places(plain[key])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_match_is_played_taken_back_and_loaded(game, seats, tmp_path):
    driver = Driver(game, seats, seed=seats)
    played = driver.play(5000)
    assert driver.ask("scores")["final"]
    end = driver.ask("state", viewer="full")
    path = str(tmp_path / "a")
    driver.ask("save", path=path)
    for _ in range(played):
        driver.ask("undo", pass_barrier=True)
    for _ in range(played):
        driver.ask("redo")
    assert driver.ask("state", viewer="full") == end
    other = Driver(game, seats, seed=1)
    assert other.ask("load", path=path)["over"]
    assert other.ask("state", viewer="full") == end


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_spoilt_position_is_refused_or_can_be_played_to_the_end(game, seats):
    driver = Driver(game, seats, seed=10 + seats)
    positions = [driver.ask("state", viewer="full")["state"]]
    while driver.play(15) == 15:
        positions.append(driver.ask("state", viewer="full")["state"])
    refused = 0
    for turn in range(60):
        spoilt = driver.spoil(positions[turn % len(positions)])
        found = driver.raw("position", game=game, seats=seats, position=spoilt)
        if found["ok"]:
            driver.ask("state")
            driver.play(5000)
            driver.ask("scores")
        else:
            assert found["error"]["code"] == "bad-position", (found, spoilt)
            refused += 1
    assert refused > 30


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_level_answers_a_legal_action(game, seats):
    driver = Driver(game, seats, seed=3)
    driver.play(20)
    legal = [entry["text"] for entry in driver.ask("legal")["actions"]]
    for level in ("easy", "normal", "hard"):
        one, other = (driver.ask("bot", level=level, iterations=10, seed=4) for _ in range(2))
        assert one["text"] in legal
        assert one["action"] == other["action"], "the same generator, the same answer"
