"""From the pieces of a match to what is printed on them, in the reader's language."""

from __future__ import annotations

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.games.speicherstadt.components import Card, Components
from boardgames_desktop.games.speicherstadt.drawing.cards import Face
from boardgames_desktop.games.speicherstadt.drawing.info import Words
from boardgames_desktop.games.speicherstadt.elements import MERCHANT_NAMES

SHORT = {
    "contract": "speicherstadt-short-contract",
    "fireman": "speicherstadt-short-fireman",
    "warehouse": "speicherstadt-short-warehouse",
    "counting_office": "speicherstadt-short-counting-office",
    "ship": "speicherstadt-short-ship",
    "bank": "speicherstadt-short-bank",
    "port": "speicherstadt-short-port",
    "chamber_of_commerce": "speicherstadt-short-chamber",
    "boatsmen_church": "speicherstadt-short-boatsmen-church",
    "st_michaelis": "speicherstadt-short-st-michaelis",
    "fire": "speicherstadt-short-fire",
    "merchant": "speicherstadt-short-merchant",
}
SEASONS = (
    "speicherstadt-board-winter",
    "speicherstadt-board-spring",
    "speicherstadt-board-summer",
    "speicherstadt-board-autumn",
    "speicherstadt-board-end",
)


def short_name(context: TableContext, card: Card) -> str:
    """The name of a card as it fits on its head band."""
    if card.kind == "merchant":
        good = context.components.goods[card.good]
        return context.texts.text(MERCHANT_NAMES.get(good, SHORT["merchant"]))
    return context.texts.text(SHORT[card.kind])


def face(context: TableContext, number: int, cargo: tuple[str, ...] = ()) -> Face:
    """What is printed on a card, with the goods on it if it is a ship."""
    components: Components = context.components
    card = components.cards[number]
    return Face(
        kind=card.kind,
        name=short_name(context, card),
        good=components.goods[card.good] if card.good >= 0 else "",
        value=card.value,
        symbols=tuple(components.goods[components.symbols[symbol].good] for symbol in card.symbols),
        points=_points(components, card),
        series=components.office_points[1:] if card.kind == "counting_office" else (),
        cargo=cargo,
    )


def _points(components: Components, card: Card) -> str:
    """The figure in the disc at the lower right; empty for cards without points."""
    each = {
        "merchant": components.merchant_points,
        "warehouse": components.points_per_stored_good,
        "port": components.points_per_ship,
        "chamber_of_commerce": components.points_per_coin,
        "contract": card.value,
        "boatsmen_church": card.value,
        "st_michaelis": card.value,
    }
    return str(each[card.kind]) if card.kind in each else ""


def board_words(context: TableContext) -> Words:
    """The few words on towers and piers."""
    text = context.texts.text
    return Words(
        round=text("speicherstadt-board-round"),
        fires=text("speicherstadt-board-fires"),
        start=text("speicherstadt-board-start"),
        pile=text("speicherstadt-board-pile"),
        discards=text("speicherstadt-board-discards"),
        bag=text("speicherstadt-board-bag"),
        stock=text("speicherstadt-board-stock"),
        seasons=tuple(text(season) for season in SEASONS),
    )
