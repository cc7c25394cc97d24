"""Rules 7, income; rules 9, what follows the last round."""

from __future__ import annotations

from boardgames_desktop.engine.messages import Event
from boardgames_desktop.games.speicherstadt import events as say
from boardgames_desktop.games.speicherstadt.fire import resolve_fire
from boardgames_desktop.games.speicherstadt.state import NOTHING, OVER, State
from boardgames_desktop.games.speicherstadt.supply import begin_round, draw_card


def income_of(state: State, seat: int) -> int:
    """Coins a seat gets at the end of this round."""
    components = state.components
    coins = components.income
    if not state.bought[seat]:
        coins += components.income_without_purchase
    return coins + (components.income_of_bank if state.where[components.bank] == seat else 0)


def pay_income(state: State, events: list[Event] | None) -> None:
    """Pay everybody; then the next round, or the end of the game."""
    for seat in range(state.components.seats):
        coins = income_of(state, seat)
        state.coins[seat] += coins
        if events is not None:
            events.append(say.income(seat, coins))
    if state.round == state.components.rounds:
        end_game(state, events)
        return
    state.start_player = (state.start_player + 1) % state.components.seats
    if events is not None:
        events.append(say.start_passed(state))
    begin_round(state, events)


def end_game(state: State, events: list[Event] | None) -> None:
    """Resolve the fire or fires left in the pile, without another auction (rules 9)."""
    while state.pile:
        resolve_fire(state, draw_card(state), events)
    state.phase = OVER
    state.player = NOTHING
    if events is not None:
        events.append(say.match_over())
