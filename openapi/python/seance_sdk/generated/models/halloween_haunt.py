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
from ..models.halloween_pumpkin_kind import (
    HalloweenPumpkinKind,
    check_halloween_pumpkin_kind,
)

T = TypeVar("T", bound="HalloweenHaunt")


@_attrs_define
class HalloweenHaunt(Command):
    """Put a pumpkin on a haunt field.

    Attributes:
        type_ (Literal['halloween.haunt']):  Default: 'halloween.haunt'.
        building (HalloweenBuildingId): The building.
        colour (HalloweenColour): The colour of the ghost or token.
        pumpkin (HalloweenPumpkinKind): The kind of pumpkin.
    """

    building: HalloweenBuildingId
    colour: HalloweenColour
    pumpkin: HalloweenPumpkinKind
    type_: Literal["halloween.haunt"] = "halloween.haunt"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        building: str = self.building

        colour: str = self.colour

        pumpkin: str = self.pumpkin

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "building": building,
                "colour": colour,
                "pumpkin": pumpkin,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.haunt"], d.pop("type"))
        if type_ != "halloween.haunt":
            raise ValueError(f"type must match const 'halloween.haunt', got '{type_}'")

        building = check_halloween_building_id(d.pop("building"))

        colour = check_halloween_colour(d.pop("colour"))

        pumpkin = check_halloween_pumpkin_kind(d.pop("pumpkin"))

        halloween_haunt = cls(
            type_=type_,
            building=building,
            colour=colour,
            pumpkin=pumpkin,
        )

        halloween_haunt.additional_properties = d
        return halloween_haunt

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
