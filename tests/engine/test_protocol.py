from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardgames_desktop.engine.protocol import LONGEST_LINE, read_lines, serve
from tests.engine.helpers import make_match, play_on
from tests.engine.protocol_client import Client, toy_services
from tests.engine.toy import FIGURES, TOY

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def client() -> Client:
    client = Client()
    client.new()
    return client


# --- what each request does ------------------------------------------------------------------------


def test_games_are_listed():
    found = Client().ask("games")
    (toy,) = found["games"]
    assert (toy["id"], toy["min_seats"], toy["max_seats"]) == ("toy", 2, 4)
    assert toy["options"][1]["values"] == ["allowed", "forbidden"]
    assert found["problems"] == []


def test_new_begins_the_same_match_as_anywhere(client):
    assert client.ask("state", viewer="full")["state"] == json.loads(json.dumps(make_match().position()))


def test_new_takes_seats_one_by_one():
    found = Client().new(seats=[{"name": "小明", "controller": "hard"}, {"colour": "plum"}])
    assert found["seats"] == [
        {"name": "小明", "colour": "red", "controller": "hard"},
        {"name": "en:common-player-name", "colour": "plum", "controller": "person"},
    ]


def test_state_hides_what_the_viewer_may_not_know(client):
    client.ask("apply", action="choose " + str(first_card(client)))
    full, public, mine = (client.ask("state", viewer=viewer) for viewer in ("full", "public", 0))
    assert set(public["state"]["where"]) == {-1}
    assert -1 not in full["state"]["where"]
    assert mine["action"] == full["action"] != public["action"]
    assert public["action"] is None
    assert "card" in mine["events"][0]["args"]
    assert "card" not in public["events"][0]["args"]
    assert client.ask("state")["viewer"] == "public"
    assert client.ask("state", step=0)["mover"] is None


def first_card(client: Client) -> int:
    return client.ask("legal")["actions"][0]["action"]["args"][0]


def test_legal_lists_actions_as_text_and_object(client):
    found = client.ask("legal")
    assert found["player"] == 0
    for entry in found["actions"]:
        assert entry["text"] == f"choose {entry['action']['args'][0]}"
        assert client.ask("why", action=entry["action"])["reasons"] == []
        assert client.ask("why", action=entry["text"])["reasons"] == []


def test_why_gives_reasons_with_section_and_sentence(client):
    (reason,) = client.ask("why", action={"kind": "take", "args": [1]}, lang="zh_TW")["reasons"]
    assert reason == {"id": "toy-not-now", "args": {}, "section": "1", "text": "zh_TW:toy-not-now"}
    assert client.ask("why", action="fly")["reasons"][0]["id"] == "engine-unknown-action"
    legal = client.ask("legal")["actions"][0]["action"]
    assert client.ask("why", action=legal, seat=1)["reasons"][0]["id"] == "engine-not-your-turn"


def test_apply_answers_events_and_an_illegal_action_reasons(client):
    found = client.ask("apply", action=client.ask("legal")["actions"][0]["action"])
    assert (found["step"], found["player"], found["over"]) == (1, 1, False)
    assert found["events"][0]["seen_by"] == [0]
    refused = client.raw('{"do": "apply", "action": "take 1"}')
    assert refused["error"]["code"] == "illegal-action"
    assert refused["error"]["reasons"][0]["section"] == "1"


def test_a_whole_match_can_be_played_taken_back_and_played_again(client):
    while client.ask("state")["player"] is not None:
        found = client.ask("apply", action=client.ask("bot", level="easy")["action"])
    assert found["over"]
    assert client.ask("legal") == {"id": 5, "ok": True, "player": None, "actions": []}
    assert client.code("apply", action="refuse") == "illegal-action"
    assert client.code("bot", level="easy") == "match-over"
    scores = client.ask("scores")
    assert scores["final"]
    assert scores == client.ask("scores", viewer="full")
    end = client.ask("state", viewer="full")["state"]
    steps = found["step"]
    for step in reversed(range(steps)):
        assert client.ask("undo", pass_barrier=True)["step"] == step
    assert client.code("undo", pass_barrier=True) == "nothing-to-undo"
    for _ in range(steps):
        client.ask("redo")
    assert client.code("redo") == "nothing-to-redo"
    assert client.ask("state", viewer="full")["state"] == end


