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

T = TypeVar("T", bound="HalloweenPay")


@_attrs_define
class HalloweenPay(Command):
    """Pay ghost tokens for a card.

    Attributes:
        type_ (Literal['halloween.pay']):  Default: 'halloween.pay'.
        blue (int): How many blue tokens.
        green (int): How many green tokens.
        yellow (int): How many yellow tokens.
        orange (int): How many orange tokens.
        red (int): How many red tokens.
    """

    blue: int
    green: int
    yellow: int
    orange: int
    red: int
    type_: Literal["halloween.pay"] = "halloween.pay"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        blue = self.blue

        green = self.green

        yellow = self.yellow

        orange = self.orange

        red = self.red

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "blue": blue,
                "green": green,
                "yellow": yellow,
                "orange": orange,
                "red": red,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.pay"], d.pop("type"))
        if type_ != "halloween.pay":
            raise ValueError(f"type must match const 'halloween.pay', got '{type_}'")

        blue = d.pop("blue")

        green = d.pop("green")

        yellow = d.pop("yellow")

        orange = d.pop("orange")

        red = d.pop("red")

        halloween_pay = cls(
            type_=type_,
            blue=blue,
            green=green,
            yellow=yellow,
            orange=orange,
            red=red,
        )

        halloween_pay.additional_properties = d
        return halloween_pay

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
