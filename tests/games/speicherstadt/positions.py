"""Positions for the tests of Die Speicherstadt: a fresh match whose pieces are moved where a test needs them."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.figures import load_figures
from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt import GAME
from boardgames_desktop.games.speicherstadt.components import Components
from boardgames_desktop.games.speicherstadt.readings import card_id, goods_of, queue_of
from boardgames_desktop.games.speicherstadt.scoring import total
from boardgames_desktop.games.speicherstadt.state import (
    BUY,
    DISCARDED,
    LOAD,
    NOTHING,
    PILE,
    PLACE,
    SLOT,
    State,
)

SEATS = (2, 3, 4, 5)


def make_figures(change: Callable[[dict[str, Any]], object] | None = None) -> dict[str, Any]:
    """The figures that came with the program, perhaps changed."""
    figures = copy.deepcopy(_original())
    if change is not None:
        change(figures)
    return figures


@cache
def _original() -> dict[str, Any]:
    return dict(load_figures("speicherstadt", corrected=False))


@cache
def _components(seats: int, start: int | None) -> Components:
    return _with_figures(_original(), seats, start)


def _with_figures(figures: Mapping[str, Any], seats: int, start: int | None) -> Components:
    options = {"start_player": "random" if start is None else str(start)}
    return GAME.components(figures, seats, options)


def make_components(
    seats: int, start: int | None = 0, figures: Mapping[str, Any] | None = None
) -> Components:
    """The tables of a match; ``start`` is the seat that begins, None to draw it."""
    return _components(seats, start) if figures is None else _with_figures(figures, seats, start)


class Table:
    """A match in its first round. ``events`` are those of all actions played so far.

    Cards and cubes that a test gives away come from the pile and the bag, so that none is there twice.
    """

    def __init__(
        self, seats: int = 3, start: int = 0, seed: int = 1, figures: Mapping[str, Any] | None = None
    ) -> None:
        self.components = make_components(seats, start, figures)
        self.state: State = GAME.new_state(self.components, seed)
        self.events: list[Event] = []
        self.actions = {str(action): action for action in GAME.all_actions(self.components)}

    # --- moving pieces -------------------------------------------------------------------------

    def lay(self, slot: int, card: str, *cargo: str) -> Table:
        """Lay a card on a slot, a ship with cargo; what lay there takes its place in the pile."""
        number, state = self.number(card), self.state
        old = state.slots[slot]
        if old != number:
            self._clear_slot_of(number)
            self._take_card(number, instead=old)
            state.slots[slot], state.where[number] = number, SLOT
        wide = len(self.components.goods)
        for good in self._cubes(cargo):
            state.cargo[slot * wide + good] += 1
        return self

    def own(self, seat: int, *cards: str) -> Table:
        """Give cards to a seat; another one of the pile comes to the slot where one lay."""
        for card in cards:
            number = self.number(card)
            self._clear_slot_of(number)
            self._take_card(number)
            self.state.where[number] = seat
        return self

    def discard(self, *cards: str) -> Table:
        """Put cards of the pile on the discards."""
        for card in cards:
            self._take_card(self.number(card))
            self.state.where[self.number(card)] = DISCARDED
        return self

    def next_cards(self, *cards: str) -> Table:
        """Let the pile be just these cards, the first to be drawn first; other cards are discarded."""
        numbers = [self.number(card) for card in cards]
        for number in self.state.pile:
            self.state.where[number] = DISCARDED
        for number in numbers:
            self.state.where[number] = PILE
        self.state.pile = numbers[::-1]
        return self

    def store(self, seat: int, *goods: str) -> Table:
        """Give cubes of the bag to a seat, stored since an earlier round."""
        for good in self._cubes(goods):
            self.state.goods[seat * len(self.components.goods) + good] += 1
        return self

    def stock(self, *goods: str) -> Table:
        """Put cubes of the bag into the stock."""
        for good in self._cubes(goods):
            self.state.stock[good] += 1
        return self

    def fill(self, card: str) -> Table:
        """Fill all symbols of a contract with cubes of the bag."""
        for symbol in self.components.cards[self.number(card)].symbols:
            self.state.bag.remove(self.components.symbols[symbol].good)
            self.state.filled[symbol] = 1
        return self

    def coins(self, *coins: int) -> Table:
        """What each seat has."""
        self.state.coins = list(coins)
        return self

    def last_round(self) -> Table:
        """Say that this is the last round: no regular card is left but those on the slots."""
        self.state.round = self.components.rounds
        return self.next_cards("E_fire")

    def _clear_slot_of(self, number: int) -> None:
        """Let another card lie where this one lies, if it lies on a slot."""
        if number in self.state.slots:
            self.lay(self.state.slots.index(number), self._plain_card())

    def _plain_card(self) -> str:
        """The next card of the pile that can be laid down without more ado."""
        cards = self.components.cards
        return next(
            cards[n].id for n in reversed(self.state.pile) if cards[n].kind in ("contract", "counting_office")
        )

    def _take_card(self, number: int, instead: int | None = None) -> None:
        """Take a card out of the pile, ``instead`` comes to its place; or off its slot."""
        state = self.state
        assert state.where[number] == PILE, f"{self.components.cards[number].id} is not in the pile"
        place = state.pile.index(number)
        if instead is None:
            del state.pile[place]
        else:
            state.pile[place], state.where[instead] = instead, PILE

    def _cubes(self, goods: tuple[str, ...]) -> list[int]:
        numbers = [self.components.good_numbers[good] for good in goods]
        for number in numbers:
            self.state.bag.remove(number)
        return numbers

    # --- playing -------------------------------------------------------------------------------

    def action(self, text: str) -> Action:
        """An action by its text, e.g. ``place 2``."""
        return self.actions[text]

    def play(self, *texts: str) -> list[Event]:
        """Play legal actions; their events."""
        events: list[Event] = []
        for text in texts:
            assert self.why_not(text) == [], f"{text} is not legal"
            GAME.apply(self.state, self.action(text), events)
        self.events += events
        return events

    def place(self, *slots: int) -> list[Event]:
        """Place workers, one after the other."""
        return self.play(*(f"place {slot}" for slot in slots))

    def decline_all(self) -> list[Event]:
        """Let everybody decline until loading begins."""
        events: list[Event] = []
        while self.state.phase == BUY:
            events += self.play(f"decline {self.state.slot}")
        return events

    def to_loading(self) -> list[Event]:
        """Place what is left to place, and decline everything."""
        events: list[Event] = []
        while self.state.phase == PLACE:
            events += self.play(str(GAME.legal_actions(self.state)[-1]))
        return events + self.decline_all()

    def to_next_round(self) -> list[Event]:
        """Play on the shortest way to the next round or the end of the game."""
        events, now = self.to_loading(), self.state.round
        while self.state.phase == LOAD and self.state.round == now:
            legal = self.legal()
            events += self.play("finish" if "finish" in legal else legal[-1])
        return events

    # --- reading -------------------------------------------------------------------------------

    def legal(self, kind: str = "") -> list[str]:
        """Texts of the legal actions, of one kind if given."""
        return [str(a) for a in GAME.legal_actions(self.state) if not kind or a.kind == kind]

    def why_not(self, text: str) -> list[str]:
        """Ids of the reasons against an action, without the game's prefix."""
        reasons = GAME.why_not(self.state, self.action(text))
        return [reason.id.removeprefix("speicherstadt-why-") for reason in reasons]

    def number(self, card: str) -> int:
        """The number of a card."""
        return self.components.card_numbers[card]

    def where(self, card: str) -> int:
        """The seat that owns a card, or PILE, SLOT, DISCARDED, REMOVED."""
        return self.state.where[self.number(card)]

    def on_slots(self) -> list[str | None]:
        """Ids of the cards on the slots, from the left."""
        ids = [card_id(self.state, card) if card != NOTHING else None for card in self.state.slots]
        return [None if name is None else name.removeprefix("card/") for name in ids]

    def queue(self, slot: int) -> list[int]:
        """Seats of the workers at a slot, the front one first."""
        return queue_of(self.state, slot)

    def goods(self, seat: int) -> list[str]:
        """Cubes of a seat."""
        return self._names(goods_of(self.state, seat))

    def in_stock(self) -> list[str]:
        """Cubes in the stock."""
        return self._names(self.state.stock)

    def _names(self, counts: list[int]) -> list[str]:
        return [self.components.goods[good] for good, count in enumerate(counts) for _ in range(count)]

    def points(self, category: str) -> tuple[int, ...]:
        """Points per seat in a category of the score sheet."""
        lines = {line.category: line.points for line in GAME.score_sheet(self.state).lines}
        return lines[f"speicherstadt-score-{category}"]

    def totals(self) -> list[int]:
        """Points per seat."""
        return [total(self.state, seat) for seat in range(self.components.seats)]


def told(events: list[Event], *names: str) -> list[tuple[str, dict[str, Any]]]:
    """Events by short name with their arguments; only those with one of ``names`` if given."""
    found = [(event.id.removeprefix("speicherstadt-"), dict(event.args)) for event in events]
    return [(name, args) for name, args in found if not names or name in names]


def ids(events: list[Event], *names: str) -> list[str]:
    """Short names of events, all or those among ``names``."""
    return [name for name, _ in told(events, *names)]
