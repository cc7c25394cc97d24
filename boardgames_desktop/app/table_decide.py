"""From a press to an action: what it could mean, why not, what to ask before; and the prompt bar."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.app.rich import chip, rich
from boardgames_desktop.app.settings import Settings
from boardgames_desktop.app.table_body import TableBody
from boardgames_desktop.app.table_prompt import Choice
from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import Prompt
from boardgames_desktop.engine.messages import Message, Reason, Words

LEVELS = {"easy": "common-level-easy", "normal": "common-level-normal", "hard": "common-level-hard"}
"""Message ids of the computers' levels."""


class Decider(QObject):
    """Carries out what a person presses, and writes the prompt bar.

    Signals: ``scores_wanted()``, ``branch_wanted()``.
    """

    scores_wanted = Signal()
    branch_wanted = Signal()

    def __init__(self, body: TableBody, model: MatchModel, settings: Settings) -> None:
        super().__init__(body)
        self._body = body
        self._model = model
        self._settings = settings
        self._asking: tuple[Action, Message] | None = None
        self.menu: QMenu | None = None

    @property
    def context(self) -> TableContext:
        """The surroundings of the table."""
        return self._body.context

    # --- pressing -------------------------------------------------------------------------------

    def press(self, element: str, where: QPoint | None = None) -> None:
        """An element was pressed. ``where`` (global) is the place for a menu; else at the element."""
        self._body.flights.stop()
        if not self._model.at_present:
            self.say(Message("table-past-no-moves"))
            return
        attempts = self._model.attempts(element)
        legal = [action for action in attempts.actions if not self._model.why_not(action)]
        if len(legal) == 1:
            self.choose(legal[0])
        elif legal:
            self._show_menu([(action, "") for action in legal], where or self._place_of(element))
        else:
            self._explain(attempts.actions, attempts.purpose)

    def _explain(self, actions: Sequence[Action], purpose: Reason | None) -> None:
        reasons = [reason for action in actions for reason in self._model.why_not(action)]
        reason = reasons[0] if reasons else purpose
        if reason is not None:
            self.say(reason)

    def say(self, message: Message) -> None:
        """Show a sentence over the board, with a link to the rule if it has one."""
        text = rich(self.context, message)
        section = message.section if isinstance(message, Reason) else ""
        if section:
            words = self.context.texts.text("table-rule-link", section=Words(section))
            text += f'&nbsp; <a href="rule:{section}" style="color:{self.context.theme.accent.name()}">{words}</a>'
        self._body.board.say(text)

    def choose(self, action: Action) -> None:
        """Do an action, after a question where something would be lost or revealed."""
        self._body.flights.stop()
        warning = self._model.warning(action) if self._settings.ask_losses else None
        if warning is None:
            self._do(action)
        else:
            self._asking = (action, warning)
            self.write_prompt()

    def _do(self, action: Action) -> None:
        self._asking = None
        try:
            self._model.play(action)
        except Fault as fault:
            self.say(fault.reasons[0] if fault.reasons else fault.message)

    def answer(self, yes: bool) -> None:
        """Answer the question that is open, if one is."""
        if self._asking is not None:
            action, self._asking = self._asking[0], None
            if yes:
                self._do(action)
            else:
                self.write_prompt()

    @property
    def asking(self) -> bool:
        """Whether a question is open."""
        return self._asking is not None

    def forget_question(self) -> None:
        """The position has changed: what was asked no longer holds."""
        self._asking = None

    # --- menus ------------------------------------------------------------------------------------

    def show_meanings(self, element: str, where: QPoint) -> None:
        """The context menu of an element: all it could mean now, and what it is."""
        attempts = self._model.attempts(element) if self._model.at_present else None
        rows = []
        for action in attempts.actions if attempts else ():
            reasons = self._model.why_not(action)
            rows.append((action, self.context.plain(reasons[0]) if reasons else ""))
        self._show_menu(rows, where, element)

    def _show_menu(self, rows: Sequence[tuple[Action, str]], where: QPoint, about: str = "") -> None:
        """rows: actions, each with the reason against it or an empty text."""
        menu = QMenu(self._body)
        menu.setToolTipsVisible(True)
        if about:
            menu.addAction(self._plain_name(about)).setEnabled(False)
        for action, reason in rows:
            entry = menu.addAction(self.context.plain(self._model.label(action)))
            entry.setEnabled(not reason)
            entry.setToolTip(reason)
            entry.triggered.connect(lambda _checked=False, action=action: self.choose(action))
        if about:
            self._add_about(menu, about)
        self.menu = menu
        menu.popup(where)

    def _add_about(self, menu: QMenu, element: str) -> None:
        lines = self._model.game.describe(self._model.view().observation, element)
        if lines:
            entry = menu.addAction(self.context.texts.text("table-what-is-this"))
            words = "<br>".join(rich(self.context, line) for line in lines)
            entry.triggered.connect(lambda: self._body.board.say(words))

    def _plain_name(self, element: str) -> str:
        name = self.context.name(element)
        return name if isinstance(name, str) else self.context.plain(name)

    def _place_of(self, element: str) -> QPoint:
        place = self._body.locate(element)
        point = place.rect.center().toPoint() if place else self._body.rect().center()
        return self._body.mapToGlobal(point)

    # --- the prompt bar -----------------------------------------------------------------------------

    def write_prompt(self) -> None:
        """Say what is to be done now, with its buttons."""
        model = self._model
        if not model.at_present:
            self._write_past()
        elif self._asking is not None:
            self._write_question(self._asking[1])
        elif model.over:
            self._write_end()
        elif model.decides_here:
            self._write_decision()
        else:
            self._write_waiting()

    def _write_past(self) -> None:
        texts, model = self.context.texts, self._model
        choices = [
            Choice(texts.text("table-to-present"), lambda: model.go(model.length), "primary", "play"),
            Choice(texts.text("table-continue-here"), self.branch_wanted.emit, "", "branch"),
        ]
        words = texts.text("table-past", step=model.cursor, length=model.length)
        self._body.prompt.show_sentence(f"<b>{words}</b>", choices)

    def _write_question(self, warning: Message) -> None:
        texts = self.context.texts
        choices = [
            Choice(texts.text("table-yes"), lambda: self.answer(True), "danger", "check"),
            Choice(texts.text("table-no"), lambda: self.answer(False), "primary", "undo"),
        ]
        self._body.prompt.show_sentence(rich(self.context, warning), choices)

    def _write_end(self) -> None:
        words = rich(self.context, self._model.score_sheet().verdict)
        text = self.context.texts.text("table-show-scores")
        self._body.prompt.show_sentence(words, [Choice(text, self.scores_wanted.emit, "primary", "laurel")])

    def _write_decision(self) -> None:
        prompt = self._model.prompt()
        if prompt is None:
            return
        choices = [
            Choice(self.context.plain(self._model.label(action)), partial(self.choose, action), kind)
            for action, kind in zip(prompt.buttons, ["primary", *[""] * len(prompt.buttons)])
        ]
        words = self._whose(prompt) + rich(self.context, prompt.message)
        self._body.prompt.show_sentence(words, choices)

    def _whose(self, prompt: Prompt) -> str:
        """The chip of the deciding seat, unless the game's sentence names the seat itself."""
        named = f"player/{prompt.player}" in prompt.message.args.values()
        return "" if named else chip(self.context, prompt.player)

    def _write_waiting(self) -> None:
        model, texts = self._model, self.context.texts
        seat = model.player if model.player is not None else 0
        level = Words(texts.text(LEVELS.get(self.context.seats[seat].controller, "common-level-normal")))
        id = "table-paused" if model.paused else "table-thinking"
        words = rich(self.context, Message(id, {"player": f"player/{seat}", "level": level}))
        self._body.prompt.show_sentence(words, self._waiting_choices(), thinking=not model.paused)

    def _waiting_choices(self) -> list[Choice]:
        texts, model = self.context.texts, self._model
        if not model.paused:
            return [Choice(texts.text("table-pause"), lambda: model.set_paused(True), "", "pause")]
        return [
            Choice(texts.text("table-go-on"), lambda: model.set_paused(False), "primary", "play"),
            Choice(texts.text("table-one-step"), model.one_step, "", "next"),
        ]

    def spoken(self) -> str:
        """The decision and its legal moves in words, for screen readers."""
        prompt = self._model.prompt()
        if prompt is None:
            return ""
        moves = [self.context.plain(self._model.label(action)) for action in prompt.actions]
        return self.context.plain(prompt.message) + " " + self.context.texts.joined(moves)
