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

T = TypeVar("T", bound="HalloweenRecover")


@_attrs_define
class HalloweenRecover(Command):
    """Take a disc back from a field.

    Attributes:
        type_ (Literal['halloween.recover']):  Default: 'halloween.recover'.
        strip (int): The strip, from 0.
        action (HalloweenAction): The field of the strip.
    """

    strip: int
    action: HalloweenAction
    type_: Literal["halloween.recover"] = "halloween.recover"
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
        type_ = cast(Literal["halloween.recover"], d.pop("type"))
        if type_ != "halloween.recover":
            raise ValueError(
                f"type must match const 'halloween.recover', got '{type_}'"
            )

        strip = d.pop("strip")

        action = check_halloween_action(d.pop("action"))

        halloween_recover = cls(
            type_=type_,
            strip=strip,
            action=action,
        )

        halloween_recover.additional_properties = d
        return halloween_recover

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
