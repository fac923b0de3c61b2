from typing import Literal, cast

GhooostViewDirection = Literal[-1, 1]


def check_ghooost_view_direction(value: int) -> GhooostViewDirection:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhooostViewDirection, value)
