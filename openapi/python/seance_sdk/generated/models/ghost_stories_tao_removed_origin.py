from typing import Literal, cast

GhostStoriesTaoRemovedOrigin = Literal[
    "blue", "circle", "green", "red", "supply", "yellow"
]


def check_ghost_stories_tao_removed_origin(value: str) -> GhostStoriesTaoRemovedOrigin:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoRemovedOrigin, value)
