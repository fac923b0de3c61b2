from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="GameResult")


@_attrs_define
class GameResult:
    """How a game of a tournament ended.

    Attributes:
        reason (str): Why it ended.
        winners (list[int]): The seats that won.
        places (list[int]): The place of each seat.
        scores (list[int]): The score of each seat.
        timeouts (list[int] | Unset): For how many moves each seat took too long, if clocks ran.
        seconds_used (list[float] | Unset): How long each seat thought, if clocks ran.
        forfeits (list[int] | Unset): The seats whose program lost by the clock or gave up.
        abandoned (bool | Unset): Whether it was abandoned: all count as equal.
        rated (bool | Unset): False if ratings pass it over: it was abandoned, or a bot stood in for somebody who did
            not come last.
    """

    reason: str
    winners: list[int]
    places: list[int]
    scores: list[int]
    timeouts: list[int] | Unset = UNSET
    seconds_used: list[float] | Unset = UNSET
    forfeits: list[int] | Unset = UNSET
    abandoned: bool | Unset = UNSET
    rated: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        winners = self.winners

        places = self.places

        scores = self.scores

        timeouts: list[int] | Unset = UNSET
        if not isinstance(self.timeouts, Unset):
            timeouts = self.timeouts

        seconds_used: list[float] | Unset = UNSET
        if not isinstance(self.seconds_used, Unset):
            seconds_used = self.seconds_used

        forfeits: list[int] | Unset = UNSET
        if not isinstance(self.forfeits, Unset):
            forfeits = self.forfeits

        abandoned = self.abandoned

        rated = self.rated

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "winners": winners,
                "places": places,
                "scores": scores,
            }
        )
        if timeouts is not UNSET:
            field_dict["timeouts"] = timeouts
        if seconds_used is not UNSET:
            field_dict["seconds_used"] = seconds_used
        if forfeits is not UNSET:
            field_dict["forfeits"] = forfeits
        if abandoned is not UNSET:
            field_dict["abandoned"] = abandoned
        if rated is not UNSET:
            field_dict["rated"] = rated

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        winners = cast(list[int], d.pop("winners"))

        places = cast(list[int], d.pop("places"))

        scores = cast(list[int], d.pop("scores"))

        timeouts = cast(list[int], d.pop("timeouts", UNSET))

        seconds_used = cast(list[float], d.pop("seconds_used", UNSET))

        forfeits = cast(list[int], d.pop("forfeits", UNSET))

        abandoned = d.pop("abandoned", UNSET)

        rated = d.pop("rated", UNSET)

        game_result = cls(
            reason=reason,
            winners=winners,
            places=places,
            scores=scores,
            timeouts=timeouts,
            seconds_used=seconds_used,
            forfeits=forfeits,
            abandoned=abandoned,
            rated=rated,
        )

        game_result.additional_properties = d
        return game_result

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
