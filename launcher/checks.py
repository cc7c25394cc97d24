"""``check.py`` after its check of Python's version: set up, run the stages, end with pytest."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from launcher import environment, messages, start, system

FULL = "--full"
SYSTEM_PACKAGES = "--system-packages"
FROZEN_FOLDER = environment.ROOT / "dist" / "boardgames-desktop"
FROZEN_VARIABLE = "BOARDGAMES_DESKTOP_FROZEN"
"""Tells the tests marked ``frozen`` where the build lies."""

IMPORT_LINTER = "from importlinter.cli import lint_imports_command; lint_imports_command()"
STAGES = {
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "mypy": ["-m", "mypy"],
    "import rules": ["-c", IMPORT_LINTER],
}
"""Name of a stage -> arguments of the interpreter in ``.venv``."""


def main(arguments: list[str]) -> int:
    """Run everything; 0 only if every stage passed. The last line of output is pytest's."""
    full = FULL in arguments
    rest = [word for word in arguments if word not in (FULL, SYSTEM_PACKAGES)]
    try:
        if SYSTEM_PACKAGES in arguments:
            return print_system_packages()
        python = environment.ready(environment.PACKAGING if full else environment.CHECK)
        if sys.platform.startswith("linux"):
            start.require_libraries(python, system.OFFSCREEN)
        with tempfile.TemporaryDirectory(prefix="boardgames-check-", ignore_cleanup_errors=True) as home:
            return run_all(python, test_variables(Path(home)), full, rest)
    except environment.SetupError as error:
        messages.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130


def print_system_packages() -> int:
    """Print the Debian packages that are missing here, one a line. Makes ``.venv`` as far as that goes."""
    try:
        environment.require_venv_module()
    except environment.SetupError:
        print("python{}.{}-venv".format(*sys.version_info))
        # Without .venv nobody can ask Qt; offscreen needs these on a bare system.
        print("\n".join(system.packages(system.OFFSCREEN_LIBRARIES)))
        return 0
    python = environment.ready(environment.CHECK)
    if sys.platform.startswith("linux"):
        missing = system.examine(python, [system.OFFSCREEN])[system.OFFSCREEN].missing
        for name in system.packages(missing):
            print(name)
    return 0


def test_variables(home: Path) -> dict[str, str]:
    """The environment for all stages: no display needed, nothing of the person's own saves and settings touched."""
    variables = start.clean_variables()
    for name in [name for name in variables if name.startswith("QT_") or name == FROZEN_VARIABLE]:
        del variables[name]
    variables["QT_QPA_PLATFORM"] = system.OFFSCREEN
    variables["BOARDGAMES_DESKTOP_HOME"] = str(home)
    variables["PYTHONUTF8"] = "1"
    return variables


def run_all(python: Path, variables: dict[str, str], full: bool, rest: list[str]) -> int:
    """Run the stages one after the other; a failed one does not keep the others from running."""
    failed = [name for name, words in STAGES.items() if not run_stage(name, [str(python), *words], variables)]
    if full:
        build = [str(python), str(environment.ROOT / "packaging" / "build.py")]
        if run_stage("frozen build", build, variables):
            variables = {**variables, FROZEN_VARIABLE: str(FROZEN_FOLDER)}
        else:
            failed.append("frozen build")
    if failed:
        print(f"== failed so far: {', '.join(failed)}", flush=True)
    print("== tests", flush=True)
    tests = subprocess.call(pytest_command(python, full, rest), cwd=environment.ROOT, env=variables)
    return tests or bool(failed)


def run_stage(name: str, command: list[str], variables: dict[str, str]) -> bool:
    """Run one stage, show what it says and whether it passed."""
    print(f"== {name}", flush=True)
    began = time.monotonic()
    code = subprocess.call(command, cwd=environment.ROOT, env=variables, stdin=subprocess.DEVNULL)
    print(f"== {name}: {'ok' if code == 0 else 'FAILED'} ({time.monotonic() - began:.1f} s)", flush=True)
    return code == 0


def pytest_command(python: Path, full: bool, rest: list[str]) -> list[str]:
    """The call of pytest: all cores, the frozen build's tests only when there is one."""
    cores = min(os.cpu_count() or 1, 8)
    spread = ["-n", str(cores), "--dist", "worksteal"] if cores > 1 else []
    return [str(python), "-m", "pytest", "-q", *spread, *(["-m", ""] if full else []), *rest]
