from typing import Literal, cast

GhostStoriesArtefactSpentTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_artefact_spent_taoist(
    value: str,
) -> GhostStoriesArtefactSpentTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesArtefactSpentTaoist, value)
