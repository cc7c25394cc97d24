from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.match import Match
from boardgames_desktop.engine.store import MatchStore
from tests.engine.helpers import EASY, PERSON, first_legal, make_match, play_on, the_same
from tests.engine.toy import GAMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "matches"


@pytest.fixture
def store(folder):
    store = MatchStore(folder, GAMES)
    yield store
    store.close()


def other_program(folder) -> MatchStore:
    """The lock is on the open file, so a second store is to the first what a second program is."""
    return MatchStore(folder, GAMES)


def recorded(store: MatchStore, actions: int | None, **more) -> Match:
    """A match recorded after every action."""
    match = make_match(PERSON, EASY, EASY, **more)
    store.record(match)
    while not match.over and actions != 0:
        match.play(first_legal(match))
        store.record(match)
        actions = None if actions is None else actions - 1
    return match


def lines(store: MatchStore, match: Match) -> list[str]:
    return store.path(match.setup.id).read_text("utf-8").splitlines()


# --- recording -------------------------------------------------------------------------------------


def test_a_match_is_on_the_disk_after_every_action(store, folder):
    match = make_match()
    for count in range(6):
        store.record(match)
        text = store.path(match.setup.id).read_text("utf-8")
        assert text.count('"play"') == count
        match.play(first_legal(match))
    assert text.endswith("\n")


def test_one_line_is_appended_per_action_and_none_without_change(store):
    match = recorded(store, 3)
    assert len(lines(store, match)) == 2 + 3
    store.record(match)
    assert len(lines(store, match)) == 2 + 3


def test_taking_back_redoing_and_new_controllers_are_recorded(store, folder):
    match = recorded(store, 2)
    match.undo()
    store.record(match)
    assert '"undo":0' in lines(store, match)[-1]
    match.redo()
    match.set_controller(1, "hard")
    store.record(match)
    match.undo()
    match.play(match.legal(0)[-1])
    store.record(match)
    store.release(match.setup.id)
    assert the_same(other_program(folder).open(match.setup.id), match)


def test_the_position_is_kept_at_the_end(store):
    match = recorded(store, None)
    assert '"position"' in lines(store, match)[-1]


def test_saving_writes_the_shortest_file_and_keeps_the_former_as_backup(store, folder):
    match = recorded(store, 2)
    match.undo()
    store.record(match)
    store.save(match)
    assert len(lines(store, match)) == 3
    match.play(first_legal(match))
    store.record(match)
    store.release(match.setup.id)
    assert the_same(store.open(match.setup.id), match)
    assert (folder / f"{match.setup.id}.journal.bak").is_file()


def test_recording_goes_on_after_opening(store, folder):
    match = recorded(store, 2)
    store.close()
    again = other_program(folder)
    resumed = again.open(match.setup.id)
    play_on(resumed)
    again.record(resumed)
    again.close()
    assert the_same(store.open(match.setup.id), resumed)


def test_a_torn_last_line_is_cut_off_before_recording_goes_on(store, folder):
    match = recorded(store, 3)
    path = store.path(match.setup.id)
    store.release(match.setup.id)
    path.write_bytes(path.read_bytes()[:-10])
    resumed = store.open(match.setup.id)
    assert resumed.length == 2
    resumed.play(first_legal(resumed))
    store.record(resumed)
    store.release(match.setup.id)
    assert the_same(store.open(match.setup.id), resumed)


def test_a_character_torn_in_two_and_a_byte_order_mark_do_no_harm(store):
    match = recorded(store, 3)
    path = store.path(match.setup.id)
    store.release(match.setup.id)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes() + '{"貨'.encode()[:-1])
    resumed = store.open(match.setup.id)
    assert the_same(resumed, match)
    resumed.play(first_legal(resumed))
    store.record(resumed)
    store.release(match.setup.id)
    assert the_same(store.open(match.setup.id), resumed)


def test_a_file_removed_while_its_match_is_played_is_written_anew(store):
    match = recorded(store, 2)
    store.path(match.setup.id).unlink()
    match.play(first_legal(match))
    store.record(match)
    store.release(match.setup.id)
    assert the_same(store.open(match.setup.id), match)


# --- several programs ------------------------------------------------------------------------------


def test_a_match_open_in_another_program_cannot_be_opened_or_deleted(store, folder):
    match = recorded(store, 2)
    other = other_program(folder)
    for attempt in (other.open, other.delete):
        with pytest.raises(Fault) as caught:
            attempt(match.setup.id)
        assert caught.value.code == "match-elsewhere"
    assert [summary.actions for summary in other.summaries()] == [2]
    store.release(match.setup.id)
    assert other.open(match.setup.id).length == 2


def test_a_match_whose_id_is_taken_gets_its_own_file(store, folder):
    match = recorded(store, 2)
    copy = Match(match.game, match.setup)
    copy.play(copy.legal(0)[-1])
    other = other_program(folder)
    other.record(copy)
    assert copy.setup.id != match.setup.id
    assert len(store.summaries()) == 2
    store.release(match.setup.id)
    third = Match(match.game, match.setup)
    other.record(third)
    assert third.setup.id != match.setup.id, "not locked any more, but its file must stay"
    assert the_same(store.open(match.setup.id), match)


def test_no_lock_file_is_left_behind(store, folder):
    match = recorded(store, 2)
    store.close()
    assert [path.suffix for path in folder.iterdir()] == [".journal"]
    store.open(match.setup.id)
    store.delete(match.setup.id)
    assert list(folder.iterdir()) == []


# --- listing -----------------------------------------------------------------------------------------


