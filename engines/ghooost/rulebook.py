"""The rulebook of Ghooost!, which the chapters fill in."""

from __future__ import annotations

from engines.core.rulebook import Rulebook

rules = Rulebook("ghooost")
