"""Results of finished matches."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from boardgames_desktop.app.statistics import collect
from boardgames_desktop.app.statistics_dialog import StatisticsDialog
from boardgames_desktop.engine.setups import Seat
from boardgames_desktop.engine.summaries import Summary
from tests.app.shell_parts import GAME, cut, make_shell, words

SEATS = (
    Seat("Ann", "red"),
    Seat("Bo", "blue"),
    Seat("Computer 3", "mint", "easy"),
    Seat("Computer 4", "plum", "easy"),
)
NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


def match(totals, winners, days=0, game=GAME, **more):
    over = more.pop("over", True)
    return Summary(
        f"m{days}",
        game,
        SEATS,
        "",
        NOW + timedelta(days=days),
        over=over,
        totals=totals,
        winners=winners,
        **more,
    )


MATCHES = [
    match((30, 40, 20, 10), (1,), 0),
    match((50, 20, 30, 50), (0, 3), 1),
    match((10, 9, 8, 7), (0,), 2, game="other"),
    match((99, 0, 0, 0), (0,), 3, branch="what if"),
    match((1, 2, 3, 4), (3,), 4, over=False),
]


def test_results_are_counted_by_person_and_by_level():
    found = collect(MATCHES)
    assert list(found) == [GAME, "other"]
    ann, bo = found[GAME].persons
    assert (ann.name, ann.games, ann.wins, ann.best, ann.mean) == ("Ann", 2, 1, 50, 40.0)
    assert (bo.name, bo.games, bo.wins, bo.best, bo.mean) == ("Bo", 2, 1, 40, 30.0)
    (easy,) = found[GAME].computers
    assert (easy.name, easy.controller, easy.games, easy.wins, easy.points) == (
        "",
        "easy",
        4,
        1,
        [20, 10, 30, 50],
    )
    assert found[GAME].best == 50
    assert found[GAME].mean == pytest.approx(31.25)


def test_branches_and_unfinished_matches_do_not_count():
    assert collect(MATCHES[3:]) == {}


def test_the_latest_match_comes_first():
    assert [found.id for found in collect(MATCHES)[GAME].matches] == ["m1", "m0"]


@pytest.mark.parametrize("language", ["zh_TW", "en"])
def test_the_dialog_tells_it_all_and_nothing_is_cut(qtbot, tmp_path, language):
    shell = make_shell(tmp_path, language=language)
    dialog = StatisticsDialog(shell, None, collect(MATCHES))
    qtbot.addWidget(dialog)
    dialog.show()
    told = words(dialog)
    assert {"Ann", "Bo", "50%", "40", "50"} <= set(told)
    assert any("Ann 50" in line for line in told)
    assert cut(dialog) == []


def test_without_matches_the_dialog_says_so(qtbot, tmp_path):
    dialog = StatisticsDialog(make_shell(tmp_path), None, {})
    qtbot.addWidget(dialog)
    dialog.show()
    assert "還沒有玩完的對局。" in words(dialog)
