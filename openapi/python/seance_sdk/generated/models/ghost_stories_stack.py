from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ghost_stories_family_id import (
    GhostStoriesFamilyId,
    check_ghost_stories_family_id,
)
from ..models.ghost_stories_tile_id import (
    GhostStoriesTileId,
    check_ghost_stories_tile_id,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="GhostStoriesStack")


@_attrs_define
class GhostStoriesStack:
    """The villagers on a tile.

    Attributes:
        tile (GhostStoriesTileId): A village tile.
        villagers (int): How many.
        top (GhostStoriesFamilyId | Unset): A family of villagers.
    """

    tile: GhostStoriesTileId
    villagers: int
    top: GhostStoriesFamilyId | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tile: str = self.tile

        villagers = self.villagers

        top: str | Unset = UNSET
        if not isinstance(self.top, Unset):
            top = self.top

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tile": tile,
                "villagers": villagers,
            }
        )
        if top is not UNSET:
            field_dict["top"] = top

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tile = check_ghost_stories_tile_id(d.pop("tile"))

        villagers = d.pop("villagers")

        _top = d.pop("top", UNSET)
        top: GhostStoriesFamilyId | Unset
        if isinstance(_top, Unset):
            top = UNSET
        else:
            top = check_ghost_stories_family_id(_top)

        ghost_stories_stack = cls(
            tile=tile,
            villagers=villagers,
            top=top,
        )

        ghost_stories_stack.additional_properties = d
        return ghost_stories_stack

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
