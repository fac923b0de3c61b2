from typing import Literal, cast

HalloweenPeopleScaredColour = Literal["blue", "green", "orange", "red", "yellow"]


def check_halloween_people_scared_colour(value: str) -> HalloweenPeopleScaredColour:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenPeopleScaredColour, value)
