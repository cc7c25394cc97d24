"""The sentences of the two commands: both languages, and readable by the Pythons that only need the refusal."""

import ast
import string
import sys
from pathlib import Path

import pytest

from launcher import messages

ROOT = Path(__file__).resolve().parents[2]


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@pytest.fixture
def fresh_language(monkeypatch):
    """The language is found once per process: forget it around a test, with no variable set."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(messages, "_language", None)
    return monkeypatch


@pytest.mark.parametrize("message", messages.TEXTS)
def test_both_languages_name_the_same_things(message):
    chinese, english = messages.TEXTS[message]
    assert fields(chinese) == fields(english)
    assert any("\u4e00" <= letter <= "\u9fff" for letter in chinese) or message == messages.PROGRESS
    assert english.isascii()


def test_every_message_id_has_its_sentences():
    ids = {
        value
        for name, value in vars(messages).items()
        if name.isupper() and isinstance(value, str) and not name.startswith("_")
    }
    assert ids == set(messages.TEXTS)


@pytest.mark.parametrize(
    ("value", "language"),
    [
        ("zh_TW.UTF-8", "zh_TW"),
        ("zh_HK.UTF-8", "zh_TW"),
        ("zh_CN.UTF-8", "zh_TW"),
        ("en_GB.UTF-8", "en"),
        ("C.UTF-8", "en"),
        ("de_DE", "en"),
    ],
)
def test_the_systems_language_chooses(fresh_language, value, language):
    fresh_language.setenv("LANG", value)
    assert messages.system_language() == language


def test_lc_all_comes_before_lang(fresh_language):
    fresh_language.setenv("LANG", "en_US.UTF-8")
    fresh_language.setenv("LC_ALL", "zh_TW.UTF-8")
    assert messages.system_language() == "zh_TW"


def test_a_terminal_without_chinese_letters_gets_english(fresh_language):
    class Latin:
        encoding = "latin-1"

    fresh_language.setenv("LANG", "zh_TW")
    fresh_language.setattr(sys, "stderr", Latin())
    assert messages.text(messages.READY) == "Ready."


@pytest.mark.parametrize("name", ["play.py", "check.py", "launcher/__init__.py", "launcher/messages.py"])
def test_an_old_python_can_read_as_far_as_its_refusal(name):
    tree = ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 6))
    for node in ast.walk(
        tree
    ):  # what feature_version lets through, but Python 3.6 stumbles over when it runs
        if isinstance(node, ast.FunctionDef):
            annotations = [node.returns, *(argument.annotation for argument in node.args.args)]
            assert not [a for a in annotations if isinstance(a, ast.Subscript | ast.BinOp)], node.name
        assert not isinstance(node, ast.ImportFrom) or node.module != "__future__"


def test_an_old_python_is_told_in_one_sentence(fresh_language, capsys):
    fresh_language.setattr(sys, "version_info", (3, 9, 2))
    fresh_language.setattr(messages, "newer_python", lambda: "")
    with pytest.raises(SystemExit) as end:
        messages.require_python("play.py")
    assert end.value.code == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "3.11" in said
    assert "3.9.2" in said


def test_an_old_python_names_the_newer_one_that_is_there(fresh_language, capsys):
    fresh_language.setattr(sys, "version_info", (3, 8, 0))
    fresh_language.setattr(messages, "newer_python", lambda: "python3.12")
    with pytest.raises(SystemExit):
        messages.require_python("play.py")
    assert "python3.12 play.py" in capsys.readouterr().err


def test_a_command_that_only_refuses_is_no_newer_python(fresh_language, tmp_path):
    if sys.platform == "win32":
        pytest.skip("Windows finds Pythons by its launcher")
    shim = tmp_path / "python3.14"
    shim.write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
    shim.chmod(0o755)
    real = tmp_path / "python3.12"
    real.write_text("#!/bin/sh\nexit 0\n", encoding="utf-8")
    real.chmod(0o755)
    fresh_language.setenv("PATH", str(tmp_path))
    assert messages.newer_python() == "python3.12"
