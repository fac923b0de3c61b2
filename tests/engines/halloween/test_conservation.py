"""What always holds is looked for in every test: here, that damage would be seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.halloween.board import BLUE, FREE, RED
from engines.halloween.conservation import check
from engines.halloween.state import Table
from tests.engines.halloween.builders import A, B, table


def dice_without_colour(s: Table) -> None:
    """Lay a die that no ghost has."""
    s.dice, s.added, s.rollers = (3,), (0,), (A,)


DAMAGE: dict[str, Callable[[Table], object]] = {
    "a ghost too many": lambda s: s.ghosts.__setitem__(0, s.ghosts[0] + 1),
    "a count of ghosts": lambda s: s.on_board.__setitem__(RED, 1),
    "a lost room": lambda s: s.room.__setitem__(0, s.room[0] - 1),
    "a full building": lambda s: setattr(s, "open", s.open & ~1),
    "a pair that is none": lambda s: s.pairs.__setitem__(RED, 1),
    "a ghost that is nowhere": lambda s: s.where.__setitem__(RED, 1),
    "a pumpkin": lambda s: s.own_left.__setitem__(A, s.own_left[A] - 1),
    "a neutral pumpkin": lambda s: s.neutral_left.__setitem__(B, 1),
    "a haunted building": lambda s: s.own_in.__setitem__(B, 1),
    "a building of a neutral one": lambda s: s.neutral_in.__setitem__(B, 1),
    "a free field": lambda s: s.unhaunted.__setitem__(BLUE, 0),
    "a bonus token": lambda s: s.bonus_supply.pop(),
    "a token": lambda s: s.tokens.__setitem__(0, 1),
    "a supply": lambda s: s.supply.__setitem__(RED, s.supply[RED] - 1),
    "a disc": lambda s: s.discs.__setitem__(B, s.discs[B] - 1),
    "a level": lambda s: s.highest.__setitem__(-1, RED + 1),
    "a level far above": lambda s: s.highest.__setitem__(-1, RED + 2),
    "a debt of points": lambda s: s.sp.__setitem__(B, -1),
    "a debt of scare": lambda s: s.scare.__setitem__(B, -1),
    "a colour without a die": lambda s: setattr(s, "die_colours", (RED,)),
    "dice without a colour": dice_without_colour,
    "a die": lambda s: setattr(s, "dice", [3]),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_damage_is_noticed(what: str) -> None:
    """
    Pieces that are lost, doubled or counted wrongly fail the check (HW-1.4, HW-6.3).
    """
    s = table(2)
    assert s.pumpkins.count(FREE) == len(s.pumpkins)
    check(s)

    DAMAGE[what](s)

    with pytest.raises(AssertionError):
        check(s)
