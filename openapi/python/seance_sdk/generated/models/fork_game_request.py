from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.update_seat_request import UpdateSeatRequest


T = TypeVar("T", bound="ForkGameRequest")


@_attrs_define
class ForkGameRequest:
    """A new game that begins where another one is or was.

    Attributes:
        version (int | Unset): After how many commands to fork; left out, as the game is now.
        seats (list[UpdateSeatRequest] | Unset): Who plays; left out, bots where bots sit, and people where people do.
        public (bool | Unset): Whether the fork is listed and open to spectators.
    """

    version: int | Unset = UNSET
    seats: list[UpdateSeatRequest] | Unset = UNSET
    public: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        seats: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.seats, Unset):
            seats = []
            for seats_item_data in self.seats:
                seats_item = seats_item_data.to_dict()
                seats.append(seats_item)

        public = self.public

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if version is not UNSET:
            field_dict["version"] = version
        if seats is not UNSET:
            field_dict["seats"] = seats
        if public is not UNSET:
            field_dict["public"] = public

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.update_seat_request import UpdateSeatRequest  # noqa: PLC0415

        d = dict(src_dict)
        version = d.pop("version", UNSET)

        _seats = d.pop("seats", UNSET)
        seats: list[UpdateSeatRequest] | Unset = UNSET
        if _seats is not UNSET:
            seats = []
            for seats_item_data in _seats:
                seats_item = UpdateSeatRequest.from_dict(seats_item_data)

                seats.append(seats_item)

        public = d.pop("public", UNSET)

        fork_game_request = cls(
            version=version,
            seats=seats,
            public=public,
        )

        return fork_game_request
