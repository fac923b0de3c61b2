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

T = TypeVar("T", bound="HalloweenExchange")


@_attrs_define
class HalloweenExchange(Command):
    """Give one token for two lower ones, or two for a higher one.

    Attributes:
        type_ (Literal['halloween.exchange']):  Default: 'halloween.exchange'.
        given (HalloweenColour): The colour of the ghost or token.
        taken (HalloweenColour): The colour of the ghost or token.
    """

    given: HalloweenColour
    taken: HalloweenColour
    type_: Literal["halloween.exchange"] = "halloween.exchange"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        given: str = self.given

        taken: str = self.taken

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "given": given,
                "taken": taken,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.exchange"], d.pop("type"))
        if type_ != "halloween.exchange":
            raise ValueError(
                f"type must match const 'halloween.exchange', got '{type_}'"
            )

        given = check_halloween_colour(d.pop("given"))

        taken = check_halloween_colour(d.pop("taken"))

        halloween_exchange = cls(
            type_=type_,
            given=given,
            taken=taken,
        )

        halloween_exchange.additional_properties = d
        return halloween_exchange

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
