"""The shipped typefaces: found, tabular, in the weights asked for."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont

from boardgames_desktop.app import fonts
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.text import LANGUAGES, texts_for

DIGITS = "0123456789"


@pytest.fixture(autouse=True)
def loaded(qapp):
    fonts.load_fonts()


@pytest.mark.parametrize(
    ("weight", "style"),
    [(QFont.Weight.Normal, "Regular"), (QFont.Weight.Medium, "Regular"), (QFont.Weight.Bold, "Bold")],
)
def test_the_sans_comes_from_the_shipped_files(weight, style):
    raw = QRawFont.fromFont(fonts.sans(14, weight))
    assert (raw.familyName(), raw.styleName()) == ("Noto Sans TC", style)


def test_the_serif_comes_from_the_shipped_file():
    raw = QRawFont.fromFont(fonts.serif(28))
    assert raw.familyName().startswith("Noto Serif TC")
    assert raw.styleName() == "SemiBold"


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.Bold])
def test_figures_of_the_sans_are_tabular(weight):
    metrics = QFontMetricsF(fonts.sans(40, weight))
    widths = {metrics.horizontalAdvance(a + b) for a in DIGITS for b in DIGITS}
    assert len(widths) == 1


def test_sizes_are_in_pixels_and_never_nothing():
    assert QFontInfo(fonts.sans(14)).pixelSize() == 14
    assert fonts.sans(14.6).pixelSize() == 15
    assert fonts.serif(0).pixelSize() == 1


def test_characters_rare_in_titles_fall_back_to_the_sans():
    assert not QRawFont.fromFont(fonts.serif(28)).supportsCharacter(ord("堃"))
    assert QFontMetricsF(fonts.serif(28)).horizontalAdvance("堃") == 28


def test_a_missing_or_damaged_typeface_is_said_in_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(fonts, "fonts_dir", lambda: tmp_path)
    (tmp_path / fonts.FILES[0]).write_bytes(b"no typeface")
    with pytest.raises(Fault) as raised:
        fonts.load_fonts()
    assert raised.value.code == "font-missing"
    for language in LANGUAGES:
        said = texts_for(language).plain(raised.value.message, lambda element: element)
        assert fonts.FILES[0] in said
