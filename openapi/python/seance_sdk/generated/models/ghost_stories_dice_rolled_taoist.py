from typing import Literal, cast

GhostStoriesDiceRolledTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_dice_rolled_taoist(value: str) -> GhostStoriesDiceRolledTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesDiceRolledTaoist, value)
