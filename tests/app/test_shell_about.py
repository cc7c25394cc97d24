"""About, the origin of figures, and the rule book window."""

from __future__ import annotations

import pytest
import yaml
from PySide6.QtCore import Qt

from boardgames_desktop import __version__
from boardgames_desktop.app.about import AboutDialog, GamePage
from boardgames_desktop.app.provenance import make_copy, provenance
from boardgames_desktop.app.rulebook import RuleBookWindow
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.figures import corrected_path, original_path
from boardgames_desktop.paths import HOME_VARIABLE
from tests.app.shell_parts import GAME, click, cut, make_shell, words


@pytest.fixture(autouse=True)
def _own_home(monkeypatch, tmp_path):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def marks(value):
    if isinstance(value, dict):
        own = [value["status"]] if "status" in value else []
        return own + [mark for entry in value.values() for mark in marks(entry)]
    return [mark for entry in value for mark in marks(entry)] if isinstance(value, list) else []


def test_figures_are_counted_by_how_certain_they_are():
    plain = yaml.safe_load(original_path(GAME).read_text(encoding="utf-8"))
    found = provenance(GAME)
    assert sum(found.counts.values()) == len(marks(plain))
    assert found.counts["proposal"] == marks(plain).count("proposal") > 0
    assert len(found.open_points) == len(plain["open_points"])
    assert not found.overridden
    assert found.problem is None


def test_a_copy_is_put_where_it_is_used_and_never_overwritten():
    path = make_copy(GAME)
    assert path == corrected_path(GAME)
    assert path.read_bytes() == original_path(GAME).read_bytes()
    path.write_text(path.read_text(encoding="utf-8").replace("proposal", "confirmed"), encoding="utf-8")
    make_copy(GAME)
    found = provenance(GAME)
    assert found.overridden
    assert found.counts["proposal"] == 0


def test_a_folder_that_cannot_be_written_ends_in_a_sentence(tmp_path):
    (tmp_path / "home").write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(Fault) as caught:
        make_copy(GAME)
    assert caught.value.code == "save-failed"


@pytest.fixture
def page(qtbot, tmp_path):
    def build(**settings):
        made = GamePage(make_shell(tmp_path, **settings), registry.game(GAME).info)
        made.resize(800, 900)
        qtbot.addWidget(made)
        made.show()
        return made

    return build


def test_the_page_of_a_game_names_author_publishers_and_open_points(page):
    info = registry.game(GAME).info
    told = " ".join(words(page()))
    assert info.designer in told
    assert all(publisher in told for publisher in info.publishers)
    assert "每張合約要哪些貨物" in told
    assert "把握 10%" in told
    assert "目前使用程式附的數值。" in told


def test_a_copy_is_made_by_a_click_and_then_told(qtbot, page):
    made = page()
    click(qtbot, made.copy_button)
    qtbot.waitUntil(lambda: "目前使用的是你修正過的檔案。" in words(made))
    assert corrected_path(GAME).is_file()
    assert not made.copy_button.isEnabled()


def test_broken_figures_are_told_with_file_and_line(page):
    path = make_copy(GAME)
    path.write_text("version: [1\n", encoding="utf-8")
    told = " ".join(words(page()))
    assert "rules.yaml" in told
    assert "尚未確定的地方" not in told


def test_the_folder_is_named_where_no_file_manager_can_show_it(qtbot, page):
    made = page()
    click(qtbot, made.folder_button)
    qtbot.waitUntil(lambda: any(text.startswith("資料夾在") for text in words(made)))
    assert corrected_path(GAME).parent.is_dir()


@pytest.mark.parametrize("language", ["zh_TW", "en"])
def test_the_dialog_holds_everything_and_nothing_is_cut(qtbot, tmp_path, language):
    shell = make_shell(tmp_path, language=language)
    dialog = AboutDialog(shell, None, GAME)
    qtbot.addWidget(dialog)
    dialog.show()
    names = [dialog.tabs.tabText(at) for at in range(dialog.tabs.count())]
    assert dialog.tabs.currentIndex() == names.index(shell.text(registry.game(GAME).info.name))
    for at in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(at)
        qtbot.wait(5)
        assert cut(dialog) == []
    dialog.tabs.setCurrentIndex(0)
    assert any(__version__ in text for text in words(dialog))


# --- rule book ---------------------------------------------------------------------------------------


@pytest.fixture
def book(qtbot, tmp_path):
    made = RuleBookWindow(make_shell(tmp_path), GAME)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.mark.parametrize("number", ["3", "5", "6.2", "8"])
def test_a_section_is_opened_at_the_top_of_the_window(qtbot, book, number):
    book.open_at(number)
    qtbot.waitUntil(lambda: 0 <= book.text.place_of(number) < 40)
    assert book.sections.currentItem().data(Qt.ItemDataRole.UserRole) == number


def test_a_section_that_is_not_there_opens_the_one_around_it(book):
    book.open_at("7.9.2")
    assert book.sections.currentItem().data(Qt.ItemDataRole.UserRole) == "7"


def test_a_click_in_the_list_goes_to_the_section(qtbot, book):
    item = book.sections.item(12)
    book.sections.scrollToItem(item)
    rect = book.sections.visualItemRect(item)
    qtbot.mouseClick(book.sections.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    number = item.data(Qt.ItemDataRole.UserRole)
    qtbot.waitUntil(lambda: 0 <= book.text.place_of(number) < 40)


def test_searching_lists_the_sections_found_and_marks_the_words(qtbot, book):
    book.search.insert("圓幣")  # an input method, not keys
    listed = [book.sections.item(at).data(Qt.ItemDataRole.UserRole) for at in range(book.sections.count())]
    assert listed == [section.number for section in book.book.search("圓幣")]
    assert len(book.text.extraSelections()) >= len(listed)
    book.search.clear()
    assert book.sections.count() == len(book.book.sections)
    assert book.text.extraSelections() == []


def test_searching_in_vain_is_said(qtbot, book):
    qtbot.keyClicks(book.search, "xyzzy")
    assert book.nothing.isVisible()
    assert not book.sections.isVisible()


def test_the_language_changes_live_and_the_place_stays(qtbot, book):
    book.open_at("6")
    book.shell.settings.put("language", "en")
    assert "Purchase" in "".join(section.title.title() for section in book.book.sections)
    assert book.sections.currentItem().data(Qt.ItemDataRole.UserRole) == "6"
    qtbot.waitUntil(lambda: 0 <= book.text.place_of("6") < 40)


def test_escape_closes_the_book(qtbot, book):
    qtbot.keyClick(book, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not book.isVisible())
