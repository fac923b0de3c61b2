from typing import Literal, cast

GhostStoriesArtefactId = Literal[
    "armour_of_the_righteous",
    "claw_of_vengeance",
    "divine_sword",
    "elixir_of_life",
    "fireworks",
    "moon_dust",
    "scroll_of_unity",
    "shield_of_time",
]


def check_ghost_stories_artefact_id(value: str) -> GhostStoriesArtefactId:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesArtefactId, value)
