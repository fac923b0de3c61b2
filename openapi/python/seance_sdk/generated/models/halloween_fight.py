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

T = TypeVar("T", bound="HalloweenFight")


@_attrs_define
class HalloweenFight(Command):
    """Let a ghost attack another.

    Attributes:
        type_ (Literal['halloween.fight']):  Default: 'halloween.fight'.
        building (HalloweenBuildingId): The building.
        attacker (HalloweenColour): The colour of the ghost or token.
        target_building (HalloweenBuildingId): The building.
        target (HalloweenColour): The colour of the ghost or token.
    """

    building: HalloweenBuildingId
    attacker: HalloweenColour
    target_building: HalloweenBuildingId
    target: HalloweenColour
    type_: Literal["halloween.fight"] = "halloween.fight"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        building: str = self.building

        attacker: str = self.attacker

        target_building: str = self.target_building

        target: str = self.target

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "building": building,
                "attacker": attacker,
                "target_building": target_building,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.fight"], d.pop("type"))
        if type_ != "halloween.fight":
            raise ValueError(f"type must match const 'halloween.fight', got '{type_}'")

        building = check_halloween_building_id(d.pop("building"))

        attacker = check_halloween_colour(d.pop("attacker"))

        target_building = check_halloween_building_id(d.pop("target_building"))

        target = check_halloween_colour(d.pop("target"))

        halloween_fight = cls(
            type_=type_,
            building=building,
            attacker=attacker,
            target_building=target_building,
            target=target,
        )

        halloween_fight.additional_properties = d
        return halloween_fight

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
