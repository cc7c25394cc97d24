from __future__ import annotations

import contextlib
import json
import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardgames_desktop.engine import saves
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.journal import read_journal, whole_journal
from boardgames_desktop.engine.match import Match
from tests.engine.helpers import EASY, PERSON, make_match, play_on, the_same
from tests.engine.toy import GAMES, TOY


def fault_of(text: str) -> Fault:
    with pytest.raises(Fault) as caught:
        saves.load(text, GAMES)
    return caught.value


def changed(match: Match, **entries) -> str:
    return json.dumps(json.loads(saves.dump(match)) | entries)


@pytest.fixture
def match() -> Match:
    return play_on(make_match(PERSON, EASY, "hard"), actions=5)


# --- whole saves -----------------------------------------------------------------------------------


@pytest.mark.parametrize("actions", [*range(12), None])
def test_a_loaded_save_equals_the_match_in_every_decision(actions):
    match = play_on(make_match(seed=3), actions)
    assert the_same(saves.load(saves.dump(match), GAMES), match)
    assert the_same(saves.load(whole_journal(match), GAMES), match)


def test_a_branch_and_a_match_from_a_position_can_be_saved(match):
    for other in (match.branch(3, "試試看"), make_match(start=match.position())):
        play_on(other, 2)
        assert the_same(saves.load(saves.dump(other), GAMES), other)


def test_a_save_is_readable_and_carries_everything(match):
    text = saves.dump(match)
    plain = json.loads(text)
    assert plain["figures"] == match.setup.figures
    assert plain["position"] == json.loads(json.dumps(match.position()))
    assert plain["app"]
    assert plain["rules_version"] == TOY.info.rules_version
    assert plain["seed"] == 7
    assert text.count('"kind"') == 5
    assert max(len(line) for line in text.splitlines()) < 200


def test_a_changed_figure_of_the_game_does_not_touch_an_old_save():
    match = make_match()
    text = saves.dump(match)
    assert saves.load(text, GAMES).components == match.components


# --- saves that are refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "damaged-save"),
        ("{", "damaged-save"),
        ("hello", "damaged-save"),
        ("[]", "foreign-save"),
        ("{}", "foreign-save"),
        ("null", "foreign-save"),
        ('{"format": "something-else"}', "foreign-save"),
        ('{"format": "boardgames-desktop-save"}', "damaged-save"),
        ('{"format": "boardgames-desktop-save", "format_version": 2, "app": "9.9"}', "newer-save"),
        ('{"a": 1, "a": 2}', "damaged-save"),
        ('{"a": NaN}', "damaged-save"),
        ('{"a": 1e999}', "damaged-save"),
        ('{"a": -Infinity}', "damaged-save"),
        ('{"a": ' + "9" * 5000 + "}", "damaged-save"),
        ("[" * 100_000, "damaged-save"),
        ("[" * 60 + "]" * 60, "damaged-save"),
        ('{"a": "\\ud800"}', "damaged-save"),
    ],
)
def test_what_is_no_save_is_refused(text, code):
    assert fault_of(text).code == code


@pytest.mark.parametrize(
    "entries",
    [
        {"id": "../../evil"},
        {"id": ""},
        {"id": 5},
        {"format_version": "1"},
        {"format_version": True},
        {"seats": []},
        {"seats": {}},
        {"seats": [1, 2, 3]},
        {"seats": [{"name": "a"}] * 3},
        {"seats": [{"name": "a", "colour": "red", "controller": "god"}] * 3},
        {"seed": -1},
        {"seed": 1.5},
        {"seed": 2**63},
        {"options": {"first": 0}},
        {"options": {"luck": "yes"}},
        {"options": []},
        {"figures": None},
        {"figures": {}},
        {"figures": {"cards": "many", "hand": 3, "rounds": 2}},
        {"figures": {"cards": 10**15, "hand": 3, "rounds": 2}},
        {"actions": None},
        {"actions": [None]},
        {"actions": [{"seat": 0}]},
        {"actions": [{"seat": 0, "kind": "choose", "args": [[]]}]},
        {"actions": [{"seat": "0", "kind": "choose", "args": [1]}]},
        {"start": []},
        {"start": {}},
        {"position": []},
        {"rules_version": None},
        {"created": 5},
        {"game": "chess"},
        {"game": None},
    ],
)
def test_a_damaged_entry_is_named_in_a_sentence(match, entries):
    fault = fault_of(changed(match, **entries))
    assert fault.code in {"damaged-save", "bad-setup", "bad-figures", "bad-position", "unknown-game"}


def test_every_truncation_is_refused(match):
    text = saves.dump(match)
    for end in range(0, len(text.rstrip()), 7):
        assert fault_of(text[:end]).code == "damaged-save"


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.data())
def test_any_byte_changed_ends_in_a_match_or_a_fault(match, data):
    text = saves.dump(match)
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from('0179{}[]",:-e.\\ tn貨\x00'))
    with contextlib.suppress(Fault):
        assert isinstance(saves.load(text[:place] + letter + text[place + 1 :], GAMES), Match)


# --- saves that do not replay ------------------------------------------------------------------------


def test_an_impossible_action_is_named_and_the_position_can_be_played_on(match):
    actions = json.loads(saves.dump(match))["actions"]
    actions[2] = {"seat": 2, "kind": "take", "args": [0]}
    fault = fault_of(changed(match, actions=actions))
    assert fault.code == "save-does-not-replay"
    assert fault.message.args == {"step": 3, "action": "take 0"}
    on = fault.position
    assert on.length == 0
    assert on.position() == match.position()
    assert on.setup.id != match.setup.id
    assert on.setup.seats == match.setup.seats
    play_on(on)
    assert on.over


