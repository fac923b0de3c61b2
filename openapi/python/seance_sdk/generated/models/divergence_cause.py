from typing import Literal, cast

DivergenceCause = Literal[
    "command", "commitment", "digest", "key", "rules_version", "setup"
]


def check_divergence_cause(value: str) -> DivergenceCause:
    """Return the value as it came: a newer service may know more of them."""
    return cast(DivergenceCause, value)
