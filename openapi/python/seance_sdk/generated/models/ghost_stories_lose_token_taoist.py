from typing import Literal, cast

GhostStoriesLoseTokenTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_lose_token_taoist(value: str) -> GhostStoriesLoseTokenTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesLoseTokenTaoist, value)
