from typing import Literal, cast

StreamGamesOpenSeats = Literal["false", "true"]


def check_stream_games_open_seats(value: str) -> StreamGamesOpenSeats:
    """Return the value as it came: a newer service may know more of them."""
    return cast(StreamGamesOpenSeats, value)
