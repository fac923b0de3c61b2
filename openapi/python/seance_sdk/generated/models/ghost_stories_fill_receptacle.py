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
from ..models.ghost_stories_corner import GhostStoriesCorner, check_ghost_stories_corner

T = TypeVar("T", bound="GhostStoriesFillReceptacle")


@_attrs_define
class GhostStoriesFillReceptacle(Command):
    """Put a crystal into your corner.

    Attributes:
        type_ (Literal['ghost_stories.fill_receptacle']):  Default: 'ghost_stories.fill_receptacle'.
        corner (GhostStoriesCorner): A corner of the village.
    """

    corner: GhostStoriesCorner
    type_: Literal["ghost_stories.fill_receptacle"] = "ghost_stories.fill_receptacle"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        corner: str = self.corner

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "corner": corner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.fill_receptacle"], d.pop("type"))
        if type_ != "ghost_stories.fill_receptacle":
            raise ValueError(
                f"type must match const 'ghost_stories.fill_receptacle', got '{type_}'"
            )

        corner = check_ghost_stories_corner(d.pop("corner"))

        ghost_stories_fill_receptacle = cls(
            type_=type_,
            corner=corner,
        )

        ghost_stories_fill_receptacle.additional_properties = d
        return ghost_stories_fill_receptacle

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
