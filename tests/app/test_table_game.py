"""Whole matches of every real game at the table: by clicks, by keys, with computers in their own process."""

from __future__ import annotations

import os
import signal

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton

from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.app.table import TablePage
from boardgames_desktop.app.table_moves import MovesDialog
from boardgames_desktop.bots.worker import Opponents
from boardgames_desktop.engine.match import Match, new_setup
from boardgames_desktop.engine.registry import game, game_ids
from boardgames_desktop.text import Texts
from tests.app.fakes import seats
from tests.app.small_look import shell_in

GAMES = game_ids()
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(qtbot, tmp_path):
    """Builds a shown table of a real game with its computers."""
    pages = []

    def build(game_id, *controllers, seed=5, **settings):
        rules = game(game_id)
        match = Match(rules, new_setup(rules, seats(*controllers), seed=seed))
        page = TablePage(shell_in(tmp_path, **settings), MatchModel(match, None, Opponents()))
        page.resize(1366, 690)
        qtbot.addWidget(page)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        pages.append(page)
        return page

    yield build
    for page in pages:
        page.model.close()


def wait_for_person(qtbot, page):
    """Until a person is to decide or the match is over; the pieces have landed then."""
    model = page.model
    qtbot.waitUntil(
        lambda: model.over or (model.decides_here and not page.body.flights.flying), timeout=30000
    )
    # Without a window manager nobody gives the window back what a menu or dialog had.
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)


def click_one(qtbot, page):
    """One decision by the mouse: something on the board, in a panel, or a button of the bar."""
    before = page.model.length
    for element in sorted(page.model.targets()):
        if click_element(qtbot, page, element):
            break
    else:
        click_button(qtbot, page)
    answer_by_mouse(qtbot, page)
    assert page.model.length > before


def click_element(qtbot, page, element):
    rect = page.body.view.element_rect(element)
    view = page.body.view
    if rect is not None and view.viewport().rect().contains(rect.center()):
        qtbot.mouseClick(view.viewport(), LEFT, pos=rect.center())
        return True
    for panel in page.body.players.panels:
        tile = panel.element_widget(element)
        if tile is not None and tile.isVisible():
            qtbot.mouseClick(tile, LEFT, pos=tile.rect().center())
            return True
    return False


def click_button(qtbot, page):
    button = next(button for button in page.body.prompt.findChildren(QPushButton) if button.isVisible())
    qtbot.mouseClick(button, LEFT)


def answer_by_mouse(qtbot, page):
    """Take the first entry of a menu, and say yes to a question."""
    menu = page.decider.menu
    if menu is not None and menu.isVisible():
        qtbot.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[0]).center())
    if page.decider.asking:
        click_button(qtbot, page)


def check_picture(page):
    """The log is whole, nothing was left untranslated."""
    log = page.body.log.toPlainText()
    assert "⟨" not in log
    assert "⟨" not in page.body.prompt.sentence


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_by_clicks_against_computers(qtbot, table, game_id, language):
    Texts.missing.clear()
    page = table(game_id, "person", "easy", "normal", language=language)
    for _ in range(400):
        wait_for_person(qtbot, page)
        if page.model.over:
            break
        click_one(qtbot, page)
        check_picture(page)
    assert page.model.over
    assert page.body.sheet is not None
    assert not Texts.missing


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_game_by_keyboard_alone(qtbot, table, game_id):
    page = table(game_id, "person", "easy")
    for turn in range(400):
        wait_for_person(qtbot, page)
        if page.model.over:
            break
        decide_by_keys(qtbot, page, turn)
    assert page.model.over


def press_key(qtbot, page, key, modifier=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(page.focusWidget() or page.body.view, key, modifier)


def decide_by_keys(qtbot, page, turn):
    """Tab to a target and Enter; where the board has none, number 1; now and then the list of moves."""
    before = page.model.length
    press_key(qtbot, page, Qt.Key.Key_B)
    press_key(qtbot, page, Qt.Key.Key_Tab)
    if turn % 5 == 4:
        pick_from_list(qtbot, page)
    elif page.body.scene.focus_element:
        press_key(qtbot, page, Qt.Key.Key_Return)
    menu = page.decider.menu
    if menu is not None and menu.isVisible():
        qtbot.keyClick(menu, Qt.Key.Key_Down)
        qtbot.keyClick(menu, Qt.Key.Key_Return)
    if page.model.length == before and page.body.prompt.choices:
        press_key(qtbot, page, Qt.Key.Key_1)
    if page.model.length == before:
        pick_from_list(qtbot, page)
    if page.decider.asking:
        press_key(qtbot, page, Qt.Key.Key_1)
    assert page.model.length > before


def pick_from_list(qtbot, page):
    """Open the list of moves and take its first entry."""
    press_key(qtbot, page, Qt.Key.Key_M)
    dialog = next(dialog for dialog in page.findChildren(MovesDialog) if dialog.isVisible())
    qtbot.keyClick(dialog.filter, Qt.Key.Key_Return)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_killed_computer_comes_back_and_the_game_goes_on(qtbot, table, game_id):
    page = table(game_id, "person", "normal", "normal")
    opponents = page.model._opponents
    for _ in range(3):
        wait_for_person(qtbot, page)
        click_one(qtbot, page)
        if opponents.process_id is not None:
            os.kill(opponents.process_id, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    wait_for_person(qtbot, page)
    assert page.model.decides_here


@pytest.mark.parametrize("game_id", GAMES)
def test_undo_redo_and_history_show_what_was(qtbot, table, game_id):
    page = table(game_id, "person", "person")
    shown = {0: page.model.score_sheet().totals}
    for _ in range(12):
        wait_for_person(qtbot, page)
        click_one(qtbot, page)
        shown[page.model.length] = page.model.score_sheet().totals
    for step in (0, 5, 11, 3):
        page.model.go(step)
        assert page.body.board.past.isVisible()
        assert page.model.score_sheet().totals == shown[step]
    press_key(qtbot, page, Qt.Key.Key_End)
    length = page.model.length
    if page.model.can_undo:
        press_key(qtbot, page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert page.model.length < length
        press_key(qtbot, page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert page.model.length == length


@pytest.mark.parametrize("game_id", GAMES)
def test_the_language_changes_live_while_pieces_fly(qtbot, table, game_id):
    Texts.missing.clear()
    page = table(game_id, "person", "easy", speed="slow", pause=100)
    for language in ("zh_TW", "en", "zh_TW"):
        qtbot.waitUntil(lambda: page.model.decides_here, timeout=60000)
        click_one(qtbot, page)
        page.shell.settings.put("language", language)
        page.restyle()
        assert page.body.context.texts.language == language
        assert not page.body.flights.flying
    qtbot.wait(20)
    check_picture(page)
    assert not Texts.missing


@pytest.mark.parametrize("game_id", GAMES)
def test_every_element_answers_a_press_and_a_question(qtbot, table, game_id):
    """Whatever is pressed, something happens or a sentence says why not; whatever is pointed at is explained."""
    Texts.missing.clear()
    page = table(game_id, "person", "person", ask_losses=False)
    for turn in range(10):
        for element in page.model.game.elements(page.model.view().observation):
            assert page._explained(element)
            if element in page.model.targets():
                continue
            page.decider.press(element, QPoint(0, 0))
            assert page.body.board.notice.text
        wait_for_person(qtbot, page)
        moves = page.model.legal()
        page.decider.choose(moves[turn % len(moves)])
    assert not Texts.missing
