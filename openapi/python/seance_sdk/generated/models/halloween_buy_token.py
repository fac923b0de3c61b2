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
from ..models.halloween_colour import HalloweenColour, check_halloween_colour

T = TypeVar("T", bound="HalloweenBuyToken")


@_attrs_define
class HalloweenBuyToken(Command):
    """Pay scare for a token.

    Attributes:
        type_ (Literal['halloween.buy_token']):  Default: 'halloween.buy_token'.
        colour (HalloweenColour): The colour of the ghost or token.
    """

    colour: HalloweenColour
    type_: Literal["halloween.buy_token"] = "halloween.buy_token"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        colour: str = self.colour

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "colour": colour,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.buy_token"], d.pop("type"))
        if type_ != "halloween.buy_token":
            raise ValueError(
                f"type must match const 'halloween.buy_token', got '{type_}'"
            )

        colour = check_halloween_colour(d.pop("colour"))

        halloween_buy_token = cls(
            type_=type_,
            colour=colour,
        )

        halloween_buy_token.additional_properties = d
        return halloween_buy_token

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
