"""The list of all keys of a page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from boardgames_desktop.app.dialogs import Dialog
from boardgames_desktop.app.flow import Flow
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.table_keys import KeyGroup
from boardgames_desktop.app.widgets import ScrollPage, Sheet, button, column, label, row


class KeysDialog(Dialog):
    """Keys in groups, two groups side by side. Escape and ``?`` close it again."""

    def __init__(self, shell: Shell, parent: QWidget | None, groups: Sequence[KeyGroup]) -> None:
        super().__init__(shell, parent, shell.text("keys-title"))
        px = shell.px
        sheets: list[QWidget] = [self._group(group) for group in groups]
        left = column(*sheets[0::2], None, gap=px(12))
        right = column(*sheets[1::2], None, gap=px(12))
        both = row(left, right, gap=px(12), margins=(0, 0, px(8), 0))
        both.setStretch(0, 1)
        both.setStretch(1, 1)
        close = button(shell, shell.text("shell-close"), self.accept, "primary")
        close.setDefault(True)
        self.fill(ScrollPage(both), close)
        close.setFocus()
        rows = max(
            sum(len(group.keys) + 2 for group in groups[side::2]) for side in (0, 1) if groups[side::2]
        )
        self.want_size(960, min(640, 180 + 30 * rows))

    def _group(self, group: KeyGroup) -> Sheet:
        px = self.shell.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(6))
        grid.setColumnStretch(1, 1)
        for line, key in enumerate(group.keys):
            caps = QWidget()
            caps.setLayout(Flow(*(self._cap(chord) for chord in key.keys), gap=px(4)))
            grid.addWidget(caps, line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(self.shell.text(key.text), wrap=True), line, 1)
        heading = label(self.shell.text(group.heading), "strong")
        return Sheet(column(heading, grid, gap=px(8), margins=(px(16), px(12), px(16), px(12))))

    def _cap(self, chord: str) -> QWidget:
        made = label(chord, "keycap")
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return made

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "?":
            self.accept()
        else:
            super().keyPressEvent(event)
