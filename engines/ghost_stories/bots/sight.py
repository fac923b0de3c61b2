"""How the ghosts of a table fare in the next round of a team that plays well.

What Taoists can do is worked out once for each band of them (``Band``): most tables of
a turn that is thought through have the same Taoists with the same tokens in the same
places, and differ in a ghost or two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engines.ghost_stories.bots.chances import AT_LEAST
from engines.ghost_stories.bots.prospects import AROUND, turns_until
from engines.ghost_stories.cards import CARDS
from engines.ghost_stories.dice import free_dice
from engines.ghost_stories.layout import BOARDS, LAYOUTS, PLACES
from engines.ghost_stories.state import (
    GROUP_POWER_LOCK,
    NOBODY,
    NOWHERE,
    POWER_LOCK,
    TAO_LOCK,
    WHITE_LOCK,
)
from engines.ghost_stories.taoists import (
    DANCE_OF_THE_SPIRES,
    GODS_FAVORITE,
    SECOND_WIND,
    STRENGTH_OF_A_MOUNTAIN,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.ghost_stories.results import Want
    from engines.ghost_stories.state import Table

NO_TOKENS: Final = (0,) * 5
SECOND: Final = 0.7
"""What is left of the chance of the second ghost that one roll is for."""


class Able(NamedTuple):
    """A living Taoist by what he can do in his next turn, in the order of turns."""

    where: int
    reach: Sequence[int]
    due: int
    tokens: Sequence[int]
    chances: Sequence[Sequence[float]]
    twice: bool


class Fate(NamedTuple):
    """What becomes of a ghost: the chances of who is best at it."""

    missing: int
    """Successes that tokens leave to the dice."""
    ever: float
    """Wherever he is now."""
    next: float
    """If he can be there in his next turn."""
    soon: float
    """If he can be there before its board is active."""
    each: Sequence[float]
    """Of each Taoist in his next turn."""


class Band:
    """The Taoists of a table, and how each kind of ghost fares against them."""

    def __init__(self, s: Table) -> None:
        """Know the Taoists, and no ghost yet."""
        self.due = turns_until(s)
        self.dice = free_dice(s)
        self.usable = _usable(s)
        self._white = WHITE_LOCK not in s.locks
        self._locked = TAO_LOCK in s.locks
        self.able = self._able(s)
        self.reaching = [sum(p in able.reach for able in self.able) for p in PLACES]
        """How many Taoists can be at each place in their next turn."""
        places = [able.where for able in self.able]
        self.together = sum(places[:n].count(place) for n, place in enumerate(places))
        """How many pairs of Taoists stand on one tile."""
        self._known: dict[tuple[int, int, Want], Fate] = {}

    def _able(self, s: Table) -> list[Able]:
        """List the living Taoists, the next one first."""
        found, board = [], s.active
        for turns in range(1, len(BOARDS) + 1):
            board = LAYOUTS[s.layout].following[board]
            if s.owners[board] == NOBODY or not s.qi[board]:
                continue
            power = s.powers[board] if self.usable[board] else NOWHERE
            dice = self.dice + (power == STRENGTH_OF_A_MOUNTAIN)
            where = s.where[board]
            found.append(
                Able(
                    where,
                    PLACES if power == DANCE_OF_THE_SPIRES else AROUND[where],
                    turns,
                    NO_TOKENS if self._locked else s.tao[5 * board : 5 * board + 5],
                    AT_LEAST[power == GODS_FAVORITE][dice],
                    power == SECOND_WIND,
                )
            )
        return found

    def fate(self, s: Table, space: int, want: Want) -> Fate:
        """Say how the ghost on a space fares, were it a target."""
        number = s.ghosts[space]
        found = self._known.get((space, number, want))
        if found is None:
            place = LAYOUTS[s.layout].lines[space][0]
            lent = self._lent(place) if CARDS[number].is_incarnation else None
            found = self._fate(want, place, self.due[space // 3], lent)
            self._known[space, number, want] = found
        return found

    def _fate(
        self, want: Want, place: int, acts: int, lent: Sequence[int] | None
    ) -> Fate:
        needs = want.needs
        colours = [colour for colour, need in enumerate(needs) if need]
        asked = sum(needs)
        asked -= want.has_mantra and asked > 0
        least, ever, near, soon, each = asked, 0.0, 0.0, 0.0, []
        for able in self.able:
            tokens = able.tokens
            if lent:
                own = NO_TOKENS if able.where == place else tokens
                tokens = [one + other for one, other in zip(own, lent, strict=True)]
            missing = asked - sum(map(min, needs, tokens))
            if missing <= 0:
                chance, missing = 1.0, 0
            elif want.is_immune:
                chance = 0.0
            else:
                faces = 1 + (missing > 1 and len(colours) > 1) + self._white
                chance = able.chances[faces][missing]
                if able.twice:
                    chance += chance * (1 - chance)
            least, ever = min(least, missing), max(ever, chance)
            if place not in able.reach:
                chance = 0.0
            near = max(near, chance)
            if able.due < acts:
                soon = max(soon, chance)
            each.append(chance)
        return Fate(least, ever, near, soon, each)

    def _lent(self, place: int) -> Sequence[int]:
        """Return the tokens of those who stand at a place (GS-8.3.2)."""
        there = [able.tokens for able in self.able if able.where == place]
        return [sum(counts) for counts in zip(*there, strict=True)]


def _usable(s: Table) -> list[bool]:
    """Return which boards' powers are neither locked nor possessed."""
    if GROUP_POWER_LOCK in s.locks:
        return [False] * len(BOARDS)
    return [
        s.qi[board] > 0 and POWER_LOCK not in s.locks[3 * board : 3 * board + 3]
        for board in BOARDS
    ]


