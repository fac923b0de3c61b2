from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatClock")


@_attrs_define
class SeatClock:
    """How the program of a seat has used its time in a game of a tournament.

    Attributes:
        seat (int): The number of the seat, from 0.
        seconds_used (float): How long it has thought, without the present move.
        timeouts (int): For how many moves it took too long.
        seconds_left (float | Unset): What is left of `game_seconds`, without the present move; the seats of one account
            or token share them.
        forfeited (bool | Unset): Whether it has lost by that: it ranks last.
    """

    seat: int
    seconds_used: float
    timeouts: int
    seconds_left: float | Unset = UNSET
    forfeited: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        seconds_used = self.seconds_used

        timeouts = self.timeouts

        seconds_left = self.seconds_left

        forfeited = self.forfeited

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "seconds_used": seconds_used,
                "timeouts": timeouts,
            }
        )
        if seconds_left is not UNSET:
            field_dict["seconds_left"] = seconds_left
        if forfeited is not UNSET:
            field_dict["forfeited"] = forfeited

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        seconds_used = d.pop("seconds_used")

        timeouts = d.pop("timeouts")

        seconds_left = d.pop("seconds_left", UNSET)

        forfeited = d.pop("forfeited", UNSET)

        seat_clock = cls(
            seat=seat,
            seconds_used=seconds_used,
            timeouts=timeouts,
            seconds_left=seconds_left,
            forfeited=forfeited,
        )

        seat_clock.additional_properties = d
        return seat_clock

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
