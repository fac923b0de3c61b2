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

T = TypeVar("T", bound="HalloweenPlaceBlue")


@_attrs_define
class HalloweenPlaceBlue(Command):
    """Place the new blue ghosts.

    Attributes:
        type_ (Literal['halloween.place_blue']):  Default: 'halloween.place_blue'.
        building (HalloweenBuildingId): The building.
    """

    building: HalloweenBuildingId
    type_: Literal["halloween.place_blue"] = "halloween.place_blue"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        building: str = self.building

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "building": building,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.place_blue"], d.pop("type"))
        if type_ != "halloween.place_blue":
            raise ValueError(
                f"type must match const 'halloween.place_blue', got '{type_}'"
            )

        building = check_halloween_building_id(d.pop("building"))

        halloween_place_blue = cls(
            type_=type_,
            building=building,
        )

        halloween_place_blue.additional_properties = d
        return halloween_place_blue

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
