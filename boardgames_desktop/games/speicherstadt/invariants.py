"""What must hold in every position: nothing is lost, nothing appears, the phase makes sense."""

from __future__ import annotations

from boardgames_desktop.engine.game import UNKNOWN
from boardgames_desktop.games.speicherstadt.loading import legal_steps
from boardgames_desktop.games.speicherstadt.observe import hidden_goods
from boardgames_desktop.games.speicherstadt.readings import (
    capacity,
    cards_of,
    cards_of_kind,
    goods_of,
    landed_of,
    price,
    turn_order,
)
from boardgames_desktop.games.speicherstadt.state import (
    BUY,
    DISCARDED,
    FLOORS,
    LOAD,
    NOTHING,
    OVER,
    PILE,
    PLACE,
    REMOVED,
    SLOT,
    State,
)


def require(holds: bool, otherwise: str) -> None:
    """Raise ValueError saying ``otherwise`` unless it holds."""
    if not holds:
        raise ValueError(otherwise)


def check(state: State) -> None:
    """Check all invariants of a state or an observation. Raises ValueError naming the broken one."""
    _check_cards(state)
    _check_pile(state)
    _check_goods(state)
    _check_queues(state)
    _check_purchases(state)
    _check_fires(state)
    _PHASE_CHECKS[state.phase](state)


def _check_cards(state: State) -> None:
    """Each card lies at one place; fires and cards of the pile are nobody's (rules 2, 3)."""
    components = state.components
    lying = [card for card in state.slots if card != NOTHING]
    for card, where in enumerate(state.where):
        require(
            where in (PILE, SLOT, DISCARDED, REMOVED) or 0 <= where < components.seats, "a card is nowhere"
        )
        require((where == SLOT) == (lying.count(card) == 1), "a card lies on a slot or does not")
        require((where == REMOVED) == (card in components.removed), "a removed card is in the game")
        if components.cards[card].kind == "fire":
            require(where in (PILE, DISCARDED), "a fire card is owned or on a slot")


def _check_pile(state: State) -> None:
    """The pile has the cards of its size, the later seasons below; it fits the round (rules 2, 9)."""
    components = state.components
    hidden = [card for card, where in enumerate(state.where) if where == PILE]
    require(len(state.pile) == len(hidden), "the pile has another number of cards")
    regular = sum(components.cards[card].kind != "fire" for card in hidden)
    require(
        regular == (components.rounds - state.round) * components.slots, "the pile does not fit the round"
    )
    out = [
        components.cards[card].deck for card, where in enumerate(state.where) if where not in (PILE, REMOVED)
    ]
    coming = [components.cards[card].deck for card in hidden]
    require(
        max(out, default=0) <= min(coming, default=len(components.deck_names)),
        "a later season came before an earlier one",
    )
    if UNKNOWN not in state.pile:
        require(sorted(state.pile) == hidden, "the pile has other cards")
        decks = [components.cards[card].deck for card in state.pile]
        require(decks == sorted(decks, reverse=True), "the seasons of the pile are mixed")


def _check_goods(state: State) -> None:
    """All cubes are somewhere; ships took theirs from the bag when they were laid (rules 1, 3)."""
    components = state.components
    counts = [*state.cargo, *state.goods, *state.landed, *state.stock, *state.takeable]
    require(min(counts) >= 0, "a number of cubes is below zero")
    hidden = hidden_goods_or_none(state)
    require(hidden is not None and len(hidden) == len(state.bag), "the cubes do not add up")
    if UNKNOWN not in state.bag:
        require(sorted(state.bag) == hidden, "the bag has other cubes")
    to_come = sum(state.where[ship] == PILE for ship in components.by_kind["ship"])
    require(len(state.bag) == to_come * components.goods_per_ship, "the bag does not fit the ships to come")
    for slot, card in enumerate(state.slots):
        cubes = sum(state.cargo[slot * len(state.stock) : (slot + 1) * len(state.stock)])
        is_ship = card != NOTHING and components.cards[card].kind == "ship"
        require(cubes == (components.goods_per_ship if is_ship else 0), "a ship has the wrong cargo")
    for symbol, filled in enumerate(state.filled):
        owned = state.where[components.symbols[symbol].card] < components.seats
        require(owned or not filled, "goods lie on a contract that nobody owns")


def hidden_goods_or_none(state: State) -> list[int] | None:
    """The goods in the bag, None when more cubes of a kind are out than there are."""
    hidden = hidden_goods(state)
    out = len(state.components.goods) * state.components.goods_each - len(hidden)
    lying = sum(state.cargo) + sum(state.goods) + sum(state.landed) + sum(state.stock) + sum(state.filled)
    return hidden if lying == out else None


def _check_queues(state: State) -> None:
    """Workers stand from the front to the end of a queue (rules 4)."""
    for slot in range(state.components.slots):
        front, end = state.queue_front[slot], state.queue_end[slot]
        require(0 <= front <= end <= FLOORS, "a queue is too long")
    for seat, left in enumerate(state.workers):
        standing = state.queues.count(seat) + left
        require(standing <= state.components.workers, "a player has too many workers")


