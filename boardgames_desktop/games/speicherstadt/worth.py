"""What holdings are worth: the judgement of an experienced player, in expected final points.

Everything here reads positions and observations alike: of the pile only which cards are in it counts, of
the bag only which goods are nowhere else.
"""

from __future__ import annotations

from functools import cache
from math import exp

from boardgames_desktop.games.speicherstadt.state import LOAD, OVER, PILE, PLACE, SLOT, State
from boardgames_desktop.games.speicherstadt.tables import tables_of

# Figures of judgement, fitted to the ends of games that computers played among themselves.
COIN_LATE, COIN_EARLY = 2.1, 1.2
"""What a first coin is worth just before the last purchase, and before the first; in between in proportion."""
PURSE, PURSE_PER_AUCTION = 7.0, 0.8
"""Coins after which another one is worth e times less, and how much this grows with the auctions to come."""
LARGEST_PURSE = 100
CHOOSY = 1.1
"""A player meets needed goods this much more often than an equal share of the ships would bring."""
STOCK_HELP = 0.2
"""Expected cubes of a good by converting, while the stock has that good and ships still come."""
SURE_DELIVERY = 0.98
HALL_CUBE = 0.35
IDLE_COIN = 0.02
"""What a coin is worth when nothing can be bought any more: it breaks ties."""
PER_AUCTION = 0.3
"""Points that every auction still to come brings to a seat, whatever it holds now."""


Open = tuple[tuple[int, ...], int]
"""A contract that is not complete: the goods it misses and its points."""


class Holdings:
    """What one seat has, as far as it counts for its points."""

    __slots__ = ("contracts", "hand", "merchants", "offices", "points", "ships", "strength", "warehouse")

    def __init__(self, hand: list[int], points: float) -> None:
        self.hand = hand
        self.points = points
        self.merchants = [0] * len(hand)
        self.contracts: list[Open] = []
        self.offices = 0
        self.ships = 0
        self.strength = 0
        self.warehouse = False


@cache
def purse(auctions: int, rounds: int, income: int, least: float) -> tuple[float, ...]:
    """Worth of 0, 1, 2, … coins with so many purchases to come; each coin is worth at least ``least``."""
    first = COIN_LATE - (COIN_LATE - COIN_EARLY) * (auctions - 1) / rounds if auctions else 0.0
    width = PURSE + PURSE_PER_AUCTION * auctions
    worths = [0.0]
    for coins in range(LARGEST_PURSE):
        worths.append(worths[-1] + max(first * exp(-(coins + income) / width), least))
    return tuple(worths)


