from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GhooostSeat")


@_attrs_define
class GhooostSeat:
    """What everybody sees of a seat.

    Attributes:
        seat (int): Its number.
        hand (int): Cards in hand.
        mansion (int): Cards in the mansion.
        score (int): Points of the match.
        boos (int): Boo tokens of the match.
    """

    seat: int
    hand: int
    mansion: int
    score: int
    boos: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        hand = self.hand

        mansion = self.mansion

        score = self.score

        boos = self.boos

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "hand": hand,
                "mansion": mansion,
                "score": score,
                "boos": boos,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        hand = d.pop("hand")

        mansion = d.pop("mansion")

        score = d.pop("score")

        boos = d.pop("boos")

        ghooost_seat = cls(
            seat=seat,
            hand=hand,
            mansion=mansion,
            score=score,
            boos=boos,
        )

        ghooost_seat.additional_properties = d
        return ghooost_seat

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
