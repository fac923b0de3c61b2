"""How ghosts fare against the Taoists of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engines.ghost_stories.bots.chances import AT_LEAST
from engines.ghost_stories.dice import free_dice
from engines.ghost_stories.layout import BOARDS, LAYOUTS, NEIGHBOURS, PLACES
from engines.ghost_stories.state import NOWHERE, TAO_LOCK, WHITE_LOCK
from engines.ghost_stories.taoists import (
    DANCE_OF_THE_SPIRES,
    GODS_FAVORITE,
    SECOND_WIND,
    STRENGTH_OF_A_MOUNTAIN,
    is_usable,
    living,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.ghost_stories.results import Want
    from engines.ghost_stories.state import Table

AROUND: Final = tuple((place, *NEIGHBOURS[place]) for place in PLACES)
"""The places that a Taoist can be on after his move."""
NO_TOKENS: Final = [0] * 5


class Exorcist(NamedTuple):
    """A living Taoist, by what he can do to ghosts."""

    where: int
    reach: Sequence[int]
    """The places from which he can act in his next turn."""
    turns: int
    """In how many turns that is."""
    tokens: Sequence[int]
    """The Tao tokens that he may spend, by colour."""
    chances: Sequence[Sequence[float]]
    """By faces that help and successes that are missing: what his dice can do."""
    twice: bool
    """Whether he may attempt two exorcisms."""


class Outlook(NamedTuple):
    """How a ghost fares against the Taoist who is best at it."""

    missing: int
    """Successes that his tokens leave to the dice."""
    ever: float
    """The chance that he exorcises it, wherever he is now."""
    next: float
    """The chance of one who can be there in his next turn."""
    soon: float
    """The chance of one who can be there before the ghost acts."""


class Prospects:
    """How ghosts fare against the Taoists of a table, each worked out once.

    Most tables of a turn that is thought through have the same Taoists with the same
    tokens in the same places: four of five questions are asked again.
    """

    def __init__(self, s: Table) -> None:
        """Know the Taoists of a table, and no ghost yet."""
        self._due = turns_until(s)
        self._band = exorcists(s, self._due)
        self._known: dict[tuple[int, Want, bool], Outlook] = {}

    def outlook(self, s: Table, space: int, want: Want, *, gathers: bool) -> Outlook:
        """Say how a ghost fares; before an incarnation tokens are gathered."""
        found = self._known.get((space, want, gathers))
        if found is None:
            band = gathered(s, space, self._band) if gathers else self._band
            found = outlook_of(s, space, want, band, self._due)
            self._known[space, want, gathers] = found
        return found


def turns_until(s: Table) -> list[int]:
    """Return in how many turns each board is active again, the present one last."""
    due, board = [0] * len(BOARDS), s.active
    for turns in range(1, len(BOARDS) + 1):
        board = LAYOUTS[s.layout].following[board]
        due[board] = turns
    return due


def exorcists(s: Table, due: list[int]) -> list[Exorcist]:
    """List the living Taoists by what they can do to ghosts."""
    found = []
    standard, is_locked = free_dice(s), TAO_LOCK in s.locks
    for board in living(s):
        power = s.powers[board] if is_usable(s, board) else NOWHERE
        dice = standard + (power == STRENGTH_OF_A_MOUNTAIN)
        found.append(
            Exorcist(
                s.where[board],
                PLACES if power == DANCE_OF_THE_SPIRES else AROUND[s.where[board]],
                due[board],
                NO_TOKENS if is_locked else s.tao[5 * board : 5 * board + 5],
                AT_LEAST[power == GODS_FAVORITE][dice],
                power == SECOND_WIND,
            )
        )
    return found


def gathered(s: Table, space: int, band: list[Exorcist]) -> list[Exorcist]:
    """Give each Taoist the tokens of those who stand before a ghost (GS-8.3.2)."""
    place = LAYOUTS[s.layout].lines[space][0]
    there = [friend for friend in band if friend.where == place]
    return [
        each._replace(
            tokens=[
                sum(counts)
                for counts in zip(
                    each.tokens,
                    *[friend.tokens for friend in there if friend is not each],
                    strict=True,
                )
            ]
        )
        for each in band
    ]


def outlook_of(
    s: Table, space: int, want: Want, band: list[Exorcist], due: list[int]
) -> Outlook:
    """Say how the ghost on a space fares against the Taoist who is best at it."""
    needs = want.needs
    asked = sum(needs) - want.has_mantra
    colours = [colour for colour, need in enumerate(needs) if need]
    white = WHITE_LOCK not in s.locks
    place, acts = LAYOUTS[s.layout].lines[space][0], due[space // 3]
    least, ever, near, soon = asked, 0.0, 0.0, 0.0
    for _, reach, turns, tokens, chances, twice in band:
        if len(colours) == 1:
            missing = asked - tokens[colours[0]]
        else:
            missing = asked - sum(map(min, needs, tokens))
        if missing <= 0:
            chance, missing = 1.0, 0
        elif want.is_immune:
            chance = 0.0
        else:
            # The last success has one colour; before that two of several may count.
            faces = 1 + (missing > 1 and len(colours) > 1) + white
            chance = chances[faces][missing]
            if twice:
                chance += chance * (1 - chance)
        least, ever = min(least, missing), max(ever, chance)
        if chance > near and place in reach:
            near = chance
        if chance > soon and turns < acts and place in reach:
            soon = chance
    return Outlook(least, ever, near, soon)
