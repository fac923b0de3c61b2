from typing import Literal, cast

ListGamesOpenSeats = Literal["false", "true"]


def check_list_games_open_seats(value: str) -> ListGamesOpenSeats:
    """Return the value as it came: a newer service may know more of them."""
    return cast(ListGamesOpenSeats, value)
