"""Faults that end in one sentence for the person at the table."""

from __future__ import annotations

from boardgames_desktop.engine.messages import Message, Value


class Fault(Exception):
    """Something asked of the engine that it will not do, with the sentence that says why.

    code: a short stable word for programs (``illegal-action``, ``damaged-save``).
    message: the sentence for people, to be said in their language.
    """

    def __init__(self, code: str, message_id: str, **args: Value) -> None:
        super().__init__(f"{code}: {message_id} {args or ''}".strip())
        self.code = code
        self.message = Message(message_id, args)
