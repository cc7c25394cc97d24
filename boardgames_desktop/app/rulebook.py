"""The rule book of a game in a window of its own, beside which one can go on playing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.app.emblem import emblem_icon
from boardgames_desktop.app.rulebook_text import RuleBookText
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.widgets import button, clear, column, label, row
from boardgames_desktop.engine import registry
from boardgames_desktop.text import RuleBook, Section

_LIST_WIDTH = 272


class RuleBookWindow(QWidget):
    """Sections to the left with a search over them, the whole book to the right."""

    def __init__(self, shell: Shell, game_id: str) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.shell = shell
        self.game_id = game_id
        self._number = ""
        self.setWindowIcon(emblem_icon())
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._build()
        self.resize(shell.px(1000), shell.px(680))
        shell.restyled.connect(self._build)
        for chord in ("Ctrl+F", "Ctrl+W", "Esc", "F1"):
            QShortcut(QKeySequence(chord), self).activated.connect(
                self._on_find if chord == "Ctrl+F" else self.close
            )

    # --- building -------------------------------------------------------------------------------

    def _build(self) -> None:
        """Everything anew, in the language of now, open where it was."""
        shell, px = self.shell, self.shell.px
        clear(self._page)
        self.book = RuleBook(shell.settings.language, self.game_id)
        self.setWindowTitle(shell.text("rulebook-title", game=self._game_name()))
        self.search = QLineEdit()
        self.search.setPlaceholderText(shell.text("rulebook-search"))
        self.search.setAccessibleName(shell.text("rulebook-search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self._next_hit)
        self.sections = QListWidget()
        self.sections.setAccessibleName(shell.text("rulebook-sections"))
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sections.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.sections.currentItemChanged.connect(self._on_choice)
        self.nothing = label(shell.text("rulebook-nothing"), tone="muted", wrap=True)
        self.text = RuleBookText(shell, self.book)
        self.text.section_seen.connect(self._on_seen)
        self._list_sections(self.book.sections)
        side = QWidget()
        side.setLayout(column(self.search, self.nothing, self.sections, gap=px(8)))
        side.setFixedWidth(px(_LIST_WIDTH))
        page = QWidget()
        page.setLayout(self._with_foot(row(side, self.text, gap=px(16))))
        self._page.addWidget(page)
        if self._number:
            self.open_at(self._number)

    def _with_foot(self, body: QHBoxLayout) -> QVBoxLayout:
        px = self.shell.px
        body.setStretch(1, 1)
        close = button(self.shell, self.shell.text("shell-close"), self.close)
        outer = column(body, row(None, close), gap=px(12), margins=(px(16), px(16), px(16), px(12)))
        outer.setStretch(0, 1)
        return outer

    def _game_name(self) -> str:
        return self.shell.text(registry.game(self.game_id).info.name)

    def _list_sections(self, sections: tuple[Section, ...] | list[Section]) -> None:
        self.sections.blockSignals(True)
        self.sections.clear()
        for section in sections:
            indent = "\u2003" * (section.depth - 1)
            item = QListWidgetItem(f"{indent}{section.number}  {section.title}")
            item.setData(Qt.ItemDataRole.UserRole, section.number)
            item.setToolTip(section.title)
            if section.depth == 1:
                font = self.sections.font()
                font.setBold(True)
                item.setFont(font)
            self.sections.addItem(item)
        self.sections.setVisible(bool(sections))
        self.nothing.setVisible(not sections)
        self.sections.blockSignals(False)

    # --- reading --------------------------------------------------------------------------------

    def open_at(self, number: str) -> None:
        """Show a section (``5`` or ``5.2``); the nearest one around it if there is none, or the start."""
        while number and number not in self.book:
            number = number.rpartition(".")[0]
        self._number = number
        if self.search.text() and number:
            self.search.clear()
        self.text.go_to(number)
        self._mark(number or next((section.number for section in self.book.sections), ""))

    def _mark(self, number: str) -> None:
        """Show in the list which section is being read."""
        self.sections.blockSignals(True)
        for at in range(self.sections.count()):
            if self.sections.item(at).data(Qt.ItemDataRole.UserRole) == number:
                self.sections.setCurrentRow(at)
        self.sections.blockSignals(False)

    def _on_seen(self, number: str) -> None:
        """The text was scrolled by hand."""
        self._number = number
        self._mark(number)

    def _on_choice(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._number = item.data(Qt.ItemDataRole.UserRole)
            self.text.go_to(self._number)

    def _on_find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _on_search(self, text: str) -> None:
        found = self.book.search(text) if text.strip() else list(self.book.sections)
        self._list_sections(found)
        self.text.light(text.split())
        if text.strip() and found:
            self.text.go_to(found[0].number)

    def _next_hit(self) -> None:
        """Enter in the search goes on to the next section found."""
        count = self.sections.count()
        if count:
            self.sections.setCurrentRow((self.sections.currentRow() + 1) % count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.text.fit()
