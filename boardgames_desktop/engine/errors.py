"""Faults that end in one sentence for the person at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardgames_desktop.engine.messages import Message, Reason, Value


class Fault(Exception):
    """Something asked of the engine that it will not do, with the sentence that says why.

    code: a short stable word for programs (``illegal-action``, ``damaged-save``).
    message: the sentence for people, to be said in their language.
    reasons: for an illegal action, every reason against it, the most useful first.
    position: for a save whose actions do not replay, a ``Match`` that goes on from the position
    stored in it, without history; None when there is nothing to go on from.
    """

    def __init__(self, code: str, message_id: str, **args: Value) -> None:
        super().__init__(f"{code}: {message_id} {args or ''}".strip())
        self.code = code
        self.message = Message(message_id, args)
        self.reasons: Sequence[Reason] = ()
        self.position: Any = None
