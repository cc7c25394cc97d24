"""Actions: small immutable values that stand for one decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

Argument = int | str


@dataclass(frozen=True, slots=True)
class Action:
    """One decision: a verb (``kind``) and its arguments, e.g. ``place 2``.

    Actions are interned: ask ``action("place", 2)`` rather than the constructor, then equal
    actions are the same object and games may key tables by them at no cost.
    """

    kind: str
    args: tuple[Argument, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.kind, *map(str, self.args)))

    def to_plain(self) -> dict[str, Any]:
        """The action as JSON-ready values: ``{"kind": "place", "args": [2]}``."""
        return {"kind": self.kind, "args": list(self.args)}


@lru_cache(maxsize=None, typed=True)
def action(kind: str, *args: Argument) -> Action:
    """The one interned action with this kind and these arguments."""
    return Action(kind, args)


def action_from_plain(plain: object) -> Action:
    """Read an action from ``to_plain``'s form. Raises ValueError for anything else.

    The result is not interned, so that reading garbage cannot fill the memory; compare it with
    ``==`` or look it up in a game's table.
    """
    if not isinstance(plain, Mapping) or set(plain) - {"kind", "args"}:
        raise ValueError("an action is an object with 'kind' and 'args'")
    kind, args = plain.get("kind"), plain.get("args", [])
    if not isinstance(kind, str) or not isinstance(args, list | tuple):
        raise ValueError("an action has a text 'kind' and a list 'args'")
    if not all(isinstance(arg, int | str) and not isinstance(arg, bool) for arg in args):
        raise ValueError("the arguments of an action are whole numbers or texts")
    return Action(kind, tuple(args))
