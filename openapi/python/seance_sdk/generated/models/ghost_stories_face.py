from typing import Literal, cast

GhostStoriesFace = Literal["black", "blue", "green", "red", "white", "yellow"]


def check_ghost_stories_face(value: str) -> GhostStoriesFace:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesFace, value)
