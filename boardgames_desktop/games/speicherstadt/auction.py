"""How the purchase of a round will probably end: who buys what at which price."""

from __future__ import annotations

from boardgames_desktop.games.speicherstadt.readings import queue_of
from boardgames_desktop.games.speicherstadt.state import FLOORS, NOTHING, PLACE, State
from boardgames_desktop.games.speicherstadt.worth import Outlook

SPITE = 0.25
"""Share of a rival's gain that counts as a loss when one lets the rival have a card."""
JOINING = 0.6
"""Share of the workers still to be placed that count as standing behind those already there."""

Sale = tuple[int, int, float]
"""Buyer (NOTHING if nobody), price, and the buyer's gain in points."""

NO_SALE: Sale = (NOTHING, 0, 0.0)


def settle(outlook: Outlook, card: int, queue: list[int], coins: list[int], extra: float = 0.0) -> Sale:
    """How one queue ends if everybody knows what the others want, found from its end forwards.

    extra: workers expected to join behind those in ``queue``.
    """
    gains, purses = outlook.gains(card), outlook.purses
    buyer, paid, theirs = NO_SALE
    price = int(extra + 0.5)
    for seat in reversed(queue):
        price += 1
        left = coins[seat] - price
        if left < 0:
            continue
        worths = purses[seat]
        gain = gains[seat] - worths[left + price] + worths[left]
        if gain > (theirs if buyer == seat else -SPITE * theirs):
            buyer, paid, theirs = seat, price, gain
    return buyer, paid, theirs


def joining(outlook: Outlook, state: State) -> list[float]:
    """Workers expected to join each queue: those not placed yet, by how attractive each card is."""
    waiting = sum(state.workers)
    if state.phase != PLACE or not waiting:
        return [0.0] * len(state.slots)
    pull = []
    for slot, card in enumerate(state.slots):
        if card == NOTHING or state.queue_end[slot] >= FLOORS:
            pull.append(0.0)
        else:
            price = 1 + state.queue_end[slot]
            pull.append(max(max(outlook.gains(card)) - 0.5 * price * outlook.coin[0], 0.2))
    share = JOINING * waiting / (sum(pull) or 1.0)
    return [share * strength for strength in pull]


def forecast(outlook: Outlook, state: State) -> list[float]:
    """Per seat, the points that the queues standing now will probably bring."""
    gains = [0.0] * outlook.seats
    coins = outlook.coins[:]
    extras = joining(outlook, state)
    for slot, card in enumerate(state.slots):
        if card == NOTHING or state.queue_front[slot] == state.queue_end[slot]:
            continue
        buyer, price, gain = settle(outlook, card, queue_of(state, slot), coins, extras[slot])
        if buyer != NOTHING:
            gains[buyer] += gain
            coins[buyer] -= price
    return gains
