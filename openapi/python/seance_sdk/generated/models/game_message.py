from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_message_type import GameMessageType, check_game_message_type

if TYPE_CHECKING:
    from ..models.game_message_data import GameMessageData


T = TypeVar("T", bound="GameMessage")


@_attrs_define
class GameMessage:
    """A message to a webhook about a game.

    Attributes:
        id (str): The same as the header `webhook-id`, and however often it is sent.
        type_ (GameMessageType): What happened.
        timestamp (str): When it happened (RFC 3339, UTC).
        data (GameMessageData): What a message about a game says; getGame says the rest.
    """

    id: str
    type_: GameMessageType
    timestamp: str
    data: GameMessageData
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_: str = self.type_

        timestamp = self.timestamp

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "type": type_,
                "timestamp": timestamp,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_message_data import GameMessageData  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        type_ = check_game_message_type(d.pop("type"))

        timestamp = d.pop("timestamp")

        data = GameMessageData.from_dict(d.pop("data"))

        game_message = cls(
            id=id,
            type_=type_,
            timestamp=timestamp,
            data=data,
        )

        game_message.additional_properties = d
        return game_message

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
