"""Colours of the board: the street by day, and the same street in the evening for the dark theme."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

INK = QColor("#2B2622")
PAPER = QColor("#FFFDF7")
OUTLINE = QColor("#241B15")
GOLD = QColor("#E7B93C")
GOLD_DARK = QColor("#8A6410")
AMBER = QColor("#F2A516")
SEAL = QColor("#9E2B25")

GOODS = {
    "coffee": QColor("#6B4226"),
    "tea": QColor("#5E8C3A"),
    "saffron": QColor("#E6A817"),
    "rubber": QColor("#E9E6DF"),
    "carpet": QColor("#A6252B"),
}
OTHER_GOOD = QColor("#6E6A86")
"""A good that figures of others have added."""

KINDS = {
    "merchant": QColor("#7A5A18"),
    "contract": QColor("#34557F"),
    "fireman": QColor("#A8321F"),
    "warehouse": QColor("#8A4632"),
    "counting_office": QColor("#5A5F2A"),
    "ship": QColor("#1F6076"),
    "bank": QColor("#4F6B3C"),
    "port": QColor("#27596B"),
    "chamber_of_commerce": QColor("#5E4377"),
    "boatsmen_church": QColor("#3F6A60"),
    "st_michaelis": QColor("#3F6A60"),
    "fire": QColor("#B9471A"),
}


@dataclass(frozen=True)
class Palette:
    """The scenery in one light. ``bricks`` are the houses from left to right."""

    evening: bool
    sky_top: QColor
    sky_low: QColor
    cloud: QColor
    skyline: QColor
    skyline_near: QColor
    water_far: QColor
    water_near: QColor
    ripple: QColor
    bricks: tuple[QColor, ...]
    scenery_brick: QColor
    mortar: QColor
    stone: QColor
    stone_dark: QColor
    plaster: QColor
    roof: QColor
    roof_dark: QColor
    glass: QColor
    glass_light: QColor
    lamp: QColor
    hatch: QColor
    hatch_used: QColor
    hatch_front: QColor
    quay: QColor
    quay_dark: QColor
    wood: QColor
    paper: QColor
    label: QColor
    """Text on stone and plaster."""
    sign: QColor
    """Ground of labels that hang on walls."""
    sign_ink: QColor


def _c(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


DAY = Palette(
    evening=False,
    sky_top=QColor("#BFD3DB"),
    sky_low=QColor("#F3EFE2"),
    cloud=QColor("#F7F6EF"),
    skyline=QColor("#C3CFD0"),
    skyline_near=QColor("#A9BBBF"),
    water_far=QColor("#4C7F94"),
    water_near=QColor("#27506A"),
    ripple=QColor("#8FB7C4"),
    bricks=_c("#9C4A33", "#87402F", "#A8583D", "#94473A", "#A04E30", "#8A4334"),
    scenery_brick=QColor("#A9806F"),
    mortar=QColor("#C98B6B"),
    stone=QColor("#D8C9AC"),
    stone_dark=QColor("#A8977A"),
    plaster=QColor("#EADFC6"),
    roof=QColor("#5E8C7A"),
    roof_dark=QColor("#42695B"),
    glass=QColor("#5F7B86"),
    glass_light=QColor("#A9C3C9"),
    lamp=QColor("#F6DFA0"),
    hatch=QColor("#55281D"),
    hatch_used=QColor("#D9C097"),
    hatch_front=QColor("#FFF1C4"),
    quay=QColor("#A39E92"),
    quay_dark=QColor("#6F6A60"),
    wood=QColor("#8B6A48"),
    paper=PAPER,
    label=QColor("#33291F"),
    sign=QColor("#FFFDF7"),
    sign_ink=QColor("#2B2622"),
)

EVENING = Palette(
    evening=True,
    sky_top=QColor("#1B2438"),
    sky_low=QColor("#56506A"),
    cloud=QColor("#4A4A66"),
    skyline=QColor("#3D4158"),
    skyline_near=QColor("#30364B"),
    water_far=QColor("#22405A"),
    water_near=QColor("#12263A"),
    ripple=QColor("#4F7187"),
    bricks=_c("#6B3327", "#5C2C25", "#73402F", "#64312B", "#6E3725", "#5E2E27"),
    scenery_brick=QColor("#4B3B3E"),
    mortar=QColor("#8A5A45"),
    stone=QColor("#8E8268"),
    stone_dark=QColor("#5F5748"),
    plaster=QColor("#7F755F"),
    roof=QColor("#3A5E54"),
    roof_dark=QColor("#26423B"),
    glass=QColor("#2B3340"),
    glass_light=QColor("#46566A"),
    lamp=QColor("#C08A3E"),
    hatch=QColor("#301712"),
    hatch_used=QColor("#B89A66"),
    hatch_front=QColor("#FFE9A8"),
    quay=QColor("#55534F"),
    quay_dark=QColor("#3A3936"),
    wood=QColor("#594430"),
    paper=QColor("#F1E7D2"),
    label=QColor("#F4ECD9"),
    sign=QColor("#F1E7D2"),
    sign_ink=QColor("#2B2622"),
)


def palette(dark: bool) -> Palette:
    """The street by day, or in the evening for the dark theme."""
    return EVENING if dark else DAY


def good_colour(good: str) -> QColor:
    """Colour of a good by its id."""
    return GOODS.get(good, OTHER_GOOD)


def clear(colour: QColor, alpha: int) -> QColor:
    """The colour with an alpha of 0 to 255."""
    result = QColor(colour)
    result.setAlpha(alpha)
    return result


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """``a`` with ``share`` (0 to 1) of ``b``."""
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


def luminance(colour: QColor) -> float:
    """Relative luminance from 0 to 1 (WCAG)."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.03928 else float(((value + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: QColor, b: QColor) -> float:
    """Contrast between two colours, 1 to 21 (WCAG)."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def ink_on(ground: QColor) -> QColor:
    """Ink or white, whichever contrasts with the ground."""
    return QColor("#FFFFFF") if contrast(ground, QColor("#FFFFFF")) >= contrast(ground, INK) else QColor(INK)
