"""A program that is killed in the middle of a match."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.store import MatchStore
from tests.engine.helpers import play_on
from tests.engine.toy import GAMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "matches"


CHILD = """
import sys
from pathlib import Path
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.store import MatchStore
from tests.engine.helpers import make_match
from tests.engine.toy import GAMES

store = MatchStore(Path(sys.argv[1]), GAMES)
chance = Chance(int(sys.argv[2]))
match = make_match()
store.record(match)
while True:
    if match.over or chance.below(4) == 0:
        match.undo(pass_barrier=True)
    else:
        match.play(chance.choice(match.legal(match.player)))
    store.record(match)
    print(match.setup.id, match.length, flush=True)
"""


@pytest.mark.parametrize("seed", range(3))
def test_a_killed_program_loses_nothing_that_was_on_the_screen(folder, seed):
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(folder), str(seed)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    for _ in range(40 + 31 * seed):
        shown = child.stdout.readline()
    child.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
    shown = (child.stdout.read().splitlines() or [shown])[-1] or shown
    child.wait()
    match_id, length = shown.split()
    store = MatchStore(folder, GAMES)
    match = store.open(match_id)
    assert abs(match.length - int(length)) <= 1, "at most the action whose number was not printed yet"
    play_on(match)
    store.record(match)
    assert store.finished()[0].id == match_id
    store.close()


def test_a_program_that_was_killed_holds_no_match(folder):
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(folder), "1"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    match_id = child.stdout.readline().split()[0]
    store = MatchStore(folder, GAMES)
    with pytest.raises(Fault) as caught:
        store.open(match_id)
    assert caught.value.code == "match-elsewhere"
    child.kill()
    child.stdout.close()
    child.wait()
    assert store.open(match_id).setup.id == match_id
    store.close()
