"""The languages of the program, and which of them fits a person's system."""

from __future__ import annotations

import re
from collections.abc import Sequence

LANGUAGES = ("zh_TW", "en")
"""Names of the folders under ``translations``; the first is the one the program is made in."""

_CHINESE = frozenset({"zh", "yue", "nan", "hak", "cmn"})


def language_for(locale_names: Sequence[str]) -> str:
    """The language for a person whose system prefers these locales, best first (``zh-HK``, ``en_US.UTF-8``).

    Every kind of Chinese is closer to Traditional Chinese than to English. The first locale we have
    a language for decides; with none of them it is English.
    """
    for name in locale_names:
        primary = re.split(r"[-_.@]", name.strip().lower())[0]
        if primary in _CHINESE:
            return "zh_TW"
        if primary == "en":
            return "en"
    return "en"
