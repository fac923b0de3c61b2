from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Meeting")


@_attrs_define
class Meeting:
    """What an entrant has achieved against another.

    Attributes:
        entrant (str): The other.
        games (int): How often they met, or played the same deal.
        points (float): One for each time it did better, half for equal.
    """

    entrant: str
    games: int
    points: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entrant = self.entrant

        games = self.games

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entrant": entrant,
                "games": games,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        entrant = d.pop("entrant")

        games = d.pop("games")

        points = d.pop("points")

        meeting = cls(
            entrant=entrant,
            games=games,
            points=points,
        )

        meeting.additional_properties = d
        return meeting

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
