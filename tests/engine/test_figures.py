from __future__ import annotations

import pytest

from boardgames_desktop.engine import figures as module
from boardgames_desktop.engine.figures import (
    FiguresError,
    OneOf,
    Table,
    broken,
    check_shape,
    load_figures,
    read_figures,
)

GOOD = """\
meta: {compiled: 2026-11-30, complete: yes}
decks:
  A:
    - {id: one, value: 3}
    - {id: two, value: 2.5}
prices: {1: 10, 2: 20}
"""

SHAPE = {
    "meta": {"compiled": str, "complete": bool, "note?": str},
    "decks": Table([{"id": str, "value": float}]),
    "prices": Table(int),
}


@pytest.fixture
def write(tmp_path):
    def written(text: str | bytes):
        path = tmp_path / "rules.yaml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
        return path

    return written


def test_figures_are_plain_values_that_a_save_can_carry(write):
    figures = read_figures(write(GOOD))
    assert figures == {
        "meta": {"compiled": "2026-11-30", "complete": True},
        "decks": {"A": [{"id": "one", "value": 3}, {"id": "two", "value": 2.5}]},
        "prices": {"1": 10, "2": 20},
    }
    check_shape(figures, SHAPE)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "engine-figures-no-table"),
        ("- a", 1, "engine-figures-no-table"),
        ("a: [", 2, "engine-figures-not-yaml"),
        ("a: 1\nb: }\n", 2, "engine-figures-not-yaml"),
        ("a: 1\n\nb:\n  a: 1\n  a: 2\n", 5, "engine-figures-key-twice"),
        ("a: 1\nyes: 2\n", 2, "engine-figures-odd-key"),
        ("a: 1\n? [x]\n: 2\n", 2, "engine-figures-odd-key"),
        ("a: 1\nb: .nan\n", 2, "engine-figures-odd-value"),
        ("a: -.INF\n", 1, "engine-figures-odd-value"),
        ("a: 1\nb: !!set {x}\n", 2, "engine-figures-odd-value"),
        ("a: !!python/object/apply:os.system ['true']\n", 1, "engine-figures-odd-value"),
        ("a: &x {b: *x}\n", 1, "engine-figures-too-large"),
        (b"a: 1\nb: \xff\n", 2, "engine-figures-not-text"),
        ("a: \0\n", 0, "engine-figures-not-yaml"),
    ],
)
def test_what_is_no_clean_yaml_is_named_with_file_and_line(write, text, line, message):
    path = write(text)
    with pytest.raises(FiguresError) as caught:
        read_figures(path)
    assert (caught.value.file, caught.value.line, caught.value.message.id) == (str(path), line, message)


def test_a_file_that_is_missing_or_huge_is_refused(write, tmp_path):
    for path, message in (
        (tmp_path / "absent.yaml", "engine-figures-unreadable"),
        (tmp_path, "engine-figures-unreadable"),
        (write("a: " + "x" * 1_000_001), "engine-figures-too-large"),
    ):
        with pytest.raises(FiguresError) as caught:
            read_figures(path)
        assert caught.value.message.id == message


def test_a_bomb_of_references_is_refused(write):
    bomb = "a0: &a0 [x, x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(1, 40))
    with pytest.raises(FiguresError, match="too-large"):
        read_figures(write(bomb))


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("complete: yes", "complete: 5", 1, "engine-figures-wrong-value"),
        ("value: 3", "valeu: 3", 4, "engine-figures-unknown-key"),
        ("id: two, ", "", 5, "engine-figures-missing-key"),
        ("2: 20", "2: true", 6, "engine-figures-wrong-value"),
        ("prices: {1: 10, 2: 20}", "prices: 3", 6, "engine-figures-wrong-value"),
        ("compiled: 2026-11-30, ", "", 1, "engine-figures-missing-key"),
    ],
)
def test_a_wrong_shape_is_named_with_its_line(write, old, new, line, message):
    figures = read_figures(write(GOOD.replace(old, new)))
    with pytest.raises(FiguresError) as caught:
        check_shape(figures, SHAPE)
    assert (caught.value.line, caught.value.message.id) == (line, message)


def test_one_of_accepts_its_values_only(write):
    figures = read_figures(write("a: red\nb: 1\n"))
    check_shape(figures, {"a": OneOf("red", "blue"), "b": OneOf(1, 2)})
    with pytest.raises(FiguresError, match="wrong-value"):
        check_shape(figures, {"a": OneOf("blue"), "b": object})


def test_figures_from_a_save_have_no_file():
    error = broken({"a": 1}, ("a",), "engine-figures-wrong-value", key="a")
    assert (error.file, error.line) == ("", 0)


def test_a_corrected_copy_of_the_person_comes_before_the_original(tmp_path, monkeypatch):
    monkeypatch.setattr(module.paths, "assets_dir", lambda: tmp_path / "ours")
    monkeypatch.setattr(module.paths, "user_data_dir", lambda: tmp_path / "theirs")
    for home, value in (("ours", 1), ("theirs", 2)):
        folder = tmp_path / home / "games" / "some"
        folder.mkdir(parents=True)
        (folder / "rules.yaml").write_text(f"a: {value}\n")
    assert (load_figures("some")["a"], load_figures("some").overridden) == (2, True)
    assert (load_figures("some", corrected=False)["a"], load_figures("some", False).overridden) == (1, False)
    assert load_figures("some").source == module.corrected_path("some")
