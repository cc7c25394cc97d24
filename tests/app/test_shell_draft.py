"""A match being set up, without a window."""

from __future__ import annotations

import pytest

from boardgames_desktop.app.draft import all_computers, draft_from_plain, first_draft
from boardgames_desktop.engine.game import GameInfo, Option
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.text import texts_for

OPTIONS = (
    Option("start", "seat", (), "random", "x-a", "x-b"),
    Option("mode", "choice", ("short", "long"), "short", "x-c", "x-d", ("x-e", "x-f")),
)
INFO = GameInfo("some", 1, 2, 5, (4,), 30, 2.0, 2026, "n", ("p",), "x-n", "x-t", OPTIONS)


def say(message: Message) -> str:
    return texts_for("en").text(message.id, **message.args)


@pytest.fixture
def draft():
    return first_draft(INFO)


def test_a_first_draft_is_one_person_against_computers_at_the_best_number_of_seats(draft):
    assert [seat.controller for seat in draft.seats] == ["person", "normal", "normal", "normal"]
    assert len({seat.colour for seat in draft.seats}) == 4
    assert draft.problems(say) == []
    assert [seat.name for seat in draft.named_seats(say)] == [
        "Player 1",
        "Computer 2",
        "Computer 3",
        "Computer 4",
    ]


def test_a_match_to_watch_has_computers_only():
    assert {seat.controller for seat in all_computers(INFO).seats} == {"normal"}


def test_seats_can_be_added_and_removed_within_the_limits_of_the_game(draft):
    draft.add()
    assert not draft.can_add
    assert len({seat.colour for seat in draft.seats}) == 5
    while draft.can_remove:
        draft.remove(0)
    assert len(draft.seats) == 2


def test_a_colour_that_is_taken_is_exchanged(draft):
    old, wanted = draft.seats[0].colour, draft.seats[2].colour
    assert draft.set_colour(0, wanted) == 2
    assert (draft.seats[0].colour, draft.seats[2].colour) == (wanted, old)
    assert draft.set_colour(0, "charcoal") is None
    assert len({seat.colour for seat in draft.seats}) == 4


def test_the_start_player_follows_a_seat_that_moves(draft):
    draft.options["start"] = "1"
    draft.move(1, 1)
    assert draft.options["start"] == "2"
    draft.move(1, -1)
    assert draft.options["start"] == "2"
    draft.remove(0)
    assert draft.options["start"] == "1"
    draft.remove(1)
    assert draft.options["start"] == "random"


def test_a_move_past_the_end_does_nothing(draft):
    before = list(draft.seats)
    draft.move(0, -1)
    draft.move(3, 1)
    assert draft.seats == before


def test_everybody_moves_up_a_place_when_seats_rotate(draft):
    colours = [seat.colour for seat in draft.seats]
    draft.rotate()
    assert [seat.colour for seat in draft.seats] == [*colours[1:], colours[0]]


def test_a_named_start_player_moves_on_for_the_next_match(draft):
    draft.options["start"] = "3"
    draft.pass_start_on()
    assert draft.options["start"] == "0"
    draft.options["start"] = "random"
    draft.pass_start_on()
    assert draft.options["start"] == "random"


@pytest.mark.parametrize(
    ("names", "ids"),
    [
        (["Ann", "ann", "", ""], []),
        (["Ann", "Ann", "", ""], ["newgame-name-twice"]),
        (["Computer 2", "", "", ""], ["newgame-name-twice"]),
        (["a\u2028b", "", "", ""], ["newgame-name-wrong"]),
        (["   ", "", "", ""], []),
    ],
)
def test_names_must_be_visible_and_different(draft, names, ids):
    for seat, name in zip(draft.seats, names):
        seat.name = name
    assert [problem.id for problem in draft.problems(say)] == ids


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("7", 7),
        (" 12 ", 12),
        ("0", 0),
        (str(2**63 - 1), 2**63 - 1),
        (str(2**63), None),
        ("-1", None),
        ("x", None),
        ("", None),
        ("٣", None),
    ],
)
def test_a_seed_is_a_whole_number(draft, typed, value):
    draft.seed = typed
    assert draft.seed_value == value
    assert [problem.id for problem in draft.problems(say)] == (
        [] if value is not None else ["newgame-seed-wrong"]
    )


def test_a_random_deal_has_no_seed(draft):
    assert draft.seed_value is None
    assert draft.problems(say) == []


def test_a_draft_comes_back_as_it_was(draft):
    draft.remove(3)
    draft.seats[0].name = "小明"
    draft.options |= {"start": "2", "mode": "long"}
    draft.seed = "5"
    assert draft_from_plain(INFO, draft.to_plain()) == draft


@pytest.mark.parametrize(
    "plain",
    [
        None,
        {},
        {"seats": 3},
        {"seats": [["a", "red", "person"]], "options": {}},
        {"seats": [["a", "red", "person"], ["b", "red", "easy"]], "options": {}},
        {"seats": [["a", "pink", "person"], ["b", "red", "easy"]], "options": {}},
        {"seats": [[1, "blue", "person"], ["b", "red", "easy"]], "options": {}},
        {"seats": [["a", "blue", "god"], ["b", "red", "easy"]], "options": []},
    ],
)
def test_what_makes_no_sense_any_more_gives_a_first_draft(plain):
    assert draft_from_plain(INFO, plain) == first_draft(INFO)


def test_options_the_game_no_longer_knows_fall_back(draft):
    plain = draft.to_plain() | {"options": {"start": "4", "mode": "epic", "gone": "1"}}
    assert draft_from_plain(INFO, plain).options == {"start": "random", "mode": "short"}
