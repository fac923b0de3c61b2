from typing import Literal, cast

GhostStoriesPickDieFace = Literal["black", "blue", "green", "red", "white", "yellow"]


def check_ghost_stories_pick_die_face(value: str) -> GhostStoriesPickDieFace:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesPickDieFace, value)
