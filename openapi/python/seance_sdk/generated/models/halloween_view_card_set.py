from typing import Literal, cast

HalloweenViewCardSet = Literal[
    "bloody_mary",
    "casper",
    "custom",
    "jacob_marley",
    "random",
    "the_amityville_ghosts",
    "the_brown_lady",
]


def check_halloween_view_card_set(value: str) -> HalloweenViewCardSet:
    """Return the value as it came: a newer service may know more of them."""
    return cast(HalloweenViewCardSet, value)
