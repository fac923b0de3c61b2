"""The rulebook of Ghost Stories, which the chapters fill in."""

from __future__ import annotations

from engines.core.rulebook import Rulebook

rules = Rulebook("ghost_stories")
