from typing import Literal, cast

StreamGamesStatus = Literal["abandoned", "finished", "playing", "waiting"]


def check_stream_games_status(value: str) -> StreamGamesStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(StreamGamesStatus, value)
