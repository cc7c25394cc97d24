"""The shipped typefaces: a sans for the interface and all numbers, a serif for titles and place names."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.messages import Words
from boardgames_desktop.paths import assets_dir

FILES = ("NotoSansTC-Regular.ttf", "NotoSansTC-Bold.ttf", "NotoSerifTC-SemiBold.ttf")

SANS_FAMILIES = ("Noto Sans TC",)
SERIF_FAMILIES = ("Noto Serif TC", "Noto Serif TC SemiBold", "Noto Sans TC")
"""Some systems list the one weight we ship as a family of its own; rare characters come from the sans."""


def fonts_dir() -> Path:
    """The folder of the shipped typefaces."""
    return assets_dir() / "fonts"


def load_fonts() -> None:
    """Make the shipped typefaces known to the running QGuiApplication. Call it once, before any window.

    Raises Fault with one sentence when a file is missing or broken.
    """
    for name in FILES:
        path = fonts_dir() / name
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise Fault("font-missing", "common-font-missing", file=Words(path))


def sans(px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font of the interface and of all numbers, ``px`` logical pixels high.

    Its figures are tabular by design: all digits are equally wide, so columns of numbers stand still.
    Two weights are shipped; up to Medium is drawn regular, all above bold.
    """
    return _font(SANS_FAMILIES, px, weight)


def serif(px: float) -> QFont:
    """The font of titles, city and building names, ``px`` logical pixels high. Not for numbers."""
    return _font(SERIF_FAMILIES, px, QFont.Weight.DemiBold)


def _font(families: tuple[str, ...], px: float, weight: QFont.Weight) -> QFont:
    font = QFont(list(families))
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    return font
