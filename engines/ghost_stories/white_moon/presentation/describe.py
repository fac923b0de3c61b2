"""A table of White Moon in sentences: what comes after the base game's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.ghost_stories.layout import BOARD_IDS, SPACE_NUMBERS
from engines.ghost_stories.white_moon.state import CORNER_IDS

if TYPE_CHECKING:
    from engines.core.fields import Json
    from engines.core.texts import Speaker


def describe(view: Json, t: Speaker) -> list[str]:
    """Describe villagers, Portal, Su-Ling, crystals, artefacts and who lies."""
    moon = view["white_moon"]
    tile = t.called(f"tile.{moon['portal']}")
    key = "describe.portal_held" if moon["portal_held"] else "describe.portal"
    lines = [t(key, tile=tile), _stacks(moon, t)]
    for board in ("shelter", "graveyard"):
        names = ", ".join(t(f"family.{family}") for family in moon[board])
        words = names or t("describe.none")
        lines.append(t(f"describe.{board}", number=len(moon[board]), families=words))
    lines += [_su_ling(moon, t), _crystals(moon, t)]
    lines += [
        t(
            "describe.artefact",
            who=t.called(f"side.{each['owner']}"),
            artefact=t.called(f"artefact.{each['artefact']}"),
        )
        for each in moon["artefacts"]
        if each["owner"] in BOARD_IDS
    ]
    lines += [
        t("describe.lying", taoist=t.called(f"taoist.{b}")) for b in moon["lying"]
    ]
    return [t.sentence(line) for line in lines]


def _stacks(moon: Json, t: Speaker) -> str:
    words = [
        t(
            "describe.stack" if "top" in stack else "describe.stack_hidden",
            tile=t(f"tile.{stack['tile']}"),
            number=stack["villagers"],
            family=t(f"family.{stack['top']}") if "top" in stack else "",
        )
        for stack in moon["stacks"]
        if stack["villagers"]
    ]
    return t("describe.stacks", stacks="; ".join(words) or t("describe.none"))


def _su_ling(moon: Json, t: Speaker) -> str:
    if moon["su_ling"] in SPACE_NUMBERS:
        return t("describe.su_ling", space=t.called(f"space.{moon['su_ling']}"))
    return t(f"describe.su_ling_{moon['su_ling']}")


def _crystals(moon: Json, t: Speaker) -> str:
    held = [
        f"{t.called(f'side.{board}')} {count}"
        for board, count in zip(BOARD_IDS, moon["crystals"], strict=True)
        if count
    ]
    full = [
        t(f"corner.{corner}")
        for corner, is_full in zip(CORNER_IDS, moon["receptacles"], strict=True)
        if is_full
    ]
    none = t("describe.none")
    return t(
        "describe.crystals",
        reserve=moon["reserve"],
        held=", ".join(held) or none,
        corners=", ".join(full) or none,
    )
