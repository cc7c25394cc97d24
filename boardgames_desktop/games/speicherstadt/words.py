"""What people read: prompts, labels, warnings, where the match stands."""

from __future__ import annotations

from collections.abc import Callable

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.game import Prompt
from boardgames_desktop.engine.messages import Message, Value
from boardgames_desktop.games.speicherstadt import demand, loading, purchase
from boardgames_desktop.games.speicherstadt.moves import (
    BUY_KIND,
    CONVERT_KIND,
    DECLINE_KIND,
    DELIVER_KIND,
    DISCARD_KIND,
    FINISH_KIND,
    MARKET_KIND,
    PLACE_KIND,
    SELL_KIND,
)
from boardgames_desktop.games.speicherstadt.readings import capacity, card_id, price, seat_id, slot_id
from boardgames_desktop.games.speicherstadt.state import BUY, LOAD, NOTHING, OVER, PLACE, State

Args = dict[str, Value]

PHASES = (
    "speicherstadt-phase-supply",
    "speicherstadt-phase-demand",
    "speicherstadt-phase-purchase",
    "speicherstadt-phase-loading",
    "speicherstadt-phase-income",
)
_PHASE_INDEX = {PLACE: 1, BUY: 2, LOAD: 3, OVER: -1}


def prompt(state: State) -> Prompt | None:
    """The decision in a sentence, with its legal actions; None at the end."""
    if state.phase == PLACE:
        return _prompt_place(state)
    if state.phase == BUY:
        return _prompt_buy(state)
    return _prompt_load(state) if state.phase == LOAD else None


def _prompt_place(state: State) -> Prompt:
    args: Args = {"player": seat_id(state.player), "workers": state.workers[state.player]}
    actions = tuple(demand.legal_places(state))
    return Prompt(state.player, Message("speicherstadt-prompt-place", args), actions)


def _prompt_buy(state: State) -> Prompt:
    actions = tuple(purchase.legal_offers(state))
    args: Args = {
        "player": seat_id(state.player),
        "card": card_id(state, state.slots[state.slot]),
        "price": price(state, state.slot),
        "coins": state.coins[state.player],
        "waiting": price(state, state.slot) - 1,
    }
    return Prompt(state.player, Message("speicherstadt-prompt-buy", args), actions, actions)


def _prompt_load(state: State) -> Prompt:
    actions = tuple(loading.legal_steps(state))
    cubes, room = sum(loading.pool(state)), capacity(state, state.player)
    args: Args = {"player": seat_id(state.player), "cubes": cubes, "room": room, "excess": cubes - room}
    buttons = tuple(step for step in actions if step.kind == FINISH_KIND)
    message = "speicherstadt-prompt-load-too-many" if cubes > room else "speicherstadt-prompt-load"
    if cubes and actions == buttons:
        message = "speicherstadt-prompt-load-only-store"
    return Prompt(state.player, Message(message, args), actions, buttons)


def label(state: State, action: Action) -> Message:
    """What an action is called on a button or in the list of legal moves."""
    return _LABELS[action.kind](state, action)


def _label_place(state: State, action: Action) -> Message:
    return Message("speicherstadt-do-place", _offer_args(state, action))


def _label_buy(state: State, action: Action) -> Message:
    return Message("speicherstadt-do-buy", _offer_args(state, action))


def _label_decline(state: State, action: Action) -> Message:
    return Message("speicherstadt-do-decline", _offer_args(state, action))


def _offer_args(state: State, action: Action) -> Args:
    """A slot with its card; an empty slot stands for itself."""
    slot = int(action.args[0])
    card = state.slots[slot]
    name = slot_id(slot) if card == NOTHING else card_id(state, card)
    return {"slot": slot_id(slot), "card": name, "price": price(state, slot)}


def _label_deliver(_state: State, action: Action) -> Message:
    args: Args = {"card": f"card/{action.args[0]}", "good": f"good/{action.args[1]}"}
    return Message("speicherstadt-do-deliver", args)


def _label_sell(state: State, action: Action) -> Message:
    args: Args = {"good": f"good/{action.args[0]}", "coins": state.components.merchant_coins}
    return Message("speicherstadt-do-sell", args)


def _label_market(state: State, action: Action) -> Message:
    args: Args = {"goods": _goods(action.args), "coins": state.components.market_coins}
    return Message("speicherstadt-do-market", args)


def _label_convert(_state: State, action: Action) -> Message:
    args: Args = {"goods": _goods(action.args[:3]), "good": f"good/{action.args[3]}"}
    return Message("speicherstadt-do-convert", args)


def _label_discard(_state: State, action: Action) -> Message:
    return Message("speicherstadt-do-discard", {"good": f"good/{action.args[0]}"})


def _label_finish(state: State, _action: Action) -> Message:
    cubes = sum(loading.pool(state)) if state.phase == LOAD else 0
    return Message("speicherstadt-do-finish", {"cubes": cubes})


def _goods(args: tuple[int | str, ...]) -> tuple[str, ...]:
    return tuple(f"good/{good}" for good in args)


_LABELS: dict[str, Callable[[State, Action], Message]] = {
    PLACE_KIND: _label_place,
    BUY_KIND: _label_buy,
    DECLINE_KIND: _label_decline,
    DELIVER_KIND: _label_deliver,
    SELL_KIND: _label_sell,
    MARKET_KIND: _label_market,
    CONVERT_KIND: _label_convert,
    DISCARD_KIND: _label_discard,
    FINISH_KIND: _label_finish,
}


def warning(state: State, action: Action) -> Message | None:
    """What to ask before goods are lost: only discarding loses any, finishing stores all."""
    if action.kind == DISCARD_KIND:
        return Message("speicherstadt-warn-discard", {"good": f"good/{action.args[0]}"})
    return None


def progress(state: State) -> Message:
    """Round and phase in a few words."""
    args: Args = {"round": state.round, "rounds": state.components.rounds}
    return Message(_PROGRESS[state.phase], args)


_PROGRESS = {
    PLACE: "speicherstadt-progress-place",
    BUY: "speicherstadt-progress-buy",
    LOAD: "speicherstadt-progress-load",
    OVER: "speicherstadt-progress-over",
}


def phases(state: State) -> tuple[tuple[str, ...], int]:
    """The five phases of a round and the current one."""
    return PHASES, _PHASE_INDEX[state.phase]
