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

from ..models.command import Command

T = TypeVar("T", bound="HalloweenEndTurn")


@_attrs_define
class HalloweenEndTurn(Command):
    """End the turn.

    Attributes:
        type_ (Literal['halloween.end_turn']):  Default: 'halloween.end_turn'.
    """

    type_: Literal["halloween.end_turn"] = "halloween.end_turn"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.end_turn"], d.pop("type"))
        if type_ != "halloween.end_turn":
            raise ValueError(
                f"type must match const 'halloween.end_turn', got '{type_}'"
            )

        halloween_end_turn = cls(
            type_=type_,
        )

        halloween_end_turn.additional_properties = d
        return halloween_end_turn

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
