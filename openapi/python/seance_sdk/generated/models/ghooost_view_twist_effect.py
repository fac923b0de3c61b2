from typing import Literal, cast

GhooostViewTwistEffect = Literal["once_per_card", "once_per_play"]


def check_ghooost_view_twist_effect(value: str) -> GhooostViewTwistEffect:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhooostViewTwistEffect, value)