class Outlook:
    """A position as far as the judgement needs it; made once and kept, since many lines share it."""

    __slots__ = (
        "base",
        "cargo",
        "coin",
        "coins",
        "done",
        "fires",
        "fresh",
        "goods_worth",
        "holdings",
        "later",
        "offices_coming",
        "owners",
        "purses",
        "reach",
        "rounds",
        "seats",
        "share",
        "streams",
        "tables",
        "worths",
    )

    def __init__(self, state: State) -> None:
        components = state.components
        self.tables = tables_of(components)
        self.seats = components.seats
        self.rounds = components.rounds
        self.coins = [min(coins, LARGEST_PURSE - 1) for coins in state.coins]
        self.cargo = self._cargo(state)
        self.later = 0 if state.phase == OVER else components.rounds - state.round
        self.fresh = state.phase == PLACE and not any(state.queue_end)
        self.done = self._done(state)
        self.owners = self._owners(state)
        self.holdings = self._holdings(state)
        self.purses = self._purses(state)
        self.coin = [worths[coins + 1] - worths[coins] for worths, coins in zip(self.purses, self.coins)]
        self.offices_coming = sum(1 for card in self.tables.offices if state.where[card] in (PILE, SLOT))
        self.share, self.streams, self.reach = self._supply(state)
        self.fires = self._fires(state)
        self.goods_worth = [self.goods(seat) for seat in range(self.seats)]
        self.base = [self._base(state, seat) for seat in range(self.seats)]
        self.worths: dict[int, list[float]] = {}

    # --- reading the position ---------------------------------------------------------------------

    def _done(self, state: State) -> int:
        """Bit mask of the seats that will never load again."""
        if state.phase == OVER:
            return (1 << self.seats) - 1
        return state.loaded if state.phase == LOAD and not self.later else 0

    def _owners(self, state: State) -> tuple[int, int, int]:
        """Who owns bank, port and chamber of commerce (a place of the state if nobody does)."""
        tables, where = self.tables, state.where
        return tuple(
            where[card] if card >= 0 else SLOT for card in (tables.bank, tables.port, tables.chamber)
        )  # type: ignore[return-value]

    def _holdings(self, state: State) -> list[Holdings]:
        where, goods, landed = state.where, state.goods, state.landed
        wide, seats = self.tables.goods, self.seats
        held = []
        for seat in range(seats):
            start = seat * wide
            hand = [goods[i] + landed[i] for i in range(start, start + wide)]
            held.append(Holdings(hand, float(state.fire_points[seat])))
        self._count_contracts(state, held)
        self._count_cards(where, held)
        return held

    def _count_contracts(self, state: State, held: list[Holdings]) -> None:
        """Complete contracts are points, the others wait for goods."""
        for card, points, symbols in self.tables.contracts:
            owner = state.where[card]
            if owner >= self.seats:
                continue
            missing = tuple([good for symbol, good in symbols if not state.filled[symbol]])
            if missing:
                held[owner].contracts.append((missing, points))
            else:
                held[owner].points += points

    def _count_cards(self, where: list[int], held: list[Holdings]) -> None:
        """All other cards that are owned."""
        tables, seats = self.tables, self.seats
        for card, good in tables.merchants:
            if where[card] < seats:
                held[where[card]].merchants[good] += 1
                held[where[card]].points += 1
        for card, strength, _ in tables.firemen:
            if where[card] < seats:
                held[where[card]].strength += strength
        for card, points in tables.churches:
            if where[card] < seats:
                held[where[card]].points += points
        for owner in [where[card] for card in tables.offices if where[card] < seats]:
            held[owner].offices += 1
        for owner in [where[card] for card in tables.ships if where[card] < seats]:
            held[owner].ships += 1
        if tables.warehouse >= 0 and where[tables.warehouse] < seats:
            held[where[tables.warehouse]].warehouse = True

    def _purses(self, state: State) -> list[tuple[float, ...]]:
        """Per seat, what its coins are worth once this round's purchases are over, by their number."""
        least = 0.001 if state.phase == OVER else IDLE_COIN
        auctions, income = self.later + self.fresh, int(not self.fresh)
        purses = [purse(auctions, self.rounds, income, least)] * self.seats
        if self.owners[2] < self.seats:
            purses[self.owners[2]] = purse(auctions, self.rounds, income, 1.0)
        return purses

    def _supply(self, state: State) -> tuple[float, list[float], list[list[float]]]:
        """Ships a seat will get, cubes of each good with them, and chances to get the j-th cube needed."""
        tables, where = self.tables, state.where
        wide = tables.goods
        coming = sum(1 for card in tables.ships if where[card] == PILE)
        out = [0] * wide
        for cubes in (state.goods, state.landed, state.cargo):
            for index, count in enumerate(cubes):
                if count:
                    out[index % wide] += count
        for symbol, full in enumerate(state.filled):
            if full:
                out[state.components.symbols[symbol].good] += 1
        share = coming / self.seats
        streams, reach = [], []
        for good in range(wide):
            bag = max(tables.goods_each - out[good] - state.stock[good], 0)
            stream = bag / self.seats
            met = stream * CHOOSY + (STOCK_HELP if state.stock[good] and coming else 0.0)
            streams.append(stream)
            reach.append([1.0 - exp(-met / needed) for needed in (1, 2, 3, 4)])
        return share, streams, reach

    def _fires(self, state: State) -> list[tuple[int, float]]:
        """The fires to come: points, and how much the strengths may still change before each."""
        tables, where = self.tables, state.where
        fires = []
        for card, points, deck in tables.fires:
            if where[card] == PILE:
                coming = sum(s for c, s, d in tables.firemen if d <= deck and where[c] in (PILE, SLOT))
                fires.append((points, 0.35 + 0.28 * coming))
        return fires

    def _cargo(self, state: State) -> dict[int, list[int]]:
        """The cubes on each ship that is for sale."""
        wide, ships = self.tables.goods, self.tables.ships
        return {
            card: state.cargo[slot * wide : (slot + 1) * wide]
            for slot, card in enumerate(state.slots)
            if card in ships
        }

    # --- judging ------------------------------------------------------------------------------------

    def _base(self, state: State, seat: int) -> float:
        """Expected final points of a seat, this round's purchases left out."""
        own = self.holdings[seat]
        worth = own.points + self.goods_worth[seat] + self.fire(seat, own.strength)
        worth += self.tables.office_points[own.offices] + self.office_hope(own.offices)
        if self.owners[0] == seat:
            worth += self.bank(seat, state.phase)
        if self.owners[1] == seat:
            worth += own.ships + self.share
        if self.owners[2] == seat:
            worth += 0.5 * self.later
        elif self.owners[1] == PILE:
            worth += 0.2 * own.ships
        return worth + PER_AUCTION * (self.later + self.fresh) + self.purses[seat][self.coins[seat]]

    def bank(self, seat: int, phase: int = LOAD) -> float:
        """The coins the bank will still bring."""
        return self.coin[seat] * (self.later + (phase != OVER)) * 0.8

    def office_hope(self, owned: int) -> float:
        """What offices still to come may add to those owned."""
        if not self.offices_coming or owned + 1 >= len(self.tables.office_points) or not self.later:
            return 0.0
        points = self.tables.office_points
        return 0.25 * min(self.offices_coming, 2) * (points[owned + 1] - points[owned] - 2)

    def fire(self, seat: int, strength: int) -> float:
        """Expected points from all fires to come, if the seat's firemen add up to ``strength``."""
        worth = 0.0
        others = [own.strength for other, own in enumerate(self.holdings) if other != seat]
        for points, doubt in self.fires:
            highest = lowest = 1.0
            for other in others:
                ahead = 1.0 / (1.0 + exp((other - strength) / doubt))
                if strength == other:
                    # Ties are shared in full, so being level is nearly as good as ahead and as bad as behind.
                    level = 0.6 if doubt > 0.5 else 1.0
                    highest *= level
                    lowest *= level
                else:
                    highest *= ahead
                    lowest *= 1.0 - ahead
            worth += points * (highest - lowest)
        return worth

    def goods(
        self,
        seat: int,
        more: list[int] | None = None,
        contract: Open | None = None,
        merchant: int = -1,
        warehouse: bool = False,
    ) -> float:
        """Worth of a seat's contracts, goods and merchants; the arguments add to what it has."""
        own = self.holdings[seat]
        left = own.hand[:] if more is None else [a + b for a, b in zip(own.hand, more)]
        contracts = own.contracts
        if contract is not None:
            contracts = [*contracts, contract]
        if self.done >> seat & 1:
            return float(min(self.tables.room, sum(left))) if own.warehouse else 0.0
        needs = [0] * len(left)
        worth = self._contracts(contracts, left, needs)
        return worth + self._rest(seat, left, needs, merchant, own.warehouse or warehouse)

    def _contracts(self, contracts: list[Open], left: list[int], needs: list[int]) -> float:
        """Points to expect from contracts; takes the cubes they use out of ``left``, counts ``needs``."""
        if len(contracts) > 1:
            contracts = sorted(contracts, key=lambda entry: len(entry[0]))
        worth, reach = 0.0, self.reach
        for missing, points in contracts:
            chance = 1.0
            for good in missing:
                if left[good]:
                    left[good] -= 1
                    chance *= SURE_DELIVERY
                else:
                    chance *= reach[good][min(needs[good], 3)]
                    needs[good] += 1
            worth += points * chance
        return worth

    def _rest(self, seat: int, left: list[int], needs: list[int], merchant: int, warehouse: bool) -> float:
        """Worth of cubes no contract takes: sold to merchants, stored, or sold two for a coin."""
        coin, merchants = self.coin[seat], self.holdings[seat].merchants
        worth, sold, plain, flow = 0.0, 0, 0, 0.0
        for good, stream in enumerate(self.streams):
            spare = max(stream - needs[good], 0.25 * stream)
            if merchants[good] or merchant == good:
                sold += left[good]
                worth += coin * (left[good] + 0.25 * spare)
            else:
                plain += left[good]
                flow += spare
        if warehouse:
            kept = min(self.tables.room, plain)
            room = self.tables.room - kept
            instead = min(room, sold)
            worth += kept + (0.3 if self.later else 0.0) + instead * max(1.0 - coin, 0.0)
            worth += (room - instead) * (1.0 - exp(-0.12 * flow))
            plain -= kept
        if plain and self.later:
            worth += HALL_CUBE
            plain -= 1
        return worth + 0.45 * coin * plain

    def gains(self, card: int) -> list[float]:
        """What each seat gains by owning this card of the street, its price left out."""
        known = self.worths.get(card)
        if known is None:
            known = self.worths[card] = [self._card(seat, card) for seat in range(self.seats)]
        return known

    def _card(self, seat: int, card: int) -> float:
        tables, own = self.tables, self.holdings[seat]
        kind, value = tables.kinds[card], tables.values[card]
        if kind == "contract":
            return self.goods(seat, contract=(tables.misses[card], value)) - self.goods_worth[seat]
        if kind == "fireman":
            return self.fire(seat, own.strength + value) - self.fire(seat, own.strength)
        if kind == "ship":
            gain = self.goods(seat, more=self.cargo.get(card)) - self.goods_worth[seat]
            return gain + (1.0 if self.owners[1] == seat else 0.2 if self.owners[1] in (PILE, SLOT) else 0.0)
        if kind == "merchant":
            return 1.0 + self.goods(seat, merchant=tables.sells[card]) - self.goods_worth[seat]
        if kind == "warehouse":
            return self.goods(seat, warehouse=True) - self.goods_worth[seat]
        if kind == "counting_office":
            now, then = own.offices, min(own.offices + 1, len(tables.office_points) - 1)
            gain = self.tables.office_points[then] - self.tables.office_points[now]
            return gain + self.office_hope(then) - self.office_hope(now)
        return self._single(seat, kind, value)

    def _single(self, seat: int, kind: str, value: int) -> float:
        """The worth of a card of which there is only one."""
        if kind == "bank":
            return self.bank(seat)
        if kind == "port":
            return self.holdings[seat].ships + self.share
        if kind == "chamber_of_commerce":
            # Coins count as points from then on: those left after paying, and those still to come.
            return max(self.coins[seat] - 2.0, 0.0) * (1.0 - self.coin[seat]) + 1.0 + 0.5 * self.later
        return float(value)
