from typing import Literal, cast

StopRequestRule = Literal["precision", "sprt"]


def check_stop_request_rule(value: str) -> StopRequestRule:
    """Return the value as it came: a newer service may know more of them."""
    return cast(StopRequestRule, value)
