"""What of Qt and of the libraries goes into the frozen build. Used by ``boardgames.spec``.

``README.md`` beside this file says why, and which test notices when something needed is left out.
"""

import re
from collections.abc import Callable, Iterable
from pathlib import PurePath

Entry = tuple[str, str, str]
"""A file of the build as PyInstaller names it: its place there, its place here, its kind."""

PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qgif", "qico", "qjpeg", "qsvg"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmodernwindowsstyle", "qmacstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""Folder of Qt's plugins -> the plugins kept; all other folders are left out."""

LIBRARIES_OUT = re.compile(
    r"Qt6?(3D|Concurrent|Designer|Help|Labs|Network|OpenGL|Pdf|Positioning|PrintSupport|Qml|Quick|Sql|Test|UiTools"
    r"|Virtual|WaylandCompositor|WaylandEglClient|EglF|Xml|StateMachine)\w*|libgtk-3|libgdk|opengl32sw|d3dcompiler",
    re.IGNORECASE,
)
"""Libraries and binding modules of Qt that nothing here uses, and the software OpenGL of Windows."""

SYSTEMS_OWN = re.compile(r"libdbus-1\.so|_codecs_(cn|hk|iso2022|jp|kr|tw)\..*linux")
"""On Linux: what every desktop brings and must fit its own system bus, and old encodings that only Windows uses."""

QT_TRANSLATIONS = re.compile(r"qtbase_(zh_TW|en)\.qm$")
"""Qt's own dialogs speak the two languages of the program."""

LOCALES = re.compile(r"locale-data/(root|en|zh)(_[A-Za-z0-9_]+)?\.dat$")
"""Babel's locale data kept."""

ZONES = re.compile(r"pytz/zoneinfo/(UTC|zone\.tab|iso3166\.tab)$")
"""Time zones kept: times are told in the computer's own zone, which needs no table."""

PYTHON_OUT = [
    "_pytest",
    "hypothesis",
    "_hashlib",  # hashlib has the same functions built in; with ssl goes OpenSSL
    "_ssl",
    "doctest",
    "ftplib",
    "http",
    "mypy",
    "packaging",
    "pdb",
    "pip",
    "pydoc",
    "pytest",
    "readline",
    "setuptools",
    "ssl",
    "tkinter",
    "unittest",
    "urllib.request",
    "xmlrpc",
]
"""Modules that other modules mention but nothing here runs."""


def is_kept(target: str) -> bool:
    """Whether a file goes into the build, by the place it would have there (``/`` between folders)."""
    name = target.rsplit("/", 1)[-1]
    plugin = re.search(r"/plugins/([^/]+)/(?:lib)?([^/.]+)", target)
    if plugin:
        return plugin[2] in PLUGINS.get(plugin[1], set())
    if target.startswith("PySide6/") and "/translations/" in target:
        return bool(QT_TRANSLATIONS.search(name))
    if target.startswith("PySide6/") and "/qml/" in target:
        return False
    if "babel/locale-data/" in target:
        return bool(LOCALES.search(target))
    if "pytz/zoneinfo/" in target:
        return bool(ZONES.search(target))
    return not LIBRARIES_OUT.search(name) and not SYSTEMS_OWN.search(name)


def kept(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that go into the build, judged one by one."""
    return [entry for entry in entries if is_kept(PurePath(entry[0]).as_posix())]


def without_orphans(entries: list[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Leave out system libraries that only left-out files asked for.

    needs: names of the libraries that a file is linked with. Libraries of the system lie at the top of the build;
    whatever lies deeper belongs to a Python package and stays.
    """
    top = {entry[0]: entry for entry in entries if "/" not in PurePath(entry[0]).as_posix()}
    reached: set[str] = set()
    waiting = [entry for entry in entries if entry[0] not in top]
    # The interpreter itself is loaded by the start program, not by any file here.
    waiting += [entry for name, entry in top.items() if re.match(r"(lib)?python\d|Python$", name)]
    reached.update(entry[0] for entry in waiting)
    while waiting:
        entry = waiting.pop()
        for name in () if entry[2] == "SYMLINK" else needs(entry[1]):
            if name in top and name not in reached:
                reached.add(name)
                waiting.append(top[name])
    return [entry for entry in entries if entry[0] in reached]
