"""Colours of the window, the players' colours with their marks, and how chips are painted.

A ``Theme`` is a frozen set of colours. ``stylesheet`` turns it into the style of all Qt widgets
and ``palette`` into the colours of the Fusion style below it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPalette, QPen, QPixmap, QPolygonF

from boardgames_desktop.app.theme_sheet import mixed
from boardgames_desktop.app.theme_sheet import stylesheet as _sheet_of

RADIUS = 8
"""Corner radius of sheets, buttons and inputs, in logical pixels at text size 100 %."""

GRID = 4
"""All distances are multiples of this many logical pixels."""

SANS = "Noto Sans TC"
SERIF = "Noto Serif TC"

THEMES = ("light", "dark", "contrast-light", "contrast-dark")


@dataclass(frozen=True)
class Theme:
    """The colours of everything that is not a board.

    window: ground of the window. sheet: panels and cards. ink, muted: text. line: quiet separators.
    edge: outlines of controls (3 : 1 on sheet and window). accent, accent_ink: main buttons and the
    text on them, focus. target: glow of what is legal now. danger: text and outline of what loses things.
    tint: a sheet that lies a little deeper (hovered rows, wells).
    """

    name: str
    window: QColor
    sheet: QColor
    ink: QColor
    muted: QColor
    line: QColor
    edge: QColor
    accent: QColor
    accent_ink: QColor
    target: QColor
    danger: QColor
    tint: QColor
    dark: bool = False
    high_contrast: bool = False

    @property
    def outline(self) -> float:
        """Width of outlines that tell things apart, in logical pixels."""
        return 3.0 if self.high_contrast else 1.5


@dataclass(frozen=True)
class PlayerColour:
    """The colour of a seat, always shown with its mark (one of ● ■ ▲ ◆ ✚ ★)."""

    name: str
    colour: QColor
    mark: str

    @property
    def engraving(self) -> QColor:
        """White or ink, whichever contrasts with the colour: for the mark and numbers on a piece."""
        return max((QColor("#FFFFFF"), QColor("#1B1713")), key=lambda ink: contrast(ink, self.colour))


PLAYER_COLOURS: Mapping[str, PlayerColour] = {
    name: PlayerColour(name, QColor(colour), mark)
    for name, colour, mark in (
        ("red", "#CF4A2A", "●"),
        ("blue", "#2A6FBF", "■"),
        ("mint", "#5CC2A5", "▲"),
        ("yellow", "#F5D24A", "◆"),
        ("plum", "#7D3C7A", "✚"),
        ("charcoal", "#23272D", "★"),
    )
}


def _theme(name: str, colours: str, dark: bool = False, high_contrast: bool = False) -> Theme:
    """A theme from eleven colours in the order of the fields."""
    fields: list[Any] = [name, *(QColor(colour) for colour in colours.split()), dark, high_contrast]
    return Theme(*fields)


_ALL = {
    "light": _theme(
        "light",
        "#F6F1E4 #FFFDF7 #2B2622 #6A6157 #D9CFBB #8C8170 #A8482A #FFFDF7 #F2A516 #A3262A #F1EADA",
    ),
    "dark": _theme(
        "dark",
        "#1E2024 #2A2D33 #ECE7DC #A8A194 #3D4148 #808691 #E08A5F #1E2024 #F2A516 #F0908A #33373E",
        dark=True,
    ),
    "contrast-light": _theme(
        "contrast-light",
        "#FFFFFF #FFFFFF #000000 #000000 #000000 #000000 #000000 #FFFFFF #F2A516 #9B0000 #FFFFFF",
        high_contrast=True,
    ),
    "contrast-dark": _theme(
        "contrast-dark",
        "#000000 #000000 #FFFFFF #FFFFFF #FFFFFF #FFFFFF #FFFFFF #000000 #F2A516 #FFB3AD #000000",
        dark=True,
        high_contrast=True,
    ),
}


def theme(name: str) -> Theme:
    """The theme called ``name`` (one of THEMES); the light one for any other name."""
    return _ALL.get(name, _ALL["light"])


def light_theme() -> Theme:
    """Warm paper in daylight."""
    return _ALL["light"]


def dark_theme() -> Theme:
    """A quiet evening room."""
    return _ALL["dark"]


def high_contrast_theme(dark: bool = False) -> Theme:
    """Black on white, or the reverse: no tints, thick outlines."""
    return _ALL["contrast-dark" if dark else "contrast-light"]


def stylesheet(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet of the application for a theme and a text size (1.0 is normal).

    Dynamic properties choose a look. Labels: ``role`` = cover, page-title, panel-title, prompt, strong, caption,
    keycap, and ``tone`` = muted, danger. Buttons: ``kind`` = primary, quiet, danger, link, segment, and ``big``.
    Frames: ``role`` = sheet, well, line.
    """
    return _sheet_of(theme, scale)


