"""Cards linked to Upgrade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.deck import card
from engines.halloween.hooks import after, modifies
from engines.halloween.supplies import score

if TYPE_CHECKING:
    from engines.halloween.state import Table


# 13

card(13, "coloured", "upgrade", "continuous")


@modifies("upgrade_cost", card=13)
def cheaper_upgrades(s: Table, player: int, cost: int) -> int:
    """Upgrades cost 0, 1, 2 and 3 scare (HW-10.13)."""
    return cost - 2


# 29

card(29, "coloured", "upgrade", "continuous")


@after("upgraded", card=29)
def score_upgrade(s: Table, player: int) -> None:
    """2 SP per Upgrade action (HW-10.29)."""
    score(s, player, 2)
