"""Write the shipped icons anew from their published package. Run by hand, never by the program.

    npm pack @iconify-json/game-icons
    python3 tools/update_icons.py PACKAGE.tgz

Which icons, under which names: the table in ``assets/icons/SOURCES.md``.
"""

import json
import re
import sys
import tarfile
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "assets" / "icons"
ROW = re.compile(r"^\| ([a-z-]+) \| ([a-z0-9-]+) \| [^|]+ \|$", re.MULTILINE)


def drawings(package: str) -> dict[str, str]:
    """Original name -> SVG elements, from the package file."""
    with tarfile.open(package) as archive:
        stream = archive.extractfile("package/icons.json")
        if stream is None:
            raise FileNotFoundError(f"{package} holds no icons.json")
        icons = json.load(stream)["icons"]
    return {name: icon["body"] for name, icon in icons.items()}


def main(packages: list[str]) -> None:
    """Write every icon of the table and remove those that have left it."""
    if len(packages) != 1:
        sys.exit(__doc__)
    bodies = drawings(packages[0])
    for old in ICONS.glob("*.svg"):
        old.unlink()
    for name, original in ROW.findall((ICONS / "SOURCES.md").read_text(encoding="utf-8")):
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{bodies[original]}</svg>\n'
        (ICONS / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
