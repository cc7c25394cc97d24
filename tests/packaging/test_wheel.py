"""The wheel, installed into an empty environment, finds its games, texts and figures from any folder."""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """The scripts folder of a new environment holding the wheel; the libraries are lent from this environment."""
    place = tmp_path_factory.mktemp("wheel place")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    build = ["wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(place), str(ROOT)]
    run([*pip, *build], place)
    wheel = next(place.glob("boardgames_desktop-*.whl"))
    run([sys.executable, "-m", "venv", "--without-pip", str(place / "env")], place)
    scripts = place / "env" / ("Scripts" if sys.platform == "win32" else "bin")
    python = scripts / ("python.exe" if sys.platform == "win32" else "python")
    run([*pip, "--python", str(python), "install", "-q", "--no-deps", "--no-index", str(wheel)], place)
    packages = run(
        [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], place
    ).strip()
    (Path(packages) / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return scripts


def run(command: list[str], folder: Path, given: str = "") -> str:
    """Output of a program started in a folder; its words on standard error when it fails."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    variables["QT_QPA_PLATFORM"] = "offscreen"
    ended = subprocess.run(
        command,
        cwd=folder,
        env=variables,
        input=given,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=300,
    )
    assert ended.returncode == 0, ended.stdout[-1000:] + ended.stderr[-3000:]
    return ended.stdout


def test_the_package_comes_from_the_wheel_with_its_data(installed, tmp_path):
    code = "from boardgames_desktop import paths; print(paths.__file__); print(paths.data_dir())"
    module, data = run([str(installed / "python"), "-c", code], tmp_path).splitlines()
    assert Path(module).is_relative_to(installed.parent)
    assert Path(data) == Path(module).parent / "_data"
    assert (Path(data) / "assets" / "fonts").is_dir()
    assert (Path(data) / "translations" / "zh_TW").is_dir()


def test_the_demo_runs_from_another_folder(installed, tmp_path):
    said = run([str(installed / "boardgames-desktop"), "demo", "--seed", "5", "--out", "end.png"], tmp_path)
    assert "end.png" in said
    assert (tmp_path / "end.png").read_bytes().startswith(b"\x89PNG")


def test_the_wheel_finds_the_games_of_the_source(installed, tmp_path):
    from boardgames_desktop.engine.registry import game_ids

    answer = run([str(installed / "boardgames-desktop"), "engine"], tmp_path, '{"id": 1, "do": "games"}\n')
    assert [game["id"] for game in json.loads(answer)["games"]] == list(game_ids())
