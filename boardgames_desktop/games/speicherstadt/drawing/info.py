"""What towers and piers tell: round, seasons, start player, fires, pile, discards, bag and stock."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from boardgames_desktop.app.theme import PlayerColour, light_theme, paint_chip
from boardgames_desktop.games.speicherstadt.drawing import cards, goods, layout, pieces, seasons, towers
from boardgames_desktop.games.speicherstadt.drawing.palette import AMBER, INK, OUTLINE, Palette, clear
from boardgames_desktop.games.speicherstadt.drawing.shapes import (
    CENTRE,
    LEFT,
    RIGHT,
    draw,
    fill,
    lines,
    number,
    rounded,
    text,
)

WHITE, BLACK = QColor("#FFFFFF"), QColor("#000000")
LEFT_X, RIGHT_X = 7.0, layout.WIDE - layout.SIDE + 13
INNER = 98.0

CLOCK = QRectF(15, 68, 82, 82)
START = QRectF(LEFT_X, 312, INNER, 44)
PILE = QRectF(7, 384, 64, 88)
DISCARDS = QRectF(76, 424, 34, 48)
BAG = QRectF(10, 494, 34, 40)
PILE_AREA = PILE.adjusted(-6, 0, 0, 18)
DISCARDS_AREA = DISCARDS.adjusted(-13, 0, 6, 18)
BAG_AREA = BAG.adjusted(0, 0, 66, 0)
_FIRES_TOP, _FIRE_STEP = 80.0, 66.0
_STOCK_TOP, _STOCK_STEP = 398.0, 27.0


@dataclass(frozen=True)
class Words:
    """The few words on towers and piers, in the reader's language."""

    round: str
    fires: str
    start: str
    pile: str
    discards: str
    bag: str
    stock: str
    seasons: tuple[str, ...]


def season_rect(season: int) -> QRectF:
    """The line of a season on the clock tower."""
    return QRectF(LEFT_X, 158 + season * 29, INNER, 27)


def fire_rect(fire: int) -> QRectF:
    """The sign of a fire on the fire watch."""
    return QRectF(RIGHT_X, _FIRES_TOP + 22 + fire * _FIRE_STEP, INNER, _FIRE_STEP - 6)


def stock_rect(good: int) -> QRectF:
    """The row of a good on the pier of the stock."""
    return QRectF(RIGHT_X - 4, _STOCK_TOP + good * _STOCK_STEP, INNER + 8, _STOCK_STEP - 1)


def paint_round(painter: QPainter, current: int, rounds: int, words: Words, palette: Palette) -> None:
    """The clock: its ring counts the rounds."""
    centre = CLOCK.center()
    towers.paint_clock(painter, centre, 38, current, rounds, palette)
    x, y = centre.x(), centre.y()
    text(painter, QRectF(x - 25, y - 23, 50, 15), words.round, 13, palette.sign_ink)
    number(
        painter,
        QRectF(x - 26, y - 9, 52, 24),
        f"{current}/{rounds}",
        19 if rounds < 10 else 17,
        palette.sign_ink,
    )


def paint_season_line(
    painter: QPainter, season: int, count: int, now: bool, words: Words, palette: Palette
) -> None:
    """A season with the cards still to come; the present one on a light plate."""
    row = season_rect(season)
    ink = palette.sign_ink if now else palette.label
    if now:
        draw(painter, rounded(row.adjusted(-3, 0, 3, 0), 5), palette.sign, OUTLINE, 1.2)
    painter.setOpacity(1.0 if count else 0.5)
    seasons.paint_season(painter, QRectF(row.left(), row.top() + 3, 21, 21), season)
    name = QRectF(row.left() + 23, row.top(), 54, row.height())
    text(painter, name, words.seasons[season], 13, ink, LEFT, bold=now)
    left = QRectF(row.right() - 22, row.top(), 20, row.height())
    text(painter, left, str(count), 15, ink, RIGHT, bold=True)
    painter.setOpacity(1.0)


def paint_start(painter: QPainter, player: PlayerColour, words: Words, palette: Palette) -> None:
    """The start player's coin with the seat that has it."""
    pieces.paint_start_coin(painter, QRectF(START.left() + 2, START.top() + 3, 38, 38))
    text(painter, QRectF(START.left() + 42, START.top(), 50, 17), words.start, 13, palette.label)
    paint_chip(painter, QRectF(START.left() + 55, START.top() + 18, 24, 24), player, light_theme())


def paint_fire_title(painter: QPainter, words: Words, palette: Palette) -> None:
    """The word over the fires."""
    text(painter, QRectF(RIGHT_X, _FIRES_TOP - 6, INNER, 20), words.fires, 17, palette.label, serif=True)


