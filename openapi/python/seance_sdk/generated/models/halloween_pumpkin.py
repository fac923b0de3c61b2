from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.halloween_colour import HalloweenColour, check_halloween_colour
from ..models.halloween_pumpkin_kind import (
    HalloweenPumpkinKind,
    check_halloween_pumpkin_kind,
)

T = TypeVar("T", bound="HalloweenPumpkin")


@_attrs_define
class HalloweenPumpkin:
    """A pumpkin on a haunt field.

    Attributes:
        colour (HalloweenColour): The colour of the ghost or token.
        player (int): Who placed it.
        pumpkin (HalloweenPumpkinKind): The kind of pumpkin.
    """

    colour: HalloweenColour
    player: int
    pumpkin: HalloweenPumpkinKind
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        colour: str = self.colour

        player = self.player

        pumpkin: str = self.pumpkin

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "colour": colour,
                "player": player,
                "pumpkin": pumpkin,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        colour = check_halloween_colour(d.pop("colour"))

        player = d.pop("player")

        pumpkin = check_halloween_pumpkin_kind(d.pop("pumpkin"))

        halloween_pumpkin = cls(
            colour=colour,
            player=player,
            pumpkin=pumpkin,
        )

        halloween_pumpkin.additional_properties = d
        return halloween_pumpkin

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
