from typing import Literal, cast

GhostStoriesTaoGainedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_tao_gained_taoist(value: str) -> GhostStoriesTaoGainedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoGainedTaoist, value)
