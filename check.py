"""Check everything: ``python3 check.py``. Linters, types, import rules, then all tests.

``--full`` also makes the frozen build and tests it. ``--system-packages`` only prints the Debian packages that are
missing to run the checks, one a line. Other arguments are passed to pytest: ``python3 check.py tests/engine -k undo``.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from launcher import messages

if __name__ == "__main__":
    messages.require_python("check.py")

    from launcher import checks

    sys.exit(checks.main(sys.argv[1:]))
