from typing import Literal, cast

GhooostViewDeckVariant = Literal["counted", "fr_wording"]


def check_ghooost_view_deck_variant(value: str) -> GhooostViewDeckVariant:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhooostViewDeckVariant, value)
