"""The locked requirements: exact, hashed, complete for every system, and the same wherever they meet."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("run", "check", "packaging")


def read(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")


def pins(lock: str) -> dict[str, Requirement]:
    lines = re.findall(r"^([A-Za-z0-9].*?)\s*\\$", read(lock), re.MULTILINE)
    found = [Requirement(line) for line in lines]
    return {canonicalize_name(requirement.name): requirement for requirement in found}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_is_a_pin_a_hash_or_a_comment(lock):
    pin = r"[a-z0-9.-]+==[\w.+!]+( ; .+)? \\"
    for line in read(lock).splitlines():
        assert re.fullmatch(rf"{pin}|    --hash=sha256:[0-9a-f]{{64}}( \\)?|\s*#.*", line), line


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_hashes(lock):
    blocks = re.split(r"^(?=[a-z0-9])", read(lock), flags=re.MULTILINE)[1:]
    assert len(blocks) == len(pins(lock))
    assert all("--hash=sha256:" in block for block in blocks)


def test_the_wider_files_hold_the_narrower_ones():
    run, check, packaging = (pins(lock) for lock in LOCKS)
    for narrow, wide in ((run, check), (check, packaging)):
        assert {name: str(pin.specifier) for name, pin in narrow.items()} == {
            name: str(wide[name].specifier) for name in narrow
        }


def test_the_project_asks_for_nothing_that_is_not_locked():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = {"run": project["dependencies"]}
    groups["check"] = groups["run"] + project["optional-dependencies"]["dev"]
    groups["packaging"] = groups["check"] + project["optional-dependencies"]["packaging"]
    for lock, wanted in groups.items():
        locked = pins(lock)
        for requirement in map(Requirement, wanted):
            pin = locked[canonicalize_name(requirement.name)]
            version = str(pin.specifier).removeprefix("==")
            assert requirement.specifier.contains(version), f"{lock}: {pin}"


@pytest.mark.parametrize(
    ("lock", "name", "system"),
    [
        ("check", "colorama", "win32"),
        ("packaging", "pefile", "win32"),
        ("packaging", "pywin32-ctypes", "win32"),
        ("packaging", "macholib", "darwin"),
    ],
)
def test_other_systems_find_what_only_they_need(lock, name, system):
    marker = pins(lock)[name].marker
    assert marker is not None
    assert marker.evaluate({"sys_platform": system})
    assert not marker.evaluate({"sys_platform": "linux"})
