"""``boardgames-desktop engine`` as a process, and its documentation."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from boardgames_desktop.engine.session import Session
from tests.engine.protocol_client import toy_services

ROOT = Path(__file__).resolve().parents[2]


def run_engine(given: bytes, *options: str) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "boardgames_desktop", *options, "engine"]
    return subprocess.run(command, input=given, capture_output=True, cwd=ROOT, timeout=60)


def example() -> list[tuple[str, str]]:
    text = (ROOT / "docs" / "engine-protocol.md").read_text("utf-8")
    block = text.split("```")[1]
    lines = [line for line in block.splitlines() if line]
    asked, answered = lines[::2], lines[1::2]
    assert all(line.startswith("> ") for line in asked)
    assert all(line.startswith("< ") for line in answered)
    return [(one[2:], other[2:]) for one, other in zip(asked, answered, strict=True)]


def test_the_documented_session_goes_as_documented():
    pairs = example()
    ended = run_engine("".join(asked + "\n" for asked, _ in pairs).encode(), "--lang", "en")
    assert (ended.returncode, ended.stderr) == (0, b"")
    found = ended.stdout.decode("utf-8").splitlines()
    for line, (_, expected) in zip(found, pairs, strict=True):
        pattern = ".*".join(re.escape(part) for part in expected.split("…"))
        assert re.fullmatch(pattern, line), line


def test_every_request_and_code_is_documented():
    text = (ROOT / "docs" / "engine-protocol.md").read_text("utf-8")
    session = Session(toy_services())
    for name, (_, fields) in session._requests.items():
        section = text.split(f"### `{name}`")[1].split("\n### ")[0]
        assert all(f"`{field}`" in section for field in fields), name
    source = "".join(
        path.read_text("utf-8") for path in (ROOT / "boardgames_desktop" / "engine").glob("*.py")
    )
    codes = set(re.findall(r'Fault\(\s*"([a-z-]+)"', source)) - {"match-elsewhere"}
    assert {code for code in codes if f"`{code}`" not in text} == set()


def test_the_engine_starts_without_qt_and_ends_with_its_input():
    code = (
        "import sys; from boardgames_desktop.cli import main; main(['engine']);"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], input=b'{"do":"games"}\n', capture_output=True, cwd=ROOT, timeout=60
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert json.loads(ended.stdout)["ok"]


def test_sentences_come_in_the_language_of_the_program_or_of_the_request():
    ended = run_engine(b'{"do":"dance"}\n{"do":"dance","lang":"en"}\n', "--lang", "zh_TW")
    first, second = (json.loads(line)["error"]["message"] for line in ended.stdout.splitlines())
    assert "dance" in first
    assert first != second
    assert not first.isascii()


@pytest.mark.skipif(os.name == "nt", reason="pipes break otherwise there")
def test_when_nobody_reads_the_answers_the_engine_ends_silently():
    engine = subprocess.Popen(
        [sys.executable, "-m", "boardgames_desktop", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    engine.stdout.close()
    try:
        engine.stdin.write(b'{"do":"games"}\n' * 10)
        engine.stdin.close()
    except BrokenPipeError:
        pass
    assert engine.wait(60) == 0
    assert engine.stderr.read() == b""
    engine.stderr.close()
