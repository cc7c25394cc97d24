"""The Fluent files as the tests read them: strictly, while the program skips what it cannot read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from boardgames_desktop.paths import translations_dir
from boardgames_desktop.text import LANGUAGES

HAN = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")


@dataclass(frozen=True)
class Entry:
    """A message or term of one file. ``name`` is the id, with a leading hyphen for terms."""

    language: str
    file: str
    name: str
    node: Any


class _Collector(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: set[str] = set()
        self.references: set[str] = set()
        self.variant_keys: list[str] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:
        self.variant_keys.append(node.key.name if isinstance(node.key, ast.Identifier) else node.key.value)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.texts.append(node.parse()["value"])


def look_into(node: Any) -> _Collector:
    """What occurs in an entry: variables, selectors, references, variant keys, texts."""
    found = _Collector()
    found.visit(node)
    return found


def files(language: str) -> list[str]:
    """The Fluent files of a language, by their path in its folder."""
    folder = translations_dir() / language
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl"))


@cache
def body(language: str, file: str) -> list[Any]:
    """The entries of one file as parsed, junk included."""
    path = translations_dir() / language / file
    return list(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def entries(language: str, file: str) -> Iterator[Entry]:
    """Messages and terms of one file."""
    for node in body(language, file):
        if isinstance(node, ast.Message):
            yield Entry(language, file, node.id.name, node)
        elif isinstance(node, ast.Term):
            yield Entry(language, file, f"-{node.id.name}", node)


def all_entries() -> Iterator[Entry]:
    """Everything in both languages."""
    for language in LANGUAGES:
        for file in files(language):
            yield from entries(language, file)


def game_of(file: str) -> str | None:
    """The game a file belongs to (``games/g.ftl`` or ``games/g/part.ftl``), None for what is common to all."""
    return Path(file).with_suffix("").parts[1] if file.startswith("games/") else None


def rule_books(language: str) -> list[Path]:
    """The rule books of a language."""
    return sorted((translations_dir() / language / "rules").glob("*.md"))
