"""An argument parser that speaks the person's language and answers bad options in one sentence."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from typing import Any, NoReturn

from boardgames_desktop.engine.messages import Words
from boardgames_desktop.text import LANGUAGES, Texts

BAD_OPTION = 2
"""Exit code after an option that makes no sense."""

_LARGEST_NUMBER = 2**62
_LONGEST_SECONDS = 3600.0

_COMPLAINTS = (
    (re.compile(r"unrecognized arguments: (?P<value>.*)"), "cli-unknown-argument"),
    (re.compile(r"the following arguments are required: (?P<value>.*)"), "cli-missing-argument"),
    (re.compile(r"argument (?P<value>\S+): expected one argument"), "cli-missing-value"),
    (
        re.compile(r"argument .*: invalid choice: (?P<value>.*) \(choose from (?P<known>.*)\)"),
        "cli-unknown-choice",
    ),
    (re.compile(r"argument \S+: (?P<value>.*)"), "cli-bad-value"),
)
"""What argparse says, with the sentence that says it to people; the last one is for our own complaints."""


class Parser(argparse.ArgumentParser):
    """A parser with ``--help`` and ``--lang``. ``texts`` is set once before any parser is made."""

    texts: Texts

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=_Formatter, add_help=False, allow_abbrev=False, **settings)
        self._positionals.title = self.texts.text("cli-arguments")
        self._optionals.title = self.texts.text("cli-options")
        self.add_argument("-h", "--help", action="help", help=self.texts.text("cli-help"))
        # No default, so that a command does not forget what was said before it.
        self.add_argument(
            "--lang", choices=LANGUAGES, help=self.texts.text("cli-lang"), default=argparse.SUPPRESS
        )

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one sentence and end."""
        print(self.texts.text("cli-bad-option", detail=Words(self._complaint(message))), file=sys.stderr)
        sys.exit(BAD_OPTION)

    def _complaint(self, message: str) -> str:
        for pattern, sentence in _COMPLAINTS:
            found = pattern.fullmatch(message)
            if found:
                words = {name: Words(text.replace("'", "")) for name, text in found.groupdict().items()}
                return self.texts.text(sentence, **words)
        return message


class _Formatter(argparse.HelpFormatter):
    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        begin = Parser.texts.text("cli-usage") + " "
        super().add_usage(usage, actions, groups, begin if prefix is None else prefix)


def whole_number(text: str) -> int:
    """A number option: whole, not negative, of a size that can be meant."""
    if not text.isascii() or not text.isdigit() or len(text) > 19 or int(text) > _LARGEST_NUMBER:
        raise argparse.ArgumentTypeError(Parser.texts.text("cli-not-a-number", value=Words(text[:40])))
    return int(text)


def number_of_seconds(text: str) -> float:
    """A time option in seconds, up to an hour."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0.0 < seconds <= _LONGEST_SECONDS:
        raise argparse.ArgumentTypeError(Parser.texts.text("cli-not-seconds", value=Words(text[:40])))
    return seconds
