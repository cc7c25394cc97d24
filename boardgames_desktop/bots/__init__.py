"""Computer opponents for any game: they see an observation, never the state, and know no game by name."""
