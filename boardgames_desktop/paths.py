"""Where things lie: the program's own data, and the folders of the person who plays."""

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "BOARDGAMES_DESKTOP_HOME"
"""Environment variable naming one folder for saves and settings instead of the system's usual places."""

_APP_NAME = "boardgames-desktop"
_PACKAGE = Path(__file__).resolve().parent


def data_dir() -> Path:
    """The folder holding ``assets`` and ``translations``.

    Inside the package (``_data``) in an installed wheel and in the frozen build, the repository root in a checkout.
    """
    inside = _PACKAGE / "_data"
    return inside if inside.is_dir() else _PACKAGE.parent


def assets_dir() -> Path:
    """The folder of fonts, icons and the games' figures and art."""
    return data_dir() / "assets"


def translations_dir() -> Path:
    """The folder of all texts, one folder per language inside."""
    return data_dir() / "translations"


def user_data_dir() -> Path:
    """The folder for saves, statistics and corrected figures. It is not created here."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).expanduser() / "data"
    return Path(platformdirs.user_data_dir(_APP_NAME, appauthor=False, roaming=False))


def user_config_dir() -> Path:
    """The folder for settings. It is not created here."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).expanduser() / "config"
    return Path(platformdirs.user_config_dir(_APP_NAME, appauthor=False, roaming=False))
