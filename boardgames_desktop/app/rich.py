"""Sentences as rich text: names of players after their chip, names of things as links to elements."""

from __future__ import annotations

import base64
import html
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.theme import PLAYER_COLOURS, chip_pixmap, theme
from boardgames_desktop.engine.messages import Message, seat_of
from boardgames_desktop.text import to_html

Image = Callable[[int], str]
"""Gives the address under which a document finds the chip of a seat."""

CHIP = 16
"""Side of a chip in running text at text size 100 %, in logical pixels."""


def rich(context: TableContext, message: Message, image: Image | None = None) -> str:
    """A message as rich text in the window's language, everything escaped.

    Links have element ids as addresses. ``image`` is for documents that hold the chips themselves.
    """
    spans = context.spans(message)
    return to_html(spans, lambda name, element: named(context, html.unescape(element), name, image))


def named(context: TableContext, element: str, name: str, image: Image | None = None) -> str:
    """One name as rich text: a bold name after its chip for a seat, a link for any other element."""
    seat = seat_of(element)
    if seat is not None and seat < len(context.seats):
        return f"{chip(context, seat, image)}<b>{name}</b>"
    ink = context.theme.ink.name() if context.theme.high_contrast else context.theme.accent.name()
    line = "underline" if context.theme.high_contrast else "none"
    return f'<a href="{html.escape(element)}" style="color:{ink};text-decoration:{line}">{name}</a>'


def chip(context: TableContext, seat: int, image: Image | None = None) -> str:
    """The chip of a seat as an image in running text."""
    side = round(CHIP * context.scale)
    source = image(seat) if image else chip_data(context.seats[seat].colour, side, context.theme.name)
    return f'<img src="{source}" width="{side}" height="{side}" style="vertical-align:middle">&nbsp;'


@lru_cache(maxsize=64)
def chip_data(colour: str, side: int, theme_name: str) -> str:
    """A chip as a ``data:`` address, for labels that can hold no images of their own."""
    store = QByteArray()
    buffer = QBuffer(store)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    chip_pixmap(PLAYER_COLOURS[colour], side, theme(theme_name)).save(buffer, "PNG")
    buffer.close()
    return "data:image/png;base64," + base64.b64encode(store.data()).decode("ascii")