def paint_fire(
    painter: QPainter, fire: int, points: int, resolved: bool, now: bool, palette: Palette
) -> None:
    """A fire with the points it gives and takes. Those resolved are out, the next one is lit."""
    row = fire_rect(fire)
    plate = rounded(row, 6)
    if now:
        draw(painter, plate, QColor("#FFF0CF"), OUTLINE, 1.4)
    elif resolved:
        draw(painter, plate, clear(palette.stone_dark, 90), clear(palette.stone_dark, 200), 1)
    else:
        draw(
            painter,
            plate,
            clear(palette.sign, 150 if not palette.evening else 60),
            clear(palette.stone_dark, 220),
            1,
        )
    pieces.paint_flame(painter, QRectF(row.left() + 8, row.top() + 8, 32, 43), not resolved)
    ink = INK if now else palette.label
    painter.setOpacity(0.62 if resolved else 1.0)
    text(painter, QRectF(row.left() + 42, row.top(), 48, row.height()), f"±{points}", 24, ink, bold=True)
    painter.setOpacity(1.0)
    if resolved:
        x, y = row.left() + 24, row.top() + 30
        lines(painter, OUTLINE, 5.4, [(x - 9, y), (x - 2, y + 8), (x + 12, y - 10)])
        lines(painter, QColor("#8FD08A"), 2.8, [(x - 9, y), (x - 2, y + 8), (x + 12, y - 10)])


def paint_pile(painter: QPainter, season: int, count: int, words: Words, palette: Palette) -> None:
    """The pile with its top back and the number of cards in it."""
    if count:
        cards.paint_pile(painter, PILE, season, count, palette.paper)
    else:
        draw(painter, rounded(PILE.adjusted(0, 0, -7, -7), 5), clear(BLACK, 30), clear(BLACK, 110), 1.2)
    caption = QRectF(2, PILE.bottom(), PILE.right() - 8, 17)
    text(painter, caption, f"{words.pile} {count}", 13, palette.label, CENTRE)


def paint_discards(painter: QPainter, count: int, words: Words, palette: Palette) -> None:
    """The discard pile, cards face down, with their number."""
    rect = DISCARDS
    if count:
        for shift in range(min(3, count), 0, -1):
            edge = rounded(rect.adjusted(shift, shift, shift - 4, shift - 4), 3)
            draw(painter, edge, palette.paper, clear(OUTLINE, 190), 1)
        face = rect.adjusted(1, 1, -3, -3)
        draw(painter, rounded(face.adjusted(3, 3, -3, -3), 2), QColor("#6E685C"), None)
        number(painter, face, str(count), 16, WHITE)
    else:
        draw(painter, rounded(rect.adjusted(1, 1, -2, -2), 3), clear(BLACK, 30), clear(BLACK, 110), 1.1)
    caption = QRectF(rect.left() - 13, rect.bottom(), rect.width() + 18, 17)
    text(painter, caption, words.discards, 13, palette.label, CENTRE)


def paint_bag(painter: QPainter, count: int, words: Words, palette: Palette) -> None:
    """The bag with the number of cubes in it."""
    seasons.paint_bag(painter, BAG)
    number(painter, BAG.adjusted(0, 12, 0, 0), str(count), 14, INK)
    text(painter, QRectF(BAG.right() + 6, BAG.top() + 10, 60, 20), words.bag, 13, palette.label, LEFT)


def paint_stock_title(painter: QPainter, words: Words, palette: Palette) -> None:
    """The word over the stock."""
    rect = QRectF(RIGHT_X - 4, _STOCK_TOP - 19, INNER + 8, 18)
    text(painter, rect, words.stock, 15, palette.label, serif=True)


def paint_stock(painter: QPainter, index: int, good: str, count: int, target: bool, palette: Palette) -> None:
    """Cubes of a good in the stock: one after the other up to four, always with the number."""
    row = stock_rect(index)
    plate = rounded(row.adjusted(0, 1, 0, -1), 4)
    fill(painter, plate, clear(BLACK, 34))
    if target:
        draw(painter, plate, clear(AMBER, 60), OUTLINE, 4)
        draw(painter, plate, None, AMBER, 2.4)
    side = 23.0
    shown = min(count, 4)
    painter.setOpacity(1.0 if count else 0.35)
    for place in range(max(shown, 1)):
        box = QRectF(row.left() + 3 + place * 14, row.top() + 1.6, side, side)
        goods.paint_cube(painter, box, good)
    painter.setOpacity(1.0 if count else 0.7)
    text(
        painter,
        QRectF(row.right() - 26, row.top(), 22, row.height()),
        str(count),
        16,
        palette.label,
        RIGHT,
        bold=True,
    )
    painter.setOpacity(1.0)
