"""Write the shipped fonts anew from their published packages. Run by hand, never by the program.

    npm pack @expo-google-fonts/noto-sans-tc @expo-google-fonts/noto-serif-tc
    pip install fonttools
    python3 tools/update_fonts.py PACKAGE.tgz PACKAGE.tgz

The two sans fonts carry whatever people type (names of players) and are copied unchanged. The serif only
sets titles and place names, so it is cut down to the frequent characters and to every character of our own
texts; anything else in a title falls back to the sans. That saves 7 MB of 10.
"""

import io
import sys
import tarfile
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "assets" / "fonts"

UNCHANGED = {
    "NotoSansTC-Regular.ttf": "400Regular/NotoSansTC_400Regular.ttf",
    "NotoSansTC-Bold.ttf": "700Bold/NotoSansTC_700Bold.ttf",
}
"""Shipped file -> file in the package."""

REDUCED = {"NotoSerifTC-SemiBold.ttf": "600SemiBold/NotoSerifTC_600SemiBold.ttf"}

SYMBOLS = (
    (0x0020, 0x007E),  # Latin
    (0x00A0, 0x017F),  # its accents
    (0x2000, 0x206F),  # dashes, quotation marks
    (0x20A0, 0x22FF),  # currencies, letter-like signs, arrows, mathematics
    (0x2460, 0x27BF),  # circled numbers, geometric shapes
    (0x3000, 0x312F),  # Chinese punctuation, kana, bopomofo
    (0xFF00, 0xFFEF),  # full-width forms
)
"""First and last code point of the ranges kept in a reduced font, as far as it has them."""


def frequent_characters() -> set[int]:
    """The 5401 frequent characters and the symbols of Big5 (its lead bytes A1 to C6), and ``SYMBOLS``."""
    found = {point for first, last in SYMBOLS for point in range(first, last + 1)}
    trails = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
    for pair in (bytes([lead, trail]) for lead in range(0xA1, 0xC7) for trail in trails):
        found.update(ord(character) for character in pair.decode("big5", errors="ignore"))
    return found


def own_characters() -> set[int]:
    """Every character of our own texts."""
    files = (path for path in (ROOT / "translations").rglob("*") if path.suffix in (".ftl", ".md"))
    return {ord(character) for path in files for character in path.read_text(encoding="utf-8")}


def reduce(data: bytes, keep: set[int]) -> TTFont:
    """The font in ``data`` with the characters ``keep`` only; names and copyright stay in it."""
    options = subset.Options(name_IDs=["*"], name_languages=["*"], notdef_outline=True, hinting=False)
    options.layout_features = ["kern", "mark", "ccmp", "locl", "liga"]
    font = TTFont(io.BytesIO(data))
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=keep)
    cutter.subset(font)
    return font


def members(packages: Iterable[str]) -> dict[str, bytes]:
    """All files of the packages, by their path inside."""
    found: dict[str, bytes] = {}
    for package in packages:
        with tarfile.open(package) as archive:
            for member in archive.getmembers():
                stream = archive.extractfile(member)
                if stream is not None:
                    found[member.name.removeprefix("package/")] = stream.read()
    return found


def main(packages: list[str]) -> None:
    """Write the fonts from the named package files and print their sizes."""
    if not packages:
        sys.exit(__doc__)
    files = members(packages)
    for name, source in UNCHANGED.items():
        (FONTS / name).write_bytes(files[source])
    keep = frequent_characters() | own_characters()
    for name, source in REDUCED.items():
        reduce(files[source], keep).save(FONTS / name)
    for name in (*UNCHANGED, *REDUCED):
        print(f"{(FONTS / name).stat().st_size:>10} {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
