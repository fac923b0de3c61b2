from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.halloween_colour import HalloweenColour, check_halloween_colour

T = TypeVar("T", bound="HalloweenDie")


@_attrs_define
class HalloweenDie:
    """A die on the table.

    Attributes:
        colour (HalloweenColour): The colour of the ghost or token.
        player (int): Who rolls it.
        value (int): What it shows; 0 before the roll.
        added (int): What is added to it.
    """

    colour: HalloweenColour
    player: int
    value: int
    added: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        colour: str = self.colour

        player = self.player

        value = self.value

        added = self.added

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "colour": colour,
                "player": player,
                "value": value,
                "added": added,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        colour = check_halloween_colour(d.pop("colour"))

        player = d.pop("player")

        value = d.pop("value")

        added = d.pop("added")

        halloween_die = cls(
            colour=colour,
            player=player,
            value=value,
            added=added,
        )

        halloween_die.additional_properties = d
        return halloween_die

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
