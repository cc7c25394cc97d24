"""Plain JSON values from outside: read strictly, taken apart with a sentence for what is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NoReturn

from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.messages import Message, Value, Words

DEEPEST = 40
"""Levels of lists and objects that are accepted."""

LARGEST = 2**63 - 1
"""Whole numbers beyond this are refused, on both sides of zero."""


def parse_json(text: str) -> Any:
    """The value of a JSON text. Raises Fault ``bad-json`` for everything that is not clean.

    Refused besides bad syntax: a key given twice, NaN and infinities, numbers beyond 64 bits,
    deep nesting, halves of surrogate pairs. A byte order mark before it is passed over.
    """
    text = text.removeprefix("\ufeff")
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        cut_off = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        if cut_off:
            raise _bad("engine-json-cut-off") from None
        raise _bad("engine-json-syntax", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise _bad("engine-json-nesting", most=DEEPEST) from None
    may_have_halves = "\\u" in text or not text.isascii()
    if may_have_halves or text.count("[") + text.count("{") > DEEPEST:
        _check(value, may_have_halves)
    return value


def one_line(value: Any) -> str:
    """A plain value as JSON on one line, without spaces."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _bad(message_id: str, **args: Value) -> Fault:
    return Fault("bad-json", message_id, **args)


def _whole(text: str) -> int:
    if len(text) > 20 or abs(int(text)) > LARGEST:
        raise _bad("engine-json-number")
    return int(text)


def _fraction(text: str) -> float:
    number = float(text) if len(text) <= 60 else float("inf")
    if abs(number) == float("inf"):
        raise _bad("engine-json-number")
    return number


def _constant(_text: str) -> NoReturn:
    raise _bad("engine-json-number")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _bad("engine-json-key-twice", key=Words(clip(twice)))
    return found


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_whole, parse_float=_fraction, parse_constant=_constant
)


def _check(top: Any, may_have_halves: bool) -> None:
    """Refuse deep nesting and text that cannot be written as UTF-8."""
    level = [top]
    for _ in range(DEEPEST):
        if may_have_halves and not all(map(_is_whole_text, level)):
            raise _bad("engine-json-text")
        level = [inner for value in level if isinstance(value, dict | list) for inner in _inside(value)]
        if not level:
            return
    raise _bad("engine-json-nesting", most=DEEPEST)


def _inside(value: dict[str, Any] | list[Any]) -> list[Any]:
    return value if isinstance(value, list) else [*value, *value.values()]


def _is_whole_text(value: Any) -> bool:
    return not isinstance(value, str) or not any("\ud800" <= letter <= "\udfff" for letter in value)


def clip(text: str, most: int = 80) -> str:
    """Foreign text, short enough to stand in a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"


class Fields:
    """The entries of one JSON object, taken out by name with the type they must have.

    fault, message_id: what is raised for a missing or wrong entry; the sentence gets ``$field``.
    """

    def __init__(self, plain: Any, code: str, message_id: str, where: str = "") -> None:
        self.code, self.message_id, self.where = code, message_id, where
        if not isinstance(plain, Mapping):
            raise self.wrong("")
        self.plain = plain

    def wrong(self, name: str) -> Fault:
        """The fault for the entry ``name``."""
        return Fault(self.code, self.message_id, field=Words(clip((self.where + name) or "{}")))

    def only(self, *names: str) -> None:
        """Raise the fault for the first entry that is not one of ``names``."""
        for name in self.plain:
            if name not in names:
                raise self.wrong(str(name))

    def whole(self, name: str, least: int = 0, most: int = LARGEST) -> int:
        """A whole number within bounds."""
        value = self.plain.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(name)
        return value

    def number(self, name: str, least: float, most: float) -> float:
        """A number within bounds."""
        value = self.plain.get(name)
        if not isinstance(value, int | float) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(name)
        return float(value)

    def text(self, name: str, default: str | None = None, most: int = 1000) -> str:
        """A text of at most ``most`` characters; ``default``, if given, for a missing one."""
        value = self.plain.get(name, default)
        if not isinstance(value, str) or len(value) > most:
            raise self.wrong(name)
        return value

    def flag(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self.plain.get(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name)
        return value

    def table(self, name: str) -> dict[str, Any]:
        """An object."""
        value = self.plain.get(name)
        if not isinstance(value, dict):
            raise self.wrong(name)
        return value

    def texts(self, name: str) -> dict[str, str]:
        """An object whose values are all texts; empty when missing."""
        value = self.plain.get(name, {})
        if not isinstance(value, dict) or not all(isinstance(entry, str) for entry in value.values()):
            raise self.wrong(name)
        return value

    def list(self, name: str, most: int = 1_000_000) -> list[Any]:
        """A list of at most ``most`` entries."""
        value = self.plain.get(name)
        if not isinstance(value, list) or len(value) > most:
            raise self.wrong(name)
        return value


def message_to_plain(message: Message) -> dict[str, Any]:
    """A message as ``{"id": …, "args": {…}}``; lists of elements become lists."""
    args = {name: list(value) if isinstance(value, tuple) else value for name, value in message.args.items()}
    return {"id": message.id, "args": args}


def message_from_plain(plain: Any) -> Message | None:
    """A message back from ``message_to_plain``; None for anything else."""
    if not isinstance(plain, Mapping) or not isinstance(plain.get("id"), str):
        return None
    args = plain.get("args")
    if not isinstance(args, Mapping):
        return None
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in args.items()}
    fits = all(
        (isinstance(value, int | str) and not isinstance(value, bool))
        or (isinstance(value, tuple) and all(isinstance(entry, str) for entry in value))
        for value in values.values()
    )
    return Message(plain["id"], values) if fits else None
