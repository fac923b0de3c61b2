from typing import Literal, cast

GhostStoriesTaoLostTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_tao_lost_taoist(value: str) -> GhostStoriesTaoLostTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTaoLostTaoist, value)
