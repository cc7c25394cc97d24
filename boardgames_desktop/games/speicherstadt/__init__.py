"""Die Speicherstadt (倉庫城). ``rules`` tells where each section of the rule book is."""

from boardgames_desktop.games.speicherstadt.rules import Speicherstadt

GAME = Speicherstadt()
