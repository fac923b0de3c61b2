from typing import Literal, cast

GameSeatKind = Literal["bot", "human", "open"]


def check_game_seat_kind(value: str) -> GameSeatKind:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GameSeatKind, value)
