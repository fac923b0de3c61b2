from typing import Literal, cast

GameStatus = Literal["abandoned", "finished", "playing", "waiting"]


def check_game_status(value: str) -> GameStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GameStatus, value)
