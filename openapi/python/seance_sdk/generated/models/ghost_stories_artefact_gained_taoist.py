from typing import Literal, cast

GhostStoriesArtefactGainedTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_artefact_gained_taoist(
    value: str,
) -> GhostStoriesArtefactGainedTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesArtefactGainedTaoist, value)
