"""``play.py`` after its check of Python's version: set up, look at the display, start the program."""

import os
import subprocess
import sys
from pathlib import Path

from launcher import environment, messages, system

WINDOW_WORDS = ("play",)
HELP_WORDS = ("-h", "--help", "--version")


def main(arguments: list[str]) -> int:
    """Set up what is missing and start the program with these arguments; gives its exit code."""
    try:
        python = environment.ready(environment.RUN)
        variables = clean_variables()
        if wants_window(arguments) and not system.has_fixed_platform(variables):
            platform = choose_platform(python, variables)
            if platform == system.OFFSCREEN:
                messages.say(messages.NO_DISPLAY)
                arguments = ["demo"]
            elif platform:
                variables["QT_QPA_PLATFORM"] = platform
        if arguments[:1] == ["demo"] and sys.platform.startswith("linux"):
            variables["QT_QPA_PLATFORM"] = system.OFFSCREEN
            require_libraries(python, system.OFFSCREEN)
    except environment.SetupError as error:
        messages.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return run([str(python), "-P", "-m", "boardgames_desktop", *arguments], variables)


def wants_window(arguments: list[str]) -> bool:
    """Whether the program will open a window when it is started like this."""
    if not arguments:
        return True
    first = arguments[0]
    return first in WINDOW_WORDS or (first.startswith("-") and not set(arguments) & set(HELP_WORDS))


def clean_variables() -> dict[str, str]:
    """The environment for the program: our own package, and no packages of another Python."""
    variables = dict(os.environ)
    for name in ("PYTHONHOME", "PYTHONSTARTUP", "__PYVENV_LAUNCHER__"):
        variables.pop(name, None)
    variables["PYTHONPATH"] = str(environment.ROOT)
    return variables


def choose_platform(python: Path, variables: dict[str, str]) -> str:
    """The platform plugin to start with on Linux; empty where Qt's own choice among all that is there works.

    ``offscreen`` when there is no display that answers. Raises SetupError naming the missing libraries when there is
    one, but the plugins for it cannot be loaded.
    """
    wanted = system.displays(variables)
    found = system.examine(python, wanted) if wanted else {}
    reachable = [name for name in wanted if found[name].answers]
    if not reachable:
        return system.OFFSCREEN
    complete = [name for name in reachable if not found[name].missing]
    if not complete:
        raise _Missing(found[reachable[0]].missing)
    return "" if complete == wanted else complete[0]


def require_libraries(python: Path, platform: str) -> None:
    """Raise SetupError naming the libraries that the platform plugin lacks on this system."""
    missing = system.examine(python, [platform])[platform].missing
    if missing:
        raise _Missing(missing)


class _Missing(environment.SetupError):
    """System libraries are missing."""

    def __init__(self, libraries: list[str]) -> None:
        Exception.__init__(self, system.describe(libraries))


def run(command: list[str], variables: dict[str, str]) -> int:
    """Become the program where the system can do that, else start it and wait for its end."""
    if sys.platform == "win32":
        return _run_and_wait(command, variables)
    else:
        os.execve(command[0], command, variables)


def _run_and_wait(command: list[str], variables: dict[str, str]) -> int:
    with subprocess.Popen(command, env=variables) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:  # Ctrl-C goes to the program too: let it end in its own way
                continue
