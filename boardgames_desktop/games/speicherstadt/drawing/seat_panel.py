"""One seat's belongings: a head line, and below it all goods, contracts and cards."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardgames_desktop.app.context import TableContext
from boardgames_desktop.app.panels import PlayerPanelBase
from boardgames_desktop.engine.messages import Message
from boardgames_desktop.games.speicherstadt.drawing.belongings import HEAD, head_tiles, open_tiles
from boardgames_desktop.games.speicherstadt.drawing.tile_art import PAINTERS
from boardgames_desktop.games.speicherstadt.drawing.tiles import Spec, Tile, arrange
from boardgames_desktop.games.speicherstadt.state import State

_GAP = 5.0
_NAMES_AFTER = 60
"""Milliseconds."""


class PlayerPanel(PlayerPanelBase):
    """The panel of a seat; tiles are kept and reused, so that showing another moment is quick."""

    def __init__(self, context: TableContext, seat: int) -> None:
        super().__init__(context, seat)
        self._tiles: list[Tile] = []
        self._specs: list[Spec] = []
        self._is_open = False
        self._state: State | None = None
        self._targets: frozenset[str] = frozenset()
        self._lit: frozenset[str] = frozenset()
        self._height = round(32 * context.scale)
        self._naming = QTimer(self)
        self._naming.setSingleShot(True)
        self._naming.setInterval(_NAMES_AFTER)
        self._naming.timeout.connect(self._tell_names)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sync(self, observation: State) -> None:
        self._state = observation
        self._build()

    def set_open(self, is_open: bool) -> None:
        if is_open != self._is_open:
            self._is_open = is_open
            self._build()

    def set_targets(self, elements: set[str]) -> None:
        self._targets = frozenset(elements)
        self._mark()

    def set_lit(self, elements: Collection[str]) -> None:
        self._lit = frozenset(elements)
        self._mark()

    # --- tiles ------------------------------------------------------------------------------------

    def _build(self) -> None:
        state = self._state
        if state is None:
            return
        self._specs = head_tiles(self.context, state, self.seat, self._is_open)
        if self._is_open:
            self._specs += open_tiles(self.context, state, self.seat)
        while len(self._tiles) < len(self._specs):
            self._tiles.append(self._new_tile())
        for tile, spec in zip(self._tiles, self._specs):
            tile.show_spec(spec)
        for index, tile in enumerate(self._tiles):
            tile.setVisible(index < len(self._specs))
        self._mark()
        self._place()
        self._naming.start()

    def _tell_names(self) -> None:
        """Names for screen readers: many sentences, so they follow when the panel is painted."""
        for tile, spec in zip(self._tiles, self._specs):
            name = self._name(spec)
            if name != tile.accessibleName():
                tile.setAccessibleName(name)

    def _new_tile(self) -> Tile:
        tile = Tile(self, self.context.theme, self.context.scale, PAINTERS)
        tile.pressed_on.connect(self._press)
        tile.hovered_on.connect(self.hovered)
        return tile

    def _press(self, element: str) -> None:
        """The name folds and opens the panel, all else is an element of the game."""
        if element == f"player/{self.seat}":
            self.fold_wanted.emit()
        else:
            self.pressed.emit(element)

    def _name(self, spec: Spec) -> str:
        """What a screen reader says: the sentences about the element, or its name."""
        element = spec.elements[0]
        if spec.picture == "name" or self._state is None:
            return self.context.seats[self.seat].name
        lines = self.context.game.describe(self._state, element)
        if lines:
            return " ".join(self.context.plain(line) for line in lines)
        name = self.context.name(element)
        return self.context.plain(name) if isinstance(name, Message) else name

    def _mark(self) -> None:
        for tile, spec in zip(self._tiles, self._specs):
            tile.set_target(not self._targets.isdisjoint(spec.elements) and spec.row != HEAD)
            tile.set_lit(not self._lit.isdisjoint(spec.elements))

    def _place(self) -> None:
        scale = self.context.scale
        places, high = arrange(self._specs, self.width() / scale, _GAP)
        for tile, place in zip(self._tiles, places):
            tile.setGeometry(_scaled(place, scale))
        height = round(high * scale) + 1
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._place()

    def sizeHint(self) -> QSize:
        return QSize(round(290 * self.context.scale), self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._height)

    # --- where elements are -------------------------------------------------------------------------

    def element_widget(self, element: str) -> QWidget | None:
        for tile, spec in zip(self._tiles, self._specs):
            if element in spec.elements:
                return tile
        return None


def _scaled(place: QRectF, scale: float) -> QRect:
    return QRectF(
        place.x() * scale, place.y() * scale, place.width() * scale, place.height() * scale
    ).toRect()
