from typing import Literal, cast

GameSummaryStatus = Literal["abandoned", "finished", "playing", "waiting"]


def check_game_summary_status(value: str) -> GameSummaryStatus:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GameSummaryStatus, value)
