"""Boardgames Desktop: Euro games on one laptop, offline, in Traditional Chinese and English."""

__version__ = "0.1.0"