def test_summaries_tell_how_matches_stand_without_loading_games(folder):
    store = MatchStore(folder, GAMES)
    running, ended = recorded(store, 4), recorded(store, None, seed=9)
    found = {summary.id: summary for summary in MatchStore(folder, {}).summaries()}
    one, two = found[running.setup.id], found[ended.setup.id]
    assert (one.game, one.actions, one.player, one.over) == ("toy", 4, running.player, False)
    assert one.progress.id == "toy-progress"
    assert [seat.name for seat in one.seats] == ["N0", "N1", "N2"]
    assert two.over
    assert two.totals == ended.scores_over_time(0)[-1]
    assert two.winners
    assert [summary.id for summary in store.finished()] == [ended.setup.id]


def test_a_summary_follows_undo_and_survives_a_torn_line(store):
    match = recorded(store, 2)
    match.undo()
    store.record(match)
    assert store.summaries()[0].actions == 0
    path = store.path(match.setup.id)
    with open(path, "ab") as file:
        file.write(b'{"play":{"seat"')
    assert store.summaries()[0].actions == 0


def test_damaged_files_are_listed_as_such_and_others_are_left_alone(store, folder):
    folder.mkdir()
    (folder / "empty.journal").touch()
    (folder / "noise.journal").write_bytes(bytes(random.Random(1).randbytes(5000)))
    (folder / "folder.journal").mkdir()
    (folder / "future.journal").write_text('{"format":"boardgames-desktop-journal","format_version":9}\n')
    (folder / "note.txt").write_text("hello")
    (folder / "a b.journal").write_text("not ours")
    found = store.summaries()
    assert {summary.id for summary in found} == {"empty", "noise", "folder", "future"}
    assert all(summary.damaged and summary.problem.id for summary in found)
    for summary in found:
        with pytest.raises(Fault):
            store.open(summary.id)
    assert len(list(folder.iterdir())) == 6


def test_a_missing_folder_is_an_empty_store(store, folder):
    assert store.summaries() == []
    assert not folder.exists()
    with pytest.raises(Fault) as caught:
        store.open("20260101-000000-abc")
    assert caught.value.code == "unreadable-save"
    assert not folder.exists()


@pytest.mark.parametrize("match_id", ["../evil", "", "a/b", "a.b", "x" * 99, "nul\0"])
def test_no_id_leads_out_of_the_folder(store, match_id):
    for attempt in (store.open, store.delete, store.path):
        with pytest.raises(Fault):
            attempt(match_id)


# --- trouble -----------------------------------------------------------------------------------------


def test_a_match_goes_on_when_the_disk_is_full_and_is_complete_afterwards(store, folder, monkeypatch):
    match = recorded(store, 1)
    real, written = os.write, []

    class FullDisk:
        """Takes half a line, then no more."""

        def __init__(self, file):
            self.file = file

        def __enter__(self):
            return self

        def __exit__(self, *error):
            self.file.close()

        def __getattr__(self, name):
            return getattr(self.file, name)

        def write(self, content):
            if written:
                raise OSError(28, os.strerror(28))
            written.append(real(self.file.fileno(), bytes(content[:9])))
            return 9

    monkeypatch.setattr(
        "boardgames_desktop.engine.store.open",
        lambda *a, **k: FullDisk(open(*a, **k)),  # noqa: SIM115
        raising=False,
    )
    match.play(first_legal(match))
    with pytest.raises(Fault) as caught:
        store.record(match)
    assert (caught.value.code, caught.value.message.id) == ("save-failed", "engine-disk-full")
    match.play(first_legal(match))
    monkeypatch.undo()
    store.record(match)
    store.release(match.setup.id)
    assert the_same(store.open(match.setup.id), match)


def test_a_folder_that_cannot_be_made_ends_in_a_sentence_and_the_match_goes_on(tmp_path):
    (tmp_path / "file").touch()
    store = MatchStore(tmp_path / "file" / "matches", GAMES)
    match = make_match()
    for _ in range(3):
        with pytest.raises(Fault) as caught:
            store.record(match)
        assert caught.value.code == "save-failed"
        match.play(first_legal(match))
    with pytest.raises(Fault):
        store.save(match)
    assert store.summaries() == []


def test_a_match_in_a_folder_that_may_only_be_read_can_be_opened(store, folder, monkeypatch):
    match = recorded(store, 2)
    store.close()

    def refuse(*_):
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr("boardgames_desktop.engine.store.take", refuse)
    opened = store.open(match.setup.id)
    assert the_same(opened, match)
    opened.play(first_legal(opened))
    with pytest.raises(Fault) as caught:
        store.record(opened)
    assert caught.value.message.id == "engine-disk-forbidden"


def test_when_the_file_is_destroyed_the_backup_is_offered(store, folder):
    match = recorded(store, 3)
    store.save(match)
    store.save(match)
    store.release(match.setup.id)
    store.path(match.setup.id).write_text("")
    with pytest.raises(Fault) as caught:
        store.open(match.setup.id)
    assert caught.value.position.length == 3
    assert caught.value.position.setup.id != match.setup.id
    assert store.path(match.setup.id).read_text() == ""


# --- speed -------------------------------------------------------------------------------------------


def test_recording_does_not_wait_for_the_disk(store, monkeypatch):
    monkeypatch.setattr("boardgames_desktop.engine.disk.os.fsync", lambda _: time.sleep(0.3))
    match = recorded(store, 1)
    began = time.perf_counter()
    match.play(first_legal(match))
    store.record(match)
    assert time.perf_counter() - began < 0.25
    assert store.flush(5)