def _check_purchases(state: State) -> None:
    """Cards bought this round are owned, and cubes that wait for loading came with such ships (rules 5)."""
    each = state.components.goods_per_ship
    require(sum(state.bought) <= state.components.slots, "more cards were bought than there were")
    for seat, bought in enumerate(state.bought):
        require(bought <= len(cards_of(state, seat)), "a player bought more cards than he owns")
        ships = min(bought, len(cards_of_kind(state, seat, "ship")))
        landed = sum(landed_of(state, seat))
        whole = any(landed == number * each for number in range(ships + 1))
        require(whole, "goods wait for loading that no ship brought")


def _check_fires(state: State) -> None:
    """Fires resolved are those on the discards; nobody won or lost more than they are worth (rules 8)."""
    fires = [card for card in state.components.by_kind["fire"] if state.where[card] == DISCARDED]
    require(state.fires == len(fires), "the number of fires is wrong")
    most = sum(state.components.cards[card].value for card in fires)
    require(all(abs(points) <= most for points in state.fire_points), "a fire is worth less than was scored")


def _check_place(state: State) -> None:
    """Turn by turn from the start player; nobody has left a queue yet (rules 4)."""
    components = state.components
    require(state.slot == NOTHING and not state.loaded, "placing has a slot or loading turns")
    require(NOTHING not in state.slots, "a slot is empty while workers are placed")
    require(
        not any(state.queue_front) and not any(state.bought), "somebody bought or left before the purchase"
    )
    placed = sum(state.queue_end)
    require(placed < components.workers * components.seats, "all workers are placed")
    order = turn_order(state)
    require(state.player == order[placed % components.seats], "another player must place")
    for turn, seat in enumerate(order):
        own = placed // components.seats + (turn < placed % components.seats)
        require(state.queues.count(seat) == own, "the workers were not placed in turn")
        require(state.workers[seat] == components.workers - own, "the workers do not add up")
    _check_nothing_landed(state)
    _check_rooms(state)


def _check_buy(state: State) -> None:
    """One slot is on offer, those before it are done (rules 5)."""
    require(not any(state.workers) and not state.loaded, "workers are left or loading turns over")
    require(state.slot != NOTHING, "no slot is on offer")
    for slot in range(state.components.slots):
        if slot < state.slot:
            require(state.slots[slot] == NOTHING and not price(state, slot), "an earlier slot is not done")
        else:
            require(state.slots[slot] != NOTHING, "a later slot is empty")
            require(slot == state.slot or not state.queue_front[slot], "somebody left a later queue")
    front = state.queue_front[state.slot]
    require(front < state.queue_end[state.slot], "nobody stands at the slot on offer")
    require(state.queues[state.slot * FLOORS + front] == state.player, "another player is in front")
    require(state.coins[state.player] >= price(state, state.slot), "the player cannot pay")
    require(sum(state.bought) <= state.slot, "more cards were bought than offered")
    _check_all_placed(state)
    require(not any(state.takeable), "goods can be converted into out of loading")
    _check_rooms(state)


def _check_load(state: State) -> None:
    """One seat is loading and has something to decide (rules 6)."""
    require(not any(state.workers) and state.slot == NOTHING, "workers or a slot are left in loading")
    require(all(card == NOTHING for card in state.slots), "a card is left on a slot in loading")
    require(state.player != NOTHING and not state.loaded >> state.player & 1, "no player is loading")
    before = turn_order(state)[: turn_order(state).index(state.player)]
    require(all(state.loaded >> seat & 1 for seat in before), "an earlier player has not loaded")
    require(state.loaded.bit_count() == len(before), "a later player has loaded")
    require(
        not any(any(landed_of(state, seat)) for seat in (*before, state.player)), "a ship is not unloaded"
    )
    _check_all_gone(state)
    require(all(a <= b for a, b in zip(state.takeable, state.stock)), "the stock is smaller than it was")
    require(bool(legal_steps(state)), "the player cannot do anything")
    _check_rooms(state)


def _check_over(state: State) -> None:
    """Everything is done (rules 9)."""
    require(state.player == NOTHING and state.slot == NOTHING, "somebody still decides at the end")
    require(not state.pile and state.round == state.components.rounds, "the pile is not empty at the end")
    require(all(card == NOTHING for card in state.slots), "a card is left on a slot at the end")
    require(not any(state.workers), "a worker is left at the end")
    require(state.loaded.bit_count() == state.components.seats, "somebody has not loaded at the end")
    _check_all_gone(state)
    _check_nothing_landed(state)
    _check_rooms(state)


def _check_all_placed(state: State) -> None:
    """Every worker has been placed this round (rules 4)."""
    placed = state.components.workers * state.components.seats
    require(sum(state.queue_end) == placed, "the workers do not add up")


def _check_all_gone(state: State) -> None:
    """Every worker has been placed and has gone home again (rules 5)."""
    _check_all_placed(state)
    require(state.queue_front == state.queue_end, "a worker stands in a queue after the purchase")


def _check_nothing_landed(state: State) -> None:
    require(not any(state.landed) and not any(state.takeable), "goods wait for loading out of its time")


def _check_rooms(state: State) -> None:
    """Nobody stores more than fits; only the seat that is loading may hold more."""
    for seat in range(state.components.seats):
        loading = state.phase == LOAD and seat == state.player
        fits = sum(goods_of(state, seat)) <= capacity(state, seat)
        require(loading or fits, "a player stores more than fits")


_PHASE_CHECKS = {PLACE: _check_place, BUY: _check_buy, LOAD: _check_load, OVER: _check_over}
