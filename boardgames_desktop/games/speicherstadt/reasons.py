"""Why an action is not legal, in the order of usefulness; asks the predicates of the rules."""

from __future__ import annotations

from collections.abc import Callable

from boardgames_desktop.engine.actions import Action
from boardgames_desktop.engine.messages import Reason, Value, Words
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
from boardgames_desktop.games.speicherstadt.readings import capacity, card_id, good_id, slot_id
from boardgames_desktop.games.speicherstadt.refusals import Refusal
from boardgames_desktop.games.speicherstadt.state import FLOORS, NOTHING, State


def reasons(state: State, action: Action) -> list[Reason]:
    """Why the deciding seat may not do this; empty when it may."""
    if action not in state.components.moves.known:
        return [Reason("engine-unknown-action", {"action": Words(str(action)[:80])})]
    refusals, args = _CHECKS[action.kind](state, action)
    return [Reason(refusal[0], args, refusal[1]) for refusal in refusals if refusal is not None]


Found = tuple[list[Refusal | None], dict[str, Value]]


def _place(state: State, action: Action) -> Found:
    slot = _slot(action)
    args: dict[str, Value] = {"slot": slot_id(slot), "floors": FLOORS}
    refused = demand.refuse_placing(state)
    return [refused or demand.refuse_slot(state, slot)], args


def _offer(state: State, action: Action) -> Found:
    slot = _slot(action)
    args: dict[str, Value] = {"slot": slot_id(slot)}
    declines = action.kind == DECLINE_KIND
    refused = purchase.refuse_declining(state) if declines else purchase.refuse_buying(state)
    if refused is None:
        args["current"] = slot_id(state.slot)
        refused = purchase.refuse_offer(state, slot)
    return [refused], args


def _deliver(state: State, action: Action) -> Found:
    card = state.components.card_numbers[str(action.args[0])]
    good = goods(state, action.args[1:])
    args: dict[str, Value] = {"card": card_id(state, card), "good": good_id(state, good[0])}
    return _loading(
        state, good, loading.refuse_contract(state, card, good[0]) if _is_on(state) else None
    ), args


def _sell(state: State, action: Action) -> Found:
    good = goods(state, action.args)
    refused = loading.refuse_merchant(state, good[0]) if _is_on(state) else None
    return _loading(state, good, refused), {"good": good_id(state, good[0])}


def _market(state: State, action: Action) -> Found:
    given = goods(state, action.args)
    args: dict[str, Value] = {"cubes": _cubes(state), "goods": tuple(good_id(state, g) for g in given)}
    return _loading(state, given, loading.refuse_market(_cubes(state))), args


def _convert(state: State, action: Action) -> Found:
    given, wanted = goods(state, action.args[:3]), goods(state, action.args[3:])[0]
    args: dict[str, Value] = {
        "cubes": _cubes(state),
        "goods": tuple(good_id(state, g) for g in given),
        "good": good_id(state, wanted),
    }
    found = _loading(state, given, loading.refuse_convert(_cubes(state)))
    if _is_on(state):
        found.append(loading.refuse_wanted(state, wanted))
    return found, args


def _discard(state: State, action: Action) -> Found:
    given = goods(state, action.args)
    args: dict[str, Value] = {"good": good_id(state, given[0]), **_room(state)}
    refused = loading.refuse_discard(state, _cubes(state)) if _is_on(state) else None
    return _loading(state, given, refused), args


def _finish(state: State, action: Action) -> Found:
    refused = loading.refuse_finish(state, _cubes(state)) if _is_on(state) else None
    return [loading.refuse_loading(state) or refused], _room(state)


def _loading(state: State, given: tuple[int, ...], refused: Refusal | None) -> list[Refusal | None]:
    """The phase alone if it is wrong; else why these cubes and then why this step cannot be."""
    wrong = loading.refuse_loading(state)
    if wrong is not None:
        return [wrong]
    return [refused, loading.refuse_goods(loading.pool(state), given)]


def _is_on(state: State) -> bool:
    return loading.refuse_loading(state) is None


def _cubes(state: State) -> int:
    return sum(loading.pool(state)) if _is_on(state) else 0


def _room(state: State) -> dict[str, Value]:
    if state.player == NOTHING:
        return {"cubes": 0, "room": 0}
    return {"cubes": _cubes(state), "room": capacity(state, state.player)}


def _slot(action: Action) -> int:
    return int(action.args[0])


def goods(state: State, args: tuple[int | str, ...]) -> tuple[int, ...]:
    """Goods by their ids."""
    return tuple(state.components.good_numbers[str(good)] for good in args)


_CHECKS: dict[str, Callable[[State, Action], Found]] = {
    PLACE_KIND: _place,
    BUY_KIND: _offer,
    DECLINE_KIND: _offer,
    DELIVER_KIND: _deliver,
    SELL_KIND: _sell,
    MARKET_KIND: _market,
    CONVERT_KIND: _convert,
    DISCARD_KIND: _discard,
    FINISH_KIND: _finish,
}
