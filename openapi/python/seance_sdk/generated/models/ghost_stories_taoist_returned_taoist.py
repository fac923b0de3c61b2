from typing import Literal, cast

GhostStoriesTaoistReturnedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_taoist_returned_taoist(
    value: str,
) -> GhostStoriesTaoistReturnedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoistReturnedTaoist, value)
