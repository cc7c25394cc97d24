"""The figures of a game (cards, prices, counts): read from YAML, checked with file and line."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from boardgames_desktop import paths
from boardgames_desktop.engine import registry
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.messages import Value, Words

Keys = Sequence[str | int]
"""Where a value stands: keys and list indexes from the top, e.g. ``("decks", "A", 3)``."""

_FILE = "rules.yaml"
_LARGEST = 1_000_000
_MOST_NODES = 100_000


class FiguresError(Fault):
    """Figures that cannot be used. The sentence gets ``$file`` and ``$line`` (0: unknown)."""

    def __init__(self, file: str, line: int, message_id: str, **args: Value) -> None:
        super().__init__("bad-figures", message_id, file=Words(file), line=line, **args)
        self.file = file
        self.line = line


class Figures(dict[str, Any]):
    """The figures of one game: plain dicts (all keys are texts), lists, texts, numbers, booleans.

    source: the file they came from. overridden: it is the person's own corrected copy.
    """

    def __init__(self, plain: Mapping[str, Any], source: Path, overridden: bool) -> None:
        super().__init__(plain)
        self.source = source
        self.overridden = overridden


class _Loader(yaml.CSafeLoader):
    """Safe YAML in which a date stays a text, as it must be in a save file."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:timestamp"]
    for first, resolvers in yaml.CSafeLoader.yaml_implicit_resolvers.items()
}


def load_figures(game_id: str, corrected: bool = True) -> Figures:
    """The figures of a game; the person's corrected copy if there is one and ``corrected`` is set.

    Raises FiguresError naming file and line when the file is no clean YAML.
    """
    own = corrected_path(game_id)
    if corrected and own.is_file():
        return read_figures(own, overridden=True)
    return read_figures(original_path(game_id), overridden=False)


def corrected_path(game_id: str) -> Path:
    """Where a person may put a corrected copy of a game's figures."""
    return paths.user_data_dir() / "games" / game_id / _FILE


def original_path(game_id: str) -> Path:
    """The figures that came with the program, or with the game's own distribution."""
    ours = paths.assets_dir() / "games" / game_id / _FILE
    return ours if ours.is_file() else registry.folder(game_id) / _FILE


def read_figures(path: Path, overridden: bool = False) -> Figures:
    """Read one YAML file of figures. Raises FiguresError."""
    text = _read_text(path)
    file = str(path)
    try:
        loader = _Loader(text)
        node = loader.get_single_node()
        if not isinstance(node, yaml.MappingNode):
            raise FiguresError(file, 1, "engine-figures-no-table")
        _check_nodes(file, node)
        plain = loader.construct_document(node)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise FiguresError(file, line, "engine-figures-not-yaml") from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise FiguresError(file, 0, "engine-figures-not-yaml") from error
    return Figures(_with_text_keys(plain), path, overridden)


def broken(figures: Mapping[str, Any], keys: Keys, message_id: str, **args: Value) -> FiguresError:
    """The error to raise for the value at ``keys``, with file and line where they are known.

    The sentence gets ``$file`` and ``$line`` besides ``args``; both are empty for figures from a save.
    """
    if not isinstance(figures, Figures):
        return FiguresError("", 0, message_id, **args)
    return FiguresError(str(figures.source), line_of(figures, keys), message_id, **args)


def line_of(figures: Figures, keys: Keys) -> int:
    """The line (from 1) of the value at ``keys``, or of the nearest thing around it; 0 if unknown."""
    try:
        node = yaml.compose(figures.source.read_text("utf-8-sig"), Loader=_Loader)
    except (OSError, ValueError, yaml.YAMLError):
        return 0
    line = 0
    for key in keys:
        found = _child(node, key)
        if found is None:
            break
        line, node = found
    return line


def _child(node: Any, key: str | int) -> tuple[int, Any] | None:
    """Line of the entry ``key`` in a node, and its value node."""
    if isinstance(node, yaml.MappingNode):
        for name, value in node.value:
            if name.value == str(key):
                return name.start_mark.line + 1, value
    if isinstance(node, yaml.SequenceNode) and isinstance(key, int) and key < len(node.value):
        return node.value[key].start_mark.line + 1, node.value[key]
    return None


def _read_text(path: Path) -> str:
    try:
        if path.stat().st_size > _LARGEST:
            raise FiguresError(str(path), 0, "engine-figures-too-large")
        raw = path.read_bytes()
    except OSError as error:
        raise FiguresError(str(path), 0, "engine-figures-unreadable") from error
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise FiguresError(str(path), line, "engine-figures-not-text") from error


