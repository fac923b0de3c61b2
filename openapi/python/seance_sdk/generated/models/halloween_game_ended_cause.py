from typing import Literal, cast

HalloweenGameEndedCause = Literal["cards", "pumpkins", "round_limit", "tokens"]


def check_halloween_game_ended_cause(value: str) -> HalloweenGameEndedCause:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenGameEndedCause, value)
