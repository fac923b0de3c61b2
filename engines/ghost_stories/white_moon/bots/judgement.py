"""What a table of White Moon is worth: villagers, Su-Ling, crystals and artefacts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engines.ghost_stories.bots.judgement import Judge
from engines.ghost_stories.layout import LAYOUTS, NEIGHBOURS
from engines.ghost_stories.white_moon.cards import DEVOURERS
from engines.ghost_stories.white_moon.families import FAMILIES, KILLED_LIMIT
from engines.ghost_stories.white_moon.state import MoonTable

if TYPE_CHECKING:
    from engines.ghost_stories.bots.prospects import Outlook
    from engines.ghost_stories.state import Table


class MoonWeights(NamedTuple):
    """What counts besides the weights of the base game, in the same currency."""

    killed: tuple[float, ...] = (-2.0, -3.0, -6.0)
    """A dead villager, one more beyond half of the limit, beyond three quarters."""
    exposed: float = -2.5
    """A villager on the tile that a figure on its first stone will haunt."""
    devourer: float = -5.0
    """It kills a villager in each turn of its board, unless Su-Ling stands there."""
    rescued: float = 2.5
    family: float = 3.0
    """A complete family gives a reward."""
    artefacts: tuple[float, ...] = (4.2, 1.0, 0.3, 3.0, 2.5, 2.0, 3.0, 3.5)
    """Elixir, Moon Dust, Scroll, Fireworks, Shield, Claw, Armour, Sword."""
    at_portal: float = 1.3
    next_to_portal: float = 0.5
    portal_held: float = -2.0
    lying: float = -1.5
    crystal: float = 1.2
    receptacles: tuple[float, ...] = (0.0, 1.5, 3.0, 5.0, 12.0)
    """By how many are full: four of them raise the Barrier."""
    barrier_due: float = 8.0
    spare: float = 1.0
    """A crystal that is left for the next boards while the Barrier stands."""


MOONLIT: Final = MoonWeights()


class MoonJudge(Judge):
    """Judges tables of White Moon."""

    moonlit: MoonWeights = MOONLIT

    def worth(self, s: Table) -> float:
        """Say what a table is worth whose turn is over."""
        total = super().worth(s)
        if s.outcome is None:
            assert isinstance(s, MoonTable)
            total += self._villagers(s) + self._things(s)
        return total

    def _villagers(self, s: MoonTable) -> float:
        """Value the dead, the rescued and those who are on their way."""
        w, dead, portal = self.moonlit, len(s.graveyard), s.portal
        each, beyond_half, beyond_most = w.killed
        total = each * dead
        total += beyond_half * max(0, dead - KILLED_LIMIT // 2)
        total += beyond_most * max(0, dead - KILLED_LIMIT * 3 // 4)
        total += w.rescued * len(s.shelter)
        total += w.family * sum(
            [s.shelter.count(n) == family.size for n, family in enumerate(FAMILIES)]
        )
        if s.portal_held:
            return total + w.portal_held
        waiting = sum([bool(s.stacks[place]) for place in NEIGHBOURS[portal]])
        return total + w.at_portal * len(s.stacks[portal]) + w.next_to_portal * waiting

    def _things(self, s: MoonTable) -> float:
        """Value crystals, Receptacles and artefacts, and fear Devourers."""
        w = self.moonlit
        devourers = sum(
            [card in DEVOURERS and n != s.su_ling for n, card in enumerate(s.ghosts)]
        )
        owned = zip(w.artefacts, s.artefacts, strict=True)
        full = s.receptacles.count(True)
        stands = any(frame[0] == "sink_barrier" for frame in s.agenda)
        return (
            w.devourer * devourers
            + sum([worth for worth, owner in owned if owner >= 0])
            + w.lying * sum(s.lying)
            + w.crystal * sum(s.crystals)
            + (w.spare * full if stands else w.receptacles[full])
            + w.barrier_due * s.barrier_due
        )

    def _reward(self, s: Table, reward: str) -> float:
        """Value a reward of a right stone; some ghosts give crystals (WM-12.1)."""
        if reward in ("grant_crystal", "share_crystal"):
            return self.moonlit.crystal
        return super()._reward(s, reward)

    def _is_hushed(self, s: Table, space: int) -> bool:
        """Su-Ling keeps the ghost in front of her from acting (WM-4.5)."""
        assert isinstance(s, MoonTable)
        return s.su_ling == space

    def _haunter(self, s: Table, space: int, outlook: Outlook) -> float:
        """Villagers die for the tile that would be haunted (WM-10.1)."""
        assert isinstance(s, MoonTable)
        if s.figures[space] and (count := in_danger(s, space)):
            return self.moonlit.exposed * count * (1 - 0.8 * outlook.soon)
        return super()._haunter(s, space, outlook)


def in_danger(s: MoonTable, space: int) -> int:
    """Count the villagers who would die if the ghost on a space haunted now."""
    for place in LAYOUTS[s.layout].lines[space]:
        if s.stacks[place]:
            return len(s.stacks[place])
        if not s.haunted[place]:
            break
    return 0
