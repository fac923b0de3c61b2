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

T = TypeVar("T", bound="HalloweenHelpDie")


@_attrs_define
class HalloweenHelpDie(Command):
    """Use a stored bonus token for a die.

    Attributes:
        type_ (Literal['halloween.help_die']):  Default: 'halloween.help_die'.
        slot (int): The slot, from 0.
        die (int): The die, from 0.
    """

    slot: int
    die: int
    type_: Literal["halloween.help_die"] = "halloween.help_die"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        slot = self.slot

        die = self.die

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "slot": slot,
                "die": die,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.help_die"], d.pop("type"))
        if type_ != "halloween.help_die":
            raise ValueError(
                f"type must match const 'halloween.help_die', got '{type_}'"
            )

        slot = d.pop("slot")

        die = d.pop("die")

        halloween_help_die = cls(
            type_=type_,
            slot=slot,
            die=die,
        )

        halloween_help_die.additional_properties = d
        return halloween_help_die

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
