"""Write the locked requirements anew: ``python3 requirements/update.py [--upgrade]``.

Needs ``uv`` on the path (it resolves for every system and Python version at once; pip would only see this one).
Without ``--upgrade`` the versions already locked are kept wherever ``pyproject.toml`` still allows them.

Three files come out, each complete in itself, with the same versions wherever they meet:

* ``run.txt``: what the program needs.
* ``check.txt``: that, and what ``check.py`` needs.
* ``packaging.txt``: that, and what the frozen build needs.
"""

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
EXTRAS = {"packaging.txt": ["dev", "packaging"], "check.txt": ["dev"], "run.txt": []}
"""Lock file -> optional dependency groups in it; the widest first, the others follow its versions."""


def command(name: str, upgrade: bool) -> list[str]:
    """The call of uv that writes the lock file ``name``."""
    widest = next(iter(EXTRAS))
    words = "uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes".split()
    words += "--no-emit-index-url --no-emit-find-links --fork-strategy fewest --only-binary :all:".split()
    words += ["--custom-compile-command", "python3 requirements/update.py"]
    words += [word for extra in EXTRAS[name] for word in ("--extra", extra)]
    if name != widest:
        words += ["--constraint", f"requirements/{widest}"]
    elif upgrade:
        words += ["--upgrade"]
    return [*words, "pyproject.toml", "--output-file", f"requirements/{name}"]


def tidy(path: Path) -> None:
    """Make the file the same wherever it was written: no options, no origin of the packages."""
    lines = path.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if not re.match(r"\s*--(?!hash=)", line)]
    path.write_text("\n".join(kept) + "\n", encoding="utf-8", newline="\n")


def main() -> int:
    """Write all lock files."""
    upgrade = "--upgrade" in sys.argv[1:]
    for name in EXTRAS:
        subprocess.run(command(name, upgrade), cwd=ROOT, check=True)
        tidy(HERE / name)
        print(f"requirements/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
