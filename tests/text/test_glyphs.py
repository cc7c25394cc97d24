"""Every character that can be read is in the shipped typefaces."""

from __future__ import annotations

import datetime

import pytest
from PySide6.QtGui import QRawFont

from boardgames_desktop.app.fonts import FILES, fonts_dir
from boardgames_desktop.text import LANGUAGES, texts_for
from tests.text.catalogue import all_entries, look_into, rule_books

SANS = [file for file in FILES if "Sans" in file]


def sentences() -> str:
    return "".join(text for entry in all_entries() for text in look_into(entry.node).texts)


def rules() -> str:
    return "".join(path.read_text(encoding="utf-8") for lang in LANGUAGES for path in rule_books(lang))


def lacking(file: str, text: str) -> set[str]:
    font = QRawFont(str(fonts_dir() / file), 16)
    assert font.isValid()
    return {c for c in set(text) if c.isprintable() and not font.supportsCharacter(ord(c))}


@pytest.mark.parametrize("file", FILES)
def test_every_sentence_can_be_set_in_every_typeface(qapp, file):
    assert lacking(file, sentences()) == set(), "run tools/update_fonts.py or choose another character"


@pytest.mark.parametrize("file", SANS)
def test_every_rule_book_can_be_set_in_the_sans(qapp, file):
    assert lacking(file, rules()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_dates_numbers_and_lists_can_be_set_in_the_sans(qapp, language):
    texts = texts_for(language)
    noon = [
        texts.date(datetime.datetime(2026, month, 9, hour, 5))
        for month in range(1, 13)
        for hour in (3, 12, 21)
    ]
    made = "".join(noon) + texts.number(-1234567.5) + texts.joined(["a", "b", "c"])
    assert lacking(SANS[0], made) == set()


def test_player_marks_and_arrows_are_in_the_sans(qapp):
    assert lacking(SANS[0], "●■▲◆✚★→←↑↓−×…–—「」『』《》〈〉·") == set()
