from __future__ import annotations

import pkgutil
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from boardgames_desktop.engine import registry
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.game import Game

ROOT = Path(__file__).resolve().parents[2]


def forget() -> None:
    for cached in (registry.modules, registry.game, registry.problem):
        cached.cache_clear()


@pytest.fixture
def foreign(tmp_path, monkeypatch):
    """Install packages as foreign games: name, source of the package."""
    monkeypatch.syspath_prepend(str(tmp_path))
    points: list[EntryPoint] = []

    def install(name: str, source: str) -> None:
        package = tmp_path / f"foreign_{name}"
        package.mkdir()
        (package / "__init__.py").write_text(source)
        points.append(EntryPoint(name, f"foreign_{name}", registry.PLACE))
        forget()

    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    forget()
    yield install
    forget()


def fault_of(game_id: str) -> Fault:
    with pytest.raises(Fault) as caught:
        registry.game(game_id)
    return caught.value


def test_every_built_in_game_can_be_loaded():
    forget()
    assert registry.problems() == []
    for game_id, game in registry.games().items():
        assert isinstance(game, Game)
        assert game.info.id == game_id


def test_listing_the_games_loads_neither_games_nor_qt_nor_figures():
    code = (
        "import sys; from boardgames_desktop.engine import registry; ids = registry.game_ids();"
        "loaded = [name for name in sys.modules if name.startswith('boardgames_desktop.games.')];"
        "print(loaded, 'PySide6' in sys.modules, 'yaml' in sys.modules)"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert ended.stdout.strip() == "[] False False"


def test_an_unknown_game_is_a_fault():
    assert fault_of("chess").code == "unknown-game"
    with pytest.raises(Fault):
        registry.folder("chess")


def test_a_game_of_others_is_found_and_has_its_folder(foreign, tmp_path):
    foreign("toy", "from tests.engine.toy import TOY as GAME\n")
    assert "toy" in registry.game_ids()
    assert registry.game("toy").info.id == "toy"
    assert registry.folder("toy") == tmp_path / "foreign_toy"


@pytest.mark.parametrize(
    "source",
    [
        "1 / 0",
        "this is no python",
        "import not_installed_anywhere",
        "raise SystemExit(3)",
        "",
        "GAME = 5",
        "from tests.engine.toy import TOY as GAME",
    ],
)
def test_a_broken_game_of_others_ends_in_a_sentence_and_spoils_no_other(foreign, source):
    foreign("bad", source)
    assert fault_of("bad").code == "broken-game"
    assert [fault.code for fault in registry.problems()] == ["broken-game"]
    assert "bad" not in registry.games()
    assert set(registry.games()) == set(registry.game_ids()) - {"bad"}


def test_a_built_in_game_cannot_be_replaced_from_outside(foreign, monkeypatch):
    monkeypatch.setattr(registry.pkgutil, "iter_modules", lambda _: [pkgutil.ModuleInfo(None, "bad", True)])
    foreign("bad", "1 / 0")
    assert registry.modules() == {"bad": f"{registry.PLACE}.bad"}
