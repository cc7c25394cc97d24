"""The page on which a match is played: it puts the table together and carries out its keys and buttons."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QToolTip, QVBoxLayout, QWidget

from boardgames_desktop.app.board_animation import SPEEDS
from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.app.rich import rich
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.app.table_body import TableBody
from boardgames_desktop.app.table_decide import Decider
from boardgames_desktop.app.table_end import EndSheet
from boardgames_desktop.app.table_fit import FittingArea
from boardgames_desktop.app.table_menu import fill_menu
from boardgames_desktop.app.table_moves import MovesDialog
from boardgames_desktop.app.table_parts import Parts, load_parts, make_parts
from boardgames_desktop.app.table_show import Shower, why_no_undo
from boardgames_desktop.engine.messages import Message

_TIP_AFTER = 350
"""Milliseconds the pointer rests on an element before it is explained."""


class TablePage(QWidget):
    """A match on the table. The page listens to ``shell.settings``; after ``shell.restyled`` call ``restyle``.

    Signals: ``leave_wanted()``, ``settings_wanted()``, ``rules_wanted(section)`` (empty: the whole
    book), ``save_as_wanted()``, ``keys_wanted()``, ``again_wanted()`` (same set-up, new seed),
    ``new_setup_wanted()``. ``menu_filled(menu)`` after the menu was filled anew: the window adds its own entries.
    """

    leave_wanted = Signal()
    settings_wanted = Signal()
    rules_wanted = Signal(str)
    save_as_wanted = Signal()
    keys_wanted = Signal()
    again_wanted = Signal()
    new_setup_wanted = Signal()
    menu_filled = Signal(object)

    body: TableBody
    shower: Shower
    decider: Decider

    def __init__(self, shell: Shell, model: MatchModel, parts: Parts | None = None) -> None:
        """parts: what the game brings; found beside the game if not given."""
        super().__init__()
        self.shell = shell
        self.model = model
        self._parts = parts or load_parts(model.game.info.id)
        self._end_shown = False
        self._started = False
        self._tipped = ""
        self._tip = QTimer(self)
        self._tip.setSingleShot(True)
        self._tip.setInterval(_TIP_AFTER)
        self._tip.timeout.connect(self._show_tip)
        self._area = FittingArea()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._area)
        self._build()
        self._make_shortcuts()
        model.changed.connect(self._on_change)
        model.thinking_changed.connect(self._on_thinking)
        model.trouble.connect(lambda message: self.decider.say(message))
        shell.settings.changed.connect(self._on_setting)
        self._on_setting("speed")

    # --- building -------------------------------------------------------------------------------

    def context(self) -> TableContext:
        """The surroundings of the present look."""
        texts = self.shell.texts.for_game(self.model.game.info.id)
        return TableContext(
            self.model.game, self.model.components, texts, self.shell.theme, self.model.seats,
            self.model.home_viewer, self.shell.scale,
        )  # fmt: skip

    def _build(self) -> None:
        context = self.context()
        title = context.texts.text(self.model.game.info.name)
        if self.model.setup.branch:
            title = f"{title} · {self.model.setup.branch}"
        self.body = TableBody(make_parts(self._parts, context), self.model, title)
        self.shower = Shower(self.body, self.model)
        self.decider = Decider(self.body, self.model, self.shell.settings)
        fill_menu(self, self.body.top.menu)
        self.menu_filled.emit(self.body.top.menu)
        self._connect()
        self._area.put(self.body)

    def _connect(self) -> None:
        body, decider = self.body, self.decider
        self.shower.shown.connect(self._after_shown)
        body.scene.pressed.connect(decider.press)
        body.scene.hovered.connect(self._on_hover)
        body.scene.pressed.connect(self._hide_tip)
        body.players.pressed.connect(self._hide_tip)
        body.view.touched.connect(self._hide_tip)
        body.view.pointed.connect(self._on_pointed)
        body.view.menu_wanted.connect(decider.show_meanings)
        body.view.describe = self._described
        body.view.spoken = decider.spoken
        body.view.walk = self._walk_past
        body.players.pressed.connect(decider.press)
        body.players.hovered.connect(self._on_hover)
        body.log.step_chosen.connect(self.model.go)
        body.log.element_hovered.connect(self._light)
        body.prompt.link_hovered.connect(self._light)
        body.prompt.link_pressed.connect(self._follow)
        body.board.notice.link_pressed.connect(self._follow)
        body.top.triggered.connect(self.use)
        decider.scores_wanted.connect(self.show_scores)
        decider.branch_wanted.connect(self.branch_here)
        if body.tray is not None:
            body.tray.chosen.connect(decider.choose)
            body.tray.hovered.connect(self._on_hover)

    def restyle(self) -> None:
        """Build everything anew: language, colours, text size or who plays has changed. The match goes on."""
        sheet = self.body.sheet is not None
        docks, choices, scale = self.body.dock_state(), self.body.players.choices, self.body.context.scale
        self.body.flights.blockSignals(True)
        self.model.set_held(False)
        self._build()
        if scale == self.body.context.scale:  # widths of another text size would be wrong
            self.body.restore_docks(docks)
        self.body.players.choices = choices
        self._on_setting("speed")
        if self._started:
            self.shower.show()
            self.body.view.setFocus()
        if sheet:
            self.show_scores()

    def _on_setting(self, name: str) -> None:
        settings = self.shell.settings
        if name in ("speed", "reduced_motion", "pause"):
            self.shower.milliseconds = SPEEDS[settings.motion]
            self.model.set_pace(settings.pause)
        if name in ("speed", "play_forced"):
            self.model.set_play_forced(settings.play_forced)

    def showEvent(self, event: QShowEvent) -> None:
        """The match begins to run when it can be seen."""
        super().showEvent(event)
        if not self._started:
            self._started = True
            self.model.start()
            self.body.view.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.shower.finish()

    # --- after changes ------------------------------------------------------------------------------

    def _on_change(self, step: int) -> None:
        self._hide_tip()
        self.decider.forget_question()
        if self.model.home_viewer != self.body.context.viewer or self.model.seats != self.body.context.seats:
            self.restyle()
        self.shower.change(step)

    def _on_thinking(self) -> None:
        """While pieces fly the bar still tells of the moment before; it is written when they have landed."""
        if not self.body.flights.flying:
            self.decider.write_prompt()

    def _after_shown(self) -> None:
        self.decider.write_prompt()
        finished = self.model.over and self.model.at_present
        if finished and not self._end_shown:
            self._end_shown = True
            self.show_scores()
        if not self.model.over:
            self._end_shown = False
        if self.body.sheet is not None and not self._end_shown:
            self.body.close_sheet()

    # --- pointing -----------------------------------------------------------------------------------

    def _light(self, element: str) -> None:
        """Light an element on the board and in the panels; an empty id none."""
        elements = [element] if element and not element.startswith("rule:") else []
        self.body.scene.set_lit(elements)
        self.body.players.set_lit(elements)

    def _on_hover(self, element: str) -> None:
        self._tipped = element
        if element:
            self._tip.start()
        else:
            self._hide_tip()

    def _on_pointed(self, element: str) -> None:
        """The pointer moved: an explanation that a press or a move took away may come again."""
        if element and element != self._tipped:
            self._on_hover(element)

    def _hide_tip(self) -> None:
        """Take the explanation away: it would cover the board or tell of the moment before."""
        self._tipped = ""
        self._tip.stop()
        QToolTip.hideText()

    def _show_tip(self) -> None:
        """Explain the element that is pointed at, beside it."""
        words = self._explained(self._tipped)
        place = self.body.locate(self._tipped)
        if words and place is not None and self.body.isVisible():
            below = self.body.mapToGlobal(place.rect.bottomLeft().toPoint() + QPoint(0, 8))
            QToolTip.showText(below, words, self.body)

    def _explained(self, element: str) -> str:
        """What an element is and tells now, as rich text."""
        context = self.body.context
        lines = self.model.game.describe(self.model.view().observation, element)
        name = context.name(element)
        title = name if isinstance(name, str) else context.plain(name)
        told = "".join(f'<div style="margin-top:2px">{rich(context, line)}</div>' for line in lines)
        return f"<b>{title}</b>{told}"

    def _described(self, element: str) -> str:
        """The same for screen readers."""
        lines = self.model.game.describe(self.model.view().observation, element)
        return " ".join(self.body.context.plain(line) for line in lines)

    def _follow(self, link: str) -> None:
        """A link in a sentence: a rule, or an element that is lit and explained."""
        if link.startswith("rule:"):
            self.rules_wanted.emit(link.removeprefix("rule:"))
            return
        self._light(link)
        self._tipped = link
        self._show_tip()

    # --- buttons and keys -----------------------------------------------------------------------------

    def use(self, name: str) -> None:
        """Carry out what a button, menu entry or key of this name stands for."""
        self._hide_tip()
        model = self.model
        ways: dict[str, Any] = {
            "leave": self.leave_wanted.emit,
            "first": lambda: model.go(0),
            "back": lambda: model.go(model.cursor - 1),
            "forward": lambda: model.go(model.cursor + 1),
            "present": lambda: model.go(model.length),
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save_as_wanted.emit,
            "rules": lambda: self.rules_wanted.emit(""),
            "settings": self.settings_wanted.emit,
            "keys": self.keys_wanted.emit,
            "moves": self.show_moves,
            "scores": self.toggle_scores,
            "fit": self.body.view.fit,
            "board": self.body.view.setFocus,
            "log": self._go_to_log,
            "pause": lambda: model.set_paused(not model.paused),
            "step": model.one_step,
            "escape": self._escape,
        }
        ways[name]()

    def _make_shortcuts(self) -> None:
        keys = {
            "Ctrl+Z": "undo", "Ctrl+Y": "redo", "Ctrl+Shift+Z": "redo", "PgUp": "back", "PgDown": "forward",
            "Home": "first", "End": "present", "M": "moves", "S": "scores", "B": "board", "L": "log", "P": "pause",
            "N": "step", "0": "fit", "Esc": "escape", "F1": "rules", "Ctrl+S": "save", "Ctrl+W": "leave", "?": "keys",
        }  # fmt: skip
        for chord, name in keys.items():
            self._shortcut(chord).activated.connect(lambda name=name: self.use(name))
        for number in range(1, 10):
            self._shortcut(str(number)).activated.connect(lambda number=number: self._press_button(number))

    def _press_button(self, number: int) -> None:
        self._hide_tip()
        self.body.prompt.press(number)

    def _shortcut(self, chord: str) -> QShortcut:
        shortcut = QShortcut(QKeySequence(chord), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        return shortcut

    def undo(self) -> None:
        """Take back, if that is possible now."""
        self.shower.finish()
        if self.model.at_present and self.model.can_undo:
            self.model.undo()
        else:
            self.decider.say(why_no_undo(self.model))

    def redo(self) -> None:
        """Play again what was taken back, if there is something."""
        self.shower.finish()
        if self.model.at_present:
            self.model.redo()

    def branch_here(self) -> None:
        """Go on from the moment shown in a match of its own."""
        step = self.model.cursor
        name = self.body.context.texts.text("table-branch-name", step=step)
        self.model.branch_here(name)
        self.restyle()
        self.decider.say(Message("table-branched", {"step": step}))

    def _walk_past(self, way: int) -> bool:
        """Left and right walk through the history while the past is shown."""
        if self.model.at_present:
            return False
        self.model.go(self.model.cursor + way)
        return True

    def _go_to_log(self) -> None:
        self.body.close_sheet()
        self.body.log_dock.show()
        self.body.log.setFocus()

    def _escape(self) -> None:
        """The nearest way out: a question, a notice, the score sheet, the past."""
        body = self.body
        if self.decider.asking:
            self.decider.answer(False)
        elif body.board.notice.text:
            body.board.say("")
        elif body.sheet is not None:
            body.close_sheet()
        elif not self.model.at_present:
            self.model.go(self.model.length)
        else:
            body.scene.set_focus_element("")

    # --- lists and sheets -----------------------------------------------------------------------------

    def show_moves(self) -> MovesDialog | None:
        """Open the list of legal moves; None when there is nothing to decide."""
        prompt = self.model.prompt()
        if prompt is None:
            return None
        self.shower.finish()
        context = self.body.context
        moves = [(context.plain(self.model.label(action)), action) for action in prompt.actions]
        dialog = MovesDialog(context, rich(context, prompt.message), moves, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.decider.choose)
        dialog.open()
        return dialog

    def show_scores(self) -> None:
        """Open the score sheet of the moment shown beside the board."""
        sheet = EndSheet(self.body.context, self.model.score_sheet(), self.model.scores_over_time())
        sheet.chosen.connect(self._on_way_on)
        sheet.lit.connect(self._light_all)
        sheet.pointed.connect(self._on_seat_pointed)
        sheet.step_chosen.connect(self.model.go)
        self.body.show_sheet(sheet)

    def toggle_scores(self) -> None:
        """Open or close the score sheet."""
        if self.body.sheet is not None:
            self.body.close_sheet()
        else:
            self.show_scores()

    def _light_all(self, elements: list[str]) -> None:
        self.body.scene.set_lit(elements)
        self.body.players.set_lit(elements)

    def _on_seat_pointed(self, seat: int) -> None:
        """The panel of the seat whose points are explained is the open one."""
        if self.body.sheet is not None:
            self.body.players.set_spot(seat if seat >= 0 else None)

    def _on_way_on(self, name: str) -> None:
        if name in ("close", "board"):
            self.body.close_sheet()
            self._light_all([])
        else:
            {"again": self.again_wanted, "setup": self.new_setup_wanted, "shelf": self.leave_wanted}[
                name
            ].emit()
