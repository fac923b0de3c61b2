"""Cards linked to Move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.actions import complete_summon, summonable
from engines.halloween.board import ANYWHERE, BUILDING, BUILDINGS, COLOUR, COLOURS, HUES
from engines.halloween.deck import card, is_fresh, spend
from engines.halloween.dice import clear_dice, roll_own
from engines.halloween.hooks import after, modifies
from engines.halloween.menus import DECLINE, SUMMONS, YES_OR_NO
from engines.halloween.move import displace, moves_of, reach, refuse_move
from engines.halloween.rulebook import rules
from engines.halloween.supplies import gain_scare, score

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.rulebook import Refusal
    from engines.core.state import Frame, Option
    from engines.halloween.state import Table

HIGH_ROLL = 4
HIGH_REWARD = 3
LOW_REWARD = 1

# 2

card(2, "grey", "move", "continuous", optional=True)


@modifies("move_range", card=2)
def move_anywhere(s: Table, player: int, steps: int) -> int:
    """A Move leads to any other building (HW-10.2)."""
    return ANYWHERE


# 15

card(15, "coloured", "move", "continuous", optional=True)


@after("first_ghost_moved", card=15)
def offer_second_ghost(
    s: Table, player: int, highest: int, site: int, colour: int
) -> Frame:
    """A Move may move a second ghost (HW-10.15)."""
    return ("move_another", player, highest, site, colour)


@rules.decision("HW-10.15", forced=True)
def move_another(
    s: Table, player: int, highest: int, site: int, colour: int
) -> list[Option]:
    """Choose a second ghost, never the figure that moved first (HW-10.15)."""
    options: list[Option] = []
    for each in range(highest + 1):
        sources = s.where[each]
        if each == colour and s.ghosts[site * HUES + each] == 1:
            sources &= ~(1 << site)
        options += moves_of(s, player, each, sources)
    options.append(DECLINE)
    return options


@move_another.chosen
def another_moved(
    s: Table, player: int, highest: int, site: int, colour: int, option: Option
) -> None:
    """Move it, and let the cards react to it as to the first."""
    if option[0] == "decline":
        return
    second, target = COLOUR[option[2]], BUILDING[option[3]]
    displace(s, player, BUILDING[option[1]], second, target)
    s.push(
        *reach(s, player, target, second), ("finish_journey", player, target, second)
    )


@move_another.refused
def not_another(
    s: Table, player: int, highest: int, site: int, colour: int, option: Option
) -> Refusal:
    """The second ghost is another one, under the same conditions."""
    if option[0] != "move":
        return ("HW-10.15",), "refused.not_offered"
    alone = s.ghosts[site * HUES + colour] == 1
    if alone and option[1:3] == (BUILDINGS[site], COLOURS[colour]):
        return ("HW-10.15",), "refused.moved_already"
    return refuse_move(s, player, highest, option)


# 23

card(23, "grey", "move", "continuous", optional=True)


@after("ghost_moved", card=23)
def offer_move_roll(s: Table, player: int, site: int, colour: int) -> Frame:
    """The die of a moved ghost may be rolled (HW-10.23)."""
    return ("roll_move", player, colour)


@rules.decision("HW-10.23", forced=True)
def roll_move(s: Table, player: int, colour: int) -> Sequence[Option]:
    """Roll the die of the moved ghost, or not (HW-10.23)."""
    return YES_OR_NO


@roll_move.chosen
def move_rolled(s: Table, player: int, colour: int, option: Option) -> None:
    """Roll."""
    if option[0] == "accept":
        roll_own(s, player, (colour,), ("settle_move_roll", player))


@rules.step
def settle_move_roll(s: Table, player: int) -> None:
    """A high roll yields the amount on the card, any other 1 scare (HW-10.23)."""
    (result,) = clear_dice(s)
    gain_scare(s, player, HIGH_REWARD if result >= HIGH_ROLL else LOW_REWARD)


# 24

card(24, "coloured", "move", "once_per_turn", optional=True)


@after("ghost_moved", card=24)
def offer_reunion(s: Table, player: int, site: int, colour: int) -> Frame | None:
    """A ghost moved to another of its colour may summon at once (HW-10.24)."""
    if is_fresh(s, 24) and summonable(s, colour) >> site & 1:
        return ("summon_reunited", player, site, colour)
    return None


@rules.decision("HW-10.24", forced=True)
def summon_reunited(s: Table, player: int, site: int, colour: int) -> Sequence[Option]:
    """Summon there with that colour, or not (HW-10.24)."""
    return (*SUMMONS[colour][1 << site], DECLINE)


@summon_reunited.chosen
def reunited_summoned(
    s: Table, player: int, site: int, colour: int, option: Option
) -> None:
    """A Summon without disc or strip (HW-10.24)."""
    if option[0] == "summon":
        spend(s, player, 24)
        complete_summon(s, player, site, colour)


# 32

card(32, "grey", "move", "continuous")


@after("move_done", card=32)
def score_move(s: Table, player: int) -> None:
    """1 SP per Move action, not per ghost (HW-10.32)."""
    score(s, player, 1)
