"""Draw the small pictures that style sheets need (ticks and arrows) into assets/icons/ui.

Style sheets take pictures from files only. One size is enough: Qt scales them down smoothly.
Run it again after a change here: ``python tools/draw_ui_icons.py``.
"""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen, QPolygonF

SIDE = 96
INKS = {"light": "#FFFDF7", "dark": "#2B2622", "black": "#000000", "white": "#FFFFFF"}
SHAPES = {
    "check": [(22, 50), (41, 69), (75, 29)],
    "down": [(22, 36), (48, 62), (74, 36)],
    "up": [(22, 60), (48, 34), (74, 60)],
    "left": [(60, 22), (34, 48), (60, 74)],
    "right": [(36, 22), (62, 48), (36, 74)],
}
CROSS = ([(26, 26), (70, 70)], [(70, 26), (26, 70)])


def draw(strokes: list[list[tuple[int, int]]], ink: str, target: Path) -> None:
    """Draw lines through the points of each stroke and save the picture."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QColor(ink), 13, Qt.PenStyle.SolidLine, cap, join))
    for stroke in strokes:
        painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in stroke]))
    painter.end()
    image.save(str(target))


def main() -> None:
    """Draw every shape in every ink."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    folder = Path(__file__).resolve().parent.parent / "assets" / "icons" / "ui"
    folder.mkdir(parents=True, exist_ok=True)
    for name, ink in INKS.items():
        for shape, points in SHAPES.items():
            draw([points], ink, folder / f"{shape}-{name}.png")
        draw([list(stroke) for stroke in CROSS], ink, folder / f"cross-{name}.png")
    application.quit()


if __name__ == "__main__":
    main()
