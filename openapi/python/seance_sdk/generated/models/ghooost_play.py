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

T = TypeVar("T", bound="GhooostPlay")


@_attrs_define
class GhooostPlay(Command):
    """Play ghosts of one value from the hand, with any number of Miss Copies.

    Attributes:
        type_ (Literal['ghooost.play']):  Default: 'ghooost.play'.
        value (int): The value of the numbered ghosts.
        numbered (int): How many numbered ghosts of that value.
        copies (int): How many Miss Copies join them.
    """

    value: int
    numbered: int
    copies: int
    type_: Literal["ghooost.play"] = "ghooost.play"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        value = self.value

        numbered = self.numbered

        copies = self.copies

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "value": value,
                "numbered": numbered,
                "copies": copies,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghooost.play"], d.pop("type"))
        if type_ != "ghooost.play":
            raise ValueError(f"type must match const 'ghooost.play', got '{type_}'")

        value = d.pop("value")

        numbered = d.pop("numbered")

        copies = d.pop("copies")

        ghooost_play = cls(
            type_=type_,
            value=value,
            numbered=numbered,
            copies=copies,
        )

        ghooost_play.additional_properties = d
        return ghooost_play

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
