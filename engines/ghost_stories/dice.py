"""Rolling Tao dice, and rolling them again (GS-8.1, GS-11.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.ghost_stories.cards import FACES, WHITE
from engines.ghost_stories.layout import BOARD_IDS
from engines.ghost_stories.rulebook import rules
from engines.ghost_stories.state import DICE, WHITE_LOCK
from engines.ghost_stories.taoists import GODS_FAVORITE, has_power

if TYPE_CHECKING:
    from engines.core.state import Frame, Option
    from engines.ghost_stories.state import Table

PICK_DIE: Final[tuple[Option, ...]] = tuple(("pick_die", face) for face in FACES)
KEEP_DICE: Final[Option] = ("keep_dice",)
REROLL_DICE: Final[Option] = ("reroll_dice",)


def free_dice(s: Table) -> int:
    """Count the standard Tao dice that no ghost holds (GS-8.1.3)."""
    return DICE - s.captives.count(True)


def roll(s: Table, count: int, then: Frame, *, whites: int = 0) -> None:
    """Roll Tao dice; The Gods' Favorite may roll some of them again (GS-8.1.4).

    So many ``whites`` lie beside the rolled dice, set on their white face.
    """
    throw(s, count, whites)
    s.push(then)
    if s.dice and has_power(s, GODS_FAVORITE):
        s.push(("pick_dice", s.owners[s.active], 0))


def throw(s: Table, count: int, whites: int = 0) -> None:
    """Throw so many Tao dice, whatever powers say."""
    s.dice = sorted([s.below(6) for _ in range(count)] + [WHITE] * whites)
    _tell(s)


def face_counts(s: Table) -> list[int]:
    """Count the rolled faces; white counts for nothing with Nameless (GS-8.2.2)."""
    counts = [0] * 6
    for face in s.dice:
        counts[face] += 1
    if WHITE_LOCK in s.locks:
        counts[WHITE] = 0
    return counts


def _tell(s: Table) -> None:
    if s.events is not None:
        s.emit("dice_rolled", BOARD_IDS[s.active], tuple(FACES[f] for f in s.dice))


@rules.decision("GS-8.1.4", "GS-9.4", "GS-11.7", forced=True)
def pick_dice(s: Table, player: int, picked: int) -> list[Option]:
    """Pick dice to roll once more, in the order of their faces; then roll or keep.

    ``picked`` is a bit set of positions. Equal dice are picked from the left, so that
    no set of dice is offered twice.
    """
    dice = s.dice
    options = [REROLL_DICE if picked else KEEP_DICE]
    for place in range(picked.bit_length(), len(dice)):
        offer = PICK_DIE[dice[place]]
        if options[-1] is not offer:
            options.append(offer)
    return options


@pick_dice.chosen
def dice_picked(s: Table, player: int, picked: int, option: Option) -> None:
    """The picked dice are rolled together; the second result stands."""
    if option[0] == "pick_die":
        face = FACES.index(option[1])
        place = s.dice.index(face, picked.bit_length())
        s.push(("pick_dice", player, picked | 1 << place))
    elif picked:
        dice = s.dice
        s.dice = sorted(
            [s.below(6) if picked >> n & 1 else face for n, face in enumerate(dice)]
        )
        _tell(s)
