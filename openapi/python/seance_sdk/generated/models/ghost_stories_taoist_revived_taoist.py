from typing import Literal, cast

GhostStoriesTaoistRevivedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_taoist_revived_taoist(
    value: str,
) -> GhostStoriesTaoistRevivedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoistRevivedTaoist, value)
