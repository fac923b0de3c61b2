"""The rulebook of Halloween, which the chapters fill in."""

from __future__ import annotations

from engines.core.rulebook import Rulebook

rules = Rulebook("halloween")
