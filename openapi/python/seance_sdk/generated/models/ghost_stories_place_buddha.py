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
from ..models.ghost_stories_space_id import (
    GhostStoriesSpaceId,
    check_ghost_stories_space_id,
)

T = TypeVar("T", bound="GhostStoriesPlaceBuddha")


@_attrs_define
class GhostStoriesPlaceBuddha(Command):
    """Put a Buddha on a free space.

    Attributes:
        type_ (Literal['ghost_stories.place_buddha']):  Default: 'ghost_stories.place_buddha'.
        space (GhostStoriesSpaceId): A ghost space: its board, and 0, 1, 2 from left to right for the owner.
    """

    space: GhostStoriesSpaceId
    type_: Literal["ghost_stories.place_buddha"] = "ghost_stories.place_buddha"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        space: str = self.space

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "space": space,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.place_buddha"], d.pop("type"))
        if type_ != "ghost_stories.place_buddha":
            raise ValueError(
                f"type must match const 'ghost_stories.place_buddha', got '{type_}'"
            )

        space = check_ghost_stories_space_id(d.pop("space"))

        ghost_stories_place_buddha = cls(
            type_=type_,
            space=space,
        )

        ghost_stories_place_buddha.additional_properties = d
        return ghost_stories_place_buddha

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
