"""The table as a person uses it: real clicks and keys on a small game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip

from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.app.table import TablePage
from boardgames_desktop.app.table_prompt import Choice
from boardgames_desktop.engine.actions import action
from tests.app.fakes import FakeOpponents, small_match
from tests.app.small_look import PARTS, add_words, shell_in


def take(stone):
    return action("take", stone)


@pytest.fixture
def table(qtbot, tmp_path):
    """Builds a shown table: ``table("person", "easy", speed="fast")``."""
    add_words()
    pages = []

    def build(*controllers, silent=False, **settings):
        shell = shell_in(tmp_path, **settings)
        computers = any(controller != "person" for controller in controllers)
        model = MatchModel(small_match(*controllers), None, FakeOpponents(silent) if computers else None)
        page = TablePage(shell, model, PARTS)
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


def click(qtbot, page, element, button=Qt.MouseButton.LeftButton):
    """A real click in the middle of an element on the board."""
    rect = page.body.view.element_rect(element)
    qtbot.mouseClick(page.body.view.viewport(), button, pos=rect.center())


def move_without_buttons(view, pos):
    """The pointer moves over the board with no button held."""
    none = Qt.MouseButton.NoButton
    place = QPointF(view.viewport().mapToGlobal(pos))
    event = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(pos), place, none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.viewport(), event)


def key(qtbot, page, which, modifier=Qt.KeyboardModifier.NoModifier):
    """A key for whatever has the focus, as the window would get it."""
    focused = page.focusWidget() or page.body.view
    qtbot.keyClick(focused, which, modifier)


def owners(page):
    return page.body.scene.drawn


# --- pressing ---------------------------------------------------------------------------------------


def test_a_click_on_a_target_plays_it(qtbot, table):
    page = table("person", "person")
    assert "stone/2" in page.body.scene.targets
    click(qtbot, page, "stone/2")
    assert page.model.length == 1
    assert owners(page)[2] == 0
    assert "stone/2" not in page.body.scene.targets


def test_an_illegal_click_says_why_with_its_rule(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "stone/1")
    assert page.model.length == 0
    assert "may only be taken after the first" in page.body.board.notice.text
    with qtbot.waitSignal(page.rules_wanted) as asked:
        page.body.board.notice.link_pressed.emit("rule:1.3")
    assert asked.args == ["1.3"]


def test_a_thing_that_is_never_pressed_says_what_it_is_for(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "bag")
    assert "only looked at" in page.body.board.notice.text


def test_the_notice_goes_away_with_the_next_move(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "bag")
    click(qtbot, page, "stone/2")
    assert not page.body.board.notice.text


def test_several_meanings_open_a_menu(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "stone/3")
    names = [entry.text() for entry in page.decider.menu.actions()]
    assert names == ["Take stone 4", "Turn stone 4"]
    page.decider.menu.actions()[1].trigger()
    assert page.model.view().action == action("turn", 3)


def test_the_context_menu_lists_meanings_and_explains(qtbot, table):
    page = table("person", "person")
    page.body.view.menu_wanted.emit("stone/1", QPoint(10, 10))
    entries = page.decider.menu.actions()
    assert [entry.text() for entry in entries] == ["stone 2", "Take stone 2", "What is this?"]
    assert not entries[1].isEnabled()
    assert "after the first" in entries[1].toolTip()
    entries[2].trigger()
    assert "This is" in page.body.board.notice.text


def test_a_loss_is_asked_about_in_the_bar_and_no_keeps_it(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "stone/0")
    assert "worth little" in page.body.prompt.sentence
    key(qtbot, page, Qt.Key.Key_2)
    assert page.model.length == 0
    assert "Take one of" in page.body.prompt.sentence
    click(qtbot, page, "stone/0")
    key(qtbot, page, Qt.Key.Key_1)
    assert page.model.length == 1


def test_without_the_setting_nothing_is_asked(qtbot, table):
    page = table("person", "person", ask_losses=False)
    click(qtbot, page, "stone/0")
    assert page.model.length == 1


def test_a_drag_pans_and_presses_nothing(qtbot, table):
    page = table("person", "person")
    viewport, start = page.body.view.viewport(), page.body.view.element_rect("stone/2").center()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(viewport, start + QPoint(60, 0))
    qtbot.mouseMove(viewport, start + QPoint(80, 0))
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(80, 0))
    assert page.model.length == 0


def test_small_things_can_be_hit_beside_them_and_the_nearest_wins(table):
    page = table("person", "person")
    scene = page.body.scene
    scene.set_pixel(1.0)
    bag = scene.element_rect("bag")
    assert scene.element_at(bag.center()) == "bag"
    assert scene.element_at(bag.topLeft() - QPoint(3, 3)) == "bag"
    assert scene.element_at(bag.topLeft() - QPoint(9, 9)) == ""


# --- keys -------------------------------------------------------------------------------------------


def test_tab_goes_through_the_targets_and_enter_presses(qtbot, table):
    page = table("person", "person")
    page.body.view.setFocus()
    key(qtbot, page, Qt.Key.Key_Tab)
    assert page.body.scene.focus_element == "stone/0"
    key(qtbot, page, Qt.Key.Key_Tab)
    assert page.body.scene.focus_element == "stone/2"
    key(qtbot, page, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert page.body.scene.focus_element == "stone/0"
    key(qtbot, page, Qt.Key.Key_Right)
    assert page.body.scene.focus_element == "stone/1"
    key(qtbot, page, Qt.Key.Key_Down)
    assert page.body.scene.focus_element == "bag"
    page.body.scene.set_focus_element("stone/2")
    key(qtbot, page, Qt.Key.Key_Return)
    assert page.model.length == 1


def test_after_the_last_target_tab_leaves_the_board(qtbot, table):
    page = table("person", "person")
    page.body.view.setFocus()
    for _ in range(20):
        if page.focusWidget() is not page.body.view:
            break
        key(qtbot, page, Qt.Key.Key_Tab)
    assert page.focusWidget() is not page.body.view


def test_numbers_press_the_buttons_of_the_bar(qtbot, table):
    page = table("person", "person")
    key(qtbot, page, Qt.Key.Key_1)
    assert page.model.view().action == action("pass")


def test_zoom_keys_and_zero_fits(qtbot, table):
    page = table("person", "person")
    view, fitting = page.body.view, page.body.view.transform().m11()
    key(qtbot, page, Qt.Key.Key_Plus)
    assert view.transform().m11() > fitting
    assert view.zoomed
    key(qtbot, page, Qt.Key.Key_0)
    assert view.transform().m11() == pytest.approx(fitting)
    key(qtbot, page, Qt.Key.Key_Minus)
    assert view.transform().m11() == pytest.approx(fitting)


def test_the_wheel_zooms_at_the_pointer(qtbot, table):
    view = table("person", "person").body.view
    here = view.element_rect("stone/4").center()
    before = view.mapToScene(here)
    view.zoom_by(1.44, here)
    after = view.mapToScene(here)
    assert abs(after.x() - before.x()) < 3
    assert abs(after.y() - before.y()) < 3


def test_the_list_of_legal_moves_is_found_by_typing(qtbot, table):
    page = table("person", "person")
    dialog = page.show_moves()
    qtbot.keyClicks(dialog.filter, "turn")
    shown = [
        dialog.list.item(row).text()
        for row in range(dialog.list.count())
        if not dialog.list.item(row).isHidden()
    ]
    assert shown == ["Turn stone 4"]
    qtbot.keyClick(dialog.filter, Qt.Key.Key_Return)
    assert page.model.view().action == action("turn", 3)


def test_a_whole_game_by_keyboard_alone(qtbot, table):
    page = table("person", "easy")
    page.body.view.setFocus()
    for _ in range(20):
        if page.model.over:
            break
        qtbot.waitUntil(lambda: page.model.over or page.model.decides_here)
        if page.model.over:
            break
        key(qtbot, page, Qt.Key.Key_B)
        key(qtbot, page, Qt.Key.Key_Tab)
        key(qtbot, page, Qt.Key.Key_Space)
        if page.decider.asking:
            key(qtbot, page, Qt.Key.Key_1)
        if page.decider.menu is not None:
            page.decider.menu.actions()[0].trigger()
            page.decider.menu.close()
            page.decider.menu = None
    assert page.model.over
    assert page.body.sheet is not None


# --- undo and history -----------------------------------------------------------------------------------


def test_undo_and_redo_by_keys(qtbot, table):
    page = table("person", "easy")
    click(qtbot, page, "stone/5")
    qtbot.waitUntil(lambda: page.model.length == 2)
    key(qtbot, page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.model.length == 0
    assert set(owners(page)) == {-2}
    key(qtbot, page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.model.length == 2
    assert owners(page)[5] == 0


def test_undo_with_nothing_to_take_back_says_so(qtbot, table):
    page = table("person", "person")
    key(qtbot, page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "nothing to undo" in page.body.board.notice.text


def test_the_past_is_framed_and_can_only_be_looked_at(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "stone/2")
    click(qtbot, page, "stone/4")
    key(qtbot, page, Qt.Key.Key_Home)
    assert page.body.board.past.isVisible()
    assert set(owners(page)) == {-2}
    assert not page.body.scene.targets
    click(qtbot, page, "stone/5")
    assert page.model.length == 2
    assert "past" in page.body.board.notice.text
    page.body.view.setFocus()
    key(qtbot, page, Qt.Key.Key_Right)
    assert page.model.cursor == 1
    key(qtbot, page, Qt.Key.Key_PageDown)
    assert page.model.at_present
    assert not page.body.board.past.isVisible()


def test_escape_leads_back_to_the_present(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "stone/2")
    key(qtbot, page, Qt.Key.Key_PageUp)
    assert not page.model.at_present
    key(qtbot, page, Qt.Key.Key_Escape)
    assert page.model.at_present


def test_going_on_from_the_past_is_marked_as_a_branch(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "stone/2")
    click(qtbot, page, "stone/4")
    key(qtbot, page, Qt.Key.Key_PageUp)
    key(qtbot, page, Qt.Key.Key_2)
    assert page.model.setup.branch
    assert page.model.length == 1
    assert "match of its own" in page.body.board.notice.text
    click(qtbot, page, "stone/5")
    assert owners(page)[5] == 1
    assert owners(page)[4] == -2


def test_a_line_of_the_log_shows_its_moment(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "stone/2")
    click(qtbot, page, "stone/4")
    log = page.body.log
    qtbot.wait(20)
    assert "takes stone 3" in log.toPlainText()
    assert "takes stone 5" in log.toPlainText()
    line = next(line for line, step in enumerate(log._steps) if step == 1)
    block = log.document().findBlockByNumber(line)
    where = log.document().documentLayout().blockBoundingRect(block).center().toPoint()
    qtbot.mouseClick(
        log.viewport(),
        Qt.MouseButton.LeftButton,
        pos=QPoint(150, where.y() - log.verticalScrollBar().value()),
    )
    assert page.model.cursor == 1


def test_what_is_taken_back_leaves_the_log(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "stone/2")
    page.undo()
    assert "takes stone" not in page.body.log.toPlainText()
    click(qtbot, page, "stone/4")
    assert "takes stone 5" in page.body.log.toPlainText()
    assert page.body.log.toPlainText().count("begins") == 1


def test_names_in_the_log_light_the_board(qtbot, table):
    page = table("person", "person")
    page.body.log.element_hovered.emit("stone/2")
    assert page.body.scene.marks.lit == {"stone/2"}
    assert page.body.players.panels[0].lit == {"stone/2"}
    page.body.log.element_hovered.emit("")
    assert not page.body.scene.marks.lit


# --- computers ----------------------------------------------------------------------------------------


def test_thinking_is_shown_with_level_and_can_be_paused_and_stepped(qtbot, table):
    page = table("person", "hard", silent=True)
    click(qtbot, page, "stone/5")
    assert "Player 2" in page.body.prompt.sentence
    assert "Hard" in page.body.prompt.sentence
    key(qtbot, page, Qt.Key.Key_P)
    assert "Paused" in page.body.prompt.sentence
    page.model._opponents.release()
    qtbot.wait(100)
    assert page.model.length == 1
    key(qtbot, page, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: page.model.length == 2)


def test_pressing_while_a_computer_thinks_says_whose_turn_it_is(qtbot, table):
    page = table("person", "easy", silent=True)
    click(qtbot, page, "stone/5")
    click(qtbot, page, "stone/4")
    assert page.model.length == 1
    assert "Player 2" in page.body.board.notice.text


def test_a_computer_can_take_over_a_seat(qtbot, table):
    page = table("person", "easy")
    page.model.set_controller(0, "easy")
    qtbot.waitUntil(lambda: page.model.over, timeout=5000)


def test_a_forced_decision_is_made_by_itself_if_wanted(qtbot, table):
    page = table("person", "person", play_forced=True)
    for stone in (2, 3, 4, 5, 0):
        page.model.play(take(stone))
    assert len(page.model.legal()) == 2
    qtbot.wait(80)
    assert not page.model.over


# --- the end ------------------------------------------------------------------------------------------


def test_the_score_sheet_lights_what_was_counted(qtbot, table):
    page = table("person", "person")
    for stone in (0, 1, 2, 4, 5):
        page.model.play(take(stone))
    click(qtbot, page, "stone/3")
    page.decider.menu.actions()[0].trigger()
    sheet = page.body.sheet
    assert page.model.over
    assert sheet is not None
    sheet.table.setCurrentCell(0, 1)
    assert page.body.scene.marks.lit == {"stone/1", "stone/4", "stone/3"}
    with qtbot.waitSignal(page.again_wanted):
        sheet.chosen.emit("again")
    sheet.chosen.emit("board")
    assert page.body.sheet is None
    assert page.body.players_dock.isVisible()
    key(qtbot, page, Qt.Key.Key_S)
    assert page.body.sheet is not None


def test_the_chart_leads_to_the_moment(qtbot, table):
    page = table("person", "person")
    for stone in (0, 1, 2):
        page.model.play(take(stone))
    key(qtbot, page, Qt.Key.Key_S)
    chart = page.body.sheet.chart
    qtbot.wait(10)
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart._point(1, 0).toPoint())
    assert page.model.cursor == 1


# --- looks --------------------------------------------------------------------------------------------


def test_the_language_changes_in_the_middle_of_a_match(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "stone/2")
    page.shell.settings.put("language", "zh_TW")
    page.restyle()
    assert page.body.players_dock.windowTitle() == "玩家"
    assert owners(page)[2] == 0
    click(qtbot, page, "stone/4")
    assert page.model.length == 2
    assert "takes stone 5" in page.body.log.toPlainText()


def test_the_theme_changes_while_pieces_fly(qtbot, table):
    page = table("person", "person", speed="slow")
    click(qtbot, page, "stone/2")
    assert page.body.flights.flying
    page.shell.settings.put("theme", "dark")
    page.restyle()
    assert owners(page)[2] == 0
    assert "stone/4" in page.body.scene.targets


# --- flights --------------------------------------------------------------------------------------------


def test_after_a_flight_the_board_is_true(qtbot, table):
    page = table("person", "person", speed="fast")
    click(qtbot, page, "stone/2")
    assert page.body.flights.flying
    assert owners(page)[2] == -2
    assert page.body.scene.lifted == {"stone/2"}
    qtbot.waitUntil(lambda: not page.body.flights.flying)
    assert owners(page)[2] == 0
    assert not page.body.scene.lifted


@pytest.mark.parametrize("interruption", ["undo", "click", "walk", "resize", "hide"])
def test_whatever_interrupts_a_flight_the_board_is_true(qtbot, table, interruption):
    page = table("person", "person", speed="slow")
    click(qtbot, page, "stone/2")
    assert page.body.flights.flying
    if interruption == "undo":
        page.undo()
    elif interruption == "click":
        click(qtbot, page, "stone/4")
        page.shower.finish()
    elif interruption == "walk":
        key(qtbot, page, Qt.Key.Key_Home)
    elif interruption == "resize":
        page.resize(1280, 640)
        qtbot.waitUntil(lambda: not page.body.flights.flying)
    else:
        page.hide()
    assert not page.body.flights.flying
    assert owners(page) == list(page.model.view().observation.owner)
    assert not page.body.scene.lifted


def test_computers_wait_for_the_pieces(qtbot, table):
    page = table("person", "easy", speed="normal")
    click(qtbot, page, "stone/5")
    qtbot.wait(150)
    assert page.model.length == 1
    qtbot.waitUntil(lambda: page.model.length == 2, timeout=3000)


def test_the_tray_comes_and_goes_with_the_decision_that_needs_it(qtbot, table):
    page = table("person", "person")
    for stone in (0, 1, 2):
        page.model.play(take(stone))
        assert not page.body.tray.isVisible()
    page.model.play(take(4))
    assert page.body.tray.isVisible()
    page.model.go(1)
    assert not page.body.tray.isVisible()


def test_a_press_whose_release_a_dialog_took_does_not_kill_the_board(qtbot, table):
    page = table("person", "person")
    view = page.body.view
    start = view.element_rect("stone/2").center()
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    dialog = page.show_moves()  # the release goes to the dialog
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.reject()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    move_without_buttons(view, start + QPoint(60, 0))
    move_without_buttons(view, start)
    assert page.body.scene.marks.hovered == "stone/2"
    click(qtbot, page, "stone/2")
    assert page.model.length == 1


def test_a_release_that_never_came_is_seen_by_the_next_move(qtbot, table):
    page = table("person", "person")
    view = page.body.view
    start = view.element_rect("stone/2").center()
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    move_without_buttons(view, start + QPoint(60, 0))
    move_without_buttons(view, start)
    assert page.body.scene.marks.hovered == "stone/2"
    click(qtbot, page, "stone/2")
    assert page.model.length == 1


def test_a_late_tick_of_a_flight_that_was_cut_short_does_no_harm(table):
    flights = table("person", "person").body.flights
    flights.stop()
    flights._tick()
    flights._flying = True
    flights._tick()
    assert not flights.flying


# --- where the focus goes -----------------------------------------------------------------------------


def test_a_button_that_vanishes_hands_its_focus_to_the_board(qtbot, table):
    page = table("person", "easy", silent=True)
    page.body.prompt.show_sentence("Say", [Choice("Pass", lambda: page.model.play(take(2)))])
    button = page.body.prompt._buttons[0]
    button.setFocus()
    assert button.hasFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.model.thinking == 1)
    qtbot.waitUntil(lambda: not page.body.flights.flying)
    assert page.body.view.hasFocus()


def test_the_pause_button_hands_its_focus_to_the_board(table):
    page = table("easy", "person", silent=True)
    page.body.prompt._buttons[0].setFocus()
    page.body.prompt._buttons[0].click()
    assert page.model.paused
    assert page.body.view.hasFocus()


def test_a_history_button_that_turns_grey_hands_its_focus_to_the_board(table):
    page = table("person", "person")
    page.model.play(take(2))
    page.shower.finish()
    first = page.body.top.button("first")
    first.setFocus()
    assert first.hasFocus()
    first.click()
    assert page.model.cursor == 0
    assert page.body.view.hasFocus()


def test_a_new_look_leaves_the_focus_on_the_board(table):
    page = table("person", "person")
    page.restyle()
    assert page.body.view.hasFocus()


# --- the explanation under the pointer ------------------------------------------------------------------


@pytest.mark.parametrize("press", ["click", "key", "number", "step"])
def test_a_press_or_step_takes_the_explanation_away_until_the_pointer_moves(qtbot, table, press):
    page = table("person", "person")
    page.model.play(take(2))
    page.shower.finish()
    view = page.body.view
    spot = view.element_rect("stone/3").center()
    move_without_buttons(view, spot)
    page._tip.timeout.emit()
    assert QToolTip.isVisible()
    if press == "click":
        qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    elif press == "step":
        page.model.go(0)
    else:
        key(qtbot, page, Qt.Key.Key_Plus if press == "key" else Qt.Key.Key_9)
    assert not page._tipped
    assert not page._tip.isActive()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    move_without_buttons(view, view.element_rect("stone/3").center())
    assert page._tip.isActive()


def test_closing_the_notice_hands_its_focus_to_the_board(qtbot, table):
    page = table("person", "person")
    click(qtbot, page, "bag")
    close = page.body.board.notice._close
    close.setFocus()
    assert close.hasFocus()
    close.click()
    assert page.body.board.notice.isHidden()
    assert page.body.view.hasFocus()
