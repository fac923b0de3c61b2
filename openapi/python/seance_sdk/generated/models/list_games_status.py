from typing import Literal, cast

ListGamesStatus = Literal["abandoned", "finished", "playing", "waiting"]


def check_list_games_status(value: str) -> ListGamesStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(ListGamesStatus, value)
