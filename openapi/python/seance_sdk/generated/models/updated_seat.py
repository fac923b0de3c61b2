from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game import Game


T = TypeVar("T", bound="UpdatedSeat")


@_attrs_define
class UpdatedSeat:
    """A seat that somebody else plays.

    Attributes:
        seat (int): The number of the seat.
        game (Game): A game, as its reader may see it.
        token (str | Unset): The bearer token that plays it, if a person does; keep it.
    """

    seat: int
    game: Game
    token: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        game = self.game.to_dict()

        token = self.token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "game": game,
            }
        )
        if token is not UNSET:
            field_dict["token"] = token

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game import Game  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        game = Game.from_dict(d.pop("game"))

        token = d.pop("token", UNSET)

        updated_seat = cls(
            seat=seat,
            game=game,
            token=token,
        )

        updated_seat.additional_properties = d
        return updated_seat

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
