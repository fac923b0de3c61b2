from typing import Literal, cast

GhostStoriesExorciseWithTokensItem = Literal[
    "barrier.crystal",
    "blue.black",
    "blue.blue",
    "blue.crystal",
    "blue.green",
    "blue.red",
    "blue.yellow",
    "green.black",
    "green.blue",
    "green.crystal",
    "green.green",
    "green.red",
    "green.yellow",
    "red.black",
    "red.blue",
    "red.crystal",
    "red.green",
    "red.red",
    "red.yellow",
    "yellow.black",
    "yellow.blue",
    "yellow.crystal",
    "yellow.green",
    "yellow.red",
    "yellow.yellow",
]


def check_ghost_stories_exorcise_with_tokens_item(
    value: str,
) -> GhostStoriesExorciseWithTokensItem:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesExorciseWithTokensItem, value)