def test_undo_stops_at_the_barrier(client):
    for _ in range(3):
        client.ask("apply", action=client.ask("legal")["actions"][0]["action"])
    assert client.code("undo") == "nothing-to-undo", "the cards were revealed"
    assert client.ask("undo", pass_barrier=True)["step"] == 2
    assert client.code("undo", seat=0) == "nothing-to-undo", "seat 1 has decided since"
    assert client.ask("undo", seat=1)["step"] == 1


def test_save_and_load_give_the_match_back(client, tmp_path):
    client.ask("apply", action=client.ask("legal")["actions"][1]["action"])
    state = client.ask("state", viewer="full")
    path = str(tmp_path / "存檔.boardgame")
    assert client.ask("save", path=path)["path"] == path
    other = Client()
    assert other.ask("load", path=path)["step"] == 1
    assert other.ask("state", viewer="full") == state


def test_a_save_that_does_not_replay_can_be_continued_from_its_position(client, tmp_path):
    path = tmp_path / "a"
    client.ask("save", path=str(path))
    plain = json.loads(path.read_text("utf-8"))
    plain["actions"] = [{"seat": 0, "kind": "refuse", "args": []}]
    path.write_text(json.dumps(plain))
    refused = client.raw(json.dumps({"do": "load", "path": str(path)}))
    assert refused["error"]["code"] == "save-does-not-replay"
    assert refused["error"]["position_available"]
    assert client.ask("load", path=str(path), from_position=True)["step"] == 0


def test_a_position_begins_a_match(client):
    position = play_on(make_match(), actions=4).position()
    assert client.ask("position", position=position)["step"] == 0
    assert client.ask("state", viewer="full")["state"] == json.loads(json.dumps(position))
    fresh = Client()
    assert fresh.code("position", position=position) == "no-match"
    fresh.ask("position", position=position, game="toy", seats=3, figures=FIGURES, options={"first": "0"})
    assert fresh.code("position", position=position | {"round": 99}) == "bad-position"


def test_bot_answers_what_it_would_play_without_playing_it(client):
    found = client.ask("bot", level="hard", seconds=0.5, iterations=3, seed=1)
    assert found["text"] == client.ask("legal")["actions"][0]["text"]
    assert (found["values"], found["iterations"], found["seconds"]) == ([1.235], 3, 0.5)
    assert client.ask("state")["step"] == 0


# --- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "bad-line"),
        (b"   \t", "bad-line"),
        (b"\xff\xfe", "bad-line"),
        (b'{"id": 1, "do": "games"', "bad-json"),
        (b"null", "bad-request"),
        (b"[]", "bad-request"),
        (b'"games"', "bad-request"),
        (b"{}", "bad-request"),
        (b'{"do": 5}', "bad-request"),
        (b'{"do": "Games"}', "unknown-request"),
        (b'{"do": "games", "extra": 1}', "bad-request"),
        (b'{"do": "games", "lang": "de"}', "bad-request"),
        (b'{"do": "games", "do": "legal"}', "bad-json"),
        (b'{"id": 1.5, "do": "games"}', "bad-request"),
        (b'{"id": true, "do": "games"}', "bad-request"),
        (b'{"id": {}, "do": "games"}', "bad-request"),
        (b'{"id": NaN, "do": "games"}', "bad-json"),
        (b'{"id": ' + b"9" * 5000 + b', "do": "games"}', "bad-json"),
        (b'{"id": "\\ud800", "do": "games"}', "bad-json"),
        (b"[" * 100_000, "bad-json"),
        (b'{"a":' * 60 + b"1" + b"}" * 60, "bad-json"),
        (b'{"do": "state", "viewer": 1e400}', "bad-json"),
    ],
)
def test_a_malformed_line_is_answered(client, line, code):
    found = client.raw(line)
    assert (found["ok"], found["error"]["code"]) == (False, code)
    assert client.ask("games")


