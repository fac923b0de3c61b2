"""How a player sizes up a table of White Moon: villagers, Su-Ling and the Barrier."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import BLACK
from engines.ghost_stories.layout import BOARD_NUMBERS, SPACE_NUMBERS
from engines.ghost_stories.look import Look, Weights
from engines.white_moon.cards import COLOUR_OF_BOARD, DEVOURERS
from engines.white_moon.families import FAMILIES, FAMILY_NUMBERS, KILLED_LIMIT

if TYPE_CHECKING:
    from engines.core.fields import Json

RESCUE: Final = 5.0
COMPLETES: Final = 4.0
STEP: Final = 1.6
"""What a rescue is worth, its last member, and a step of a villager to the Portal."""
GRIEF: Final = {
    "wu": 6.0,
    "sheng": 4.0,
    "sun": 3.0,
    "xiang": 3.0,
    "zhou": 2.5,
    "li": 1.0,
    "hua": 1.0,
}
"""How much the death of a member hurts; a lost Tao token hurts a little."""
TOKEN_GRIEF: Final = 0.5
PROTECTION: Final = 1.0
"""What Su-Ling is worth in front of a ghost that acts, for each of its kinds."""
CRYSTAL: Final = 1.5


class MoonLook(Look):
    """A table of White Moon as a player sizes it up."""

    def __init__(self, view: Json, weights: Weights) -> None:
        """Take from a view what the values below ask for."""
        self.moon = view["white_moon"]
        self.stacks = self.moon["stacks"]
        self.su_ling: int = SPACE_NUMBERS.get(self.moon["su_ling"], -1)
        self.slain = len(self.moon["graveyard"])
        super().__init__(view, weights)
        self.portal = self.village.index(self.moon["portal"])
        self.crystals: int = self.moon["crystals"][BOARD_NUMBERS[view["active"]]]

    def _danger(self, space: int) -> float:
        """Devourers are dangerous, the more the nearer the limit is."""
        danger = super()._danger(space)
        if self.cards[space].number in DEVOURERS and space != self.su_ling:
            danger += 2.0 + 4.0 * self.slain / KILLED_LIMIT
        return danger

    def needs(self, space: int) -> list[int]:
        """Return what a ghost asks for; a shape-shifter, in its board's colour."""
        needs = super().needs(space)
        if self.cards[space].number in COLOUR_OF_BOARD:
            needs[BLACK], needs[space // 3] = 0, needs[BLACK]
        return needs

    def help(self, tile: str) -> float:
        """Value the help of an active tile."""
        if tile == "kung_fu_school":
            return 0.8 * max(
                map(self.training, {BLACK, BOARD_NUMBERS[self.me["board"]]})
            )
        if tile == "cemetery":
            return max(super().help(tile), float(self.slain - 7))
        if tile == "herbalist":
            crystal = CRYSTAL / 2 if self.moon["reserve"] else 0.0
            return super().help(tile) + crystal
        return super().help(tile)

    def training(self, colour: int) -> float:
        """Value the School against all ghosts of a colour, as if it took the worst."""
        tile = self.me.get("tile", "")
        return max(
            (
                self.dangers[space] * self.chance(space, tile)
                for space, card in enumerate(self.cards)
                if card.number and card.colour == colour and not card.is_incarnation
            ),
            default=0.0,
        )

    def standing(self, place: int) -> float:
        """Value a place of the village: a rescue may be the best action there."""
        best = super().standing(place)
        if self.can_rescue(place):
            best = max(best, self.rescuing(place))
        return best + 0.1 * (place == self.portal)

    def can_rescue(self, place: int) -> bool:
        """Tell whether a villager waits on a place with the Portal."""
        waits = self.stacks[place]["villagers"] > 0
        return place == self.portal and waits and not self.moon["portal_held"]

    def rescuing(self, place: int) -> float:
        """Value the rescue of the top villager of a place."""
        family = FAMILY_NUMBERS[self.stacks[place]["top"]]
        safe: int = self.moon["shelter"].count(FAMILIES[family].id)
        return RESCUE + COMPLETES / (FAMILIES[family].size - safe)

    def distance(self, place: int) -> int:
        """Count the steps from a place to the Portal."""
        rows = abs(place // 3 - self.portal // 3)
        return max(rows, abs(place % 3 - self.portal % 3))

    def leading(self, start: int, end: int) -> float:
        """Value a villager's way by how much nearer to the Portal it ends."""
        return STEP * (self.distance(start) - self.distance(end))

    def guarding(self, space: int) -> float:
        """Value Su-Ling in front of a space by what she keeps from acting."""
        card = self.cards[space]
        acts = card.is_haunter + card.is_tormentor + 2 * (card.number in DEVOURERS)
        return PROTECTION * (acts + card.is_dice_immune)

    def grief(self, place: int) -> float:
        """Say how much the death of the top villager of a place would hurt."""
        return GRIEF.get(self.stacks[place]["top"], TOKEN_GRIEF)

    def warding(self, board: int) -> float:
        """Value four dice against the ghosts of a board."""
        spaces = range(3 * board, 3 * board + 3)
        return max(
            (
                self.dangers[space] * self._four_dice(space)
                for space in spaces
                if self.cards[space].number and not self.cards[space].is_incarnation
            ),
            default=0.0,
        )

    def _four_dice(self, space: int) -> float:
        missing = sum(self.needs(space)) - sum(self.moon["receptacles"])
        hit = (1 + self.white) / 6
        return sum(
            comb(4, hits) * hit**hits * (1 - hit) ** (4 - hits)
            for hits in range(max(0, missing), 5)
        )
