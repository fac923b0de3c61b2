from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.halloween_bonus_kind import HalloweenBonusKind, check_halloween_bonus_kind
from ..models.halloween_building_id import (
    HalloweenBuildingId,
    check_halloween_building_id,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.halloween_colours import HalloweenColours
    from ..models.halloween_pumpkin import HalloweenPumpkin


T = TypeVar("T", bound="HalloweenBuilding")


@_attrs_define
class HalloweenBuilding:
    """A building with its ghosts, its pumpkins and its bonus token.

    Attributes:
        building (HalloweenBuildingId): The building.
        ghosts (HalloweenColours): A number for each colour.
        room (int): How many more ghosts fit.
        pumpkins (list[HalloweenPumpkin]): The pumpkins, by colour.
        bonus (HalloweenBonusKind | Unset): The kind of bonus token.
    """

    building: HalloweenBuildingId
    ghosts: HalloweenColours
    room: int
    pumpkins: list[HalloweenPumpkin]
    bonus: HalloweenBonusKind | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        building: str = self.building

        ghosts = self.ghosts.to_dict()

        room = self.room

        pumpkins = []
        for pumpkins_item_data in self.pumpkins:
            pumpkins_item = pumpkins_item_data.to_dict()
            pumpkins.append(pumpkins_item)

        bonus: str | Unset = UNSET
        if not isinstance(self.bonus, Unset):
            bonus = self.bonus

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "building": building,
                "ghosts": ghosts,
                "room": room,
                "pumpkins": pumpkins,
            }
        )
        if bonus is not UNSET:
            field_dict["bonus"] = bonus

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.halloween_colours import HalloweenColours  # noqa: PLC0415
        from ..models.halloween_pumpkin import HalloweenPumpkin  # noqa: PLC0415

        d = dict(src_dict)
        building = check_halloween_building_id(d.pop("building"))

        ghosts = HalloweenColours.from_dict(d.pop("ghosts"))

        room = d.pop("room")

        pumpkins = []
        _pumpkins = d.pop("pumpkins")
        for pumpkins_item_data in _pumpkins:
            pumpkins_item = HalloweenPumpkin.from_dict(pumpkins_item_data)

            pumpkins.append(pumpkins_item)

        _bonus = d.pop("bonus", UNSET)
        bonus: HalloweenBonusKind | Unset
        if isinstance(_bonus, Unset):
            bonus = UNSET
        else:
            bonus = check_halloween_bonus_kind(_bonus)

        halloween_building = cls(
            building=building,
            ghosts=ghosts,
            room=room,
            pumpkins=pumpkins,
            bonus=bonus,
        )

        halloween_building.additional_properties = d
        return halloween_building

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
