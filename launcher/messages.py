"""Sentences of the two commands, in both languages.

These are the only texts for people outside ``translations/``: they are needed before the library that reads those
is installed. This module must also be readable by Python 3.6, so that it can say that it is too old.
"""

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
NEWEST_TRIED = 14

PYTHON_TOO_OLD = "python-too-old"
PYTHON_NEWER_HERE = "python-newer-here"
FIRST_SETUP = "first-setup"
REPAIR = "repair"
UPDATE = "update"
PROGRESS = "progress"
READY = "ready"
WAITING = "waiting"
NO_VENV_MODULE = "no-venv-module"
VENV_FAILED = "venv-failed"
NO_NETWORK = "no-network"
NO_SPACE = "no-space"
NOT_WRITABLE = "not-writable"
IN_USE = "in-use"
HASH_MISMATCH = "hash-mismatch"
NO_READY_MADE = "no-ready-made"
PIP_FAILED = "pip-failed"
INTERRUPTED = "interrupted"
LIBRARIES_MISSING = "libraries-missing"
LIBRARIES_COMMAND = "libraries-command"
LIBRARIES_UNKNOWN = "libraries-unknown"
NO_DISPLAY = "no-display"

TEXTS = {
    PYTHON_TOO_OLD: (
        "桌遊館需要 Python 3.11 以上，這裡用的是 {found}；請到 https://www.python.org/downloads/ 安裝新版。",
        "Boardgames Desktop needs Python 3.11 or newer and this is {found}; get a newer one from "
        "https://www.python.org/downloads/ .",
    ),
    PYTHON_NEWER_HERE: (
        "桌遊館需要 Python 3.11 以上，這裡用的是 {found}；這台電腦上有新版，請改用：{command}",
        "Boardgames Desktop needs Python 3.11 or newer and this is {found}; this computer has a newer one, "
        "please type: {command}",
    ),
    FIRST_SETUP: (
        "第一次啟動：正在下載並準備需要的套件（約 100 MB，只需這一次）……",
        "First start: fetching and preparing what is needed (about 100 MB, only this once) ...",
    ),
    REPAIR: (
        "上次的準備工作沒有完成，或是已經損壞；正在重新準備……",
        "The last set-up was not finished or is damaged; setting up again ...",
    ),
    UPDATE: (
        "需要的套件有變動，正在更新……",
        "What is needed has changed; updating ...",
    ),
    PROGRESS: ("  {done} / {total} 個套件", "  {done} of {total} packages"),
    READY: ("準備好了。", "Ready."),
    WAITING: (
        "另一個視窗正在準備套件，先等它完成……",
        "Another start is still setting up; waiting for it ...",
    ),
    NO_VENV_MODULE: (
        "這個 Python 缺少建立虛擬環境的模組；請先安裝：{command}",
        "This Python lacks the module that makes virtual environments; please install it: {command}",
    ),
    VENV_FAILED: (
        "無法在 {folder} 建立虛擬環境：{detail}",
        "The virtual environment in {folder} could not be made: {detail}",
    ),
    NO_NETWORK: (
        "下載套件時連不上網路；第一次啟動需要網路，之後就不用了。請連線後再試一次。",
        "The packages could not be fetched because there is no network; only the first start needs one. "
        "Please connect and try again.",
    ),
    NO_SPACE: (
        "磁碟空間不足；準備套件需要大約 500 MB。",
        "The disk is full; setting up needs about 500 MB.",
    ),
    NOT_WRITABLE: (
        "無法寫入資料夾 {folder}；請把整個程式複製到可以寫入的地方再啟動。",
        "The folder {folder} cannot be written; please copy the program to a place where it can.",
    ),
    IN_USE: (
        "無法更換 {folder} 裡的檔案，有程式正在使用；請關閉桌遊館的其他視窗再試一次。",
        "Files in {folder} cannot be replaced because a program is using them; "
        "please close other windows of Boardgames Desktop and try again.",
    ),
    HASH_MISMATCH: (
        "下載到的套件與記錄的檢查碼不符，為了安全沒有安裝；請換個網路再試一次。",
        "A downloaded package does not match its recorded checksum and was not installed; "
        "please try again over another network.",
    ),
    NO_READY_MADE: (
        "這台電腦（{system}，Python {found}）沒有現成的套件 {package} 可用；"
        "需要 64 位元的系統和 Python 3.11 到 3.{newest}（Linux 另需 glibc 2.34，ARM 機種需 2.39）。",
        "There is no ready-made package {package} for this computer ({system}, Python {found}); it takes a 64 bit "
        "system and Python 3.11 to 3.{newest} (on Linux also glibc 2.34, on ARM 2.39).",
    ),
    PIP_FAILED: (
        "套件沒有裝成功，pip 的訊息是：{detail}（全文在 {log}）",
        "The packages could not be installed; pip says: {detail} (all of it is in {log})",
    ),
    INTERRUPTED: ("已中斷；下次啟動會從頭準備。", "Interrupted; the next start will set up again."),
    LIBRARIES_MISSING: (
        "還缺少這些系統程式庫：{names}",
        "These system libraries are missing: {names}",
    ),
    LIBRARIES_COMMAND: ("請用這個指令安裝：{command}", "This command installs them: {command}"),
    LIBRARIES_UNKNOWN: (
        "請用系統的套件管理工具安裝；Debian / Ubuntu：{apt}；Fedora：{dnf}",
        "Please install them with your system's package manager; Debian / Ubuntu: {apt}; Fedora: {dnf}",
    ),
    NO_DISPLAY: (
        "這裡沒有可以開視窗的螢幕，改由電腦對手示範一局，完成的版圖會存成圖片。",
        "There is no display to open a window on; the computer plays a demonstration game instead and saves the "
        "final board as a picture.",
    ),
}
"""Message id -> (Traditional Chinese, English)."""

