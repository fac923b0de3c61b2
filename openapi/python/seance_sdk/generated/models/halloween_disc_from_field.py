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
from ..models.halloween_action import HalloweenAction, check_halloween_action

T = TypeVar("T", bound="HalloweenDiscFromField")


@_attrs_define
class HalloweenDiscFromField(Command):
    """Put a disc of a field on the card.

    Attributes:
        type_ (Literal['halloween.disc_from_field']):  Default: 'halloween.disc_from_field'.
        strip (int): The strip, from 0.
        action (HalloweenAction): The field of the strip.
    """

    strip: int
    action: HalloweenAction
    type_: Literal["halloween.disc_from_field"] = "halloween.disc_from_field"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        strip = self.strip

        action: str = self.action

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "strip": strip,
                "action": action,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.disc_from_field"], d.pop("type"))
        if type_ != "halloween.disc_from_field":
            raise ValueError(
                f"type must match const 'halloween.disc_from_field', got '{type_}'"
            )

        strip = d.pop("strip")

        action = check_halloween_action(d.pop("action"))

        halloween_disc_from_field = cls(
            type_=type_,
            strip=strip,
            action=action,
        )

        halloween_disc_from_field.additional_properties = d
        return halloween_disc_from_field

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
