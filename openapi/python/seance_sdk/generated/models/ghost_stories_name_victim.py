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
from ..models.ghost_stories_tile_id import (
    GhostStoriesTileId,
    check_ghost_stories_tile_id,
)

T = TypeVar("T", bound="GhostStoriesNameVictim")


@_attrs_define
class GhostStoriesNameVictim(Command):
    """Name the villager who is killed.

    Attributes:
        type_ (Literal['ghost_stories.name_victim']):  Default: 'ghost_stories.name_victim'.
        tile (GhostStoriesTileId): A village tile.
    """

    tile: GhostStoriesTileId
    type_: Literal["ghost_stories.name_victim"] = "ghost_stories.name_victim"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        tile: str = self.tile

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "tile": tile,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.name_victim"], d.pop("type"))
        if type_ != "ghost_stories.name_victim":
            raise ValueError(
                f"type must match const 'ghost_stories.name_victim', got '{type_}'"
            )

        tile = check_ghost_stories_tile_id(d.pop("tile"))

        ghost_stories_name_victim = cls(
            type_=type_,
            tile=tile,
        )

        ghost_stories_name_victim.additional_properties = d
        return ghost_stories_name_victim

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
