"""What levels, buildings and card sets are, in sentences made of their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.halloween.board import BUILDINGS, NEIGHBOURS, SITES

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.texts import Speaker


def level_text(level: Json, t: Speaker) -> str:
    """Return what ghosts of a level are good for (HW-1.1)."""
    return t(
        "effect.level" if level["cost"] else "effect.level.lowest",
        level=level["scare"],
        sides=level["sides"],
        scare=level["scare"],
        cost=level["cost"],
        score=level["points"],
    )


def building_text(building: str, t: Speaker) -> str:
    """Return what a building has room for, and its neighbours (HW-1.3)."""
    around = NEIGHBOURS[BUILDINGS.index(building)]
    names = [t.called(f"building.{BUILDINGS[n]}") for n in SITES if around >> n & 1]
    return t("effect.building", neighbours=t.listed(names))


def card_set_text(cards: list[int], t: Speaker) -> str:
    """Return the numbers of the cards that a set puts on display (HW-2.8)."""
    return t("effect.card_set", cards=t.listed([str(card) for card in cards]))
