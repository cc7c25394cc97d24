"""The cover pictures of the games, painted once per size."""

from __future__ import annotations

import importlib
import logging
import math
from collections.abc import Callable
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPixmapCache
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.theme import PLAYER_COLOURS, mark_path
from boardgames_desktop.engine import registry

Painter = Callable[[QPainter, QRectF, bool], None]

_GROUND = {False: QColor("#DCE3E1"), True: QColor("#2B3640")}
_SEA = {False: QColor("#7FA0AD"), True: QColor("#22475A")}


@cache
def cover_painter(game_id: str) -> Painter:
    """What paints the cover of a game; a neutral picture for a game that brings none."""
    try:
        module = importlib.import_module(registry.modules()[game_id] + ".cover")
        painter: Any = module.paint_cover
        return painter
    except Exception:  # whatever a foreign package does, the shelf stays usable
        logging.getLogger(__name__).info("no cover for %s", game_id, exc_info=True)
        return paint_plain_cover


def paint_plain_cover(painter: QPainter, rect: QRectF, dark: bool) -> None:
    """A quiet picture for a game without a cover: pieces on a table edge."""
    painter.fillRect(rect, _GROUND[dark])
    edge = rect.top() + rect.height() * 0.62
    painter.fillRect(QRectF(rect.left(), edge, rect.width(), rect.bottom() - edge), _SEA[dark])
    side = rect.height() * 0.2
    for index, player in enumerate(list(PLAYER_COLOURS.values())[:5]):
        middle = rect.left() + rect.width() * (index + 1) / 6
        lift = side * 0.2 * math.sin(index * 1.7)
        square = QRectF(middle - side / 2, edge - side * 0.9 + lift, side, side)
        painter.setPen(QPen(QColor(0, 0, 0, 60), max(1.0, side / 40)))
        painter.setBrush(player.colour)
        painter.drawPath(mark_path(player.mark, square))


class Cover(QWidget):
    """The cover of a game, filling the widget, with rounded corners where it meets the sheet's."""

    def __init__(self, shell: Shell, game_id: str, size: QSize, corners: str = "top") -> None:
        """size: smallest. corners: ``top`` or ``left``, which edge of the sheet the picture fills."""
        super().__init__()
        self._shell = shell
        self._game_id = game_id
        self._corners = corners
        self.setMinimumSize(size)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = self._outline()
        painter.setClipPath(path)
        painter.drawPixmap(QPointF(0, 0), self._picture())
        painter.setClipping(False)
        painter.end()

    def _outline(self) -> QPainterPath:
        """Rounded on the outer corners only: the far edge runs straight into the text."""
        radius = self._shell.px(7)
        path = QPainterPath()
        if self._corners == "left":
            path.addRoundedRect(QRectF(0, 0, self.width() + radius, self.height()), radius, radius)
        else:
            path.addRoundedRect(QRectF(0, 0, self.width(), self.height() + radius), radius, radius)
        return path

    def _picture(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        return cover_pixmap(self._game_id, self.size(), self._shell.theme.dark, ratio)


def cover_pixmap(game_id: str, size: QSize, dark: bool, ratio: float = 1.0) -> QPixmap:
    """The cover as a picture of ``size`` logical pixels, kept in Qt's own cache of pictures."""
    key = f"cover/{game_id}/{size.width()}x{size.height()}/{ratio}/{dark}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    picture = _painted(cover_painter(game_id), size, dark, ratio) or _painted(
        paint_plain_cover, size, dark, ratio
    )
    assert picture is not None
    QPixmapCache.insert(key, picture)
    return picture


def _painted(paint: Painter, size: QSize, dark: bool, ratio: float) -> QPixmap | None:
    """The cover as ``paint`` paints it; None if it fails, for no game may take the shelf down."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        paint(painter, QRectF(0, 0, size.width(), size.height()), dark)
    except Exception:
        logging.getLogger(__name__).info("cover could not be painted", exc_info=True)
        return None
    finally:
        painter.end()
    return picture
