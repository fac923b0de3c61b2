"""One glance at a table: what each ghost, place and villager is worth just now.

Nothing is copied and nothing is thought through, so that it takes some microseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.bots.chances import AT_LEAST
from engines.ghost_stories.cards import CARDS, NO_CARD
from engines.ghost_stories.dice import free_dice
from engines.ghost_stories.layout import (
    BOARDS,
    LAYOUTS,
)
from engines.ghost_stories.state import NOWHERE, TAO_LOCK, WHITE_LOCK
from engines.ghost_stories.taoists import (
    GODS_FAVORITE,
    STRENGTH_OF_A_MOUNTAIN,
    has_power,
    living,
)
from engines.ghost_stories.tiles import (
    BUDDHIST_TEMPLE,
    CEMETERY,
    CIRCLE_OF_PRAYER,
    HERBALIST,
    NIGHT_WATCHMAN,
    SORCERER,
    TAOIST_ALTAR,
    TEA_HOUSE,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.ghost_stories.bots.reflexes import Reflexes
    from engines.ghost_stories.cards import Card
    from engines.ghost_stories.state import Table

QI: Final = (20.0, 14.0, 9.0, 6.0, 5.0, 4.5, 4.0, 3.5)
"""What one more Qi is worth to who has so many."""
FIGURE: Final = (60.0, 40.0, 12.0, 8.0, 7.0)
"""A tile that is about to be haunted, by how many more lose the game."""


class Glance:
    """What lies on a table, valued by reflexes."""

    def __init__(self, reflexes: Reflexes) -> None:
        """Go by some numbers."""
        self._reflexes = reflexes
        self._cards: dict[int, float] = {}
        self._qi = tuple([reflexes.qi * worth for worth in QI])

    def threat(self, s: Table, space: int) -> float:
        """Say what it is worth that the ghost on a space goes."""
        w, number = self._reflexes, s.ghosts[space]
        value = self._cards.get(number)
        if value is None:
            value = self._cards[number] = self._printed(CARDS[number])
        if CARDS[number].is_haunter:
            left = s.haunt_limit - s.haunted.count(True)
            value += (w.figure if s.figures[space] else w.haunter) * FIGURE[left]
        if s.captives[space]:
            value += w.captive
        if s.locks[space] > 1:
            value += w.lock
        first = space - space % 3
        free = s.ghosts[first : first + 3].count(NO_CARD)
        if not free:
            value += w.full * self._qi[min(s.qi[space // 3], 7)]
        elif free == 1:
            value += w.pair
        return value

    def _printed(self, card: Card) -> float:
        """Say what a ghost is worth by what is printed on it, wherever it lies."""
        w = self._reflexes
        value = w.ghost + w.strength * sum(card.resistance)
        value += w.incarnation * card.is_incarnation + w.tormentor * card.is_tormentor
        return value + w.reward * bool(card.rewards) - w.cursed * bool(card.curses)

    def strike(self, s: Table, place: int) -> float:
        """Say what an exorcism from a place promises the active Taoist."""
        best = other = 0.0
        token = self._reflexes.token
        for space in LAYOUTS[s.layout].facing[place]:
            number = s.ghosts[space]
            if not number:
                continue
            card = CARDS[number]
            if (card.needs_free_opposite or card.needs_buddha) and (
                space not in s.rules.questions["targets"](s, place)
            ):
                continue
            needs = s.rules.questions["requirement"](s, space).needs
            chance, spent = self._chance(s, place, needs, immune=card.is_dice_immune)
            if chance > 0:
                value = chance * (self.threat(s, space) - token * spent)
                if value > best:
                    best, other = value, best
                elif value > other:
                    other = value
        return best + self._reflexes.second * other

    def _chance(
        self, s: Table, place: int, needs: Sequence[int], *, immune: bool
    ) -> tuple[float, float]:
        """Return how likely a ghost goes, and how many tokens that costs."""
        active = s.active
        missing = total = kinds = 0
        purses = (
            []
            if TAO_LOCK in s.locks
            else [b for b in living(s) if b == active or s.where[b] == place]
        )
        for colour, need in enumerate(needs):
            if need:
                kinds += 1
                total += need
                had = sum([s.tao[5 * board + colour] for board in purses])
                missing += max(0, need - had)
        if immune:
            return (0.0 if missing else 1.0), total
        dice = free_dice(s) + has_power(s, STRENGTH_OF_A_MOUNTAIN)
        faces = min(2, kinds) + (WHITE_LOCK not in s.locks)
        again = has_power(s, GODS_FAVORITE)
        if not missing:
            return 1.0, max(0.0, total - dice * faces / 6)
        return AT_LEAST[again][dice][faces][missing], float(total - missing)

    def help(self, s: Table, place: int) -> float:
        """Say what the villager of a place is worth to the active Taoist."""
        w, tile = self._reflexes, s.village[place]
        if s.haunted[place] or not s.rules.questions["can_help"](s, tile):
            return 0.0
        qi = min(s.qi[s.active], 7)
        if tile == HERBALIST:
            return w.herbs * min(2, free_dice(s)) if sum(s.tao) < 12 else 0.5
        if tile == TEA_HOUSE:
            return self._qi[qi] + w.token - w.arrival
        if tile == SORCERER:
            if qi < 2:
                return 0.0
            return max(self.threats(s)) - self._qi[qi - 1] + w.witch
        if tile == BUDDHIST_TEMPLE:
            return w.temple
        if tile == NIGHT_WATCHMAN:
            left = s.haunt_limit - s.haunted.count(True)
            return FIGURE[left] * max(self.figures(s)) * w.watchman
        if tile == TAOIST_ALTAR:
            left = s.haunt_limit - s.haunted.count(True)
            return FIGURE[left] - FIGURE[min(left + 1, 4)] + w.altar - w.arrival
        if tile == CEMETERY:
            return w.revival
        if tile == CIRCLE_OF_PRAYER:
            return w.circle if s.circle == NOWHERE else 0.5
        return 0.0

    def threats(self, s: Table) -> list[float]:
        """Value the ghosts that the witch can discard."""
        return [
            self.threat(s, space)
            for space, card in enumerate(s.ghosts)
            if card and not CARDS[card].is_incarnation
        ]

    def figures(self, s: Table) -> list[int]:
        """Count the figures on their first stone, by board."""
        return [s.figures[3 * b : 3 * b + 3].count(True) for b in BOARDS]

    def asked(self, s: Table) -> list[float]:
        """Count what all ghosts ask for by colour, against what the active one has."""
        asked = [0.0] * 5
        for number in s.ghosts:
            if number:
                for colour, need in enumerate(CARDS[number].resistance):
                    asked[colour] += need
        first = 5 * s.active
        return [a - 2 * s.tao[first + c] for c, a in enumerate(asked)]
