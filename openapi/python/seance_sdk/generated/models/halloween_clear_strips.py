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

T = TypeVar("T", bound="HalloweenClearStrips")


@_attrs_define
class HalloweenClearStrips(Command):
    """Take all discs of two strips back.

    Attributes:
        type_ (Literal['halloween.clear_strips']):  Default: 'halloween.clear_strips'.
        first (int): The strip, from 0.
        second (int): The strip, from 0.
    """

    first: int
    second: int
    type_: Literal["halloween.clear_strips"] = "halloween.clear_strips"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        first = self.first

        second = self.second

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "first": first,
                "second": second,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.clear_strips"], d.pop("type"))
        if type_ != "halloween.clear_strips":
            raise ValueError(
                f"type must match const 'halloween.clear_strips', got '{type_}'"
            )

        first = d.pop("first")

        second = d.pop("second")

        halloween_clear_strips = cls(
            type_=type_,
            first=first,
            second=second,
        )

        halloween_clear_strips.additional_properties = d
        return halloween_clear_strips

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
