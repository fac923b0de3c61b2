"""The rulebook of White Moon: that of Ghost Stories, with what the expansion changes.

Chapters name each step, question and decision of the base game that they replace.
"""

from __future__ import annotations

from engines.ghost_stories import base  # noqa: F401 - fills in the base book
from engines.ghost_stories.rulebook import rules as base_rules

__all__ = ["base_rules", "rules"]

rules = base_rules.extend("white_moon")
