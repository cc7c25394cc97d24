"""Pictures kept for speed: stamps of single pieces, and the still part of a board."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

Paint = Callable[[QPainter, QRectF], None]

_MOST_STAMPS = 600
_MARGIN = 0.2
"""How much more than the visible part of the board is kept, as a share of it, on each side."""


class Stamps:
    """Pieces painted once per size and drawn as pictures after that.

    Call from an item's ``paint``: ``scene.stamps.draw(painter, ("cube", "coffee"), rect, paint_cube)``.
    The key must name everything the picture depends on except its size.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def draw(self, painter: QPainter, key: Hashable, rect: QRectF, paint: Paint) -> None:
        """Draw the piece ``key`` into ``rect`` (in the painter's coordinates).

        ``paint(painter, rect)`` is called when this size has not been painted yet. Shadows that
        reach beyond must be inside ``rect``.
        """
        scale = _scale_of(painter.deviceTransform())
        width, height = round(rect.width() * scale), round(rect.height() * scale)
        if width < 1 or height < 1:
            return
        picture = self._picture((key, width, height), rect, paint)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def _picture(self, key: tuple[Hashable, int, int], rect: QRectF, paint: Paint) -> QPixmap:
        picture = self._kept.get(key)
        if picture is None:
            picture = _painted(key[1], key[2], rect, paint)
            self._kept[key] = picture
            if len(self._kept) > _MOST_STAMPS:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return picture


class StillLayer:
    """The still part of a board as pictures for one view.

    Two are kept: the whole board at the scale at which it fits, and the visible part at the
    present scale. While zooming or panning the nearest picture is stretched; ``sharpen`` paints it
    anew.
    """

    def __init__(self, paint: Callable[[QPainter], None]) -> None:
        self._paint = paint
        self._whole = QPixmap()
        self._whole_area = QRectF()
        self._part = QPixmap()
        self._part_area = QRectF()
        self._part_scale = 0.0

    @property
    def is_empty(self) -> bool:
        """Whether there is no picture yet."""
        return self._part.isNull()

    def clear(self) -> None:
        """Forget the pictures: what they show has changed."""
        self._whole, self._part = QPixmap(), QPixmap()
        self._part_scale = 0.0

    def is_sharp(self, scale: float, visible: QRectF) -> bool:
        """Whether the kept picture covers ``visible`` at this device scale."""
        return self._part_scale == scale and self._part_area.contains(visible)

    def sharpen(self, scale: float, visible: QRectF, limit: QRectF, zoomed: bool = True) -> None:
        """Paint the visible part anew if it is not sharp. All in scene coordinates; scale in device pixels.

        limit: what can be painted at all. While not ``zoomed`` the whole board is visible: that picture
        is kept below the sharp ones; otherwise a margin is painted too, for panning.
        """
        area = visible & limit
        if area.isEmpty() or self.is_sharp(scale, area):
            return
        share = _MARGIN if zoomed else 0.0
        across, down = area.width() * share, area.height() * share
        self._part_area = _on_pixels(area.adjusted(-across, -down, across, down) & limit, scale)
        self._part_scale = scale
        self._part = self._picture(self._part_area, scale)
        if not zoomed:
            self._whole, self._whole_area = self._part, self._part_area

    def draw(self, painter: QPainter) -> None:
        """Draw the best pictures there are."""
        if self._part.isNull():
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        to_device = painter.worldTransform()
        painter.resetTransform()
        if not self._whole.isNull() and self._whole.cacheKey() != self._part.cacheKey():
            self._draw_one(painter, to_device, self._whole, self._whole_area)
        self._draw_one(painter, to_device, self._part, self._part_area)
        painter.restore()

    def _draw_one(self, painter: QPainter, to_view: QTransform, picture: QPixmap, area: QRectF) -> None:
        """At its own scale a picture is copied to whole pixels, at any other it is stretched."""
        target = to_view.mapRect(area)
        ratio = painter.device().devicePixelRatio()
        if (
            round(target.width() * ratio) == picture.width()
            and round(target.height() * ratio) == picture.height()
        ):
            corner = QPointF(round(target.left() * ratio) / ratio, round(target.top() * ratio) / ratio)
            picture.setDevicePixelRatio(ratio)
            painter.drawPixmap(corner, picture)
        else:
            picture.setDevicePixelRatio(1.0)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))

    def _picture(self, area: QRectF, scale: float) -> QPixmap:
        return _painted(round(area.width() * scale), round(area.height() * scale), area, self._paint_part)

    def _paint_part(self, painter: QPainter, _area: QRectF) -> None:
        self._paint(painter)


def _painted(width: int, height: int, area: QRectF, paint: Paint) -> QPixmap:
    """A picture of ``width`` by ``height`` device pixels showing ``area``."""
    picture = QPixmap(max(1, width), max(1, height))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    try:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(picture.width() / area.width(), picture.height() / area.height())
        painter.translate(-area.topLeft())
        paint(painter, area)
    finally:
        # A painter left open on a picture that goes away takes the whole program down.
        painter.end()
    return picture


def _on_pixels(area: QRectF, scale: float) -> QRectF:
    """The smallest rectangle on whole device pixels around ``area``."""
    pixels: QRect = QRectF(area.topLeft() * scale, area.size() * scale).toAlignedRect()
    return QRectF(pixels.x() / scale, pixels.y() / scale, pixels.width() / scale, pixels.height() / scale)


def _scale_of(transform: QTransform) -> float:
    """Device pixels per unit of a transform without shear."""
    return float((transform.m11() ** 2 + transform.m12() ** 2) ** 0.5)
