from typing import Literal, cast

GhooostDirectionReversedDirection = Literal[-1, 1]


def check_ghooost_direction_reversed_direction(
    value: int,
) -> GhooostDirectionReversedDirection:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhooostDirectionReversedDirection, value)
