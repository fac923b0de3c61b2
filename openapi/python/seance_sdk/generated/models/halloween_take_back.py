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
from ..models.halloween_building_id import (
    HalloweenBuildingId,
    check_halloween_building_id,
)
from ..models.halloween_colour import HalloweenColour, check_halloween_colour

T = TypeVar("T", bound="HalloweenTakeBack")


@_attrs_define
class HalloweenTakeBack(Command):
    """Take a pumpkin back for half its points.

    Attributes:
        type_ (Literal['halloween.take_back']):  Default: 'halloween.take_back'.
        building (HalloweenBuildingId): The building.
        colour (HalloweenColour): The colour of the ghost or token.
    """

    building: HalloweenBuildingId
    colour: HalloweenColour
    type_: Literal["halloween.take_back"] = "halloween.take_back"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        building: str = self.building

        colour: str = self.colour

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "building": building,
                "colour": colour,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.take_back"], d.pop("type"))
        if type_ != "halloween.take_back":
            raise ValueError(
                f"type must match const 'halloween.take_back', got '{type_}'"
            )

        building = check_halloween_building_id(d.pop("building"))

        colour = check_halloween_colour(d.pop("colour"))

        halloween_take_back = cls(
            type_=type_,
            building=building,
            colour=colour,
        )

        halloween_take_back.additional_properties = d
        return halloween_take_back

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
