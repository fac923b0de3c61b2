from typing import Literal, cast

GhostStoriesPowerTokensTakenTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_power_tokens_taken_taoist(
    value: str,
) -> GhostStoriesPowerTokensTakenTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesPowerTokensTakenTaoist, value)
