"""About the program and its games: version, where figures come from, credits, licences."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QTextCursor, QTextDocument
from PySide6.QtWidgets import QGridLayout, QTabWidget, QTextBrowser, QVBoxLayout, QWidget

from boardgames_desktop import __version__, paths
from boardgames_desktop.app.dialogs import Dialog
from boardgames_desktop.app.faults import log_path
from boardgames_desktop.app.flow import Flow
from boardgames_desktop.app.fonts import sans
from boardgames_desktop.app.pages import Emblem
from boardgames_desktop.app.provenance import STATUSES, Provenance, make_copy, provenance
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.widgets import ScrollPage, Sheet, button, clear, column, label, line, prose, row
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.figures import corrected_path
from boardgames_desktop.engine.game import GameInfo
from boardgames_desktop.engine.messages import Words
from boardgames_desktop.text import texts_for

_STATUS_NAMES = {
    "confirmed": "about-confirmed",
    "derived": "about-derived",
    "proposal": "about-proposal",
}
_STATUS_HELP = {
    "confirmed": "about-confirmed-help",
    "derived": "about-derived-help",
    "proposal": "about-proposal-help",
}


class AboutDialog(Dialog):
    """A page about the program, one about every game, and the licences of others' work."""

    def __init__(self, shell: Shell, parent: QWidget | None, game_id: str = "") -> None:
        """game_id: the game whose page is shown first; empty for the program's."""
        super().__init__(shell, parent, shell.text("about-title"))
        close = button(shell, shell.text("shell-close"), self.accept, "primary")
        close.setDefault(True)
        self.tabs = QTabWidget()
        self.tabs.addTab(self._program(), shell.text("about-program"))
        for game in registry.games().values():
            page = GamePage(shell, game.info)
            at = self.tabs.addTab(page, shell.text(game.info.name))
            if game.info.id == game_id:
                self.tabs.setCurrentIndex(at)
        self.tabs.addTab(self._licences(), shell.text("about-licences"))
        self.fill(self.tabs, close, heading=False)
        self.want_size(820, 660)

    def _program(self) -> QWidget:
        shell, px = self.shell, self.shell.px
        name = column(
            label(shell.text("shell-name"), "page-title"),
            label(shell.text("about-version", version=Words(__version__)), tone="muted"),
            gap=px(0),
        )
        places = (
            ("about-saves", paths.user_data_dir()),
            ("about-settings", paths.user_config_dir()),
            ("about-log", log_path()),
        )
        return _page(
            shell,
            row(Emblem(shell, 64), name, None, gap=px(16)),
            prose(shell.text("about-what")),
            px(4),
            label(shell.text("about-independent-title"), "strong"),
            prose(shell.text("about-independent")),
            px(4),
            label(shell.text("about-offline-title"), "strong"),
            prose(shell.text("about-offline")),
            px(4),
            label(shell.text("about-places"), "strong"),
            _places(shell, places),
        )

    def _licences(self) -> QWidget:
        view = QTextBrowser()
        view.setOpenExternalLinks(True)
        view.setAccessibleName(self.shell.text("about-licences"))
        view.document().setDefaultFont(sans(13 * self.shell.scale))
        view.document().setDocumentMargin(self.shell.px(16))
        view.document().setMarkdown(_third_party(), QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        intro = prose(self.shell.text("about-licences-help"), tone="muted")
        intro.setContentsMargins(self.shell.px(16), self.shell.px(12), self.shell.px(16), 0)
        page = QWidget()
        layout = column(intro, view, gap=0)
        layout.setStretch(1, 1)
        page.setLayout(layout)
        view.moveCursor(QTextCursor.MoveOperation.Start)
        return page


def _third_party() -> str:
    path = paths.data_dir() / "THIRD_PARTY.md"
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


def _page(shell: Shell, *parts: object) -> QWidget:
    px = shell.px
    return ScrollPage(column(*parts, None, gap=px(8), margins=(px(20), px(20), px(20), px(20))))  # type: ignore[arg-type]


def _places(shell: Shell, places: tuple[tuple[str, Path], ...]) -> QWidget:
    """Names and paths of folders, which can be copied."""
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(shell.px(16))
    grid.setColumnStretch(1, 1)
    for at, (name, path) in enumerate(places):
        words = prose(breakable(path), tone="muted")
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words.setAccessibleName(str(path))
        grid.addWidget(label(shell.text(name)), at, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, at, 1)
    page = QWidget()
    page.setLayout(grid)
    return page


def breakable(path: Path) -> str:
    """A path that may break after every separator, when it is longer than a line."""
    return str(path).replace("/", "/\u200b").replace("\\", "\\\u200b")


class GamePage(QWidget):
    """Credits of a game, where its figures come from, and how to put in one's own."""

    def __init__(self, shell: Shell, info: GameInfo) -> None:
        super().__init__()
        self._shell = shell
        self.info = info
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._build()

    def _build(self, said: str = "") -> None:
        clear(self._outer)
        shell, px, found = self._shell, self._shell.px, provenance(self.info.id)
        parts: list[object] = [
            label(shell.text(self.info.name), "page-title"),
            label(self._credits(), tone="muted", wrap=True),
            prose(shell.text("about-game-independent")),
            px(4),
            label(shell.text("about-figures"), "panel-title"),
        ]
        if found.problem is not None:
            parts.append(prose(texts_for(shell.settings.language, self.info.id).text(
                found.problem.id, **found.problem.args), tone="danger"))  # fmt: skip
        else:
            parts += [self._counts(found), *self._open_points(found)]
        parts += [px(4), label(shell.text("about-own"), "panel-title"), *self._own(found, said)]
        self._outer.addWidget(_page(shell, *parts))

    def _credits(self) -> str:
        info, shell = self.info, self._shell
        publishers = tuple(Words(name) for name in info.publishers)
        return shell.text("about-credits", designer=info.designer, year=info.year, publishers=publishers)

    def _counts(self, found: Provenance) -> QWidget:
        """How many figures are certain, in three tiles."""
        shell, px = self._shell, self._shell.px
        tiles = []
        for status in STATUSES:
            number = label(shell.texts.number(found.counts.get(status, 0)), "page-title")
            name = label(shell.text(_STATUS_NAMES[status]), "strong")
            help = prose(shell.text(_STATUS_HELP[status]), "caption")
            head = row(number, name, None, gap=px(8))
            tiles.append(
                Sheet(column(head, help, None, gap=px(4), margins=(px(16), px(8), px(16), px(12))), "well")
            )
        page = QWidget()
        layout = row(*tiles, gap=px(12))
        for index in range(len(tiles)):
            layout.setStretch(index, 1)
        page.setLayout(layout)
        return page

    def _open_points(self, found: Provenance) -> list[QWidget]:
        """What is not settled, the least certain first."""
        if not found.open_points:
            return []
        shell = self._shell
        texts = texts_for(shell.settings.language, self.info.id)
        grid = QGridLayout()
        grid.setHorizontalSpacing(shell.px(16))
        grid.setVerticalSpacing(shell.px(4))
        grid.setColumnStretch(0, 1)
        for at, point in enumerate(sorted(found.open_points, key=lambda point: point.confidence)):
            grid.addWidget(prose(texts.text(point.text)), at, 0)
            sure = shell.text("about-confidence", percent=round(100 * point.confidence))
            grid.addWidget(
                label(sure, tone="muted"), at, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
            )
        page = QWidget()
        page.setLayout(
            column(label(shell.text("about-open-points"), "strong"), line(), grid, gap=shell.px(8))
        )
        return [page]

    def _own(self, found: Provenance, said: str) -> list[QWidget]:
        """Whether a corrected copy is in use, where it lies, and buttons to make and find one."""
        shell = self._shell
        own = corrected_path(self.info.id)
        state = "about-own-used" if found.overridden else "about-own-unused"
        place = prose(breakable(own), tone="muted")
        place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button = button(shell, shell.text("about-make-copy"), self._copy)
        self.copy_button.setEnabled(not own.exists())
        self.folder_button = button(shell, shell.text("about-open-folder"), self._open_folder, picture="open")
        buttons = QWidget()
        buttons.setLayout(Flow(self.copy_button, self.folder_button, gap=shell.px(8)))
        parts: list[QWidget] = [prose(shell.text(state)), prose(shell.text("about-own-help")), place, buttons]
        return [*parts, prose(said, tone="muted")] if said else parts

    def _copy(self) -> None:
        try:
            path = make_copy(self.info.id)
        except Fault as fault:
            self._build(self._shell.said(fault.message))
            return
        self._build(self._shell.text("about-copied", file=Words(path)))

    def _open_folder(self) -> None:
        """Show the folder in the file manager of the system; say where it is if that cannot be done."""
        folder = corrected_path(self.info.id).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            self._build(self._shell.text("about-no-folder", folder=Words(folder)))
            return
        if QGuiApplication.platformName() == "offscreen" or not QDesktopServices.openUrl(
            QUrl.fromLocalFile(str(folder))
        ):
            self._build(self._shell.text("about-folder-is", folder=Words(folder)))
