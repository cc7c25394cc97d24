"""Colours can be read, marks can be told apart, and the style sheet is whole."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from boardgames_desktop.app.theme import (
    PLAYER_COLOURS,
    THEMES,
    chip_outline,
    chip_pixmap,
    contrast,
    disabled_ink,
    mark_path,
    paint_mark,
    palette,
    stylesheet,
    theme,
)
from boardgames_desktop.engine.setups import COLOURS


@pytest.mark.parametrize("name", THEMES)
def test_all_text_can_be_read_on_all_grounds(qapp, name):
    look = theme(name)
    for ground in (look.window, look.sheet, look.tint):
        assert contrast(look.ink, ground) >= 7
        assert contrast(look.muted, ground) >= 4.5
        assert contrast(look.danger, ground) >= 4.5
    for ground in (look.window, look.sheet):
        assert contrast(look.accent, ground) >= 4.5
        assert contrast(look.edge, ground) >= 3
    assert contrast(look.accent_ink, look.accent) >= 4.5
    assert contrast(disabled_ink(look), look.sheet) >= 3


@pytest.mark.parametrize("name", THEMES)
def test_every_chip_stands_out_from_the_sheet(qapp, name):
    look = theme(name)
    for player in PLAYER_COLOURS.values():
        assert contrast(chip_outline(player, look), look.sheet) >= 3, player.name
        assert contrast(player.engraving, player.colour) >= 3, player.name


def test_there_is_a_colour_for_every_name_the_engine_knows():
    assert tuple(PLAYER_COLOURS) == COLOURS
    assert len({player.mark for player in PLAYER_COLOURS.values()}) == len(COLOURS)


def drawn(mark):
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_mark(painter, mark, QRectF(0, 0, 40, 40), QColor("black"))
    painter.end()
    return [image.pixelColor(x, y).lightness() < 128 for x in range(40) for y in range(40)]


def test_marks_differ_in_shape_and_weigh_about_the_same(qapp):
    shapes = {player.mark: drawn(player.mark) for player in PLAYER_COLOURS.values()}
    for one, other in combinations(shapes.values(), 2):
        assert sum(a != b for a, b in zip(one, other)) > 60
    areas = [sum(shape) for shape in shapes.values()]
    assert min(areas) > 0.45 * max(areas)


def test_marks_stay_inside_their_square(qapp):
    for player in PLAYER_COLOURS.values():
        square = QRectF(0, 0, 100, 100)
        assert square.adjusted(-4, -4, 4, 4).contains(mark_path(player.mark, square).boundingRect())


def test_a_chip_is_sharp_at_the_pixel_ratio_asked_for(qapp):
    chip = chip_pixmap(PLAYER_COLOURS["red"], 20, theme("light"), 2.5)
    assert chip.width() == 50
    assert chip.devicePixelRatio() == 2.5


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_style_sheet_has_no_word_left_open(qapp, name, scale):
    text = stylesheet(theme(name), scale)
    assert "@" not in text
    assert not re.search(r"\b\d+u\b", text)
    assert text.count("{") == text.count("}")


def test_pictures_named_in_the_style_sheet_exist(qapp):
    from pathlib import Path

    for name in THEMES:
        for path in re.findall(r'url\("([^"]+)"\)', stylesheet(theme(name))):
            assert Path(path).is_file(), path


def test_lengths_grow_with_the_text_size(qapp):
    assert "font-size: 14px" in stylesheet(theme("light"), 1.0)
    assert "font-size: 28px" in stylesheet(theme("light"), 2.0)


def test_the_palette_agrees_with_the_theme(qapp):
    dark = theme("dark")
    assert palette(dark).window().color() == dark.window
    assert palette(dark).text().color() == dark.ink