def palette(theme: Theme) -> QPalette:
    """The palette of the Fusion style, so that unstyled widgets and Qt's own dialogs fit in."""
    result = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, theme.window),
        (role.WindowText, theme.ink),
        (role.Base, theme.sheet),
        (role.AlternateBase, theme.tint),
        (role.Text, theme.ink),
        (role.Button, theme.sheet),
        (role.ButtonText, theme.ink),
        (role.BrightText, theme.accent_ink),
        (role.ToolTipBase, theme.ink),
        (role.ToolTipText, theme.sheet),
        (role.PlaceholderText, theme.muted),
        (role.Highlight, theme.accent),
        (role.HighlightedText, theme.accent_ink),
        (role.Accent, theme.accent),
        (role.Link, theme.accent),
        (role.LinkVisited, theme.accent),
        (role.Light, theme.line),
        (role.Midlight, theme.line),
        (role.Mid, theme.line),
        (role.Dark, theme.edge),
        (role.Shadow, theme.edge),
    ):
        result.setColor(which, colour)
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, disabled_ink(theme))
    return result


def disabled_ink(theme: Theme) -> QColor:
    """Text of things that cannot be used now: fainter, and still readable (at least 3 : 1)."""
    return mixed(theme.muted, theme.sheet, 0.2)


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio of two colours, 1 to 21, as accessibility guidelines define it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# --- marks and chips --------------------------------------------------------------------------


def paint_mark(painter: QPainter, mark: str, rect: QRectF, colour: QColor) -> None:
    """Paint a seat's mark filled with ``colour`` in the middle of ``rect``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(mark_path(mark, rect), QColor(colour))
    painter.restore()


def mark_path(mark: str, rect: QRectF) -> QPainterPath:
    """The outline of a mark in the largest square in the middle of ``rect``.

    All marks cover about the same area, so that none looks heavier. Raises KeyError for no mark.
    """
    centre, reach = rect.center(), min(rect.width(), rect.height()) / 2
    return _MARKS[mark](centre, reach)


def _disc(centre: QPointF, reach: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, reach * 0.82, reach * 0.82)
    return path


def _square(centre: QPointF, reach: float) -> QPainterPath:
    half = reach * 0.74
    path = QPainterPath()
    path.addRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half))
    return path


def _around(corners: int, *reaches: float, turned: float = -90.0, sink: float = 0.0) -> _Shape:
    """A closed shape whose corners lie around the middle at these distances in turn."""

    def shape(centre: QPointF, reach: float) -> QPainterPath:
        polygon = QPolygonF()
        for corner in range(corners):
            angle = math.radians(turned + 360.0 * corner / corners)
            far = reach * reaches[corner % len(reaches)]
            polygon.append(
                QPointF(centre.x() + far * math.cos(angle), centre.y() + far * math.sin(angle) + sink * reach)
            )
        path = QPainterPath()
        path.addPolygon(polygon)
        path.closeSubpath()
        return path

    return shape


def _plus(centre: QPointF, reach: float) -> QPainterPath:
    long, half = reach * 0.92, reach * 0.34
    path = QPainterPath()
    path.addRect(QRectF(centre.x() - long, centre.y() - half, 2 * long, 2 * half))
    upright = QPainterPath()
    upright.addRect(QRectF(centre.x() - half, centre.y() - long, 2 * half, 2 * long))
    return path.united(upright)


_Shape = Callable[[QPointF, float], QPainterPath]

_MARKS: Mapping[str, _Shape] = {
    "●": _disc,
    "■": _square,
    "▲": _around(3, 1.05, sink=0.22),
    "◆": _around(4, 1.0, 0.86),
    "✚": _plus,
    "★": _around(10, 1.08, 0.46, sink=0.06),
}


def chip_outline(player: PlayerColour, theme: Theme) -> QColor:
    """The outline of a chip: a shade of its colour, or ink where that would not stand out."""
    shade = mixed(player.colour, QColor("#000000"), 0.35)
    if not theme.high_contrast and contrast(shade, theme.sheet) >= 3.0:
        return shade
    return theme.ink


def paint_chip(painter: QPainter, rect: QRectF, player: PlayerColour, theme: Theme) -> None:
    """Paint a seat's chip: a rounded square in its colour with the engraved mark."""
    side = min(rect.width(), rect.height())
    line = max(1.0, min(theme.outline, side / 8))
    square = QRectF(0, 0, side - line, side - line)
    square.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(chip_outline(player, theme), line))
    painter.setBrush(player.colour)
    painter.drawRoundedRect(square, side * 0.26, side * 0.26)
    painter.restore()
    inset = side * 0.23
    paint_mark(painter, player.mark, square.adjusted(inset, inset, -inset, -inset), player.engraving)


def chip_pixmap(player: PlayerColour, side: int, theme: Theme, ratio: float = 2.0) -> QPixmap:
    """A chip as picture, ``side`` logical pixels wide, sharp up to the device pixel ratio given."""
    pixmap = QPixmap(QSize(side, side) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_chip(painter, QRectF(0, 0, side, side), player, theme)
    painter.end()
    return pixmap


def chip_icon(player: PlayerColour, side: int, theme: Theme) -> QIcon:
    """A chip for lists and buttons."""
    return QIcon(chip_pixmap(player, side, theme))
