"""The whole picture of the street without anything that moves."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from boardgames_desktop.games.speicherstadt.drawing import backdrop, houses, info, layout, queues, towers
from boardgames_desktop.games.speicherstadt.drawing.layout import Layout
from boardgames_desktop.games.speicherstadt.drawing.palette import Palette

BEYOND = 600.0
"""How far the street goes on around the board, for windows of another shape."""


def paint_street(painter: QPainter, places: Layout, palette: Palette) -> None:
    """Sky, water, houses, rafts, towers and piers; on the whole board and beyond it."""
    wide = layout.WIDE
    _go_on(painter, palette)
    backdrop.paint_skyline(painter, QRectF(0, 0, wide, 104), palette)
    water = QRectF(0, layout.WATERLINE - 2, wide, layout.HIGH - layout.WATERLINE + 2)
    backdrop.paint_water(painter, water, palette)
    _scenery(painter, places, palette)
    for slot in range(places.slots):
        brick = palette.bricks[slot % len(palette.bricks)]
        backdrop.paint_reflection(painter, places.house(slot), brick, palette, 120)
    for slot in range(places.slots):
        houses.paint_house(painter, places.house(slot), layout.FLOORS, slot, palette, str(slot + 1))
        backdrop.paint_raft(painter, places.raft(slot), palette)
        queues.paint_empty(painter, places.raft(slot))


def _go_on(painter: QPainter, palette: Palette) -> None:
    """Sky and water around the board."""
    left, wide = -BEYOND, layout.WIDE + 2 * BEYOND
    backdrop.paint_sky(painter, QRectF(0, 0, layout.WIDE, 130), palette, BEYOND)
    water = QRectF(left, layout.WATERLINE - 2, wide, layout.HIGH - layout.WATERLINE + 2)
    backdrop.paint_water(painter, water, palette)
    painter.fillRect(QRectF(left, layout.HIGH - 1, wide, BEYOND), palette.water_near)


def _scenery(painter: QPainter, places: Layout, palette: Palette) -> None:
    """The houses without slots that go on to both sides behind the towers."""
    wide, visible = places.pitch, _visible(painter)
    for side in (-1, 1):
        middle = places.middle(0 if side < 0 else places.slots - 1) + side * wide
        look = 1
        while -wide - BEYOND < middle < layout.WIDE + wide + BEYOND:
            top = layout.EAVES + 22
            front = QRectF(middle - wide / 2 + 3, top, wide - 6, layout.WATERLINE - top)
            if visible.intersects(front.adjusted(-8, 0, 8, 0)):
                backdrop.paint_reflection(painter, front, palette.scenery_brick, palette, 90)
                houses.paint_house(painter, front, layout.FLOORS, look, palette, quiet=True)
            middle += side * wide
            look += 1


def _visible(painter: QPainter) -> QRectF:
    """What of the street the picture being painted can show."""
    device = painter.device()
    inverse, _ = painter.worldTransform().inverted()
    return inverse.mapRect(QRectF(0, 0, device.width(), device.height()))


def paint_ends(painter: QPainter, palette: Palette, words: info.Words) -> None:
    """The towers and piers at both ends, with their words."""
    backdrop.paint_pier(painter, layout.LEFT_PIER, palette)
    backdrop.paint_pier(painter, layout.RIGHT_PIER, palette)
    towers.paint_tower(painter, layout.LEFT_TOWER, palette, watch=False)
    towers.paint_tower(painter, layout.RIGHT_TOWER, palette, watch=True)
    info.paint_fire_title(painter, words, palette)
    info.paint_stock_title(painter, words, palette)
