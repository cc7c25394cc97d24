"""Every work of others that is shipped or run on is named with its licence."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LISTED = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")


def test_every_library_of_the_program_is_listed():
    locked = re.findall(
        r"^([a-z0-9-]+)==", (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8"), re.M
    )
    table = LISTED.partition("| library |")[2].partition("\n\n")[0]
    listed = {name.lower() for name in re.findall(r"^\| ([\w.]+) \|", table, re.MULTILINE)}
    listed = {re.sub(r"[._]", "-", name) for name in listed}
    assert locked
    assert sorted(set(locked) - listed) == []
    assert sorted(listed - set(locked)) == []


def test_every_typeface_has_its_source_and_licence():
    fonts = ROOT / "assets" / "fonts"
    sources = (fonts / "SOURCES.md").read_text(encoding="utf-8")
    files = sorted(path.name for path in fonts.iterdir() if path.suffix in (".ttf", ".otf", ".ttc"))
    assert files == sorted(re.findall(r"^\| `([^`]+)`", sources, re.MULTILINE))
    assert all((fonts / name).is_file() and f"assets/fonts/{name}" in LISTED for name in licences(sources))
    assert len(licences(sources)) == 2


def licences(sources: str) -> set[str]:
    return set(re.findall(r"OFL-\w+\.txt", sources))
