"""Rule books have the same numbered sections in both languages."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import boardgames_desktop.games
from boardgames_desktop.text import LANGUAGES, RuleBook, rule_book
from tests.text.catalogue import rule_books

GAMES = sorted(path.stem for path in rule_books("zh_TW"))


def test_every_game_has_a_rule_book_in_every_language():
    rooms = Path(boardgames_desktop.games.__file__).parent
    games = sorted(path.parent.name for path in rooms.glob("*/__init__.py"))
    for language in LANGUAGES:
        assert sorted(path.stem for path in rule_books(language)) == games, language


@pytest.mark.parametrize("game", GAMES)
def test_sections_have_the_same_numbers_in_both_languages(game):
    numbers = [[section.number for section in RuleBook(language, game).sections] for language in LANGUAGES]
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_are_in_order_and_say_something(language, game):
    book = RuleBook(language, game)
    assert book.title
    orders = [tuple(int(part) for part in section.number.split(".")) for section in book.sections]
    assert all(earlier < later for earlier, later in pairwise(orders))
    for section in book.sections:
        assert section.markdown or len(book.whole(section.number)) > 1, section.number
        assert section.depth == 1 or section.number.rpartition(".")[0] in book, section.number


BOOK = """# Bazaar

How to play.

## 1. Market
A market has stalls.

### 1.1 Price
It falls by one.

## 2 End
Most points win the **market**.
"""


@pytest.fixture
def book(tmp_path, monkeypatch):
    monkeypatch.setattr(rule_book, "translations_dir", lambda: tmp_path)
    folder = tmp_path / "en" / "rules"
    folder.mkdir(parents=True)
    (folder / "bazaar.md").write_text(BOOK, encoding="utf-8")
    (folder / "unnumbered.md").write_text("# T\n## Price\ntext\n", encoding="utf-8")
    (folder / "twice.md").write_text("# T\n## 1. A\nx\n## 1. B\ny\n", encoding="utf-8")
    return RuleBook("en", "bazaar")


def test_a_book_is_cut_into_its_sections(book):
    assert (book.title, book.introduction) == ("Bazaar", "How to play.")
    assert [(s.number, s.title, s.depth) for s in book.sections] == [
        ("1", "Market", 1),
        ("1.1", "Price", 2),
        ("2", "End", 1),
    ]
    assert book.section("1").markdown == "A market has stalls."


def test_a_section_can_be_had_with_what_belongs_to_it(book):
    assert [section.number for section in book.whole("1")] == ["1", "1.1"]
    assert book.whole("7") == ()


def test_a_missing_section_is_said_to_be_missing(book):
    assert "1.1" in book
    assert "3" not in book
    with pytest.raises(KeyError):
        book.section("3")


def test_search_finds_all_words_and_puts_titles_first(book):
    assert [section.number for section in book.search("MARKET")] == ["1", "2"]
    assert [section.number for section in book.search("falls one")] == ["1.1"]
    assert book.search("  ") == []
    assert book.search("dragon") == []


@pytest.mark.parametrize("game", ["unnumbered", "twice"])
def test_a_heading_without_a_number_of_its_own_is_refused(book, game):
    with pytest.raises(ValueError, match="number of its own"):
        RuleBook("en", game)


def test_a_game_without_a_rule_book_has_an_empty_one(book):
    assert RuleBook("en", "dragons").sections == ()


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="no such language"):
        RuleBook("xx", "bazaar")
