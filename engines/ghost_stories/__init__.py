"""Ghost Stories: a co-operative fight for a village, by Antoine Bauza (2008, 2010)."""

from engines.ghost_stories.title import TITLE

__all__ = ["TITLE"]
