"""Entry of both frozen programs.

A computer opponent is this same program started once more by multiprocessing: ``freeze_support`` answers that call and
must come before Qt is imported.
"""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from boardgames_desktop.cli import main

    sys.exit(main())
