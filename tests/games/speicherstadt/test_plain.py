"""Positions as plain values: nothing but a ValueError answers to damaged, huge or wrong ones."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.game import PUBLIC
from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.state import BUY, LOAD, OVER, PLACE
from tests.games.harness import some_states
from tests.games.speicherstadt.positions import SEATS, make_components

quick = settings(
    max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


@cache
def positions(seats: int) -> list[dict[str, Any]]:
    """Positions of two games, of every phase; every second one as an observation."""
    found = []
    for number, state in enumerate(some_states(GAME, seats, range(2), every=6)):
        found.append(GAME.to_plain(GAME.observe(state, PUBLIC) if number % 2 else state))
    return found


def read(seats: int, plain: Any) -> Any:
    """The state, or None when it was refused with a sentence."""
    try:
        return GAME.from_plain(make_components(seats, None), plain)
    except ValueError:
        return None


def play_on(state: Any, seed: int) -> None:
    """Play a position to the end, all invariants checked after every action."""
    chance = Chance(seed)
    state = GAME.resample(state, chance)
    while state.phase != OVER:
        actions = GAME.legal_actions(state)
        GAME.apply(state, actions[chance.below(len(actions))])
        GAME.check(state)
    GAME.score_sheet(state)


# --- good positions -------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_can_be_written_as_json_and_read_again(seats):
    for plain in positions(seats):
        text = json.dumps(plain)
        assert GAME.to_plain(read(seats, json.loads(text))) == plain


def test_positions_of_every_phase_are_tried():
    phases = {read(3, plain).phase for plain in positions(3)}
    assert phases == {PLACE, BUY, LOAD, OVER}


def test_cards_and_goods_are_named_by_their_ids():
    plain = positions(3)[0]
    assert set(plain["slots"][0]) == {"card", "cargo", "queue"}
    assert plain["slots"][0]["card"] in make_components(3).card_numbers
    assert plain["phase"] == "place"


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_that_is_read_can_be_played_to_the_end(seats):
    for seed, plain in enumerate(positions(seats)[::5]):
        play_on(read(seats, plain), seed)


# --- broken positions -----------------------------------------------------

odd_values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([10**6, 10**6 + 1, 2**63, -(10**30), 10**400]),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(
        [
            "tea",
            "coffee",
            "B_fire",
            "E_fire",
            "B_ship_1",
            "A_warehouse",
            "buy",
            "load",
            "A_contract_1/0",
            "over",
        ]
    ),
)
odd_trees = st.recursive(
    odd_values,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=6), inner, max_size=5),
    max_leaves=8,
)


@quick
@given(odd_trees)
def test_anything_but_a_position_is_refused(plain):
    assert read(3, plain) is None


@quick
@given(st.data(), st.sampled_from(SEATS))
def test_a_position_with_anything_wrong_is_refused_or_is_whole(data, seats):
    plain = copy.deepcopy(data.draw(st.sampled_from(positions(seats))))
    for _ in range(data.draw(st.integers(1, 3))):
        damage(data, plain)
    state = read(seats, plain)
    if state is not None:
        assert GAME.to_plain(state).keys() == plain.keys()
        play_on(state, data.draw(st.integers(0, 99)))


def damage(data: st.DataObject, plain: Any) -> None:
    """Change one value somewhere: replace it, leave it out, double it, or take another's place."""
    holders = list(_holders(plain))
    holder = data.draw(st.sampled_from(holders))
    keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    way = data.draw(st.sampled_from(["replace", "remove", "double", "swap", "count"]))
    if not keys:
        holder.append(data.draw(odd_values)) if isinstance(holder, list) else holder.update(x=1)
        return
    key = data.draw(st.sampled_from(keys))
    other = data.draw(st.sampled_from(holders))
    if way == "remove":
        del holder[key]
    elif way == "double" and isinstance(holder, list):
        holder.append(holder[key])
    elif way == "swap" and isinstance(other, list) and isinstance(holder, list) and other:
        holder[key], other[-1] = other[-1], holder[key]
    elif way == "count" and isinstance(holder[key], int):
        holder[key] += data.draw(st.sampled_from([-1, 1]))
    else:
        holder[key] = data.draw(odd_trees)


def _holders(value: Any) -> Any:
    """All lists and tables of a plain value."""
    if isinstance(value, dict | list):
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _holders(inner)


