"""Marks over the board, the same for all games: targets, last move, focus, pointer, lit things."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

if TYPE_CHECKING:
    from boardgames_desktop.app.board import BoardScene

_AROUND = 12.0
"""Pixels a mark reaches beyond its element."""


class Marks:
    """Which elements of a scene are marked how, and the painting of it. Widths are view pixels."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.targets: frozenset[str] = frozenset()
        self.last_move: frozenset[str] = frozenset()
        self.last_colour = QColor()
        self.lit: frozenset[str] = frozenset()
        self.hovered = ""
        self.focused = ""

    def set_targets(self, elements: Collection[str]) -> None:
        """Glow on these elements and no others."""
        self._refresh(self.targets ^ frozenset(elements))
        self.targets = frozenset(elements)

    def set_last_move(self, elements: Collection[str], colour: QColor) -> None:
        """Dashed outline on these elements and no others."""
        self._refresh(self.last_move | frozenset(elements))
        self.last_move, self.last_colour = frozenset(elements), colour

    def set_lit(self, elements: Collection[str]) -> None:
        """Bright outline on these elements and no others."""
        self._refresh(self.lit ^ frozenset(elements))
        self.lit = frozenset(elements)

    def set_hovered(self, element: str) -> None:
        """The element under the pointer."""
        self._refresh({self.hovered, element})
        self.hovered = element

    def set_focused(self, element: str) -> None:
        """The element the keyboard is on."""
        self._refresh({self.focused, element})
        self.focused = element

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint all marks that touch ``exposed`` (scene coordinates)."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for path in self._paths(self.last_move - self.targets, exposed):
            self._paint_last(painter, path)
        for path in self._paths(self.lit, exposed):
            self._paint_lit(painter, path)
        for path in self._paths(self.targets - {self.hovered}, exposed):
            self._paint_target(painter, path, False)
        for path in self._paths({self.hovered} - {""}, exposed):
            self._paint_hovered(painter, path)
        for path in self._paths({self.focused} - {""}, exposed):
            self._paint_focus(painter, path)

    def _paths(self, elements: Iterable[str], exposed: QRectF) -> list[QPainterPath]:
        found = [self._scene.element_path(element) for element in sorted(elements)]
        margin = _AROUND * self._scene.pixel
        area = exposed.adjusted(-margin, -margin, margin, margin)
        return [path for path in found if path is not None and path.boundingRect().intersects(area)]

    def _refresh(self, elements: Iterable[str]) -> None:
        margin = _AROUND * self._scene.pixel
        for element in elements:
            rect = self._scene.element_rect(element) if element else None
            if rect is not None:
                self._scene.update(rect.adjusted(-margin, -margin, margin, margin))

    def _stroke(self, painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
        pen = QPen(colour, width * self._scene.pixel)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_target(self, painter: QPainter, path: QPainterPath, strong: bool) -> None:
        amber = self._scene.context.theme.target
        if strong:
            painter.fillPath(path, QBrush(_clear(amber, 70)))
        self._stroke(painter, path, QColor(30, 22, 14, 190), 9.0)
        self._stroke(painter, path, _clear(amber, 130), 13.0)
        self._stroke(painter, path, QColor(amber), 7.0 if strong else 6.0)
        self._stroke(painter, path, QColor(255, 255, 255), 2.0)

    def _paint_hovered(self, painter: QPainter, path: QPainterPath) -> None:
        if self.hovered in self.targets:
            self._paint_target(painter, path, True)
            return
        self._stroke(painter, path, QColor(30, 22, 14, 150), 3.0)
        self._stroke(painter, path, QColor(255, 255, 255, 220), 1.5)

    def _paint_lit(self, painter: QPainter, path: QPainterPath) -> None:
        painter.fillPath(path, QBrush(QColor(255, 255, 255, 60)))
        self._stroke(painter, path, QColor(30, 22, 14, 210), 6.0)
        self._stroke(painter, path, QColor(255, 255, 255), 3.0)

    def _paint_last(self, painter: QPainter, path: QPainterPath) -> None:
        """Dashed in the mover's colour over a line that contrasts with it on any ground."""
        light = self.last_colour.lightnessF() > 0.5
        self._stroke(painter, path, QColor(30, 22, 14, 200) if light else QColor(255, 253, 247, 220), 4.0)
        pen = QPen(self.last_colour, 2.0 * self._scene.pixel)
        pen.setDashPattern([4.0, 3.0])
        painter.setPen(pen)
        painter.drawPath(path)

    def _paint_focus(self, painter: QPainter, path: QPainterPath) -> None:
        self._stroke(painter, path, QColor(255, 255, 255), 8.0)
        self._stroke(painter, path, QColor(self._scene.context.theme.accent), 5.0)
        self._stroke(painter, path, QColor(30, 22, 14), 1.5)


def _clear(colour: QColor, alpha: int) -> QColor:
    result = QColor(colour)
    result.setAlpha(alpha)
    return result
