from typing import Literal, cast

GhostStoriesPowerBorrowedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_power_borrowed_taoist(
    value: str,
) -> GhostStoriesPowerBorrowedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesPowerBorrowedTaoist, value)
