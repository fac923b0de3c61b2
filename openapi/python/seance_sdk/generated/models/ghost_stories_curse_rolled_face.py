from typing import Literal, cast

GhostStoriesCurseRolledFace = Literal[
    "ghost", "haunt", "lose_all_tao", "lose_qi", "none"
]


def check_ghost_stories_curse_rolled_face(value: str) -> GhostStoriesCurseRolledFace:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesCurseRolledFace, value)
