from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ghost_stories_tile_id import (
    GhostStoriesTileId,
    check_ghost_stories_tile_id,
)

T = TypeVar("T", bound="GhostStoriesTile")


@_attrs_define
class GhostStoriesTile:
    """A village tile.

    Attributes:
        tile (GhostStoriesTileId): A village tile.
        haunted (bool): Whether it shows its haunted side.
    """

    tile: GhostStoriesTileId
    haunted: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tile: str = self.tile

        haunted = self.haunted

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tile": tile,
                "haunted": haunted,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tile = check_ghost_stories_tile_id(d.pop("tile"))

        haunted = d.pop("haunted")

        ghost_stories_tile = cls(
            tile=tile,
            haunted=haunted,
        )

        ghost_stories_tile.additional_properties = d
        return ghost_stories_tile

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
