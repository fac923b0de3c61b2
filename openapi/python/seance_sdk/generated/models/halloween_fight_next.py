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

T = TypeVar("T", bound="HalloweenFightNext")


@_attrs_define
class HalloweenFightNext(Command):
    """Fight the next ghost of the series.

    Attributes:
        type_ (Literal['halloween.fight_next']):  Default: 'halloween.fight_next'.
        target (HalloweenColour): The colour of the ghost or token.
    """

    target: HalloweenColour
    type_: Literal["halloween.fight_next"] = "halloween.fight_next"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        target: str = self.target

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.fight_next"], d.pop("type"))
        if type_ != "halloween.fight_next":
            raise ValueError(
                f"type must match const 'halloween.fight_next', got '{type_}'"
            )

        target = check_halloween_colour(d.pop("target"))

        halloween_fight_next = cls(
            type_=type_,
            target=target,
        )

        halloween_fight_next.additional_properties = d
        return halloween_fight_next

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
