"""How long it takes from a click on a legal target to the painted board, at 1920 x 1080.

    python benchmarks/click_to_paint.py [GAME] [CLICKS]

Prints milliseconds; the aim is at most 33. Pieces do not fly, so that the painted board is the new one.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardgames_desktop.app.fonts import load_fonts
from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.app.settings import Settings
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.table import TablePage
from boardgames_desktop.engine.match import COLOURS, Match, Seat, new_setup
from boardgames_desktop.engine.registry import game, game_ids


class Painted(QObject):
    """Notes when a widget has been painted."""

    def __init__(self, widget: QObject) -> None:
        super().__init__()
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.count += 1
        return False


def shown_page(game_id: str, folder: Path) -> TablePage:
    """A table of persons only, so that every decision is clicked."""
    settings = Settings(folder)
    for name, value in {"language": "zh_TW", "speed": "off", "ask_losses": False}.items():
        settings.put(name, value)
    shell = Shell(settings, None)
    shell.dress()
    rules = game(game_id)
    seats = [Seat(f"Player {n + 1}", COLOURS[n]) for n in range(min(4, rules.info.max_seats))]
    page = TablePage(shell, MatchModel(Match(rules, new_setup(rules, seats, seed=7))))
    page.resize(1920, 1080)
    page.show()
    QTest.qWait(300)
    return page


def click(page: TablePage, element: str, painted: Painted) -> tuple[float, float]:
    """Milliseconds from the click to the paint that follows it, and those of them spent computing."""
    view, before = page.body.view, painted.count
    place = view.element_rect(element)
    began, computing = time.perf_counter(), time.process_time()
    if place is not None:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    while painted.count == before and time.perf_counter() < began + 1.0:
        QApplication.processEvents()
    return (time.perf_counter() - began) * 1000, (time.process_time() - computing) * 1000


def main() -> None:
    """Click through a match and print what it took."""
    game_id = sys.argv[1] if len(sys.argv) > 1 else game_ids()[0]
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    QApplication([]).setStyle("Fusion")
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        page = shown_page(game_id, Path(folder))
        painted, times = Painted(page.body.view.viewport()), []
        while len(times) < wanted and not page.model.over:
            targets = [e for e, acts in sorted(page.model.targets().items()) if len(acts) == 1]
            shown = [e for e in targets if page.body.view.element_rect(e) is not None]
            length = page.model.length
            if shown:
                times.append(click(page, shown[len(times) % len(shown)], painted))
            if page.model.length == length:
                page.decider.choose(page.model.legal()[0])
                QTest.qWait(1)
        page.model.close()
    print(f"{game_id}: {len(times)} clicks at 1920 x 1080")
    tell("from click to picture", [wall for wall, _ in times])
    tell("of it computing (other programs left out)", [computing for _, computing in times])


def tell(what: str, milliseconds: list[float]) -> None:
    """Print how milliseconds are spread."""
    milliseconds.sort()
    median, late = statistics.median(milliseconds), milliseconds[int(len(milliseconds) * 0.95)]
    print(f"{what}: median {median:.1f} ms, 95 % {late:.1f} ms, most {milliseconds[-1]:.1f} ms")


if __name__ == "__main__":
    main()
