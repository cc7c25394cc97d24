"""The state of a match of Die Speicherstadt: flat lists of ints over the components' tables."""

from __future__ import annotations

from dataclasses import dataclass

from boardgames_desktop.games.speicherstadt.components import FLOORS, Components

__all__ = [
    "BUY", "DISCARDED", "FLOORS", "LOAD", "NOTHING", "OVER", "PILE", "PLACE", "REMOVED", "SLOT", "State",
]  # fmt: skip

# What is to be decided (also the phases in which a person acts).
PLACE, BUY, LOAD, OVER = range(4)

# Where a card is, besides a seat number (0-4) for a card that is owned.
PILE, SLOT, DISCARDED, REMOVED = 10, 11, 12, 13

NOTHING = -2
"""An empty place: no card on a slot, no worker on a floor, no slot being sold."""


@dataclass(slots=True)
class State:
    """One position. Cards and seats are numbers; goods are indexed in the order of the components.

    In an observation the entries of ``pile`` and ``bag`` are UNKNOWN; all else is open (rules 2).
    """

    components: Components
    round: int
    """From 1 to the last round; stays there at the end."""
    start_player: int
    phase: int
    """PLACE, BUY, LOAD or OVER."""
    player: int
    """The seat to decide; NOTHING when over."""
    slot: int
    """The slot being sold in BUY, else NOTHING."""
    pile: list[int]
    """Cards still to come, drawn from the end. Hidden order."""
    bag: list[int]
    """Goods still in the bag, drawn from the end. Hidden order."""
    where: list[int]
    """Per card: its owner's seat, or PILE, SLOT, DISCARDED, REMOVED."""
    slots: list[int]
    """Per slot: the card lying there, or NOTHING."""
    cargo: list[int]
    """slot * goods + good: cubes on the ship lying at a slot."""
    queues: list[int]
    """slot * FLOORS + floor: seat of the worker placed there this round, or NOTHING once gone."""
    queue_front: list[int]
    """Per slot: floor of the front worker."""
    queue_end: list[int]
    """Per slot: number of floors ever filled this round; the queue is front..end-1."""
    workers: list[int]
    """Per seat: workers not yet placed this round."""
    coins: list[int]
    """Per seat."""
    fire_points: list[int]
    """Per seat: points won and lost by fires so far (may be negative)."""
    bought: list[int]
    """Per seat: cards bought this round."""
    goods: list[int]
    """seat * goods + good: cubes stored (hall and warehouse); during the seat's loading, its pool."""
    landed: list[int]
    """seat * goods + good: cubes on ships bought this round that wait for loading."""
    filled: list[int]
    """Per contract symbol (components.symbols): 1 when delivered."""
    stock: list[int]
    """Per good: cubes in the goods stock."""
    takeable: list[int]
    """Per good: cubes of the stock that this loading turn may still convert into (rules 6)."""
    loaded: int
    """Bit mask of seats whose loading turn of this round is over."""
    fires: int
    """Number of fires resolved so far."""

    def copy(self) -> State:
        """An independent copy; the components are shared."""
        return State(
            self.components,
            self.round,
            self.start_player,
            self.phase,
            self.player,
            self.slot,
            self.pile[:],
            self.bag[:],
            self.where[:],
            self.slots[:],
            self.cargo[:],
            self.queues[:],
            self.queue_front[:],
            self.queue_end[:],
            self.workers[:],
            self.coins[:],
            self.fire_points[:],
            self.bought[:],
            self.goods[:],
            self.landed[:],
            self.filled[:],
            self.stock[:],
            self.takeable[:],
            self.loaded,
            self.fires,
        )