@pytest.mark.parametrize(
    ("do", "fields", "code"),
    [
        ("new", {}, "bad-request"),
        ("new", {"game": "chess", "seats": 2}, "unknown-game"),
        ("new", {"game": 1, "seats": 2}, "bad-request"),
        ("new", {"game": "toy"}, "bad-request"),
        ("new", {"game": "toy", "seats": 1}, "bad-setup"),
        ("new", {"game": "toy", "seats": 5}, "bad-setup"),
        ("new", {"game": "toy", "seats": -1}, "bad-request"),
        ("new", {"game": "toy", "seats": 10**9}, "bad-request"),
        ("new", {"game": "toy", "seats": 2.0}, "bad-request"),
        ("new", {"game": "toy", "seats": True}, "bad-request"),
        ("new", {"game": "toy", "seats": [1, 2]}, "bad-request"),
        ("new", {"game": "toy", "seats": [{"age": 5}, {}]}, "bad-request"),
        ("new", {"game": "toy", "seats": [{"name": ""}, {}]}, "bad-setup"),
        ("new", {"game": "toy", "seats": 2, "seed": -1}, "bad-request"),
        ("new", {"game": "toy", "seats": 2, "seed": "7"}, "bad-request"),
        ("new", {"game": "toy", "seats": 2, "seed": None}, "bad-request"),
        ("new", {"game": "toy", "seats": 2, "options": {"first": 1}}, "bad-request"),
        ("new", {"game": "toy", "seats": 2, "options": {"first": "9"}}, "bad-setup"),
        ("new", {"game": "toy", "seats": 2, "options": {"luck": "9"}}, "bad-setup"),
        ("new", {"game": "toy", "seats": 2, "figures": {}}, "bad-figures"),
        (
            "new",
            {"game": "toy", "seats": 2, "figures": {"cards": [], "hand": {}, "rounds": 0}},
            "bad-figures",
        ),
        ("new", {"game": "toy", "seats": 2}, "unknown-game"),
        ("state", {"viewer": 3}, "bad-request"),
        ("state", {"viewer": -1}, "bad-request"),
        ("state", {"viewer": "all"}, "bad-request"),
        ("state", {"viewer": True}, "bad-request"),
        ("state", {"viewer": None}, "bad-request"),
        ("state", {"step": 1}, "bad-request"),
        ("why", {}, "bad-action"),
        ("why", {"action": None}, "bad-action"),
        ("why", {"action": {"kind": "a", "args": {}}}, "bad-action"),
        ("why", {"action": {"kind": "a", "args": [0.5]}}, "bad-action"),
        ("why", {"action": {"kind": "a", "arg": []}}, "bad-action"),
        ("why", {"action": "x", "seat": 9}, "bad-request"),
        ("apply", {"action": {"kind": "choose", "args": [2**62]}}, "illegal-action"),
        ("apply", {"action": "x" * 100_000}, "illegal-action"),
        ("apply", {"action": {"kind": "choose", "args": [1] * 10_000}}, "illegal-action"),
        ("undo", {}, "nothing-to-undo"),
        ("undo", {"pass_barrier": 1}, "bad-request"),
        ("redo", {}, "nothing-to-redo"),
        ("save", {}, "bad-request"),
        ("save", {"path": "/dev/null/x"}, "save-failed"),
        ("save", {"path": "nul\0"}, "save-failed"),
        ("save", {"path": ""}, "save-failed"),
        ("load", {"path": "/nowhere/at/all"}, "unreadable-save"),
        ("load", {"path": ""}, "unreadable-save"),
        ("load", {"path": "x" * 4000}, "unreadable-save"),
        ("load", {"path": "README.md"}, "damaged-save"),
        ("position", {}, "bad-request"),
        ("position", {"position": []}, "bad-request"),
        ("position", {"position": {}}, "bad-position"),
        ("position", {"position": {}, "seats": 3}, "bad-request"),
        ("bot", {}, "bad-request"),
        ("bot", {"level": "god"}, "bad-request"),
        ("bot", {"level": "easy", "seconds": 0}, "bad-request"),
        ("bot", {"level": "easy", "seconds": 61}, "bad-request"),
        ("bot", {"level": "easy", "seconds": "1"}, "bad-request"),
        ("bot", {"level": "easy", "iterations": 10**18}, "bad-request"),
        ("bot", {"level": "easy", "seed": -1}, "bad-request"),
    ],
)
def test_a_wrong_request_is_refused_and_changes_nothing(client, do, fields, code):
    before = client.ask("state", viewer="full")
    assert client.code(do, **fields) == code
    assert client.ask("state", viewer="full") == before


