"""Halloween: ghosts of five colours haunt a town, by Angelo De Maio (2017)."""

from engines.halloween.title import TITLE

__all__ = ["TITLE"]
