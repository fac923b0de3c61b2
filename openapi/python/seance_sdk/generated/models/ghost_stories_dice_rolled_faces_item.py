from typing import Literal, cast

GhostStoriesDiceRolledFacesItem = Literal[
    "black", "blue", "green", "red", "white", "yellow"
]


def check_ghost_stories_dice_rolled_faces_item(
    value: str,
) -> GhostStoriesDiceRolledFacesItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesDiceRolledFacesItem, value)
