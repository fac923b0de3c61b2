from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.halloween_action import HalloweenAction, check_halloween_action

T = TypeVar("T", bound="HalloweenStrip")


@_attrs_define
class HalloweenStrip:
    """An action strip.

    Attributes:
        level (int): Its level.
        discs (list[HalloweenAction]): The fields that hold a disc.
    """

    level: int
    discs: list[HalloweenAction]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        level = self.level

        discs = []
        for discs_item_data in self.discs:
            discs_item: str = discs_item_data
            discs.append(discs_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "level": level,
                "discs": discs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        level = d.pop("level")

        discs = []
        _discs = d.pop("discs")
        for discs_item_data in _discs:
            discs_item = check_halloween_action(discs_item_data)

            discs.append(discs_item)

        halloween_strip = cls(
            level=level,
            discs=discs,
        )

        halloween_strip.additional_properties = d
        return halloween_strip

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
