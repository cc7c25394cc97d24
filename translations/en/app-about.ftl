# The window with the rule book, and About.

rulebook-title = { $game }: rule book
rulebook-search = Search the rule book
rulebook-sections = Sections
rulebook-nothing = Nothing found. Try another word?