def test_the_action_of_another_seat_does_not_replay(match):
    actions = json.loads(saves.dump(match))["actions"]
    actions[0]["seat"] = 1
    assert fault_of(changed(match, actions=actions)).message.args["step"] == 1


def test_actions_that_lead_elsewhere_than_the_stored_position_do_not_replay(match):
    other = play_on(make_match(PERSON, EASY, "hard"), actions=4)
    fault = fault_of(changed(match, position=other.position()))
    assert fault.code == "save-does-not-replay"
    assert fault.position.position() == other.position()


def test_without_a_playable_position_nothing_is_offered(match):
    actions = [{"seat": 2, "kind": "take", "args": [0]}]
    assert fault_of(changed(match, actions=actions, position=None)).position is None
    assert fault_of(changed(match, actions=actions, position={"pile": 1})).position is None


# --- journals ----------------------------------------------------------------------------------------


def test_a_journal_cut_anywhere_in_its_last_line_loads_up_to_the_line_before(match):
    lines = whole_journal(match).splitlines(keepends=True)[:-1]
    for end in range(len(lines[-1])):
        cut = "".join(lines[:-1]) + lines[-1][:end]
        assert saves.load(cut, GAMES).length == 4


@pytest.mark.parametrize("tail", ["\x00" * 100, "\x00\n", '{"play": {"seat"', '{"play": \n'])
def test_rubbish_after_the_last_whole_line_is_left_out(match, tail):
    assert saves.load(whole_journal(match) + tail, GAMES).length == 5


def test_damage_in_the_middle_of_a_journal_names_the_line_and_offers_what_is_before(match):
    lines = whole_journal(match).splitlines()
    lines[4] = lines[4][:-3]
    fault = fault_of("\n".join(lines) + "\n")
    assert (fault.code, fault.message.args["line"]) == ("damaged-save", 5)
    assert fault.position.length == 2
    assert fault.position.setup.id != match.setup.id


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        "{}",
        '{"play": 1}',
        '{"play": {"seat": 0, "kind": "fly"}}',
        '{"undo": 99}',
        '{"undo": -1}',
        '{"controller": [9, "easy"]}',
        '{"controller": [0, "god"]}',
        '{"controller": [0.0, "easy"]}',
        '{"controller": 1}',
        '{"position": 1}',
    ],
)
def test_a_wrong_line_in_a_journal_is_refused(match, line):
    lines = whole_journal(match).splitlines()
    lines.insert(3, line)
    assert fault_of("\n".join(lines) + "\n").code in {"damaged-save", "save-does-not-replay"}


def test_a_journal_without_its_set_up_is_refused(match):
    first = whole_journal(match).splitlines(keepends=True)[0]
    assert fault_of(first).message.id == "engine-save-too-short"
    assert fault_of(first[:-20]).code == "damaged-save"


def test_an_empty_match_has_a_journal():
    match = make_match()
    assert read_journal(whole_journal(match)).actions == []


# --- files -------------------------------------------------------------------------------------------


def test_a_save_file_keeps_one_backup(tmp_path, match):
    path = tmp_path / "a.boardgame"
    saves.save_file(match, path)
    play_on(match, 1)
    saves.save_file(match, path)
    assert saves.load_file(path, GAMES).length == 6
    assert saves.load_file(tmp_path / "a.boardgame.bak", GAMES).length == 5
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.boardgame", "a.boardgame.bak"]


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_save_through_a_link_reaches_the_file_behind_it(tmp_path, match):
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    saves.save_file(match, tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert saves.load_file(tmp_path / "real", GAMES).length == 5


def save_fault(match: Match, path) -> Fault:
    with pytest.raises(Fault) as caught:
        saves.save_file(match, path)
    return caught.value


def test_a_full_disk_and_a_forbidden_folder_end_in_a_sentence_and_leave_the_old_file(
    tmp_path, match, monkeypatch
):
    path = tmp_path / "a"
    path.write_text("old")
    for number, sentence in (
        (28, "engine-disk-full"),
        (13, "engine-disk-forbidden"),
        (5, "engine-disk-trouble"),
    ):
        error = OSError(number, os.strerror(number))

        def fail(_descriptor, error=error):
            raise error

        monkeypatch.setattr("boardgames_desktop.engine.disk.os.fsync", fail)
        assert save_fault(match, path).message.id == sentence
        assert [p.name for p in tmp_path.iterdir()] == ["a"]
        assert path.read_text() == "old"


@pytest.mark.parametrize("name", ["", "x" * 300, "null\0null", "/dev/null/x"])
def test_a_path_that_cannot_be_written_ends_in_a_sentence(tmp_path, match, name):
    assert save_fault(match, tmp_path / name).code == "save-failed"


@pytest.mark.skipif(os.name == "nt", reason="has no pipes in folders")
def test_what_is_no_readable_file_ends_in_a_sentence(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with open(tmp_path / "huge", "wb") as huge:
        huge.truncate(10**9)
    for name, code in (
        ("", "unreadable-save"),
        ("pipe", "unreadable-save"),
        ("absent", "unreadable-save"),
        ("nul\0", "unreadable-save"),
        ("binary", "damaged-save"),
        ("huge", "damaged-save"),
    ):
        with pytest.raises(Fault) as caught:
            saves.load_file(tmp_path / name, GAMES)
        assert caught.value.code == code
