"""A whole match by computers without a window: progress, score sheet, and a picture of the final board."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from boardgames_desktop.bots.levels import choose
from boardgames_desktop.engine.chance import Chance
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import PUBLIC, ScoreSheet
from boardgames_desktop.engine.match import COLOURS, Match, Seat, new_setup
from boardgames_desktop.engine.messages import Words
from boardgames_desktop.engine.registry import game as find_game
from boardgames_desktop.text import Texts, texts_for

WIDTH = 1600
"""Of the picture, in pixels."""

_LEVEL = "normal"
_PLACE = 34
"""Columns for the place in the match."""

Say = Callable[[str], object]


def demo(
    game_id: str, seats: int | None, seed: int | None, out: str | Path | None, language: str, say: Say = print
) -> Path:
    """Play a match, tell about it, paint its end; answers where the picture is.

    seats: None takes the number the game is best with. seed: None draws one. out: the picture's
    file; None writes ``demo-GAME.png`` here. say: is given one line after the other.
    Raises Fault for an unknown game, a wrong number of seats, or a file that cannot be written.
    """
    game = find_game(game_id)
    texts = texts_for(language, game_id)
    count = seats if seats is not None else game.info.best_seats[0]
    people = [
        Seat(texts.text("common-computer-name", seat=number + 1), COLOURS[number % len(COLOURS)], _LEVEL)
        for number in range(count)
    ]
    match = Match(game, new_setup(game, people, seed=seed))
    say(texts.text("table-demo-begins", game=Words(texts.text(game.info.name)), seed=Words(match.setup.seed)))
    _play(match, texts, say)
    _tell_scores(match, texts, say)
    path = Path(out) if out is not None else Path(f"demo-{game_id}.png")
    paint(match, texts, path)
    say(texts.text("table-demo-picture", file=Words(path.resolve())))
    return path


def _play(match: Match[Any, Any], texts: Texts, say: Say) -> None:
    """Play to the end, with one line of scores whenever the match reaches another place."""
    names = [seat.name for seat in match.setup.seats]
    widths = [_PLACE, *(max(3, _width(name)) for name in names)]
    say(_row(["", *names], widths))
    said = ""
    while match.player is not None:
        view = match.view(match.length, match.player)
        place = texts.plain(match.game.progress(view.observation), match.name)
        if place != said:
            said = place
            totals = match.game.score_sheet(view.observation).totals
            say(_row([place, *map(signed, totals)], widths))
        chance = Chance(match.setup.seed + match.length)
        match.play(choose(match.game, view.observation, _LEVEL, chance).action)


# --- the score sheet ---------------------------------------------------------------------------------


def _tell_scores(match: Match[Any, Any], texts: Texts, say: Say) -> None:
    sheet = match.game.score_sheet(match.view(match.length, PUBLIC).observation)
    say("")
    for line in score_table(sheet, [seat.name for seat in match.setup.seats], texts):
        say(line)
    say("")
    say(texts.plain(sheet.verdict, match.name))


def score_table(sheet: ScoreSheet, names: Sequence[str], texts: Texts) -> list[str]:
    """The score sheet as lines of text with straight columns, also in Chinese."""
    rows = [[texts.text(line.category), *map(signed, line.points)] for line in sheet.lines]
    total = [texts.text("table-total"), *map(signed, sheet.totals)]
    table = [["", *names], *rows, total]
    widths = [max(_width(row[column]) for row in table) for column in range(len(table[0]))]
    lines = [_row(row, widths) for row in table]
    rule = "-" * _width(lines[0])
    return [lines[0], rule, *lines[1:-1], rule, lines[-1]]


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    first = cells[0] + " " * (widths[0] - _width(cells[0]))
    rest = [" " * (width - _width(cell)) + cell for cell, width in zip(cells[1:], widths[1:])]
    return "  ".join([first, *rest])


def signed(points: int) -> str:
    """A number with a real minus sign, as everywhere else."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def _width(text: str) -> int:
    """Columns of a terminal: Chinese characters take two."""
    return sum(2 if unicodedata.east_asian_width(character) in "WF" else 1 for character in text)


# --- the picture -------------------------------------------------------------------------------------


def paint(match: Match[Any, Any], texts: Texts, path: Path) -> None:
    """Write the board of a match as PNG. Needs no display. Raises Fault if the file cannot be written."""
    # Nothing is shown: with Qt's platform for that, a missing display or library cannot be in the way.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QByteArray, QRectF, Qt
    from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
    from PySide6.QtWidgets import QApplication

    from boardgames_desktop.app.context import TableContext
    from boardgames_desktop.app.fonts import load_fonts
    from boardgames_desktop.app.table_parts import load_parts
    from boardgames_desktop.app.theme import light_theme

    application = QApplication.instance() or QApplication([])
    load_fonts()
    theme = light_theme()
    context = TableContext(match.game, match.components, texts, theme, match.setup.seats, PUBLIC)
    scene = load_parts(match.game.info.id).scene(context)
    scene.sync(match.view(match.length, PUBLIC).observation)
    board = scene.sceneRect()
    picture = QImage(WIDTH, round(WIDTH * board.height() / board.width()), QImage.Format.Format_RGB32)
    picture.fill(QColor(scene.surround or theme.window))
    scene.set_pixel(board.width() / WIDTH)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(picture.rect()), board, Qt.AspectRatioMode.KeepAspectRatio)
    painter.end()
    application.processEvents()
    if not QImageWriter(str(path), QByteArray(b"png")).write(picture):
        raise Fault("save-failed", "table-demo-no-picture", file=Words(path))
