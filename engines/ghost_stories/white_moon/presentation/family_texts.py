"""What the death and the rescue of villagers bring, in sentences made of parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.ghost_stories.cards import COLOURS
from engines.ghost_stories.white_moon.families import FAMILIES, FAMILY_NUMBERS

if TYPE_CHECKING:
    from engines.core.texts import Speaker
    from engines.ghost_stories.white_moon.families import Family


def family_text(family_id: str, t: Speaker) -> str:
    """Return the size of a family, its curse and its reward (WM-14)."""
    family = FAMILIES[FAMILY_NUMBERS[family_id]]
    return t(
        "effect.family",
        count=family.size,
        curse=_curse(family, t),
        reward=_reward(family, t),
    )


def victim_text(family_id: str, t: Speaker) -> str:
    """Return what the death of a villager brings (WM-8.3)."""
    family = FAMILIES[FAMILY_NUMBERS[family_id]]
    name = t(f"family.{family_id}")
    return t("effect.victim", family=name, curse=_curse(family, t))


def rescue_text(family_id: str, rescued: int, t: Speaker) -> str:
    """Return what a rescued villager helps to get, and how far that is (WM-5.2)."""
    family = FAMILIES[FAMILY_NUMBERS[family_id]]
    return t(
        "effect.rescued",
        count=family.size,
        family=t(f"family.{family_id}"),
        rescued=rescued,
        reward=_reward(family, t),
    )


def award_text(family_id: str, t: Speaker) -> str:
    """Return which artefact a family gives, and what it is good for (WM-2.6)."""
    artefact = FAMILIES[FAMILY_NUMBERS[family_id]].artefact
    told = t(
        "effect.award",
        family=t(f"family.{family_id}"),
        artefact=t.called(f"artefact.{artefact}"),
    )
    return f"{told} {t(f'text.artefact.{artefact}')}"


def _curse(family: Family, t: Speaker) -> str:
    colour = t(f"colour.{COLOURS[family.colour]}")
    return t(f"effect.curse.{family.curse}", colour=colour)


def _reward(family: Family, t: Speaker) -> str:
    artefact = t(f"artefact.{family.artefact}") if family.artefact else ""
    return t(f"effect.rescue.{family.reward}", artefact=artefact)