def player(plain: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    return plain["players"][seat]


def move(plain: dict[str, Any], source: list[str], target: list[str]) -> None:
    """Move one cube; nothing can be converted into any more, so that the stock may be smaller."""
    target.append(source.pop())
    plain["takeable"] = []


def empty_slot(slot: dict[str, Any], discards: list[str]) -> None:
    discards.append(slot["card"])
    slot["card"] = None


def loader(plain: dict[str, Any], loaded: bool) -> dict[str, Any]:
    """A seat that has loaded, or not yet, but is not loading now."""
    now = plain["player"]
    return next(one for seat, one in enumerate(plain["players"]) if seat != now and one["loaded"] == loaded)


IMPOSSIBLE = [
    ("place", "a worker too many", lambda p: player(p).update(workers=(player(p)["workers"] + 1) % 4)),
    ("place", "a player out of turn", lambda p: p.update(player=(p["player"] + 1) % 3)),
    ("place", "an empty slot", lambda p: empty_slot(p["slots"][0], p["discards"])),
    ("place", "a purchase before the purchase", lambda p: player(p).update(bought=1)),
    ("place", "somebody who has loaded", lambda p: player(p).update(loaded=True)),
    ("place", "nobody to decide", lambda p: p.update(player=None)),
    ("place", "a slot on sale", lambda p: p.update(slot=0)),
    ("place", "a round too late", lambda p: p.update(round=p["round"] + 1)),
    ("place", "a card at two places", lambda p: player(p)["cards"].append(p["slots"][0]["card"])),
    ("place", "a lost card", lambda p: p["discards"].pop()),
    ("place", "a card of the pile that is owned", lambda p: move(p, p["pile"], player(p)["cards"])),
    ("place", "a removed card", lambda p: player(p)["cards"].append("D_fireman_3")),
    ("place", "a cube too many", lambda p: p["stock"].append("tea")),
    ("place", "a cube of the bag in the stock", lambda p: p["stock"].append(p["bag"].pop())),
    ("place", "a cube in a hall that is full", lambda p: [move(p, p["stock"], player(p)["goods"]) for _ in "123456"]),
    ("place", "goods that wait for loading", lambda p: move(p, p["stock"], player(p)["landed"])),
    ("place", "goods on a contract of nobody", lambda p: p.update(filled=["D_ship_1/0"])),
    ("place", "more points than fires gave", lambda p: player(p).update(fire_points=11)),
    ("place", "a fire too many", lambda p: p.update(fires=p["fires"] + 1)),
    ("place", "seasons in disorder", lambda p: p["pile"].reverse()),
    ("buy", "somebody behind", lambda p: p.update(player=(p["player"] + 1) % 3)),
    ("buy", "too few workers", lambda p: p["slots"][p["slot"]]["queue"].pop()),
    ("buy", "a gap in a queue", lambda p: p["slots"][p["slot"]]["queue"].append(None)),
    ("buy", "somebody without coins", lambda p: player(p, p["player"]).update(coins=0)),
    ("buy", "more purchases than slots", lambda p: player(p).update(bought=3)),
    ("buy", "nothing on sale", lambda p: p.update(slot=None)),
    ("buy", "goods that no ship brought", lambda p: move(p, p["stock"], player(p)["landed"])),
    ("buy", "conversion before loading", lambda p: p.update(takeable=p["stock"][:1])),
    ("load", "a card on a slot", lambda p: p["slots"][0].update(card=p["discards"].pop())),
    ("load", "a worker in a queue", lambda p: p["slots"][0].update(queue=[0, 1])),
    ("load", "goods of somebody who has loaded", lambda p: move(p, p["stock"], loader(p, True)["landed"])),
    ("load", "goods that no ship brought", lambda p: move(p, p["stock"], loader(p, False)["landed"])),
    ("load", "goods that wait too long", lambda p: move(p, p["stock"], player(p, p["player"])["landed"])),
    ("load", "the loader has loaded", lambda p: player(p, p["player"]).update(loaded=True)),
    ("load", "an earlier player has not loaded", lambda p: loader(p, True).update(loaded=False)),
    ("load", "more to take than there is", lambda p: p["takeable"].extend(p["stock"] + ["tea"])),
    ("load", "more purchases than cards", lambda p: [one.update(bought=3) for one in p["players"]]),
    ("over", "somebody to decide", lambda p: p.update(player=0)),
    ("over", "a card in the pile", lambda p: p["pile"].append(p["discards"].pop())),
    ("over", "a worker in a queue", lambda p: p["slots"][0].update(queue=[0, 1])),
    ("over", "somebody has not loaded", lambda p: player(p).update(loaded=False)),
    ("over", "an earlier round", lambda p: p.update(round=p["round"] - 1)),
    ("over", "workers at home", lambda p: player(p).update(workers=3)),
]  # fmt: skip


@cache
def late_positions() -> list[dict[str, Any]]:
    """Positions of some games of three in which goods have come to the stock."""
    found = [GAME.to_plain(state) for state in some_states(GAME, 3, range(1, 12), every=5)]
    return [plain for plain in found if len(plain["stock"]) > 6]


@pytest.mark.parametrize(
    ("phase", "fault", "change"), IMPOSSIBLE, ids=[f"{a}: {b}" for a, b, _ in IMPOSSIBLE]
)
def test_an_impossible_position_is_refused(phase, fault, change):
    tried = 0
    for plain in late_positions():
        if plain["phase"] != phase or tried == 10:
            continue
        wrong = copy.deepcopy(plain)
        try:
            change(wrong)
        except (StopIteration, IndexError):
            continue
        tried += 1
        assert wrong != plain
        assert read(3, wrong) is None
    assert tried


HUGE = {
    "a long pile": lambda p: p.update(pile=[None] * 2000),
    "a long list of goods": lambda p: p["players"][0].update(goods=["tea"] * 1001),
    "many slots": lambda p: p.update(slots=p["slots"] * 100),
    "many players": lambda p: p.update(players=p["players"] * 2),
    "a long queue": lambda p: p["slots"][0].update(queue=[0] * 9),
    "endless coins": lambda p: p["players"][0].update(coins=10**7),
    "a deep list": lambda p: p.update(filled=[[[[[[[[[[[[[[]]]]]]]]]]]]]]),
}


@pytest.mark.parametrize("fault", HUGE)
def test_huge_positions_are_refused(fault):
    plain = copy.deepcopy(positions(3)[0])
    HUGE[fault](plain)
    with pytest.raises(ValueError, match=r"."):
        GAME.from_plain(make_components(3, None), plain)
