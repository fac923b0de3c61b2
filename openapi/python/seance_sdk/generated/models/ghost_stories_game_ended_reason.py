from typing import Literal, cast

GhostStoriesGameEndedReason = Literal[
    "all_dead",
    "deck_exhausted",
    "incarnations_exorcised",
    "line_haunted",
    "village_haunted",
    "villagers_killed",
]


def check_ghost_stories_game_ended_reason(value: str) -> GhostStoriesGameEndedReason:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesGameEndedReason, value)
