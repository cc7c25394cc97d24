"""Qt's Python binding keeps its references to None.

PySide6 6.12.0 loses one on nearly every call that returns None under Python 3.11, and the program aborts after some
thousand calls. From Python 3.12 on None is immortal and cannot be counted.
"""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

CALLS = 1_000
SLACK = 100
"""Other code may take or give a few references meanwhile; the fault costs one per call."""


def name_objects() -> None:
    thing = QObject()
    for _ in range(CALLS):
        thing.setObjectName("x")


def set_properties() -> None:
    thing = QObject()
    for _ in range(CALLS):
        thing.setProperty("x", None)
        thing.property("missing")


def move_rectangles() -> None:
    rectangle, path = QRectF(0, 0, 1, 1), QPainterPath()
    for _ in range(CALLS):
        rectangle.translate(1, 1)
        path.moveTo(QPointF(1, 2))


def paint() -> None:
    image = QImage(4, 4, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter, colour = QPainter(image), QColor("red")
    for _ in range(CALLS):
        painter.fillRect(0, 0, 2, 2, colour)
        painter.save()
        painter.restore()
    painter.end()


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
@pytest.mark.parametrize("calls", [name_objects, set_properties, move_rectangles, paint])
def test_calls_that_return_none_lose_no_reference(calls: Callable[[], None]):
    calls()  # what is cached at the first call is no loss
    before = sys.getrefcount(None)
    calls()
    assert sys.getrefcount(None) > before - SLACK
