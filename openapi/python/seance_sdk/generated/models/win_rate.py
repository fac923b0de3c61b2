from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="WinRate")


@_attrs_define
class WinRate:
    """How often seats won that had something in common.

    Attributes:
        name (str): What they had in common.
        seats (int): How many there were; at a co-operative title, games.
        wins (int): How many of them won.
        win_rate (float): The share of them.
        interval (list[float] | Unset): The true value lies between these two, with 95 % confidence.
    """

    name: str
    seats: int
    wins: int
    win_rate: float
    interval: list[float] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        seats = self.seats

        wins = self.wins

        win_rate = self.win_rate

        interval: list[float] | Unset = UNSET
        if not isinstance(self.interval, Unset):
            interval = self.interval

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "seats": seats,
                "wins": wins,
                "win_rate": win_rate,
            }
        )
        if interval is not UNSET:
            field_dict["interval"] = interval

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        seats = d.pop("seats")

        wins = d.pop("wins")

        win_rate = d.pop("win_rate")

        interval = cast(list[float], d.pop("interval", UNSET))

        win_rate = cls(
            name=name,
            seats=seats,
            wins=wins,
            win_rate=win_rate,
            interval=interval,
        )

        win_rate.additional_properties = d
        return win_rate

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
