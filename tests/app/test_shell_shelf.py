"""The shelf as a person uses it."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from boardgames_desktop.app import covers
from boardgames_desktop.app import shelf as shelf_module
from boardgames_desktop.app.covers import cover_pixmap, paint_plain_cover
from boardgames_desktop.app.notices import Trash
from boardgames_desktop.app.shelf import ShelfPage
from boardgames_desktop.engine import registry
from tests.app.shell_parts import (
    GAME,
    button,
    click,
    cut,
    finish,
    keep,
    make_match,
    make_shell,
    overlapping,
    settle,
    words,
)


@pytest.fixture
def shelf(qtbot, tmp_path):
    """Builds a shown shelf."""

    def build(prepare=None, size=(1366, 690), **settings):
        shell = make_shell(tmp_path, **settings)
        if prepare is not None:
            prepare(shell)
        page = ShelfPage(shell, Trash(shell.store), QMenu())
        page.resize(*size)
        qtbot.addWidget(page)
        page.show()
        settle()
        return page

    return build


def with_matches(shell):
    """Two unfinished matches, a finished one and a damaged one."""
    keep(shell, make_match(steps=0))
    keep(shell, make_match(steps=9))
    keep(shell, finish(make_match()))
    path = shell.store.path(keep(shell, make_match(seed=8)))
    path.write_text("not a journal\n", encoding="utf-8")
    os.utime(path, (1, 1))


def test_a_game_is_shown_with_both_names_seats_minutes_and_maker(shelf):
    told = words(shelf())
    info = registry.game(GAME).info
    assert {
        "倉庫城",
        "Die Speicherstadt",
        "45 分鐘",
        "2–5 人（最佳 4 人）",
        f"{info.designer}, {info.year}",
    } <= set(told)


def test_new_game_watch_rules_and_about_are_asked_for_by_clicks(qtbot, shelf):
    page = shelf()
    for text, signal in (
        ("開新局", page.wants_new),
        ("看電腦對戰", page.wants_watch),
        ("規則書", page.wants_rules),
        ("資料與製作", page.wants_about),
    ):
        with qtbot.waitSignal(signal) as asked:
            click(qtbot, button(page, text))
        assert asked.args == [GAME]
    with qtbot.waitSignal(page.wants_settings):
        click(qtbot, button(page, "設定"))
    with qtbot.waitSignal(page.wants_statistics):
        click(qtbot, button(page, "戰績"))
    with qtbot.waitSignal(page.wants_open):
        click(qtbot, button(page, "開啟存檔"))


def test_enter_begins_where_the_keyboard_is_first(qtbot, shelf):
    page = shelf()
    with qtbot.waitSignal(page.wants_new):
        qtbot.keyClick(page.first_focus(), Qt.Key.Key_Return)


def test_unfinished_matches_tell_where_they_stand_and_who_is_to_move(shelf):
    page = shelf(with_matches)
    cards = page.matches.cards
    assert len(cards) == 3
    assert cards[-1].summary.damaged
    first = words(cards[0])
    assert "倉庫城" in first
    assert any("第 1" in text for text in first), first
    assert any(text.startswith("輪到 ") for text in first), first
    assert page.first_focus() is cards[0].resume


def test_going_on_is_asked_for_by_a_click_and_by_a_key(qtbot, shelf):
    page = shelf(with_matches)
    card = page.matches.cards[1]
    with qtbot.waitSignal(page.wants_resume) as asked:
        click(qtbot, card.resume)
    assert asked.args == [card.summary.id]
    with qtbot.waitSignal(page.wants_resume):
        qtbot.keyClick(card.resume, Qt.Key.Key_Space)


def test_a_damaged_save_shows_its_sentence_and_can_be_deleted(shelf):
    page = shelf(with_matches)
    told = words(page.matches.cards[-1])
    assert page.shell.said(page.matches.cards[-1].summary.problem) in told
    assert "試著開啟" in told


def test_a_deleted_match_can_be_brought_back(qtbot, shelf):
    page = shelf(with_matches)
    card = page.matches.cards[0]
    with qtbot.waitSignal(page.notice) as told:
        click(qtbot, card.delete)
    assert card.summary.id in page._trash
    told.args[0].act()
    assert card.summary.id not in page._trash
    assert page.shell.store.path(card.summary.id).exists()


def test_a_deleted_match_is_gone_when_the_notice_has_gone(qtbot, shelf):
    page = shelf(with_matches)
    card = page.matches.cards[0]
    with qtbot.waitSignal(page.notice) as told:
        click(qtbot, card.delete)
    told.args[0].closed()
    assert not page.shell.store.path(card.summary.id).exists()


def test_results_of_finished_matches_are_shown(shelf):
    page = shelf(with_matches)
    assert "1" in words(page)
    assert any("1 勝" in text for text in words(page)), words(page)


def test_empty_lists_say_what_will_be_there(shelf):
    told = words(shelf())
    assert any(text.startswith("目前沒有未完成的對局") for text in told)
    assert any(text.startswith("玩完第一局") for text in told)


def test_the_language_is_switched_in_plain_sight(qtbot, shelf):
    page = shelf()
    click(qtbot, page.language.button("en"))
    qtbot.waitUntil(lambda: page.shell.settings.language == "en")


def test_arrow_keys_move_between_the_languages(qtbot, shelf):
    page = shelf()
    qtbot.keyClick(page.language, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: page.shell.settings.language == "en")


SIZES = [(1280, 640), (1366, 690), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["zh_TW", "en"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_nothing_is_cut_and_nothing_overlaps(shelf, size, language, text_size):
    page = shelf(with_matches, size, language=language, text_size=text_size)
    assert page.size().width() == size[0]
    assert cut(page) == []
    assert overlapping(page) == []


def several(count):
    """That many games with the rules of the first."""
    from dataclasses import replace

    rules = registry.game(GAME)

    class Named:
        def __init__(self, number):
            self.info = replace(rules.info, id=f"game{number}")

    return {f"game{number}": Named(number) for number in range(count)}


@pytest.mark.parametrize("count", [0, 2, 5, 9])
def test_any_number_of_games_finds_its_place(monkeypatch, shelf, count):
    games = several(count)
    monkeypatch.setattr(shelf_module.registry, "games", lambda: games)
    monkeypatch.setattr(shelf_module.registry, "modules", lambda: dict.fromkeys(games, "nowhere"))
    page = shelf(size=(1280, 640))
    assert len(page.games.cards) == count
    assert overlapping(page) == []
    assert cut(page) == []
    if count == 0:
        assert page.first_focus() is page.language.button("zh_TW")


def test_a_game_without_a_cover_gets_a_quiet_picture(qapp, monkeypatch):
    from PySide6.QtCore import QSize

    from boardgames_desktop.app.covers import cover_painter

    assert cover_painter("no-such-game") is paint_plain_cover
    picture = cover_pixmap("no-such-game", QSize(200, 100), False, 2.0)
    assert (picture.width(), picture.height()) == (400, 200)


def test_a_cover_that_fails_while_it_is_painted_is_replaced(qapp, monkeypatch):
    from PySide6.QtCore import QSize

    def fail(painter, rect, dark):
        raise RuntimeError("inside")

    monkeypatch.setattr(covers, "cover_painter", lambda game_id: fail)
    picture = cover_pixmap("fails", QSize(100, 100), False)
    monkeypatch.undo()
    assert picture.toImage() == cover_pixmap("no-such-game", QSize(100, 100), False).toImage()


def test_every_control_has_a_name_for_screen_readers(shelf):
    from PySide6.QtWidgets import QAbstractButton

    page = shelf(with_matches)
    nameless = [b for b in page.findChildren(QAbstractButton) if not (b.accessibleName() or b.text())]
    assert nameless == []
