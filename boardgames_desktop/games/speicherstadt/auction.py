"""How the purchase of a round will probably end: who buys what at which price."""

from __future__ import annotations

from boardgames_desktop.games.speicherstadt.readings import queue_of
from boardgames_desktop.games.speicherstadt.state import FLOORS, NOTHING, PLACE, State
from boardgames_desktop.games.speicherstadt.worth import Outlook

SPITE = 0.25
"""Share of a rival's gain that counts as a loss when one lets the rival have a card."""
JOINING = 0.6
"""Share of the workers still to be placed that count as standing behind those already there."""

Sale = tuple[int, float, float]
"""Buyer (NOTHING if nobody), price, and the buyer's gain in points."""

NO_SALE: Sale = (NOTHING, 0.0, 0.0)


def settle(outlook: Outlook, card: int, queue: list[int], coins: list[int], extra: float = 0.0) -> Sale:
    """How one queue ends if everybody knows what the others want, found from its end forwards.

    extra: workers expected to join behind those in ``queue``.
    """
    sale, length = NO_SALE, len(queue)
    for place in range(length - 1, -1, -1):
        seat, price = queue[place], length - place + extra
        if coins[seat] + 0.5 < price:
            continue
        gain = outlook.card(seat, card) - price * outlook.coin[seat]
        buyer, _, theirs = sale
        waiting = theirs if buyer == seat else -SPITE * theirs
        if gain > waiting:
            sale = (seat, price, gain)
    return sale


def joining(outlook: Outlook, state: State) -> list[float]:
    """Workers expected to join each queue: those not placed yet, by how attractive each card is."""
    waiting = sum(state.workers)
    if state.phase != PLACE or not waiting:
        return [0.0] * len(state.slots)
    pull = []
    for slot, card in enumerate(state.slots):
        if card == NOTHING or state.queue_end[slot] >= FLOORS:
            pull.append(0.0)
            continue
        price = state.queue_end[slot] - state.queue_front[slot] + 1
        best = max(
            outlook.card(seat, card) - 0.5 * price * outlook.coin[seat]
            for seat, left in enumerate(state.workers)
            if left
        )
        pull.append(max(best, 0.2))
    whole = sum(pull) or 1.0
    return [JOINING * waiting * strength / whole for strength in pull]


def forecast(outlook: Outlook, state: State) -> list[float]:
    """Per seat, the points that the queues standing now will probably bring."""
    gains = [0.0] * outlook.seats
    coins = state.coins[:]
    extras = joining(outlook, state)
    for slot, card in enumerate(state.slots):
        if card == NOTHING or state.queue_front[slot] == state.queue_end[slot]:
            continue
        buyer, price, gain = settle(outlook, card, queue_of(state, slot), coins, extras[slot])
        if buyer != NOTHING:
            gains[buyer] += gain
            coins[buyer] -= int(price + 0.5)
    return gains
