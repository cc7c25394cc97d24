"""Showing a match: after every change the pieces fly, then everything is made true again.

``Shower.show`` puts the shown moment into scene, panels, log and bars, always completely. Flights
only delay it; whatever ends them, ``show`` follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from boardgames_desktop.app.board import Flight
from boardgames_desktop.app.board_animation import SPEEDS
from boardgames_desktop.app.match_model import MatchModel
from boardgames_desktop.app.table_body import TableBody
from boardgames_desktop.engine.match import View
from boardgames_desktop.engine.messages import Message


class Shower(QObject):
    """Keeps one ``TableBody`` true to a model. ``shown()`` after everything shows the moment."""

    shown = Signal()

    def __init__(self, body: TableBody, model: MatchModel) -> None:
        super().__init__(body)
        self._body = body
        self._model = model
        self._step = -1
        self._identity = -1
        self.milliseconds = SPEEDS["normal"]
        body.flights.lifted.connect(body.scene.set_lifted)
        body.flights.finished.connect(self._landed)

    def change(self, step: int) -> None:
        """The model shows another step: fly if it follows on the one shown here, else just show it."""
        flights: Sequence[Flight] = []
        self._body.flights.stop()
        if self._follows(step) and self.milliseconds > 0 and self._body.isVisible():
            flights = self._flights(self._model.view(step))
        if not flights:
            self.show()
            return
        self._model.set_held(True)
        self._body.scene.set_targets(())
        self._body.players.set_targets(set())
        self._body.flights.fly(flights, self._body.locate, self.milliseconds)

    def _follows(self, step: int) -> bool:
        """Whether a step is the one after the step shown, with nothing taken back between."""
        model = self._model
        known = 0 <= self._step <= model.length and model.identity(self._step) == self._identity
        return known and step == self._step + 1 and step == model.length

    def _flights(self, view: View) -> list[Flight]:
        """The flights of all events of a moment, one event after the other."""
        found: list[Flight] = []
        base = 0
        for event in view.events:
            flights = self._body.scene.flights(event)
            found += [replace(flight, order=base + flight.order) for flight in flights]
            base = max((flight.order for flight in found), default=-1) + 1
        return found

    def _landed(self) -> None:
        try:
            self.show()
        finally:  # whatever happens, computers must not wait for ever
            self._model.set_held(False)

    def finish(self) -> None:
        """End flights at once; the table then shows the moment."""
        self._body.flights.stop()

    def show(self) -> None:
        """Make everything show the model's moment, for its viewer."""
        model, body = self._model, self._body
        view = model.view()
        self._step, self._identity = model.cursor, model.identity(model.cursor)
        targets = set(model.targets())
        body.scene.set_lifted(())
        body.scene.sync(view.observation)
        body.scene.set_targets(targets)
        self._mark_last(view)
        body.players.sync(view.observation, view.player)
        body.players.set_targets(targets)
        self._show_tray(view)
        self._show_top(view)
        body.log.sync()
        body.board.set_past(not model.at_present)
        body.board.say("")
        self.shown.emit()
        body.balance_soon()

    def _mark_last(self, view: View) -> None:
        elements = self._body.scene.last_move_elements(view.events) if view.mover is not None else []
        colour = self._body.context.colour(view.mover).colour if view.mover is not None else None
        self._body.scene.set_last_move(elements, colour)

    def _show_tray(self, view: View) -> None:
        tray = self._body.tray
        if tray is not None:
            self._body.board.show_tray(tray.sync(view.observation, self._model.prompt()))

    def _show_top(self, view: View) -> None:
        model, body = self._model, self._body
        texts = body.context.texts
        names, current = model.game.phases(view.observation)
        progress = body.context.plain(model.game.progress(view.observation))
        body.top.strip.show_phase([texts.text(name) for name in names], current, progress)
        body.top.set_history(model.cursor, model.length)
        why_not = body.context.plain(why_no_undo(model))
        body.top.set_undo(model.at_present and model.can_undo, model.at_present and model.can_redo, why_not)


def why_no_undo(model: MatchModel) -> Message:
    """Why nothing can be taken back, in a sentence."""
    if not model.at_present:
        return Message("table-past-no-undo")
    return Message("table-undo-barrier" if model.barrier() > 0 else "table-undo-nothing")
