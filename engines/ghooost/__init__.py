"""Ghooost!: a shedding game with hidden hands, by Richard Garfield (2013)."""

from engines.ghooost.title import TITLE

__all__ = ["TITLE"]
