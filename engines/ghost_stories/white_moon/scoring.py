"""What rescued villagers and the Portal are worth (WM-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories import scoring as base
from engines.ghost_stories.white_moon.rulebook import rules
from engines.ghost_stories.white_moon.state import PORTALS

if TYPE_CHECKING:
    from engines.ghost_stories.white_moon.state import MoonTable

PORTAL_POINTS: Final = {
    place: points
    for kind, points in (("centre", 0), ("side", 2), ("corner", 4))
    for place in PORTALS[kind]
}


@rules.question(replaces="score")
def score(s: MoonTable, won: bool) -> int:
    """Count the base score, the rescued and the place of the Portal (WM-20.1)."""
    return base.score(s, won) + len(s.shelter) + PORTAL_POINTS[s.portal]
