"""From the key of a game to its stacks of villagers (WM-2)."""

from __future__ import annotations

from engines.ghost_stories.white_moon.families import VILLAGERS
from engines.ghost_stories.white_moon.state import MoonTable
from tests.engines.fairness import assert_fair
from tests.engines.ghost_stories.test_fairness import laid


def test_villagers_stand_alike() -> None:
    """
    Every family on top, in the middle and below of every stack (WM-2.3).
    """
    tables = laid("villagers", expansions=["white_moon"])
    weights = {family: VILLAGERS.count(family) for family in VILLAGERS}
    for place in range(9):
        stacks = [s.stacks[place] for s in tables if isinstance(s, MoonTable)]
        for height in range(3 * any(stacks)):
            assert_fair([stack[height] for stack in stacks], weights)
