from typing import Literal, cast

GhostStoriesBoardPower = Literal[
    "bottomless_pockets",
    "dance_of_the_spires",
    "dance_of_the_twin_winds",
    "enfeeblement_mantra",
    "gods_favorite",
    "heavenly_gust",
    "second_wind",
    "strength_of_a_mountain",
]


def check_ghost_stories_board_power(value: str) -> GhostStoriesBoardPower:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesBoardPower, value)
