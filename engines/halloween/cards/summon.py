"""Cards linked to Summon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.actions import complete_summon
from engines.halloween.board import BUILDING, COLOUR, COLOURS, FIGURES
from engines.halloween.deck import card
from engines.halloween.dice import clear_dice, roll_own
from engines.halloween.haunt import complete_haunt, haunts_with, refuse_haunt
from engines.halloween.hooks import after, may, modifies, powers
from engines.halloween.menus import DECLINE, mixed_summons
from engines.halloween.rulebook import rules

if TYPE_CHECKING:
    from engines.core.rulebook import Refusal
    from engines.core.state import Frame, Option
    from engines.halloween.state import Table


# 9

card(9, "coloured", "summon", "continuous")


@modifies("summon_tokens", card=9)
def double_summons(s: Table, player: int, count: int) -> int:
    """A Summon yields two tokens in place of one (HW-10.9)."""
    return count + 1


# 34

card(34, "coloured", "summon", "continuous", optional=True)


@after("summoned", card=34)
def offer_haunt(s: Table, player: int, site: int, colour: int) -> Frame | None:
    """The fifth ghost of a colour, brought by a Summon, may haunt (HW-10.34)."""
    if s.on_board[colour] == FIGURES:
        return ("haunt_freely", player, colour)
    return None


@rules.decision("HW-10.34", forced=True)
def haunt_freely(s: Table, player: int, colour: int) -> list[Option]:
    """Choose a building to haunt with that colour, or decline (HW-10.34)."""
    return [*haunts_with(s, player, colour, powers(s.claimed[player])), DECLINE]


@haunt_freely.chosen
def freely_haunted(s: Table, player: int, colour: int, option: Option) -> None:
    """A Haunt without disc, strip or level (HW-10.34)."""
    if option[0] == "haunt":
        complete_haunt(s, player, option)


@haunt_freely.refused
def not_freely_haunted(s: Table, player: int, colour: int, option: Option) -> Refusal:
    """It is a normal Haunt, with that colour only (HW-10.34, HW-11.16)."""
    if option[0] != "haunt":
        return ("HW-10.34", "HW-11.16"), "refused.not_offered"
    if option[2] != COLOURS[colour]:
        return ("HW-10.34",), "refused.other_colour"
    return refuse_haunt(s, player, option)


# 45

card(45, "grey", "summon", "continuous", optional=True)


@may("summon", card=45, command="summon_mixed")
def offer_mixed_summons(s: Table, player: int, highest: int) -> list[Option]:
    """Two colours in a building with room, one of them in supply (HW-10.45)."""
    options: list[Option] = []
    for higher in range(1, highest + 1):
        for lower in range(higher):
            meeting = s.where[lower] & s.where[higher] & s.open
            full = s.on_board[lower] == s.on_board[higher] == FIGURES
            if meeting and not full:
                options += mixed_summons(lower, higher, meeting)
    return options


@offer_mixed_summons.used
def start_mixed_summon(s: Table, player: int, option: Option) -> None:
    """Roll both dice (HW-10.45)."""
    site, lower, higher = BUILDING[option[1]], COLOUR[option[2]], COLOUR[option[3]]
    settle = ("settle_mixed_summon", player, site, lower, higher)
    roll_own(s, player, (lower, higher), settle)


@rules.step
def settle_mixed_summon(
    s: Table, player: int, site: int, lower: int, higher: int
) -> None:
    """The lower result comes, on a tie the lower level, if in supply (HW-10.45)."""
    first, second = clear_dice(s)
    colour = lower if first <= second else higher
    if s.on_board[colour] < FIGURES:
        complete_summon(s, player, site, colour)
