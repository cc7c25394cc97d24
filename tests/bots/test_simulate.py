"""Matches among computers: rotated seats, paired deals, honest intervals."""

from __future__ import annotations

import pytest

from boardgames_desktop.bots.levels import Budget
from boardgames_desktop.bots.simulate import Series, line_of, play_match, run, simulate, tallies, wilson
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.text import texts_for
from tests.bots.positions import TABLES

GAME = TABLES[0][0]


def series(line, matches=4, seed=3):
    return Series(GAME, tuple(line), matches, seed, Budget(iterations=8))


def test_wilson_knows_the_textbook_values():
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-3)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-3)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_last_level_fills_the_seats_left_over():
    assert line_of("hard,normal", 4) == ("hard", "normal", "normal", "normal")
    assert line_of("easy", 2) == ("easy", "easy")
    assert line_of("easy,hard,normal", 2) == ("easy", "hard")


def test_a_match_can_be_played_again():
    wanted = series(["normal", "random"])
    first, again = play_match(wanted, 1), play_match(wanted, 1)
    assert (first.totals, first.shares) == (again.totals, again.shares)


def test_every_match_gives_away_one_victory():
    results = list(run(series(["normal", "random", "random"], matches=3), processes=1))
    assert [sum(result.shares) for result in results] == pytest.approx([1.0] * 3)
    found = tallies(series(["normal", "random", "random"], matches=3), results)
    assert sum(tally.wins for tally in found) == pytest.approx(3.0)
    assert [(tally.level, tally.places) for tally in found] == [("normal", 1), ("random", 2)]


def test_results_do_not_depend_on_the_number_of_processes():
    wanted = series(["normal", "random"])
    alone = [result.totals for result in run(wanted, processes=1)]
    assert [result.totals for result in run(wanted, processes=2)] == alone


def test_normal_beats_chance_by_far():
    found = simulate(
        series(["normal", "random"], matches=12), texts_for("en"), say=lambda _: None, processes=1
    )
    assert found[0].wins >= 10


@pytest.mark.parametrize("language", ["zh_TW", "en"])
def test_the_report_is_said_in_both_languages(language):
    said = []
    simulate(series(["random", "easy"], matches=2), texts_for(language), said.append, processes=1)
    assert len(said) == 4
    assert all("⟨" not in line for line in said)


@pytest.mark.parametrize(
    "wrong",
    [
        series(["normal", "genius"]),
        series(["normal"] * 9),
        series(["normal"] * 3, matches=0),
        series(["normal"] * 3, seed=-1),
    ],
)
def test_a_series_that_cannot_be_is_refused(wrong):
    with pytest.raises(Fault):
        simulate(wrong, texts_for("en"), say=lambda _: None)
