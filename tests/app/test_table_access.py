"""What screen readers find on the board, and what the bars offer them."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton

from boardgames_desktop.app import board_access
from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.app.table import TablePage
from boardgames_desktop.engine.actions import action
from tests.app.fakes import small_match
from tests.app.small_look import PARTS, add_words, shell_in


@pytest.fixture
def page(qtbot, tmp_path):
    add_words()
    made = TablePage(shell_in(tmp_path), MatchModel(small_match("person", "person")), PARTS)
    made.resize(1366, 690)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def name_of(thing):
    return thing.text(QAccessible.Text.Name)


def test_the_board_has_a_child_for_every_element(page):
    board = QAccessible.queryAccessibleInterface(page.body.view)
    names = [name_of(board.child(index)) for index in range(board.childCount())]
    assert names == [*(f"stone {number}" for number in range(1, 7)), "the bag"]
    assert name_of(board) == "Stones"
    assert "Take one of 6 stones" in board.text(QAccessible.Text.Description)


def test_targets_are_buttons_and_tell_what_they_are(page):
    board = QAccessible.queryAccessibleInterface(page.body.view)
    assert board.child(2).role() == QAccessible.Role.Button
    assert board.child(1).role() == QAccessible.Role.ListItem
    assert board.child(2).text(QAccessible.Text.Description) == "This is stone 3."
    page.model.play(action("take", 2))
    assert board.child(2).role() == QAccessible.Role.ListItem


def test_places_agree_with_the_picture(page):
    board = QAccessible.queryAccessibleInterface(page.body.view)
    child = board.child(3)
    middle = child.rect().center()
    found = board.childAt(middle.x(), middle.y())
    assert board.indexOfChild(found) == 3
    assert board.rect().contains(child.rect())


def test_the_focused_element_is_told(page):
    page.body.view.setFocus()
    page.body.scene.set_focus_element("stone/4")
    board = QAccessible.queryAccessibleInterface(page.body.view)
    assert name_of(board.focusChild()) == "stone 5"
    assert board.child(4).state().focused
    board_access.tell_focus(page.body.view, "stone/4")


def test_many_questions_and_new_looks_do_no_harm(page):
    QAccessible.setActive(True)
    try:
        for _ in range(30):
            board = QAccessible.queryAccessibleInterface(page.body.view)
            for index in range(board.childCount()):
                assert name_of(board.child(index))
            page.restyle()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            gc.collect()
    finally:
        QAccessible.setActive(False)


def test_every_button_has_a_name(page):
    nameless = [
        button
        for button in page.findChildren(QAbstractButton)
        if button.isVisible()
        and not (button.text() or button.accessibleName() or button.toolTip())
        and not button.objectName().startswith("qt_dockwidget")
    ]
    assert not nameless
