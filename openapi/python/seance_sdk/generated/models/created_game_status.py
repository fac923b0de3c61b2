from typing import Literal, cast

CreatedGameStatus = Literal["abandoned", "finished", "playing", "waiting"]


def check_created_game_status(value: str) -> CreatedGameStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(CreatedGameStatus, value)
