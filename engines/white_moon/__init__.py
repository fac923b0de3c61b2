"""White Moon, the expansion of Ghost Stories (2009), and the title with both."""

from engines.white_moon.title import TITLE

__all__ = ["TITLE"]
