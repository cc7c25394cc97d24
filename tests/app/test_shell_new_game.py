"""Setting up a match as a person does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from boardgames_desktop.app.draft import first_draft
from boardgames_desktop.app.new_game import NewGamePage
from boardgames_desktop.engine import registry
from tests.app.shell_parts import GAME, button, click, cut, make_shell, overlapping, words


@pytest.fixture
def setup(qtbot, tmp_path):
    """Builds a shown page for a new match."""

    def build(size=(1366, 690), **settings):
        page = NewGamePage(make_shell(tmp_path, **settings), first_draft(registry.game(GAME).info))
        page.resize(*size)
        qtbot.addWidget(page)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return build


def choose(qtbot, box, data):
    """Choose from a box with the keys, as a person without a mouse does."""
    box.setFocus()
    goal = box.findData(data)
    while box.currentIndex() != goal:
        qtbot.keyClick(box, Qt.Key.Key_Down if goal > box.currentIndex() else Qt.Key.Key_Up)


def test_enter_begins_at_once_with_what_is_proposed(qtbot, setup):
    page = setup()
    page.first_focus().setFocus()
    with qtbot.waitSignal(page.start) as begun:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert [seat.controller for seat in begun.args[0].seats] == ["person", "normal", "normal", "normal"]


def test_enter_in_a_name_begins_too(qtbot, setup):
    page = setup()
    name = page.seats.rows[0].name
    name.setFocus()
    name.insert("小明")  # an input method, not keys
    with qtbot.waitSignal(page.start) as begun:
        qtbot.keyClick(name, Qt.Key.Key_Return)
    assert begun.args[0].seats[0].name == "小明"


def test_enter_on_another_button_presses_that_button(qtbot, setup):
    page = setup()
    begun = []
    page.start.connect(begun.append)
    page.seats.add.setFocus()
    qtbot.keyClick(page.seats.add, Qt.Key.Key_Return)
    assert len(page.seats.rows) == 5
    assert begun == []


def test_seats_are_added_and_removed_within_the_limits(qtbot, setup):
    page = setup()
    click(qtbot, page.seats.add)
    assert len(page.seats.rows) == 5
    assert not page.seats.add.isEnabled()
    for left in (4, 3, 2):
        click(qtbot, page.seats.rows[-1].remove)
        assert len(page.seats.rows) == left
    assert not page.seats.rows[0].remove.isEnabled()


def test_a_taken_colour_changes_hands(qtbot, setup):
    page = setup()
    first, second = (seat.colour for seat in page.draft.seats[:2])
    choose(qtbot, page.seats.rows[0].colour, second)
    assert [seat.colour for seat in page.draft.seats[:2]] == [second, first]
    assert page.seats.rows[1].colour.currentData() == first


def test_seats_move_by_button_and_by_key(qtbot, setup):
    page = setup()
    page.seats.rows[0].name.setText("Ann")
    click(qtbot, page.seats.rows[0].down)
    assert page.seats.rows[1].name.text() == "Ann"
    name = page.seats.rows[1].name
    qtbot.keyClick(name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert page.seats.rows[0].name.text() == "Ann"
    click(qtbot, page.seats.rotate)
    assert page.seats.rows[-1].name.text() == "Ann"


def test_every_level_is_explained_in_a_line(qtbot, setup):
    page = setup()
    row = page.seats.rows[1]
    told = set()
    for level in ("person", "easy", "normal", "hard"):
        choose(qtbot, row.controller, level)
        assert page.draft.seats[1].controller == level
        told.add(row.help.text())
    assert len(told) == 4


def test_the_proposed_name_follows_who_plays(qtbot, setup):
    page = setup()
    row = page.seats.rows[1]
    assert row.name.placeholderText() == "電腦 2"
    choose(qtbot, row.controller, "person")
    assert row.name.placeholderText() == "玩家 2"


def test_two_equal_names_are_told_and_keep_the_match_from_beginning(qtbot, setup):
    page = setup()
    begun = []
    page.start.connect(begun.append)
    for row in page.seats.rows[:2]:
        row.name.setText("Ann")
    assert page.trouble.text() == "座位 1 和座位 2 同名，請改其中一個。"
    click(qtbot, page.begin)
    assert begun == []
    assert page.seats.rows[0].name.hasFocus()
    page.seats.rows[1].name.setText("Bo")
    assert page.trouble.text() == ""
    click(qtbot, page.begin)
    assert len(begun) == 1


def test_the_start_player_is_chosen_by_name_and_follows_changes(qtbot, setup):
    page = setup()
    option, box = page.options._seat_boxes[0]
    page.seats.rows[2].name.setText("Cleo")
    assert [box.itemText(at) for at in range(box.count())] == ["隨機", "玩家 1", "電腦 2", "Cleo", "電腦 4"]
    choose(qtbot, box, "2")
    assert page.draft.options[option.id] == "2"
    click(qtbot, page.seats.rows[2].up)
    assert box.currentText() == "Cleo"
    assert page.draft.options[option.id] == "1"


def test_a_fixed_deal_needs_a_number(qtbot, setup):
    page = setup()
    assert not page.options.seed.isEnabled()
    page.options.fixed.setFocus()
    qtbot.keyClick(page.options.fixed, Qt.Key.Key_Space)
    assert page.trouble.text().startswith("牌序號碼")
    qtbot.keyClicks(page.options.seed, "2026")
    assert page.trouble.text() == ""
    assert page.draft.seed_value == 2026


def test_escape_goes_back(qtbot, setup):
    page = setup()
    with qtbot.waitSignal(page.leave):
        qtbot.keyClick(page.seats.rows[0].name, Qt.Key.Key_Escape)


def test_the_rule_book_can_be_opened_from_here(qtbot, setup):
    page = setup()
    with qtbot.waitSignal(page.wants_rules) as asked:
        click(qtbot, button(page, "規則書"))
    assert asked.args == [GAME]


@pytest.mark.parametrize("size", [(1280, 640), (1366, 690), (1920, 1080)])
@pytest.mark.parametrize("language", ["zh_TW", "en"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_nothing_is_cut_and_nothing_overlaps(qtbot, setup, size, language, text_size):
    page = setup(size, language=language, text_size=text_size)
    click(qtbot, page.seats.add)
    page.seats.rows[0].name.setText("Ann")
    page.seats.rows[1].name.setText("Ann")
    qtbot.wait(10)
    assert page.width() == size[0]
    assert cut(page) == []
    assert overlapping(page) == []
    assert words(page)


def test_all_controls_of_a_seat_have_names_for_screen_readers(setup):
    row = setup().seats.rows[2]
    for control in (row.colour, row.name, row.controller, row.up, row.down, row.remove):
        assert "座位 3" in control.accessibleName()
