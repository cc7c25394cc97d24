"""Small dialogs: a sentence to acknowledge, a question to answer, and the base of the larger ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDialog, QLayout, QWidget

from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.widgets import Item, button, column, label, prose, row


class Dialog(QDialog):
    """A dialog with a heading, a body and a row of buttons at its foot.

    It is never larger than the screen; ``body`` should scroll where it can grow.
    """

    def __init__(self, shell: Shell, parent: QWidget | None, title: str) -> None:
        super().__init__(parent)
        self.shell = shell
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._wanted = QSize()

    def fill(self, body: QWidget | QLayout, *buttons: QWidget, heading: bool = True) -> None:
        """Put everything in its place, the buttons at the bottom right."""
        px = self.shell.px
        head: list[Item] = [label(self.windowTitle(), "page-title"), px(4)] if heading else []
        foot = row(None, *buttons, gap=px(8))
        layout = column(*head, body, px(4), foot, gap=px(8), margins=(px(24), px(20), px(24), px(20)))
        self.setLayout(layout)

    def want_size(self, width: int, height: int) -> None:
        """The size at text size 100 %; smaller where the screen is."""
        self._wanted = QSize(self.shell.px(width), self.shell.px(height))
        self._fit()

    def _fit(self) -> None:
        screen = self.screen() or QGuiApplication.primaryScreen()
        if not self._wanted.isValid() or screen is None:
            return
        room = screen.availableSize() - QSize(32, 64)
        self.resize(self._wanted.boundedTo(room))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is not None and not event.spontaneous():
            frame = self.frameGeometry()
            frame.moveCenter(parent.window().frameGeometry().center())
            self.move(frame.topLeft())


class Question(Dialog):
    """A sentence with some answers. ``answer`` is the name of the button pressed, or empty."""

    def __init__(
        self,
        shell: Shell,
        parent: QWidget | None,
        title: str,
        sentence: str,
        answers: Sequence[tuple[str, str, str]],
    ) -> None:
        """answers: name, words and kind of each button; the last one is pressed by Enter."""
        super().__init__(shell, parent, title)
        self.answer = ""
        buttons = [button(shell, words, self._on_press(name), kind) for name, words, kind in answers]
        words = prose(sentence, "prompt")
        words.setMinimumWidth(shell.px(440))
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fill(words, *buttons)
        if buttons:
            buttons[-1].setDefault(True)
            buttons[-1].setFocus()

    def _on_press(self, name: str) -> Callable[[], None]:
        def press() -> None:
            self.answer = name
            self.accept()

        return press


def ask(
    shell: Shell, parent: QWidget | None, title: str, sentence: str, yes: str, danger: bool = False
) -> bool:
    """Ask before something is done; ``yes`` says what the button will do. Answers whether to do it."""
    kind = "danger" if danger else "primary"
    answers = [("", shell.text("shell-cancel"), "quiet"), ("yes", yes, kind)]
    question = Question(shell, parent, title, sentence, answers)
    question.exec()
    return question.answer == "yes"


def tell(shell: Shell, parent: QWidget | None, title: str, sentence: str) -> None:
    """Say something that has to be acknowledged."""
    Question(shell, parent, title, sentence, [("ok", shell.text("shell-ok"), "primary")]).exec()
