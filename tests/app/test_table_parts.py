"""Single parts of the table: bars that run out of room, windows that are too small, pictures that are kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QLabel

from boardgames_desktop.app.board_still import Stamps, StillLayer
from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.app.table import TablePage
from boardgames_desktop.app.table_fit import FittingArea
from boardgames_desktop.app.table_prompt import Choice, PromptBar, _shares
from boardgames_desktop.app.theme import light_theme
from boardgames_desktop.text import texts_for
from tests.app.fakes import small_match
from tests.app.small_look import PARTS, add_words, shell_in


@pytest.fixture
def context(qtbot):
    match = small_match("person", "person")
    return TableContext(match.game, match.components, texts_for("en"), light_theme(), match.setup.seats, 0)


# --- the prompt bar -------------------------------------------------------------------------------------


def choices(*texts):
    pressed = []
    made = [Choice(text, lambda text=text: pressed.append(text)) for text in texts]
    return made, pressed


def bar_with(qtbot, context, made, width=1366):
    bar = PromptBar(context)
    qtbot.addWidget(bar)
    bar.resize(width, 60)
    bar.show()
    bar.show_sentence("What now?", made)
    return bar


def visible(bar):
    return [button for button in bar._buttons if button.isVisible()]


def test_two_long_buttons_are_shortened_and_both_stay(qtbot, context):
    made, _ = choices(
        "Buy the contract for everything there is at slot 5", "Do not buy the contract there is at slot 5"
    )
    bar = bar_with(qtbot, context, made, 700)
    assert len(visible(bar)) == 2
    assert all(button.text().endswith("…") for button in visible(bar))
    assert bar._more.isHidden()
    bar.resize(1900, 60)
    assert [button.text() for button in visible(bar)] == [choice.text for choice in made]


def test_with_many_buttons_the_last_are_under_more_and_all_have_keys(qtbot, context):
    made, pressed = choices(*(f"Sell goods number {number}" for number in range(1, 10)))
    bar = bar_with(qtbot, context, made)
    assert 1 <= len(visible(bar)) < 9
    assert bar._more.isVisible()
    assert bar.press(9)
    assert not bar.press(10)
    assert pressed == ["Sell goods number 9"]


def test_buttons_are_large_enough_for_a_finger(qtbot, context):
    made, _ = choices("Yes", "No")
    bar = bar_with(qtbot, context, made)
    assert all(button.height() >= 44 for button in visible(bar))


@pytest.mark.parametrize(
    ("wanted", "room", "expected"),
    [
        ([100, 50], 200, [100, 50]),
        ([100, 50], 120, [70, 50]),
        ([100, 100], 100, [50, 50]),
        ([90, 60, 30], 90, [30, 30, 30]),
    ],
)
def test_room_is_shared_by_cutting_the_widest(wanted, room, expected):
    assert _shares(wanted, room) == expected


# --- small windows ------------------------------------------------------------------------------------


def test_a_window_that_is_too_small_scrolls(qtbot):
    area, inside = FittingArea(), QLabel("inside")
    qtbot.addWidget(area)
    inside.setMinimumSize(0, 0)
    area.put(inside)
    area.resize(400, 300)
    area.show()
    assert inside.size() == area.maximumViewportSize()
    area.resize(10, 300)
    assert inside.width() >= inside.minimumSizeHint().width()


@pytest.mark.parametrize("language", ["en", "zh_TW"])
@pytest.mark.parametrize("size", [(1366, 690), (1280, 640), (1920, 1080), (3840, 2160)])
def test_the_table_fits_the_window_and_the_board_has_its_share(qtbot, tmp_path, language, size):
    add_words()
    page = TablePage(shell_in(tmp_path, language), MatchModel(small_match("person", "person")), PARTS)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.wait(30)
    assert page.body.size() == page.size()
    board = page.body.view.size()
    assert board.width() * board.height() >= 0.62 * size[0] * size[1]


# --- pictures -----------------------------------------------------------------------------------------


def painter_on(image):
    return QPainter(image)


def test_a_stamp_is_painted_once_for_each_size(qtbot):
    stamps, painted = Stamps(), []
    image = QImage(200, 200, QImage.Format.Format_ARGB32)
    painter = painter_on(image)
    for rect in (QRectF(0, 0, 20, 20), QRectF(50, 50, 20, 20), QRectF(0, 0, 40, 40)):
        stamps.draw(painter, "cube", rect, lambda _painter, rect: painted.append(rect))
    painter.end()
    assert len(painted) == 2


def test_the_still_part_is_painted_anew_only_when_needed(qtbot):
    painted = []

    def paint(painter):
        painted.append(1)
        painter.fillRect(QRectF(0, 0, 100, 100), QColor("red"))

    still, board = StillLayer(paint), QRectF(0, 0, 100, 100)
    still.sharpen(2.0, board, board)
    still.sharpen(2.0, board, board)
    assert len(painted) == 1
    still.sharpen(4.0, QRectF(10, 10, 20, 20), board)
    assert len(painted) == 2
    image = QImage(200, 200, QImage.Format.Format_ARGB32)
    painter = painter_on(image)
    painter.scale(2, 2)
    still.draw(painter)
    painter.end()
    assert image.pixelColor(150, 150) == QColor("red")
    still.clear()
    still.sharpen(2.0, board, board)
    assert len(painted) == 3
