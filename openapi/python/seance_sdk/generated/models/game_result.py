from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GameResult")


@_attrs_define
class GameResult:
    """How a game of a tournament ended.

    Attributes:
        reason (str): Why it ended.
        winners (list[int]): The seats that won.
        places (list[int]): The place of each seat.
        scores (list[int]): The score of each seat.
    """

    reason: str
    winners: list[int]
    places: list[int]
    scores: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        winners = self.winners

        places = self.places

        scores = self.scores

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

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        winners = cast(list[int], d.pop("winners"))

        places = cast(list[int], d.pop("places"))

        scores = cast(list[int], d.pop("scores"))

        game_result = cls(
            reason=reason,
            winners=winners,
            places=places,
            scores=scores,
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
