from typing import Literal, cast

GhostStoriesGiveElixirTaoist = Literal["blue", "green", "red", "yellow"]


def check_ghost_stories_give_elixir_taoist(value: str) -> GhostStoriesGiveElixirTaoist:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhostStoriesGiveElixirTaoist, value)
