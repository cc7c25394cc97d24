"""The main window: from the shelf to the table and back, live changes, files, notices, the end."""

from __future__ import annotations

import os
import sys

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from boardgames_desktop.app import table as table_module
from boardgames_desktop.app.dialogs import Question
from boardgames_desktop.app.keys_dialog import KeysDialog
from boardgames_desktop.app.main_window import MainWindow
from boardgames_desktop.app.new_game import NewGamePage
from boardgames_desktop.app.settings import Settings
from boardgames_desktop.app.settings_dialog import SettingsDialog
from boardgames_desktop.app.shelf import ShelfPage
from boardgames_desktop.app.table import TablePage
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.saves import dump
from boardgames_desktop.engine.store import MatchStore
from boardgames_desktop.paths import HOME_VARIABLE
from tests.app.shell_parts import (
    GAME,
    PLAIN,
    NoOpponents,
    button,
    click,
    cut,
    keep,
    make_match,
    make_shell,
    settle,
    words,
)


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    """Builds the shown main window."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setattr(table_module, "load_parts", lambda game_id: PLAIN)
    made = []

    def build(prepare=None, **settings):
        shell = make_shell(tmp_path, **settings)
        if prepare is not None:
            prepare(shell)
        built = MainWindow(shell, NoOpponents)
        built.resize(1366, 690)
        qtbot.addWidget(built)
        built.show()
        built.activateWindow()
        qtbot.waitUntil(built.isActiveWindow)
        settle()
        made.append(built)
        return built

    yield build
    for built in made:
        built.close()


def press(qtbot, window, key, modifier=Qt.KeyboardModifier.NoModifier):
    """A key for whatever has the keyboard."""
    qtbot.keyClick(window.focusWidget() or window, key, modifier)
    settle()


def dialog_of(window, kind):
    """The open dialog of this kind."""
    found = [child for child in window.findChildren(kind) if child.isVisible()]
    assert found, f"no open {kind.__name__}"
    return found[0]


def answer(text):
    """Press this button in the next question that opens; the sentences seen are collected."""
    seen = []

    def act():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Question), dialog
        seen.extend(words(dialog))
        button(dialog, text).click()

    QTimer.singleShot(100, act)
    return seen


# --- from page to page --------------------------------------------------------------------------------


def test_from_the_shelf_through_the_setup_to_the_table_by_clicks(qtbot, window):
    made = window()
    assert isinstance(made.page, ShelfPage)
    assert made.windowTitle() == "桌遊館"
    click(qtbot, made.page.games.cards[0].start)
    assert isinstance(made.page, NewGamePage)
    assert made.windowTitle() == "開新局：倉庫城－桌遊館"
    made.page.seats.rows[0].name.setText("Ann")
    click(qtbot, made.page.begin)
    assert isinstance(made.page, TablePage)
    assert made.table.model.seats[0].name == "Ann"
    assert made.windowTitle() == "倉庫城－桌遊館"


def test_from_the_shelf_to_the_table_by_keys_alone(qtbot, window):
    made = window()
    press(qtbot, made, Qt.Key.Key_Return)
    assert isinstance(made.page, NewGamePage)
    press(qtbot, made, Qt.Key.Key_Return)
    assert isinstance(made.page, TablePage)


def test_escape_leads_from_the_setup_back_to_the_shelf(qtbot, window):
    made = window()
    press(qtbot, made, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    press(qtbot, made, Qt.Key.Key_Escape)
    assert isinstance(made.page, ShelfPage)


def test_tab_reaches_every_control_of_the_shelf(qtbot, window):
    made = window()
    seen = set()
    for _ in range(40):
        press(qtbot, made, Qt.Key.Key_Tab)
        seen.add(made.focusWidget())
    card = made.page.games.cards[0]
    assert {card.start, made.page.settings, made.page.menu_button, made.page.language.button("zh_TW")} <= seen


def test_a_match_that_is_left_waits_on_the_shelf_and_goes_on_from_there(qtbot, window):
    made = window()
    made.watch(GAME)
    match_id = made.table.model.setup.id
    made.table.leave_wanted.emit()
    settle()
    (card,) = made.page.matches.cards
    assert card.summary.id == match_id
    click(qtbot, card.resume)
    assert made.table.model.setup.id == match_id


def test_a_setup_is_proposed_again_with_the_next_start_player(qtbot, window):
    made = window()
    made.show_new_game(GAME)
    option = made.page.draft.info.options[0].id
    made.page.draft.seats[0].name = "Ann"
    made.page.draft.options[option] = "0"
    made.page.try_start()
    assert made.table.model.setup.options[option] == "0"
    made.show_new_game(GAME)
    assert made.page.draft.seats[0].name == "Ann"
    assert made.page.draft.options[option] == "1"


def test_watching_does_not_change_what_is_proposed(window):
    made = window()
    made.watch(GAME)
    assert all(seat.controller != "person" for seat in made.table.model.seats)
    made.show_new_game(GAME)
    assert made.page.draft.seats[0].controller == "person"


def test_playing_again_keeps_seats_and_deals_anew(window):
    made = window()
    made.watch(GAME)
    first = made.table.model.setup
    made.table.again_wanted.emit()
    again = made.table.model.setup
    assert again.seats == first.seats
    assert again.id != first.id
    assert again.seed != first.seed


# --- live changes -------------------------------------------------------------------------------------


def test_the_language_changes_on_every_page_without_losing_anything(qtbot, window):
    made = window()
    control = Qt.KeyboardModifier.ControlModifier
    press(qtbot, made, Qt.Key.Key_L, control)
    assert made.windowTitle() == "Boardgames Desktop"
    assert "New game" in words(made.page)
    made.show_new_game(GAME)
    made.page.seats.rows[0].name.setText("Ann")
    press(qtbot, made, Qt.Key.Key_L, control)
    assert "座位" in words(made.page)
    assert made.page.seats.rows[0].name.text() == "Ann"
    made.page.try_start()
    match_id = made.table.model.setup.id
    press(qtbot, made, Qt.Key.Key_L, control)
    assert made.shell.settings.language == "en"
    assert made.windowTitle() == "Die Speicherstadt – Boardgames Desktop"
    assert made.table.model.setup.id == match_id


def test_text_size_and_colours_change_live(window):
    made = window()
    before = made.page.games.cards[0].start.height()
    made.shell.settings.put("text_size", 150)
    settle()
    assert made.page.games.cards[0].start.height() > before * 1.3
    made.shell.settings.put("theme", "dark")
    settle()
    assert made.page.grab().toImage().pixelColor(3, 3) == made.shell.theme.window
    assert made.shell.theme.dark


@pytest.mark.parametrize(
    ("size", "scale"), [((1920, 1080), 1.0), ((2560, 1440), 1.25), ((3440, 1440), 1.25), ((3840, 2160), 2.0)]
)
def test_very_large_windows_let_everything_grow(qtbot, window, size, scale):
    made = window()
    made.resize(*size)
    qtbot.waitUntil(lambda: made.shell.scale == scale)
    settle()
    assert cut(made.page) == []
    made.resize(1366, 690)
    qtbot.waitUntil(lambda: made.shell.scale == 1.0)


def test_f11_fills_the_screen_and_goes_back(qtbot, window):
    made = window()
    press(qtbot, made, Qt.Key.Key_F11)
    assert made.isFullScreen()
    press(qtbot, made, Qt.Key.Key_F11)
    assert not made.isFullScreen()


def test_the_question_mark_lists_the_keys_of_the_page(qtbot, window):
    made = window()
    qtbot.keyClicks(made.focusWidget(), "?")
    settle()
    dialog = dialog_of(made, KeysDialog)
    assert {"F11", "Ctrl+L", "Ctrl+N", "遊戲架"} <= set(words(dialog))
    assert cut(dialog) == []
    qtbot.keyClicks(dialog, "?")
    settle()
    assert not [child for child in made.findChildren(KeysDialog) if child.isVisible()]
    made.watch(GAME)
    made.show_keys()
    assert "Ctrl+Z" in words(dialog_of(made, KeysDialog))


def test_settings_open_with_their_key_over_any_page(qtbot, window):
    made = window()
    press(qtbot, made, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = dialog_of(made, SettingsDialog)
    click(qtbot, dialog.body.language.button("en"))
    qtbot.waitUntil(lambda: "New game" in words(made.page))


def test_the_rule_book_opens_at_the_section_a_reason_names(window):
    made = window()
    made.watch(GAME)
    made.table.rules_wanted.emit("5")
    settle()
    book = made.over.books[GAME]
    assert book.isVisible()
    assert book.sections.currentItem().text().strip().startswith("5")
    made.close()
    assert not book.isVisible()


def test_everything_in_the_menu_can_be_used(qtbot, window):
    made = window()
    entries = {action.text().split("\t")[0]: action for action in made.menu.actions() if action.text()}
    for name in ("戰績", "設定", "關於", "按鍵一覽"):
        entries[name].trigger()
        settle()
        dialog = QApplication.activeModalWidget()
        assert dialog is not None, name
        dialog.close()
        settle()
    entries["Switch to English"].trigger()
    settle()
    assert "Keys" in {action.text().split("\t")[0] for action in made.menu.actions()}


def test_the_menu_of_the_table_has_what_concerns_the_whole_program(window):
    made = window()
    made.watch(GAME)

    def entries():
        return {action.text().split("\t")[0]: action for action in made.table.body.top.menu.actions()}

    entries()["Switch to English"].trigger()
    settle()
    assert {"切換成中文", "Full screen", "About", "Quit"} <= set(entries())
    made.table.restyle()
    entries()["Full screen"].trigger()
    assert made.isFullScreen()


# --- files and faults ---------------------------------------------------------------------------------


def test_a_save_file_is_opened_and_kept(window, tmp_path):
    path = tmp_path / "some.boardgame"
    path.write_text(dump(make_match(steps=4)), encoding="utf-8")
    made = window()
    assert made.open_file(path)
    assert made.table.model.length == 4
    assert made.notices.isVisible()


@pytest.mark.parametrize("text", ["", "{", "no save at all", '{"format": "something else"}'])
def test_what_is_no_save_ends_in_a_sentence(window, tmp_path, text):
    path = tmp_path / "some.boardgame"
    path.write_text(text, encoding="utf-8")
    made = window()
    seen = answer("確定")
    assert not made.open_file(path)
    assert "無法開啟這局遊戲" in seen
    assert isinstance(made.page, ShelfPage)
    assert path.read_text(encoding="utf-8") == text


def test_a_file_that_is_not_there_ends_in_a_sentence(window, tmp_path):
    made = window()
    seen = answer("確定")
    assert not made.open_file(tmp_path / "missing.boardgame")
    assert len(seen) >= 3


def test_from_a_save_that_does_not_replay_one_can_go_on_from_its_position(window, tmp_path):
    text = dump(make_match(steps=6))
    lines = text.splitlines()
    first = next(at for at, line in enumerate(lines) if '"actions"' in line) + 1
    lines[first], lines[first + 3] = lines[first + 3], lines[first]
    path = tmp_path / "some.boardgame"
    broken = "\n".join(lines)
    path.write_text(broken.replace('"place"', '"decline"', 1), encoding="utf-8")
    made = window()
    seen = answer("從存下的局面繼續")
    assert made.open_file(path)
    assert made.table.model.length == 0
    assert any("從檔案裡存下的局面" in sentence for sentence in seen)


def test_a_match_is_saved_under_a_name(window, tmp_path, monkeypatch):
    made = window()
    made.watch(GAME)
    goal = tmp_path / "evening"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(goal), ""))
    made.table.save_as_wanted.emit()
    assert (tmp_path / "evening.boardgame").read_text(encoding="utf-8").startswith("{")


def test_a_match_that_cannot_be_written_is_told(window, tmp_path, monkeypatch):
    made = window()
    made.watch(GAME)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "no" / "\0"), ""))
    seen = answer("確定")
    assert not made.save_as()
    assert "無法進行" in seen


def test_a_match_open_in_another_program_is_told(window, tmp_path):
    match_id = []
    made = window(lambda shell: match_id.append(keep(shell, make_match())))
    other = MatchStore(tmp_path / "matches")
    other.open(match_id[0])
    seen = answer("確定")
    assert not made.resume(match_id[0])
    assert "無法開啟這局遊戲" in seen
    other.close()


def test_broken_figures_of_ones_own_keep_the_match_from_beginning_with_a_sentence(window):
    from boardgames_desktop.app.provenance import make_copy

    path = make_copy(GAME)
    path.write_text("version: 1\n", encoding="utf-8")
    made = window()
    seen = answer("確定")
    assert not made.watch(GAME)
    assert any("rules.yaml" in sentence for sentence in seen)


def test_a_deleted_match_can_be_taken_back_from_the_notice(qtbot, window):
    made = window(lambda shell: keep(shell, make_match()))
    click(qtbot, made.page.matches.cards[0].delete)
    settle()
    assert made.page.matches.cards == []
    click(qtbot, button(made.notices, "復原"))
    settle()
    assert len(made.page.matches.cards) == 1


def test_a_deleted_match_is_gone_after_the_program_has_ended(qtbot, window, tmp_path):
    made = window(lambda shell: keep(shell, make_match()))
    click(qtbot, made.page.matches.cards[0].delete)
    made.close()
    assert MatchStore(tmp_path / "matches").summaries() == []


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="everything can be written by this user"
)
def test_a_folder_that_cannot_be_written_leaves_the_game_playable(window, tmp_path):
    made = window()
    (tmp_path / "matches").mkdir(exist_ok=True)
    (tmp_path / "matches").chmod(0o500)
    assert made.watch(GAME)
    (tmp_path / "matches").chmod(0o700)


def test_matches_that_cannot_be_kept_can_be_played(window, tmp_path):
    (tmp_path / "matches").write_text("a file where the folder should be", encoding="utf-8")
    made = window()
    assert made.watch(GAME)
    made.table.leave_wanted.emit()
    assert isinstance(made.page, ShelfPage)


def test_a_damaged_settings_file_is_told_in_the_window(window, tmp_path):
    def damage(shell):
        shell.settings.notices.extend(Settings(tmp_path / "other", ["zh"]).notices)

    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "settings.json").write_text("[", encoding="utf-8")
    made = window(damage)
    assert made.notices.isVisible()
    assert any("設定檔損壞" in text for text in words(made.notices))


# --- the end ------------------------------------------------------------------------------------------


def test_closing_saves_the_match_the_place_of_the_window_and_the_docks(window, tmp_path):
    made = window()
    made.watch(GAME)
    opponents = made.table.model._opponents
    match_id = made.table.model.setup.id
    made.resize(1300, 700)
    made.close()
    assert opponents.closed
    assert [summary.id for summary in MatchStore(tmp_path / "matches").summaries()] == [match_id]
    kept = Settings(tmp_path / "config", ["en"])
    assert kept.recall("window", str)
    assert kept.recall("docks/100", str)


def test_the_window_comes_back_where_it_was(window):
    first = window()
    first.resize(711, 566)
    settle()
    first.close()
    second = window()
    second.hide()
    second.place.restore()
    assert (second.width(), second.height()) == (711, 566)


def test_names_of_games_come_from_their_texts(window):
    info = registry.game(GAME).info
    made = window()
    assert made.shell.text(info.name) in words(made.page)
