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

T = TypeVar("T", bound="HalloweenUseBonus")


@_attrs_define
class HalloweenUseBonus(Command):
    """Use a stored bonus token.

    Attributes:
        type_ (Literal['halloween.use_bonus']):  Default: 'halloween.use_bonus'.
        slot (int): The slot, from 0.
    """

    slot: int
    type_: Literal["halloween.use_bonus"] = "halloween.use_bonus"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        slot = self.slot

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "slot": slot,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.use_bonus"], d.pop("type"))
        if type_ != "halloween.use_bonus":
            raise ValueError(
                f"type must match const 'halloween.use_bonus', got '{type_}'"
            )

        slot = d.pop("slot")

        halloween_use_bonus = cls(
            type_=type_,
            slot=slot,
        )

        halloween_use_bonus.additional_properties = d
        return halloween_use_bonus

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
