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

T = TypeVar("T", bound="HalloweenSummonMixed")


@_attrs_define
class HalloweenSummonMixed(Command):
    """Call a ghost to two of different colours; dice decide which comes.

    Attributes:
        type_ (Literal['halloween.summon_mixed']):  Default: 'halloween.summon_mixed'.
        building (HalloweenBuildingId): The building.
        lower (HalloweenColour): The colour of the ghost or token.
        higher (HalloweenColour): The colour of the ghost or token.
    """

    building: HalloweenBuildingId
    lower: HalloweenColour
    higher: HalloweenColour
    type_: Literal["halloween.summon_mixed"] = "halloween.summon_mixed"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        building: str = self.building

        lower: str = self.lower

        higher: str = self.higher

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "building": building,
                "lower": lower,
                "higher": higher,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.summon_mixed"], d.pop("type"))
        if type_ != "halloween.summon_mixed":
            raise ValueError(
                f"type must match const 'halloween.summon_mixed', got '{type_}'"
            )

        building = check_halloween_building_id(d.pop("building"))

        lower = check_halloween_colour(d.pop("lower"))

        higher = check_halloween_colour(d.pop("higher"))

        halloween_summon_mixed = cls(
            type_=type_,
            building=building,
            lower=lower,
            higher=higher,
        )

        halloween_summon_mixed.additional_properties = d
        return halloween_summon_mixed

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
