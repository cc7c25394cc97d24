"""The shipped icons, drawn in any colour at any size.

``assets/icons/SOURCES.md`` lists them: ``coffee``, ``ship``, ``undo``, ``settings`` …
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap, QPixmapCache, QTransform
from PySide6.QtSvg import QSvgRenderer

from boardgames_desktop.paths import assets_dir

_BUTTON_SIZES = (16, 20, 24, 32, 48, 64)
_LARGEST_KEPT = 256
"""Device pixels; anything larger is drawn afresh instead of being kept as a picture."""


def icons_dir() -> Path:
    """The folder of the shipped icons."""
    return assets_dir() / "icons"


@lru_cache(maxsize=1)
def icon_names() -> frozenset[str]:
    """The names of all icons."""
    return frozenset(path.stem for path in icons_dir().glob("*.svg"))


def paint_icon(painter: QPainter, name: str, rect: QRectF, color: QColor) -> None:
    """Draw an icon into ``rect``, as large as fits, in the middle. Sharp at every zoom and pixel ratio."""
    side = min(rect.width(), rect.height())
    if side <= 0:
        return
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    pixels = round(side * _upright_scale(painter.deviceTransform()))
    if 0 < pixels <= _LARGEST_KEPT:
        picture = _picture(name, pixels, color)
        painter.drawPixmap(square, picture, QRectF(picture.rect()))
    else:
        _draw(painter, name, square, color)


def _draw(painter: QPainter, name: str, square: QRectF, color: QColor) -> None:
    drawing = _renderer(name, color.name(QColor.NameFormat.HexRgb))
    before = painter.opacity()
    painter.setOpacity(before * color.alphaF())
    drawing.render(painter, square)
    painter.setOpacity(before)


def _upright_scale(transform: QTransform) -> float:
    """Device pixels per unit, 0 when the picture is turned or stretched unevenly."""
    even = transform.m11() == transform.m22() > 0
    return transform.m11() if even and transform.m12() == transform.m21() == 0 else 0.0


def icon_pixmap(name: str, size: float, color: QColor, ratio: float = 1.0) -> QPixmap:
    """An icon as a picture of ``size`` logical pixels for a screen of this device pixel ratio."""
    picture = QPixmap(_picture(name, max(1, round(size * ratio)), color))
    picture.setDevicePixelRatio(ratio)
    return picture


def icon(name: str, color: QColor, disabled: QColor | None = None) -> QIcon:
    """An icon for buttons and menus, sharp on every screen attached; ``disabled`` is its colour when greyed."""
    made = QIcon()
    ratios = {1.0, *(screen.devicePixelRatio() for screen in QGuiApplication.screens())}
    for size in {round(size * ratio) for size in _BUTTON_SIZES for ratio in ratios}:
        made.addPixmap(icon_pixmap(name, size, color))
        if disabled is not None:
            made.addPixmap(icon_pixmap(name, size, disabled), QIcon.Mode.Disabled)
    return made


def _picture(name: str, pixels: int, color: QColor) -> QPixmap:
    """The icon as a square of device pixels, from Qt's own picture cache (it empties itself)."""
    key = f"icon/{name}/{pixels}/{color.name(QColor.NameFormat.HexArgb)}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    made = QPixmap(QSize(pixels, pixels))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    try:
        _draw(painter, name, QRectF(made.rect()), color)
    finally:
        # A painter left open on a picture that goes away takes the program down.
        painter.end()
    QPixmapCache.insert(key, made)
    return made


@lru_cache(maxsize=256)
def _renderer(name: str, rgb: str) -> QSvgRenderer:
    if name not in icon_names():
        raise ValueError(f"no such icon: {name}")
    drawing = (icons_dir() / f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(drawing.replace("currentColor", rgb).encode()))
