"""Sixty small rule bugs, listed before any test was run against them.

Whoever chose them had read the rulebooks and the engines and none of the tests, so that
the share that is noticed says something about bugs that nobody has thought of.
"""

from __future__ import annotations

from tests.mutants.listed.ghooost import GHOOOST
from tests.mutants.listed.ghost_stories import GHOST_STORIES
from tests.mutants.listed.halloween import HALLOWEEN
from tests.mutants.listed.white_moon import WHITE_MOON

LISTED = {**GHOST_STORIES, **WHITE_MOON, **GHOOOST, **HALLOWEEN}
