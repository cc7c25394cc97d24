"""Loading steps that fit the goods picked, and the pictures on their buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from boardgames_desktop.app.theme import Theme
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.games.speicherstadt.drawing import goods, pieces
from boardgames_desktop.games.speicherstadt.drawing.palette import AMBER, KINDS, OUTLINE, clear
from boardgames_desktop.games.speicherstadt.drawing.shapes import INTERSECT, draw, fill, lines, rounded
from boardgames_desktop.games.speicherstadt.drawing.tile_art import paper
from boardgames_desktop.games.speicherstadt.drawing.vignettes import paint_picture
from boardgames_desktop.games.speicherstadt.moves import (
    CONVERT_KIND,
    DELIVER_KIND,
    DISCARD_KIND,
    MARKET_KIND,
    SELL_KIND,
)
from boardgames_desktop.games.speicherstadt.state import State

MOST_PICKED = 3
MOST_SHORTCUTS = 3
HIGH = 34.0
WORDS = {
    DELIVER_KIND: "speicherstadt-tray-deliver",
    SELL_KIND: "speicherstadt-tray-sell",
    MARKET_KIND: "speicherstadt-tray-market",
    DISCARD_KIND: "speicherstadt-tray-discard",
}
ORDER = (DELIVER_KIND, SELL_KIND, MARKET_KIND, CONVERT_KIND, DISCARD_KIND)


def used(action: Action) -> tuple[str, ...]:
    """The goods a step takes from the pool."""
    if action.kind == DELIVER_KIND:
        return (str(action.args[1]),)
    count = {SELL_KIND: 1, DISCARD_KIND: 1, MARKET_KIND: 2, CONVERT_KIND: 3}.get(action.kind, 0)
    return tuple(str(good) for good in action.args[:count])


def steps_for(actions: Sequence[Action], picked: Sequence[str]) -> list[Action]:
    """The legal steps that take exactly the goods picked, deliveries first."""
    wanted = sorted(picked)
    found = [a for a in actions if a.kind in ORDER and sorted(used(a)) == wanted]
    return sorted(found, key=lambda action: ORDER.index(action.kind))


def shortcuts(actions: Sequence[Action]) -> list[Action]:
    """With nothing picked: the steps nobody wants to miss, if they are few."""
    best = [action for action in actions if action.kind in (DELIVER_KIND, SELL_KIND)]
    return (
        best if len(best) <= MOST_SHORTCUTS else [a for a in best if a.kind == DELIVER_KIND][:MOST_SHORTCUTS]
    )


def step_icon(state: State, action: Action, theme: Theme, scale: float, ratio: float) -> tuple[QIcon, QSize]:
    """The picture of a step for its button, and its size in logical pixels."""
    wide = _wide(state, action)
    size = QSize(round(wide * scale), round(HIGH * scale))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    _paint(painter, QRectF(0, 0, wide, HIGH), state, action, theme)
    painter.end()
    return QIcon(pixmap), size


def _wide(state: State, action: Action) -> float:
    if action.kind == DELIVER_KIND:
        card = state.components.cards[state.components.card_numbers[str(action.args[0])]]
        return 8 + 24.0 * len(card.symbols) + 30
    return 66.0 if action.kind == SELL_KIND else HIGH


def _paint(painter: QPainter, area: QRectF, state: State, action: Action, theme: Theme) -> None:
    square = QRectF(area.right() - HIGH + 2, 2, HIGH - 4, HIGH - 4)
    if action.kind == DELIVER_KIND:
        _contract(painter, area, state, action, theme)
    elif action.kind == SELL_KIND:
        paint_picture(painter, QRectF(0, 1, 38, HIGH - 2), "merchant", str(action.args[0]))
        pieces.paint_coin(painter, square.adjusted(2, 2, -2, -2), str(state.components.merchant_coins))
    elif action.kind == MARKET_KIND:
        pieces.paint_coin(painter, square.adjusted(1, 1, -1, -1), str(state.components.market_coins))
    elif action.kind == CONVERT_KIND:
        goods.paint_cube(painter, square, str(action.args[3]))
    else:
        goods.paint_cube(painter, square, str(action.args[0]))
        x, y = square.center().x(), square.center().y()
        lines(painter, OUTLINE, 6, [(x - 10, y - 10), (x + 10, y + 10)], [(x + 10, y - 10), (x - 10, y + 10)])
        lines(
            painter,
            theme.danger,
            3.4,
            [(x - 10, y - 10), (x + 10, y + 10)],
            [(x + 10, y - 10), (x - 10, y + 10)],
        )


def _contract(painter: QPainter, area: QRectF, state: State, action: Action, theme: Theme) -> None:
    """The contract as it stands, with the symbol that would be filled in a frame."""
    components = state.components
    card = components.cards[components.card_numbers[str(action.args[0])]]
    sheet = rounded(area.adjusted(0.7, 0.7, -0.7, -0.7), 4)
    draw(painter, sheet, paper(theme), clear(OUTLINE, 190), 1)
    painter.save()
    painter.setClipPath(sheet, INTERSECT)
    fill(painter, rounded(QRectF(0, 0, area.width(), 4), 0), KINDS["contract"])
    painter.restore()
    marked = False
    for position, symbol in enumerate(card.symbols):
        good = components.goods[components.symbols[symbol].good]
        box = QRectF(5 + position * 24, 7.5, 22, 22)
        if state.filled[symbol]:
            goods.paint_cube(painter, box, good)
            continue
        goods.paint_missing(painter, box, good, paper(theme))
        if good == action.args[1] and not marked:
            marked = True
            draw(painter, rounded(box, 4), None, OUTLINE, 3.6)
            draw(painter, rounded(box, 4), None, AMBER, 2.4)
    pieces.paint_points(painter, QRectF(area.right() - 30, 5, 26, 26), str(card.value))
