from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="HalloweenColours")


@_attrs_define
class HalloweenColours:
    """A number for each colour.

    Attributes:
        blue (int): How many blue.
        green (int): How many green.
        yellow (int): How many yellow.
        orange (int): How many orange.
        red (int): How many red.
    """

    blue: int
    green: int
    yellow: int
    orange: int
    red: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        blue = self.blue

        green = self.green

        yellow = self.yellow

        orange = self.orange

        red = self.red

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "blue": blue,
                "green": green,
                "yellow": yellow,
                "orange": orange,
                "red": red,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        blue = d.pop("blue")

        green = d.pop("green")

        yellow = d.pop("yellow")

        orange = d.pop("orange")

        red = d.pop("red")

        halloween_colours = cls(
            blue=blue,
            green=green,
            yellow=yellow,
            orange=orange,
            red=red,
        )

        halloween_colours.additional_properties = d
        return halloween_colours

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
