"""The rules-agnostic heart: games, states, actions, events, matches and save files.

Nothing in here knows a particular game or the window.
"""
