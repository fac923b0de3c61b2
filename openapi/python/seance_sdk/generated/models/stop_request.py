from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.stop_request_rule import StopRequestRule, check_stop_request_rule
from ..types import UNSET, Unset

T = TypeVar("T", bound="StopRequest")


@_attrs_define
class StopRequest:
    """When enough games have been played to answer the question.

    Attributes:
        rule (StopRequestRule): `precision`: until the interval of a bot's win rate is narrow enough. `sprt`: until it
            is decided whether a bot is better than another (Wald).
        bot (str): The bot in question.
        half_width (float | Unset): Of `precision`: half of the interval.
        against (str | Unset): Of `sprt`: the other bot.
        margin (float | Unset): Of `sprt`: better means to be placed first in this much more than half of the games;
            0.05 if left out.
        error (float | Unset): Of `sprt`: how often it may err; 0.05 if left out.
    """

    rule: StopRequestRule
    bot: str
    half_width: float | Unset = UNSET
    against: str | Unset = UNSET
    margin: float | Unset = UNSET
    error: float | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        rule: str = self.rule

        bot = self.bot

        half_width = self.half_width

        against = self.against

        margin = self.margin

        error = self.error

        field_dict: dict[str, Any] = {}

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
        rule = check_stop_request_rule(d.pop("rule"))

        bot = d.pop("bot")

        half_width = d.pop("half_width", UNSET)

        against = d.pop("against", UNSET)

        margin = d.pop("margin", UNSET)

        error = d.pop("error", UNSET)

        stop_request = cls(
            rule=rule,
            bot=bot,
            half_width=half_width,
            against=against,
            margin=margin,
            error=error,
        )

        return stop_request
