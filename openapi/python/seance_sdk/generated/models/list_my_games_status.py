from typing import Literal, cast

ListMyGamesStatus = Literal["abandoned", "finished", "playing", "waiting"]


def check_list_my_games_status(value: str) -> ListMyGamesStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(ListMyGamesStatus, value)
