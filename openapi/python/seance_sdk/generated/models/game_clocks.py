from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.seat_clock import SeatClock


T = TypeVar("T", bound="GameClocks")


@_attrs_define
class GameClocks:
    """The clocks of a game of a tournament. `turn_seconds` is the time for a move.

    Attributes:
        max_timeouts (int): With so many a seat forfeits the game.
        stopped (bool): Whether they stand still, while the tournament pauses.
        seats (list[SeatClock]): Of the seats that programs play, or have forfeited.
        game_seconds (int | Unset): The time for the whole game, if it is limited.
    """

    max_timeouts: int
    stopped: bool
    seats: list[SeatClock]
    game_seconds: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        max_timeouts = self.max_timeouts

        stopped = self.stopped

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        game_seconds = self.game_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "max_timeouts": max_timeouts,
                "stopped": stopped,
                "seats": seats,
            }
        )
        if game_seconds is not UNSET:
            field_dict["game_seconds"] = game_seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_clock import SeatClock  # noqa: PLC0415

        d = dict(src_dict)
        max_timeouts = d.pop("max_timeouts")

        stopped = d.pop("stopped")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatClock.from_dict(seats_item_data)

            seats.append(seats_item)

        game_seconds = d.pop("game_seconds", UNSET)

        game_clocks = cls(
            max_timeouts=max_timeouts,
            stopped=stopped,
            seats=seats,
            game_seconds=game_seconds,
        )

        game_clocks.additional_properties = d
        return game_clocks

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
