from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event import Event

T = TypeVar("T", bound="TableGameExpiring")


@_attrs_define
class TableGameExpiring(Event):
    """Nobody has played for long: the game is abandoned unless it goes on.

    Attributes:
        number (int): Its number.
        rules (list[str]): The rules that made it happen.
        text (str): The event in words.
        type_ (Literal['table.game_expiring']):  Default: 'table.game_expiring'.
        expires_at (str): When it is abandoned (RFC 3339, UTC).
    """

    number: int
    rules: list[str]
    text: str
    expires_at: str
    type_: Literal["table.game_expiring"] = "table.game_expiring"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        rules = self.rules

        text = self.text

        type_ = self.type_

        expires_at = self.expires_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "rules": rules,
                "text": text,
                "type": type_,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        rules = cast(list[str], d.pop("rules"))

        text = d.pop("text")

        type_ = cast(Literal["table.game_expiring"], d.pop("type"))
        if type_ != "table.game_expiring":
            raise ValueError(
                f"type must match const 'table.game_expiring', got '{type_}'"
            )

        expires_at = d.pop("expires_at")

        table_game_expiring = cls(
            number=number,
            rules=rules,
            text=text,
            type_=type_,
            expires_at=expires_at,
        )

        table_game_expiring.additional_properties = d
        return table_game_expiring

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
