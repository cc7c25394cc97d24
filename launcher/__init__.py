"""What ``play.py`` and ``check.py`` share: standard library only, for they run before anything is installed."""
