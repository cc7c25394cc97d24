"""What the tests of the shell have in common: a shell in a folder of its own, matches, a look for cut texts."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QPushButton, QWidget

from boardgames_desktop.app.board import BoardScene
from boardgames_desktop.app.fonts import load_fonts
from boardgames_desktop.app.panels import PlayerPanelBase
from boardgames_desktop.app.settings import Settings
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.table_parts import Parts
from boardgames_desktop.app.widgets import OneLine
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.match import Match, new_setup
from boardgames_desktop.engine.setups import Seat
from boardgames_desktop.engine.store import MatchStore

GAME = registry.game_ids()[0]
SEATS = (Seat("小明", "red"), Seat("Anna", "blue", "easy"), Seat("Bo", "mint", "normal"))

_loaded = False


def make_shell(tmp_path, **settings):
    """A dressed shell with settings and matches in ``tmp_path``."""
    global _loaded
    if not _loaded:
        load_fonts()
        QApplication.setStyle("Fusion")
        _loaded = True
    kept = Settings(tmp_path / "config", languages=["zh-TW"])
    for name, value in {"theme": "light", **settings}.items():
        kept.put(name, value)
    shell = Shell(kept, MatchStore(tmp_path / "matches"))
    shell.dress()
    return shell


def make_match(seats=SEATS, steps=0, seed=7, game=GAME):
    """A match in which the first legal action was played ``steps`` times."""
    rules = registry.game(game)
    match = Match(rules, new_setup(rules, seats, seed=seed))
    for _ in range(steps):
        match.play(match.legal(match.player)[0], match.player)
    return match


def keep(shell, match):
    """Put a match on the shelf; answers its id."""
    shell.store.save(match)
    shell.store.release(match.setup.id)
    return match.setup.id


def finish(match):
    """Play a match to its end."""
    while match.player is not None:
        match.play(match.legal(match.player)[0], match.player)
    return match


def click(qtbot, widget):
    """A real click in the middle of a widget."""
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(widget.width() // 2, widget.height() // 2))


def words(widget):
    """Everything that can be read in a widget."""
    labels = [found.text() for found in widget.findChildren(QLabel) if found.isVisibleTo(widget)]
    buttons = [found.text() for found in widget.findChildren(QAbstractButton) if found.isVisibleTo(widget)]
    return [text for text in labels + buttons if text]


def button(widget, text):
    """The button with these words."""
    found = [
        made
        for made in widget.findChildren(QAbstractButton)
        if made.text() == text and made.isVisibleTo(widget)
    ]
    assert found, f"no button {text!r} among {words(widget)}"
    return found[0]


def settle():
    """Let everything happen that waits to happen: timers of no delay, layouts, paint."""
    for _ in range(5):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def cut(page):
    """Texts that do not fit their widget, when everything has found its place."""
    settle()
    found = []
    for label in page.findChildren(QLabel):
        if not label.isVisibleTo(page) or isinstance(label, OneLine) or not label.text():
            continue
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        narrow = not label.wordWrap() and label.width() < label.sizeHint().width()
        if narrow or label.height() < needed - 1:
            found.append((label.text(), label.size(), label.sizeHint()))
    for made in [*page.findChildren(QPushButton), *page.findChildren(QComboBox)]:
        if made.isVisibleTo(page) and made.width() < made.minimumSizeHint().width():
            found.append((made.objectName(), made.size(), made.minimumSizeHint()))
    return found


def overlapping(page):
    """Pairs of siblings that lie over each other."""
    found = []
    for parent in [page, *page.findChildren(QWidget)]:
        children = [
            child
            for child in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            if child.isVisibleTo(page) and not child.isWindow() and parent.layout() is not None
            and parent.layout().indexOf(child) >= 0
        ]  # fmt: skip
        for index, one in enumerate(children):
            found += [
                (one, other) for other in children[index + 1 :] if one.geometry().intersects(other.geometry())
            ]
    return found


class PlainScene(BoardScene):
    """A board that shows nothing: the shell does not care what lies on it."""

    def __init__(self, context):
        super().__init__(context)
        self.setSceneRect(0, 0, 800, 450)

    def sync(self, observation):
        pass

    def element_rect(self, element):
        return None

    def elements_at_board(self):
        return []


class PlainPanel(PlayerPanelBase):
    """A panel that shows nothing."""

    def sync(self, observation):
        pass

    def set_open(self, is_open):
        pass


PLAIN = Parts(PlainScene, PlainPanel)


class NoOpponents:
    """Computers that never answer."""

    def ask(self, *args):
        pass

    def poll(self):
        return []

    def cancel(self):
        pass

    def close(self):
        self.closed = True
