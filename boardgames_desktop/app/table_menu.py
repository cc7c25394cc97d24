"""The menu of the table: everything that has no button of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from boardgames_desktop.app.table_decide import LEVELS
from boardgames_desktop.engine.match import CONTROLLERS, PERSON

if TYPE_CHECKING:
    from boardgames_desktop.app.table import TablePage

ENTRIES: tuple[tuple[str, str, str], ...] = (
    ("moves", "table-moves", "M"),
    ("scores", "table-scores-now", "S"),
    ("fit", "table-fit", "0"),
    ("pause", "table-pause-or-go-on", "P"),
    ("keys", "table-keys", "?"),
)
"""Names for ``TablePage.use``, message ids, keys shown beside them."""


def fill_menu(page: TablePage, menu: QMenu) -> None:
    """Fill the menu of a page's top bar."""
    texts = page.body.context.texts
    menu.clear()
    for name, text, key in ENTRIES:
        entry = menu.addAction(f"{texts.text(text)}\t{key}")
        entry.triggered.connect(lambda _checked=False, name=name: page.use(name))
    menu.addSeparator()
    for dock in (page.body.players_dock, page.body.log_dock):
        menu.addAction(dock.toggleViewAction())
    menu.addSeparator()
    _add_barrier(page, menu)
    _add_seats(page, menu.addMenu(texts.text("table-who-plays")))


def _add_barrier(page: TablePage, menu: QMenu) -> None:
    """Whether taking back may pass what was revealed: for teachers and people who play alone."""
    entry = menu.addAction(page.body.context.texts.text("table-pass-barrier"))
    entry.setCheckable(True)
    entry.setChecked(page.model.pass_barrier)

    def toggle(checked: bool) -> None:
        page.model.pass_barrier = checked
        page.shower.show()

    entry.toggled.connect(toggle)


def _add_seats(page: TablePage, menu: QMenu) -> None:
    """Who decides for each seat from now on."""
    for seat, who in enumerate(page.model.seats):
        of_seat = menu.addMenu(who.name)
        group = QActionGroup(of_seat)
        for controller in CONTROLLERS:
            group.addAction(_controller_entry(page, of_seat, seat, controller))


def _controller_entry(page: TablePage, menu: QMenu, seat: int, controller: str) -> QAction:
    texts = page.body.context.texts
    words = texts.text("common-person" if controller == PERSON else LEVELS[controller])
    entry = menu.addAction(words)
    entry.setCheckable(True)
    entry.setChecked(page.model.seats[seat].controller == controller)
    entry.triggered.connect(lambda: page.model.set_controller(seat, controller))
    return entry
