"""One room per game. A folder here with a ``GAME`` is on the shelf; nothing else is needed."""
