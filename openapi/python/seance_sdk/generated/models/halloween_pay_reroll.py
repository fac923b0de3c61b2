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

T = TypeVar("T", bound="HalloweenPayReroll")


@_attrs_define
class HalloweenPayReroll(Command):
    """Pay one scare to roll a die again.

    Attributes:
        type_ (Literal['halloween.pay_reroll']):  Default: 'halloween.pay_reroll'.
        die (int): The die, from 0.
    """

    die: int
    type_: Literal["halloween.pay_reroll"] = "halloween.pay_reroll"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        die = self.die

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "die": die,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.pay_reroll"], d.pop("type"))
        if type_ != "halloween.pay_reroll":
            raise ValueError(
                f"type must match const 'halloween.pay_reroll', got '{type_}'"
            )

        die = d.pop("die")

        halloween_pay_reroll = cls(
            type_=type_,
            die=die,
        )

        halloween_pay_reroll.additional_properties = d
        return halloween_pay_reroll

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