class Sight:
    """The ghosts of one table, against a band of Taoists."""

    def __init__(self, s: Table, band: Band) -> None:
        """Look at each ghost."""
        self.band = band
        self.ghosts, self.tormentors, self.asked = [0] * 4, [0] * 4, [0] * 5
        self.fates: list[tuple[int, Fate]] = []
        self._soon = [0.0] * 12
        self._before: dict[int, list[tuple[int, Sequence[float]]]] = {}
        """By place: the targets that face it, with the chance of each Taoist."""
        requirement, lines = s.rules.questions["requirement"], LAYOUTS[s.layout].lines
        for space, number in enumerate(s.ghosts):
            if not number:
                continue
            board, card, place = space // 3, CARDS[number], lines[space][0]
            self.ghosts[board] += 1
            self.tormentors[board] += card.is_tormentor
            want = requirement(s, space)
            for colour, need in enumerate(want.needs):
                if need:
                    self.asked[colour] += 1
            fate = band.fate(s, space, want)
            if (card.needs_free_opposite or card.needs_buddha) and (
                space not in s.rules.questions["targets"](s, place)
            ):
                fate = fate._replace(soon=0.0)
            else:
                self._soon[space] = fate.soon
                self._before.setdefault(place, []).append((space, fate.each))
            self.fates.append((space, fate))

    def round_of_the_team(self, s: Table) -> float:
        """Say how many ghosts go in a round in which each takes what is best for him.

        Figures on their first stone count twice; one roll for two ghosts is shared.
        """
        left, gone = [1.0] * 12, 0.0
        before = sorted(self._before.items())
        weight = [2.0 if figure else 1.0 for figure in s.figures]
        for number, able in enumerate(self.band.able):
            best, taken = 0.0, before[:0]
            for both in before:
                place, ghosts = both
                if place not in able.reach:
                    continue
                space, each = ghosts[0]
                value = left[space] * each[number] * weight[space]
                if len(ghosts) > 1:
                    space, each = ghosts[1]
                    other = left[space] * each[number] * weight[space]
                    value = (
                        value + SECOND * other
                        if value > other
                        else other + SECOND * value
                    )
                if value > best:
                    best, taken = value, [both]
            for _, ghosts in taken:
                hits = [(each[number], space) for space, each in ghosts]
                shared = len(hits) > 1 and min(hits)[0] > 0
                for chance, space in sorted(hits):
                    sure = chance * SECOND if shared else chance
                    shared = False
                    gone += left[space] * sure
                    left[space] *= 1 - sure
        return gone

    def overrun(self, board: int) -> float:
        """Say how likely a board is still full when it is active."""
        if self.ghosts[board] < 3:
            return 0.0
        one, two, three = self._soon[3 * board : 3 * board + 3]
        return (1 - one) * (1 - two) * (1 - three)

    def printed(self, s: Table, colour: int) -> int:
        """Count the ghosts in play whose cards ask for a colour."""
        return sum(CARDS[s.ghosts[n]].resistance[colour] > 0 for n, _ in self.fates)
