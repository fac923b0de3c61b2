from typing import Literal, cast

StopRuleRule = Literal["precision", "sprt"]


def check_stop_rule_rule(value: str) -> StopRuleRule:
    """Return the value as it came: a newer service may know more of them."""
    return cast(StopRuleRule, value)
