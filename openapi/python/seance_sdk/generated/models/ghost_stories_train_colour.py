from typing import Literal, cast

GhostStoriesTrainColour = Literal["black", "blue", "green", "red", "yellow"]


def check_ghost_stories_train_colour(value: str) -> GhostStoriesTrainColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesTrainColour, value)
