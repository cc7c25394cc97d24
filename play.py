"""Play: ``python3 play.py``. Sets itself up at the first start, then opens the game.

Everything after ``play.py`` is passed on: ``python3 play.py demo`` plays a whole game without a display.
This file and ``launcher/messages.py`` stay readable for old Pythons, so that those can say what is missing.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from launcher import messages

if __name__ == "__main__":
    messages.require_python("play.py")

    from launcher import start

    sys.exit(start.main(sys.argv[1:]))
