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

T = TypeVar("T", bound="HalloweenAct")


@_attrs_define
class HalloweenAct(Command):
    """Perform the action of a field on an unused strip.

    Attributes:
        type_ (Literal['halloween.act']):  Default: 'halloween.act'.
        strip (int): The strip, from 0.
        action (HalloweenAction): The field of the strip.
        lifted (bool): Count the strip one level higher, with card 4.
        reused (bool): Use a field that holds a disc, with card 14.
    """

    strip: int
    action: HalloweenAction
    lifted: bool
    reused: bool
    type_: Literal["halloween.act"] = "halloween.act"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        strip = self.strip

        action: str = self.action

        lifted = self.lifted

        reused = self.reused

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "strip": strip,
                "action": action,
                "lifted": lifted,
                "reused": reused,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.act"], d.pop("type"))
        if type_ != "halloween.act":
            raise ValueError(f"type must match const 'halloween.act', got '{type_}'")

        strip = d.pop("strip")

        action = check_halloween_action(d.pop("action"))

        lifted = d.pop("lifted")

        reused = d.pop("reused")

        halloween_act = cls(
            type_=type_,
            strip=strip,
            action=action,
            lifted=lifted,
            reused=reused,
        )

        halloween_act.additional_properties = d
        return halloween_act

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
