from typing import Literal, cast

GameMessageType = Literal["game_over", "game_started", "invitation", "turn"]


def check_game_message_type(value: str) -> GameMessageType:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GameMessageType, value)
