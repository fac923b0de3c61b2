from typing import Literal, cast

StreamEventsWith = Literal["game"]


def check_stream_events_with(value: str) -> StreamEventsWith:
    """Return the value as it came: a newer service may know more of them."""
    return cast(StreamEventsWith, value)
