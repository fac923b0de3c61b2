"""The twelve families of villagers: a family is one row (WM-5, WM-14).

The curse is the step that a killed member sets off, with what it needs to know; the
reward is the step that the last rescued member sets off.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.ghost_stories.cards import BLACK, BLUE, GREEN, RED, YELLOW


class Family(NamedTuple):
    """A family: its size, what its dead bring and what its rescue gives."""

    id: str
    size: int
    curse: str
    reward: str
    colour: int = BLACK
    """The colour of the Tao token that leaves the game, where one does."""
    artefact: str = ""
    """The artefact that the rescue gives, where it gives one."""


FAMILIES: Final = (
    Family("long", 1, "lose_token", "find", GREEN, artefact="elixir_of_life"),
    Family("chang", 1, "lose_token", "find", RED, artefact="moon_dust"),
    Family("teng", 1, "lose_token", "find", YELLOW, artefact="scroll_of_unity"),
    Family("weng", 1, "lose_token", "find", BLUE, artefact="fireworks"),
    Family("wu", 2, "bring_incarnation", "set_buddhas"),
    Family("miao", 2, "lose_token", "find", BLACK, artefact="shield_of_time"),
    Family("xiang", 2, "kill_another", "share_five_tao"),
    Family("sheng", 2, "haunt_grave", "find", artefact="claw_of_vengeance"),
    Family("sun", 3, "bring_another", "find", artefact="armour_of_the_righteous"),
    Family("li", 3, "shorten_deck", "share_three_qi"),
    Family("zhou", 3, "grieve", "raise_barrier"),
    Family("hua", 3, "stumble", "find", artefact="divine_sword"),
)
FAMILY_IDS: Final = tuple(family.id for family in FAMILIES)
FAMILY_NUMBERS: Final = {name: number for number, name in enumerate(FAMILY_IDS)}
VILLAGERS: Final = tuple(
    number for number, family in enumerate(FAMILIES) for _ in range(family.size)
)
"""The 24 villagers, each as the number of the family: members are alike."""

ARTEFACTS: Final = tuple(family.artefact for family in FAMILIES if family.artefact)
ARTEFACT_NUMBERS: Final = {name: number for number, name in enumerate(ARTEFACTS)}
ELIXIR: Final = ARTEFACT_NUMBERS["elixir_of_life"]
MOON_DUST: Final = ARTEFACT_NUMBERS["moon_dust"]
SCROLL: Final = ARTEFACT_NUMBERS["scroll_of_unity"]
FIREWORKS: Final = ARTEFACT_NUMBERS["fireworks"]
SHIELD: Final = ARTEFACT_NUMBERS["shield_of_time"]
CLAW: Final = ARTEFACT_NUMBERS["claw_of_vengeance"]
ARMOUR: Final = ARTEFACT_NUMBERS["armour_of_the_righteous"]
SWORD: Final = ARTEFACT_NUMBERS["divine_sword"]
SINGLE_USE: Final = (ELIXIR, MOON_DUST, SCROLL, FIREWORKS)
"""Artefacts that are given away when used (WM-15)."""

TILE_LIMIT: Final = 3
"""Villagers on a tile, at most (WM-1.4)."""
KILLED_LIMIT: Final = 12
"""The villager on the Graveyard board that loses the game (WM-8.4)."""
