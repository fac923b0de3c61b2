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

T = TypeVar("T", bound="TableGameExpired")


@_attrs_define
class TableGameExpired(Event):
    """Nobody went on in time: the game is abandoned.

    Attributes:
        number (int): Its number.
        rules (list[str]): The rules that made it happen.
        text (str): The event in words.
        type_ (Literal['table.game_expired']):  Default: 'table.game_expired'.
    """

    number: int
    rules: list[str]
    text: str
    type_: Literal["table.game_expired"] = "table.game_expired"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        rules = self.rules

        text = self.text

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "rules": rules,
                "text": text,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        rules = cast(list[str], d.pop("rules"))

        text = d.pop("text")

        type_ = cast(Literal["table.game_expired"], d.pop("type"))
        if type_ != "table.game_expired":
            raise ValueError(
                f"type must match const 'table.game_expired', got '{type_}'"
            )

        table_game_expired = cls(
            number=number,
            rules=rules,
            text=text,
            type_=type_,
        )

        table_game_expired.additional_properties = d
        return table_game_expired

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
