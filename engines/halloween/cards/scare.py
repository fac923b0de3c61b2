"""Cards linked to Scare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import BUILDING
from engines.halloween.deck import card, is_fresh, spend
from engines.halloween.hooks import after, modifies
from engines.halloween.menus import DECLINE, relocations
from engines.halloween.move import displace, reach
from engines.halloween.rulebook import rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines.core.state import Frame, Option
    from engines.halloween.state import Table


# 38

card(38, "grey", "scare", "once_per_turn", optional=True)


@after("scared", card=38)
def offer_scarer_a_journey(
    s: Table, player: int, site: int, colour: int
) -> Frame | None:
    """The ghost named in a Scare may go to any other building (HW-10.38)."""
    return ("send_scarer", player, site, colour) if is_fresh(s, 38) else None


@rules.decision("HW-10.38", forced=True)
def send_scarer(s: Table, player: int, site: int, colour: int) -> Sequence[Option]:
    """Choose a building with room, or stay (HW-10.38)."""
    return (*relocations(colour, 1 << site, s.open), DECLINE)


@send_scarer.chosen
def scarer_sent(s: Table, player: int, site: int, colour: int, option: Option) -> None:
    """It picks up a bonus token (HW-9.4)."""
    if option[0] == "relocate":
        spend(s, player, 38)
        target = BUILDING[option[3]]
        displace(s, player, site, colour, target)
        s.push(*reach(s, player, target, colour))


# 51

card(51, "grey", "scare", "continuous")


@modifies("scare_yield", card=51)
def scare_more(s: Table, player: int, count: int) -> int:
    """One scare more per Scare action, in the same gain (HW-10.51)."""
    return count + 1
