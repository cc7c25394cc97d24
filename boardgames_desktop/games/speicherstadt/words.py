"""What people read: prompts, labels, warnings, where the match stands."""

from __future__ import annotations

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.game import Prompt
from boardgames_desktop.engine.messages import Message, Value
from boardgames_desktop.games.speicherstadt import demand, loading, purchase
from boardgames_desktop.games.speicherstadt.readings import (
    capacity,
    card_id,
    goods_of,
    price,
    seat_id,
    slot_id,
)
from boardgames_desktop.games.speicherstadt.reasons import goods
from boardgames_desktop.games.speicherstadt.state import BUY, LOAD, NOTHING, OVER, PLACE, State

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
    args: dict[str, Value] = {"player": seat_id(state.player), "workers": state.workers[state.player]}
    return Prompt(
        state.player, Message("speicherstadt-prompt-place", args), tuple(demand.legal_places(state)), ()
    )


def _prompt_buy(state: State) -> Prompt:
    actions = tuple(purchase.legal_offers(state))
    args: dict[str, Value] = {
        "player": seat_id(state.player),
        "card": card_id(state, state.slots[state.slot]),
        "price": price(state, state.slot),
        "coins": state.coins[state.player],
        "waiting": price(state, state.slot) - 1,
    }
    return Prompt(state.player, Message("speicherstadt-prompt-buy", args), actions, actions)


def _prompt_load(state: State) -> Prompt:
    actions = tuple(loading.legal_steps(state))
    cubes, room = sum(goods_of(state, state.player)), capacity(state, state.player)
    args: dict[str, Value] = {"player": seat_id(state.player), "cubes": cubes, "room": room}
    message = "speicherstadt-prompt-load" if cubes <= room else "speicherstadt-prompt-load-too-many"
    args["excess"] = max(cubes - room, 0)
    buttons = tuple(step for step in actions if step.kind == "finish")
    return Prompt(state.player, Message(message, args), actions, buttons)


def label(state: State, action: Action) -> Message:
    """What an action is called on a button or in the list of legal moves."""
    if action.kind == "place":
        return Message("speicherstadt-do-place", _slot_args(state, action))
    if action.kind in ("buy", "decline"):
        args = _slot_args(state, action)
        args["price"] = price(state, int(action.args[0]))
        return Message(_OFFERS[action.kind], args)
    return _loading_label(state, action)


def _loading_label(state: State, action: Action) -> Message:
    components = state.components
    if action.kind == "deliver":
        args: dict[str, Value] = {"card": f"card/{action.args[0]}", "good": f"good/{action.args[1]}"}
        return Message("speicherstadt-do-deliver", args)
    if action.kind == "sell":
        return Message(
            "speicherstadt-do-sell", {"good": f"good/{action.args[0]}", "coins": components.merchant_coins}
        )
    if action.kind == "market":
        given = tuple(f"good/{good}" for good in action.args)
        return Message("speicherstadt-do-market", {"goods": given, "coins": components.market_coins})
    if action.kind == "convert":
        given = tuple(f"good/{good}" for good in action.args[:3])
        return Message("speicherstadt-do-convert", {"goods": given, "good": f"good/{action.args[3]}"})
    if action.kind == "discard":
        return Message("speicherstadt-do-discard", {"good": f"good/{action.args[0]}"})
    cubes = sum(goods_of(state, state.player)) if state.player != NOTHING else 0
    return Message("speicherstadt-do-finish", {"cubes": cubes})


_OFFERS = {"buy": "speicherstadt-do-buy", "decline": "speicherstadt-do-decline"}


def _slot_args(state: State, action: Action) -> dict[str, Value]:
    slot = int(action.args[0])
    args: dict[str, Value] = {"slot": slot_id(slot), "number": slot + 1}
    card = state.slots[slot]
    args["card"] = slot_id(slot) if card == NOTHING else card_id(state, card)
    return args


def warning(state: State, action: Action) -> Message | None:
    """What to ask before goods are lost: a discarded cube, or deliveries left undone."""
    if state.phase != LOAD:
        return None
    if action.kind == "discard":
        return Message("speicherstadt-warn-discard", {"good": f"good/{action.args[0]}"})
    if action.kind == "finish" and any(step.kind == "deliver" for step in loading.legal_steps(state)):
        return Message("speicherstadt-warn-undelivered")
    return None


def progress(state: State) -> Message:
    """Round and phase in a few words."""
    args: dict[str, Value] = {"round": state.round, "rounds": state.components.rounds}
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


def given_goods(state: State, action: Action) -> tuple[int, ...]:
    """The cubes a loading step takes from the pool, as goods."""
    counts = {"deliver": slice(1, 2), "sell": slice(0, 1), "market": slice(0, 2)}
    counts |= {"convert": slice(0, 3), "discard": slice(0, 1)}
    return goods(state, action.args[counts[action.kind]]) if action.kind in counts else ()
