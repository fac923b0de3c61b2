from typing import Literal, cast

GhostStoriesBequeathArtefact = Literal[
    "armour_of_the_righteous",
    "claw_of_vengeance",
    "divine_sword",
    "elixir_of_life",
    "fireworks",
    "moon_dust",
    "scroll_of_unity",
    "shield_of_time",
]


def check_ghost_stories_bequeath_artefact(value: str) -> GhostStoriesBequeathArtefact:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBequeathArtefact, value)
