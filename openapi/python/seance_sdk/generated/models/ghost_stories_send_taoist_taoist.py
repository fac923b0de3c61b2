from typing import Literal, cast

GhostStoriesSendTaoistTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_send_taoist_taoist(value: str) -> GhostStoriesSendTaoistTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesSendTaoistTaoist, value)