@pytest.mark.parametrize("do", ["state", "legal", "redo", "undo", "scores"])
def test_before_a_match_there_is_nothing_to_ask(do):
    assert Client().code(do) == "no-match"


def test_a_mistake_inside_the_program_is_answered(client, monkeypatch):
    def stumble(*_):
        raise RecursionError("too deep")

    monkeypatch.setattr(type(TOY), "score_sheet", stumble)
    assert client.code("scores") == "internal"
    assert client.ask("legal")["player"] == 0


# --- lines -------------------------------------------------------------------------------------------


def test_lines_that_are_too_long_are_read_past():
    stream = io.BytesIO(b"a\r\n" + b"x" * 25 + b"\n" + b"\n" + b"1234567890\n" + b"y" * 40)
    assert list(read_lines(stream, 10)) == [b"a", None, b"", b"1234567890", None]


def test_serve_answers_every_line_in_order():
    answers = io.BytesIO()
    huge = b'{"id": 2, "x": "' + b"a" * (LONGEST_LINE + 5) + b'"}'
    serve(
        io.BytesIO(b'{"id":1,"do":"games"}\n' + huge + b'\n\n{"id":"x","do":"games"}'),
        answers,
        toy_services(),
    )
    found = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [(line["id"], line["ok"]) for line in found] == [
        (1, True),
        (None, False),
        (None, False),
        ("x", True),
    ]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NAMES = [
    "games",
    "new",
    "position",
    "state",
    "legal",
    "why",
    "apply",
    "undo",
    "redo",
    "scores",
    "bot",
    "load",
]
FIELDS = [
    "game",
    "seats",
    "seed",
    "options",
    "figures",
    "viewer",
    "step",
    "action",
    "seat",
    "position",
    "level",
]
POSITION = json.loads(json.dumps(make_match().position()))


def requests():
    likely = st.sampled_from(
        ["toy", "public", "full", "easy", 0, 1, 2, -1, 3, {}, [], FIGURES, {"kind": "choose", "args": [1]}]
    )
    return st.dictionaries(st.sampled_from([*FIELDS, "lang", "id", "path"]), likely | JSON, max_size=6)


@settings(max_examples=500, deadline=None)
@given(st.sampled_from(NAMES), requests())
def test_any_request_gets_an_answer(do, fields):
    client = Client()
    client.new()
    found = client.raw(json.dumps({"do": do} | fields))
    assert found["ok"] or found["error"]["code"] != "internal", found
    assert client.ask("games")


@settings(max_examples=500, deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_get_an_answer(line):
    assert "ok" in Client().raw(line)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(sorted(POSITION)), JSON, min_size=1, max_size=3))
def test_any_position_is_played_or_refused(changes):
    client = Client()
    client.new()
    found = client.raw(json.dumps({"do": "position", "position": POSITION | changes}))
    assert found["ok"] or found["error"]["code"] in {"bad-position", "bad-json"}
    client.ask("legal")
    client.ask("scores")
