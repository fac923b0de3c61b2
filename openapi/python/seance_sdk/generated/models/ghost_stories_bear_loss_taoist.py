from typing import Literal, cast

GhostStoriesBearLossTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_bear_loss_taoist(value: str) -> GhostStoriesBearLossTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBearLossTaoist, value)
