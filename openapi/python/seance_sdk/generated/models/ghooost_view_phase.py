from typing import Literal, cast

GhooostViewPhase = Literal["after_midnight", "before_midnight"]


def check_ghooost_view_phase(value: str) -> GhooostViewPhase:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhooostViewPhase, value)
