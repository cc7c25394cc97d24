"""``python -m boardgames_desktop``: the same as the command ``boardgames-desktop``."""

import sys

from boardgames_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
