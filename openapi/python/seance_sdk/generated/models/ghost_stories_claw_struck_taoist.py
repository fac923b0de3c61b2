from typing import Literal, cast

GhostStoriesClawStruckTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_claw_struck_taoist(value: str) -> GhostStoriesClawStruckTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesClawStruckTaoist, value)
