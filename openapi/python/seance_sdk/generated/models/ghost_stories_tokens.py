from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="GhostStoriesTokens")


@_attrs_define
class GhostStoriesTokens:
    """Tao tokens by colour.

    Attributes:
        yellow (int): How many yellow ones.
        red (int): How many red ones.
        green (int): How many green ones.
        blue (int): How many blue ones.
        black (int): How many black ones.
    """

    yellow: int
    red: int
    green: int
    blue: int
    black: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        yellow = self.yellow

        red = self.red

        green = self.green

        blue = self.blue

        black = self.black

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "yellow": yellow,
                "red": red,
                "green": green,
                "blue": blue,
                "black": black,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        yellow = d.pop("yellow")

        red = d.pop("red")

        green = d.pop("green")

        blue = d.pop("blue")

        black = d.pop("black")

        ghost_stories_tokens = cls(
            yellow=yellow,
            red=red,
            green=green,
            blue=blue,
            black=black,
        )

        ghost_stories_tokens.additional_properties = d
        return ghost_stories_tokens

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
