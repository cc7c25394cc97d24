"""Starts the window: application, fonts, settings, store, and an orderly end."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QGuiApplication, Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from boardgames_desktop import __version__, paths
from boardgames_desktop.app.display import has_display
from boardgames_desktop.app.faults import Catcher
from boardgames_desktop.app.fonts import load_fonts
from boardgames_desktop.app.main_window import MainWindow
from boardgames_desktop.app.notices import Notice
from boardgames_desktop.app.qt_words import QtWords
from boardgames_desktop.app.settings import Settings
from boardgames_desktop.app.shell import Shell
from boardgames_desktop.engine.errors import Fault
from boardgames_desktop.engine.messages import Message, Words
from boardgames_desktop.engine.store import MatchStore
from boardgames_desktop.text import language_for, texts_for

NO_DISPLAY = 3
"""Exit code when there is no screen to open a window on."""


def run(file: str | None = None, language: str | None = None) -> int:
    """Open the window and stay until it is closed; answers the exit code.

    file: a save file to open at once. language: used from now on instead of the one in the settings.
    """
    if not has_display():
        print(
            texts_for(language or language_for([_environment_language()])).text("shell-no-display"),
            file=sys.stderr,
        )
        return NO_DISPLAY
    application = make_application()
    try:
        load_fonts()
    except Fault as fault:
        return _give_up(fault)
    settings = Settings(languages=QLocale.system().uiLanguages())
    if language is not None:
        settings.put("language", language)
    shell = Shell(settings, MatchStore(paths.user_data_dir() / "matches"))
    words = QtWords()
    words.use(settings.language)
    settings.changed.connect(lambda name: words.use(settings.language) if name == "language" else None)
    shell.dress()
    return _run_window(application, shell, file)


def make_application() -> QApplication:
    """The application object with its name and style; call it once."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    application = QApplication(sys.argv[:1])
    application.setApplicationName("boardgames-desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("boardgames-desktop")
    application.setStyle("Fusion")
    return application


def _run_window(application: QApplication, shell: Shell, file: str | None) -> int:
    window = MainWindow(shell)
    catcher = Catcher(lambda path: window.notices.show_notice(Notice(_trouble(shell, path))))
    catcher.install()
    _end_on_signals(application, window)
    window.show()
    if file is not None:
        QTimer.singleShot(0, window, lambda: window.open_file(Path(file)))
    try:
        return application.exec()
    finally:
        catcher.remove()
        window.close()


def _trouble(shell: Shell, path: Path | None) -> str:
    if path is None:
        return shell.text("shell-trouble-unlogged")
    return shell.text("shell-trouble", file=Words(path))


def _end_on_signals(application: QApplication, window: MainWindow) -> None:
    """Close in an orderly way when the system asks for it (Ctrl-C in a terminal, logging out)."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, lambda *_: window.close())
    # Python looks at signals only while it runs: let it, now and then.
    alarm = QTimer(application)
    alarm.timeout.connect(lambda: None)
    alarm.start(500)


def _give_up(fault: Fault) -> int:
    """The program cannot run: one sentence in the terminal and on the screen."""
    sentence = _said(fault.message)
    print(sentence, file=sys.stderr)
    QMessageBox.critical(None, "Boardgames Desktop", sentence)
    return 1


def _said(message: Message) -> str:
    return texts_for(language_for(QLocale.system().uiLanguages())).text(message.id, **message.args)


def _environment_language() -> str:
    """What the terminal speaks, where there is no window system to ask."""
    return QLocale.system().name()
