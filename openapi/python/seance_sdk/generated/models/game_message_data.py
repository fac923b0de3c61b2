from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="GameMessageData")


@_attrs_define
class GameMessageData:
    """What a message about a game says; getGame says the rest.

    Attributes:
        account (str): The account that gets the message.
        number (int): The number of the message in streamMe; later ones are higher.
        game (str): The id of the game.
        seat (int): The seat of the account that it is about.
        version (int): The version of the game at that moment.
        act_by (str | Unset): When a bot answers in its place (RFC 3339, UTC), if ever.
    """

    account: str
    number: int
    game: str
    seat: int
    version: int
    act_by: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        account = self.account

        number = self.number

        game = self.game

        seat = self.seat

        version = self.version

        act_by = self.act_by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "account": account,
                "number": number,
                "game": game,
                "seat": seat,
                "version": version,
            }
        )
        if act_by is not UNSET:
            field_dict["act_by"] = act_by

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        account = d.pop("account")

        number = d.pop("number")

        game = d.pop("game")

        seat = d.pop("seat")

        version = d.pop("version")

        act_by = d.pop("act_by", UNSET)

        game_message_data = cls(
            account=account,
            number=number,
            game=game,
            seat=seat,
            version=version,
            act_by=act_by,
        )

        game_message_data.additional_properties = d
        return game_message_data

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
