from typing import Literal, cast

GhostStoriesPowerId = Literal[
    "bottomless_pockets",
    "dance_of_the_spires",
    "dance_of_the_twin_winds",
    "enfeeblement_mantra",
    "gods_favorite",
    "heavenly_gust",
    "second_wind",
    "strength_of_a_mountain",
]


def check_ghost_stories_power_id(value: str) -> GhostStoriesPowerId:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesPowerId, value)
