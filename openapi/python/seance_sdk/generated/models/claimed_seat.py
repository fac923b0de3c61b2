from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game import Game


T = TypeVar("T", bound="ClaimedSeat")


@_attrs_define
class ClaimedSeat:
    """A seat that was open, with its token.

    Attributes:
        seat (int): The number of the seat.
        token (str): The bearer token that plays it; keep it.
        game (Game): A game, as its reader may see it.
    """

    seat: int
    token: str
    game: Game
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        token = self.token

        game = self.game.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "token": token,
                "game": game,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game import Game  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        token = d.pop("token")

        game = Game.from_dict(d.pop("game"))

        claimed_seat = cls(
            seat=seat,
            token=token,
            game=game,
        )

        claimed_seat.additional_properties = d
        return claimed_seat

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
