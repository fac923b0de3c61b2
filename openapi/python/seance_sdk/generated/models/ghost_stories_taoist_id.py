from typing import Literal, cast

GhostStoriesTaoistId = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_taoist_id(value: str) -> GhostStoriesTaoistId:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoistId, value)
