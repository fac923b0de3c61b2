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

T = TypeVar("T", bound="GhostStoriesBarrierRescue")


@_attrs_define
class GhostStoriesBarrierRescue(Command):
    """Rescue a villager for a crystal.

    Attributes:
        type_ (Literal['ghost_stories.barrier_rescue']):  Default: 'ghost_stories.barrier_rescue'.
        tile (GhostStoriesTileId): A village tile.
    """

    tile: GhostStoriesTileId
    type_: Literal["ghost_stories.barrier_rescue"] = "ghost_stories.barrier_rescue"
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
        type_ = cast(Literal["ghost_stories.barrier_rescue"], d.pop("type"))
        if type_ != "ghost_stories.barrier_rescue":
            raise ValueError(
                f"type must match const 'ghost_stories.barrier_rescue', got '{type_}'"
            )

        tile = check_ghost_stories_tile_id(d.pop("tile"))

        ghost_stories_barrier_rescue = cls(
            type_=type_,
            tile=tile,
        )

        ghost_stories_barrier_rescue.additional_properties = d
        return ghost_stories_barrier_rescue

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