_language = None


def system_language() -> str:
    """``zh_TW`` when the system speaks any Chinese, else ``en``."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "zh_TW" if value.lower().startswith("zh") else "en"
    return "zh_TW" if _desktop_language().lower().startswith("zh") else "en"


def _desktop_language() -> str:
    """The language chosen in the system settings of Windows or macOS, or nothing."""
    try:
        if sys.platform == "win32":
            import ctypes
            import locale

            number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
            return locale.windows_locale.get(number, "")
        if sys.platform == "darwin":
            command = ["defaults", "read", "-g", "AppleLocale"]
            answer = subprocess.check_output(command, stderr=subprocess.DEVNULL)
            return answer.decode("ascii", "ignore").strip()
    except (OSError, AttributeError, subprocess.SubprocessError):
        pass
    return ""


def text(message: str, **values: object) -> str:
    """The sentence ``message`` in the system's language, or in English where the terminal has no Chinese letters."""
    global _language
    if _language is None:
        _language = system_language()
    chinese, english = TEXTS[message]
    if _language == "zh_TW":
        sentence = chinese.format(**values)
        try:
            sentence.encode(getattr(sys.stderr, "encoding", None) or "ascii")
            return sentence
        except UnicodeError:
            pass
    return english.format(**values)


def say(message: str, **values: object) -> None:
    """Write one sentence to standard error: standard output belongs to the program that is started."""
    write(text(message, **values) + "\n")


def write(words: str) -> None:
    """Write to standard error, whatever letters its encoding has. A windowed Python has none: then nothing."""
    if sys.stderr is None:
        return
    encoding = getattr(sys.stderr, "encoding", None) or "ascii"
    sys.stderr.write(words.encode(encoding, "replace").decode(encoding))
    sys.stderr.flush()


def newer_python() -> str:
    """The command of a Python that is new enough on this computer, or nothing."""
    commands = [[f"python3.{minor}"] for minor in range(NEWEST_TRIED, OLDEST[1] - 1, -1)]
    if sys.platform == "win32":
        commands = [["py", "-3"]]
    for command in commands:
        # Found is not enough: version managers leave commands behind that only print a refusal.
        if shutil.which(command[0]) and _is_new_enough(command):
            return " ".join(command)
    return ""


def _is_new_enough(command: "list[str]") -> bool:
    code = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    return subprocess.call([*command, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def require_python(script: str) -> None:
    """End with one sentence if this Python is older than the program needs."""
    if sys.version_info >= OLDEST:
        return
    found = ".".join(str(number) for number in sys.version_info[:3])
    newer = newer_python()
    if newer:
        say(PYTHON_NEWER_HERE, found=found, command=f"{newer} {script}")
    else:
        say(PYTHON_TOO_OLD, found=found)
    sys.exit(1)
