from typing import Literal, cast

GhostStoriesBuddhaTakenTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_buddha_taken_taoist(
    value: str,
) -> GhostStoriesBuddhaTakenTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBuddhaTakenTaoist, value)
