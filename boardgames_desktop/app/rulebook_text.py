"""The text of a rule book: Markdown set as a page, with places one can jump to."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from boardgames_desktop.app.fonts import sans, serif
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.text import RuleBook

_WIDEST = 720
_SIZES = {1: 28, 2: 21, 3: 17}


class RuleBookText(QTextBrowser):
    """The whole book as one long page. ``section_seen(number)`` tells what was scrolled to by hand."""

    section_seen = Signal(str)

    def __init__(self, shell: Shell, book: RuleBook) -> None:
        super().__init__()
        self._shell = shell
        self._book = book
        self._places: list[tuple[str, int]] = []
        self._own_scroll = False
        self._wanted: str | None = None
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setProperty("role", "book")
        self.setAccessibleName(book.title)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.document().setDefaultFont(sans(15 * shell.scale))
        self.document().setMarkdown(_markdown(book), QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        self._set_type()
        self.verticalScrollBar().valueChanged.connect(self._on_scroll)
        self.anchorClicked.connect(lambda url: self.go_to(url.fragment()))

    # --- setting --------------------------------------------------------------------------------

    def _set_type(self) -> None:
        """Give headings, paragraphs and tables their form."""
        numbers = iter([section.number for section in self._book.sections])
        block = self.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level:
                self._set_heading(block, level)
                if level > 1:
                    self._places.append((next(numbers), block.position()))
            else:
                self._set_paragraph(block)
            block = block.next()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._set_table(frame)

    def _set_heading(self, block: QTextBlock, level: int) -> None:
        cursor = QTextCursor(block)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        size = _SIZES.get(level, 15) * self._shell.scale
        letters = QTextCharFormat()
        letters.setFont(serif(size) if level < 3 else sans(size, QFont.Weight.Bold))
        letters.setForeground(self._shell.theme.ink)
        cursor.mergeCharFormat(letters)
        form = block.blockFormat()
        form.setTopMargin(self._shell.px({1: 0, 2: 28}.get(level, 16)))
        form.setBottomMargin(self._shell.px(6))
        QTextCursor(block).setBlockFormat(form)

    def _set_paragraph(self, block: QTextBlock) -> None:
        form = block.blockFormat()
        in_table = QTextCursor(block).currentTable() is not None
        in_list = block.textList() is not None
        form.setTopMargin(0 if in_table else self._shell.px(2 if in_list else 4))
        form.setBottomMargin(0 if in_table else self._shell.px(2 if in_list else 6))
        form.setLineHeight(112, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        QTextCursor(block).setBlockFormat(form)

    def _set_table(self, table: QTextTable) -> None:
        form = QTextTableFormat(table.format())
        form.setBorder(1)
        form.setBorderBrush(self._shell.theme.line)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderCollapse(True)
        form.setCellPadding(self._shell.px(6))
        form.setCellSpacing(0)
        form.setTopMargin(self._shell.px(8))
        form.setBottomMargin(self._shell.px(12))
        form.clearColumnWidthConstraints()
        table.setFormat(form)

    def fit(self) -> None:
        """Keep the lines short enough to read: free room goes to both sides of the page."""
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        room = self.viewport().width() - self._shell.px(_WIDEST)
        side = max(self._shell.px(20), room // 2)
        if form.leftMargin() == side:
            return
        form.setLeftMargin(side)
        form.setRightMargin(max(self._shell.px(12), side))
        form.setTopMargin(self._shell.px(16))
        form.setBottomMargin(self._shell.px(48))
        frame.setFrameFormat(form)
        if self._wanted is not None:
            QTimer.singleShot(0, self, lambda: self.go_to(self._wanted or ""))

    # --- places ---------------------------------------------------------------------------------

    def go_to(self, number: str) -> None:
        """Scroll until the heading of a section is at the top; the start for an empty number."""
        self._wanted = number
        position = dict(self._places).get(number, 0)
        layout = self.document().documentLayout()
        block = self.document().findBlock(position)
        top = layout.blockBoundingRect(block).top() if position else 0
        self._own_scroll = True
        self.verticalScrollBar().setValue(round(top) - self._shell.px(8))
        self._own_scroll = False
        cursor = QTextCursor(block)
        self.setTextCursor(cursor)
        self._own_scroll = True
        self.verticalScrollBar().setValue(round(top) - self._shell.px(8))
        self._own_scroll = False

    def place_of(self, number: str) -> int | None:
        """Where a section's heading stands in the window, in pixels from the top; None if unknown."""
        position = dict(self._places).get(number)
        if position is None:
            return None
        block = self.document().findBlock(position)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        return round(top) - self.verticalScrollBar().value()

    def _on_scroll(self) -> None:
        if self._own_scroll or not self.isVisible():
            return
        self._wanted = None
        found = ""
        for number, _ in self._places:
            place = self.place_of(number)
            if place is not None and place > self._shell.px(40):
                break
            found = number
        if found:
            self.section_seen.emit(found)

    def light(self, words: list[str]) -> None:
        """Mark all places where these words stand."""
        found = []
        ground = QColor(self._shell.theme.target)
        for word in words:
            cursor = self.document().find(word, 0)
            while not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor = cursor
                selection.format.setBackground(ground)
                selection.format.setForeground(QColor("#1B1713"))
                found.append(selection)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(found)


def _markdown(book: RuleBook) -> str:
    """The book as one Markdown text, numbers and titles as headings."""
    parts = [f"# {book.title}", book.introduction]
    for section in book.sections:
        marks = "#" * (section.depth + 1)
        parts += [f"{marks} {section.number}\u2003{section.title}", section.markdown]
    return "\n\n".join(parts)
