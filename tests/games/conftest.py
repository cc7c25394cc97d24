"""Prints how often each rule fired in the random games, however the tests were spread over processes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.harness import Tally

TALLY = "tally"
"""The property under which a test reports what it counted: (table, plain tally)."""


def pytest_terminal_summary(terminalreporter: Any) -> None:
    tallies: dict[str, Tally] = {}
    for report in terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", []):
        for name, value in report.user_properties:
            if name == TALLY:
                tallies.setdefault(value["table"], Tally()).add(value)
    for table, tally in sorted(tallies.items()):
        terminalreporter.write_line(f"{table}: {tally.games} games, {tally.decisions} decisions")
        counts = sorted(tally.fired.items(), key=lambda item: item[1])
        terminalreporter.write_line("  " + ", ".join(f"{name} {count}" for name, count in counts))


@pytest.fixture(autouse=True)
def _own_figures(tmp_path, monkeypatch):
    """No corrected figures of whoever runs the tests."""
    monkeypatch.setenv("BOARDGAMES_DESKTOP_HOME", str(tmp_path))
