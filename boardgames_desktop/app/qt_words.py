"""The words of Qt's own dialogs in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

_FILES = {"zh_TW": "qtbase_zh_TW", "en": ""}


class QtWords:
    """Keeps Qt's words and number formats in step with the chosen language."""

    def __init__(self) -> None:
        self._translator: QTranslator | None = None

    def use(self, language: str) -> bool:
        """Speak this language from now on; answers whether its words were found (English needs none)."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
        QLocale.setDefault(QLocale(language))
        if not _FILES[language]:
            return True
        translator = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if not translator.load(_FILES[language], folder):
            return False
        QCoreApplication.installTranslator(translator)
        self._translator = translator
        return True
