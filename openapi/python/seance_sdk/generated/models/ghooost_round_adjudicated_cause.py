from typing import Literal, cast

GhooostRoundAdjudicatedCause = Literal["deadlock", "no_progress"]


def check_ghooost_round_adjudicated_cause(value: str) -> GhooostRoundAdjudicatedCause:
    """Return the value as it came: a newer service may know more of them."""
    return cast(GhooostRoundAdjudicatedCause, value)
