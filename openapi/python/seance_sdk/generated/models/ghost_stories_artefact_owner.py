from typing import Literal, cast

GhostStoriesArtefactOwner = Literal[
    "blue", "green", "red", "reserve", "spent", "yellow"
]


def check_ghost_stories_artefact_owner(value: str) -> GhostStoriesArtefactOwner:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesArtefactOwner, value)
