from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.stop_rule_rule import StopRuleRule, check_stop_rule_rule
from ..types import UNSET, Unset

T = TypeVar("T", bound="StopRule")


@_attrs_define
class StopRule:
    """When a simulation ends early.

    Attributes:
        rule (StopRuleRule): Which rule.
        bot (str): The bot in question.
        half_width (float | Unset): Half of the interval that is wanted.
        against (str | Unset): The other bot.
        margin (float | Unset): How much better is better.
        error (float | Unset): How often it may err.
    """

    rule: StopRuleRule
    bot: str
    half_width: float | Unset = UNSET
    against: str | Unset = UNSET
    margin: float | Unset = UNSET
    error: float | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rule: str = self.rule

        bot = self.bot

        half_width = self.half_width

        against = self.against

        margin = self.margin

        error = self.error

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rule": rule,
                "bot": bot,
            }
        )
        if half_width is not UNSET:
            field_dict["half_width"] = half_width
        if against is not UNSET:
            field_dict["against"] = against
        if margin is not UNSET:
            field_dict["margin"] = margin
        if error is not UNSET:
            field_dict["error"] = error

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rule = check_stop_rule_rule(d.pop("rule"))

        bot = d.pop("bot")

        half_width = d.pop("half_width", UNSET)

        against = d.pop("against", UNSET)

        margin = d.pop("margin", UNSET)

        error = d.pop("error", UNSET)

        stop_rule = cls(
            rule=rule,
            bot=bot,
            half_width=half_width,
            against=against,
            margin=margin,
            error=error,
        )

        stop_rule.additional_properties = d
        return stop_rule

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
