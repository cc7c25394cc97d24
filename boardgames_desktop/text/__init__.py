"""Every text a person reads: sentences from Fluent files, lists, numbers, dates, rule books. Never imports Qt."""

from boardgames_desktop.text.languages import LANGUAGES, language_for
from boardgames_desktop.text.rule_book import RuleBook, Section
from boardgames_desktop.text.spans import Names, Span, to_html
from boardgames_desktop.text.texts import Texts, texts_for

__all__ = [
    "LANGUAGES",
    "Names",
    "RuleBook",
    "Section",
    "Span",
    "Texts",
    "language_for",
    "texts_for",
    "to_html",
]
