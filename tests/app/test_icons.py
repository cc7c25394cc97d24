"""The shipped icons: complete, credited, and drawn where and how they are asked for."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from boardgames_desktop.app import icons

INK = QColor("#2B2622")
ROW = re.compile(r"^\| ([a-z-]+) \| ([a-z0-9-]+) \| ([^|]+) \|$", re.MULTILINE)


def credits() -> list[tuple[str, str, str]]:
    return ROW.findall((icons.icons_dir() / "SOURCES.md").read_text(encoding="utf-8"))


def painted(name: str, rect: QRectF, color: QColor = INK, turn: float = 0, size: int = 80) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.rotate(turn)
    icons.paint_icon(painter, name, rect, color)
    painter.end()
    return image


def inked(image: QImage) -> list[tuple[int, int]]:
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return [point for point in points if image.pixelColor(*point).alpha() > 128]


def test_every_icon_is_credited_once_and_every_credit_has_its_icon():
    names = [name for name, _, _ in credits()]
    assert sorted(names) == sorted(icons.icon_names())
    assert all(author.strip() for _, _, author in credits())


def test_the_authors_are_named_where_all_licences_are():
    listed = (icons.icons_dir().parents[1] / "THIRD_PARTY.md").read_text(encoding="utf-8")
    assert [author for _, _, author in credits() if author not in listed] == []


@pytest.mark.parametrize("name", sorted(icons.icon_names()))
def test_every_icon_draws_something_inside_its_square(qapp, name):
    points = inked(painted(name, QRectF(8, 8, 64, 64)))
    assert 100 < len(points) < 64 * 64
    assert all(8 <= x < 72 and 8 <= y < 72 for x, y in points)


def test_an_icon_takes_the_colour_asked_for(qapp):
    image = painted("cube", QRectF(0, 0, 80, 80), QColor("#A8482A"))
    assert image.pixelColor(20, 40) == QColor("#A8482A")


def test_an_icon_can_be_translucent(qapp):
    faint = QColor(INK)
    faint.setAlphaF(0.25)
    assert image_alpha(painted("cube", QRectF(0, 0, 80, 80), faint)) == pytest.approx(64, abs=2)
    assert image_alpha(painted("cube", QRectF(-100, -100, 300, 300), faint)) == pytest.approx(64, abs=2)


def image_alpha(image: QImage) -> int:
    return max(image.pixelColor(x, y).alpha() for x in range(0, 80, 4) for y in range(0, 80, 4))


def test_a_wide_place_gets_the_icon_in_its_middle(qapp):
    columns = {x for x, _ in inked(painted("play", QRectF(0, 0, 80, 20)))}
    assert min(columns) >= 30
    assert max(columns) < 50


def test_large_and_turned_icons_are_drawn_too(qapp):
    assert inked(painted("port", QRectF(0, 0, 300, 300), size=300))
    assert inked(painted("port", QRectF(10, -30, 60, 60), turn=20))
    assert not inked(painted("port", QRectF(0, 0, 0, 0)))


def test_pictures_know_their_pixel_ratio(qapp):
    picture = icons.icon_pixmap("ship", 24, INK, 2.0)
    assert (picture.width(), picture.devicePixelRatio(), picture.deviceIndependentSize().width()) == (
        48,
        2.0,
        24,
    )
    assert icons.icon_pixmap("ship", 48, INK).devicePixelRatio() == 1.0


def test_button_icons_have_a_colour_when_disabled(qapp):
    made = icons.icon("cube", INK, QColor("#A8A194"))
    grey = made.pixmap(24, QIcon.Mode.Disabled).toImage()
    assert grey.pixelColor(6, 12) == QColor("#A8A194")
    assert made.pixmap(24).toImage().pixelColor(6, 12) == INK


def test_an_unknown_icon_is_refused(qapp):
    with pytest.raises(ValueError, match="no such icon: dragon"):
        icons.icon("dragon", INK)