def _check_nodes(file: str, top: yaml.Node) -> None:
    """Refuse a key given twice in one table, and files that unfold to something huge."""
    waiting, seen = [top], 0
    while waiting:
        node = waiting.pop()
        seen += 1
        if seen > _MOST_NODES:
            raise FiguresError(file, node.start_mark.line + 1, "engine-figures-too-large")
        if node.tag not in _TAGS or (node.tag == _FLOAT and not math.isfinite(_number(node))):
            raise FiguresError(file, node.start_mark.line + 1, "engine-figures-odd-value")
        if isinstance(node, yaml.MappingNode):
            _check_keys(file, node)
            waiting += [value for _, value in node.value]
        elif isinstance(node, yaml.SequenceNode):
            waiting += node.value


def _check_keys(file: str, node: yaml.MappingNode) -> None:
    known: set[str] = set()
    for key, _ in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode) or key.tag not in _KEY_TAGS:
            raise FiguresError(file, line, "engine-figures-odd-key")
        if key.value in known:
            raise FiguresError(file, line, "engine-figures-key-twice", key=Words(key.value))
        known.add(key.value)


_YAML = "tag:yaml.org,2002:"
_FLOAT = _YAML + "float"
_KEY_TAGS = {_YAML + "str", _YAML + "int"}
_TAGS = {_YAML + kind for kind in ("map", "seq", "str", "int", "float", "bool", "null")}
"""What JSON can hold, so that a save can carry the figures."""


def _number(node: yaml.Node) -> float:
    """The value of a float node as far as it matters here: ``.inf`` and ``.nan`` are not finite."""
    return float(str(node.value).lower().replace(".inf", "inf").replace(".nan", "nan").split(":")[0])


def _with_text_keys(value: Any) -> Any:
    """The same values with number keys as texts, as JSON would have them."""
    if isinstance(value, dict):
        return {str(key): _with_text_keys(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [_with_text_keys(entry) for entry in value]
    return value


# --- the shape figures must have -----------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """A shape: a table with free keys whose values all have the shape ``entry``."""

    entry: Any


@dataclass(frozen=True)
class OneOf:
    """A shape: one of these texts or numbers."""

    values: tuple[str | int, ...]

    def __init__(self, *values: str | int) -> None:
        object.__setattr__(self, "values", values)


def check_shape(figures: Mapping[str, Any], shape: Mapping[str, Any]) -> None:
    """Check keys and types of figures. Raises FiguresError at the first thing that is wrong.

    A shape is ``int``, ``str``, ``bool``, ``float`` (whole numbers too), ``object`` (anything),
    ``OneOf(...)``, ``[shape]`` for a list of any length, ``Table(shape)``, or a dict of keys with
    their shapes, where a key ending in ``?`` may be absent.
    """
    _check_value(figures, (), figures, shape)


def _check_value(top: Mapping[str, Any], keys: tuple[str | int, ...], value: Any, shape: Any) -> None:
    if isinstance(shape, Mapping):
        _check_table(top, keys, value, shape)
    elif isinstance(shape, Table):
        _demand(top, keys, isinstance(value, Mapping))
        for key, entry in value.items():
            _check_value(top, (*keys, key), entry, shape.entry)
    elif isinstance(shape, list):
        _demand(top, keys, isinstance(value, list))
        for index, entry in enumerate(value):
            _check_value(top, (*keys, index), entry, shape[0])
    elif isinstance(shape, OneOf):
        _demand(top, keys, not isinstance(value, bool) and value in shape.values)
    else:
        _demand(top, keys, _is_a(value, shape))


def _check_table(
    top: Mapping[str, Any], keys: tuple[str | int, ...], value: Any, shape: Mapping[str, Any]
) -> None:
    _demand(top, keys, isinstance(value, Mapping))
    shapes = {key.removesuffix("?"): entry for key, entry in shape.items()}
    for key, entry in value.items():
        if key not in shapes:
            raise broken(top, (*keys, key), "engine-figures-unknown-key", key=Words(key))
        _check_value(top, (*keys, key), entry, shapes[key])
    for key in shape:
        if key not in value and not key.endswith("?"):
            raise broken(top, keys, "engine-figures-missing-key", key=Words(key))


def _is_a(value: Any, kind: type) -> bool:
    if kind is float:
        return isinstance(value, int | float) and not isinstance(value, bool)
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, kind)


def _demand(top: Mapping[str, Any], keys: Keys, holds: bool) -> None:
    if not holds:
        raise broken(top, keys, "engine-figures-wrong-value", key=Words("/".join(map(str, keys))))
