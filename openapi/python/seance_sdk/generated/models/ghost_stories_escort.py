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

T = TypeVar("T", bound="GhostStoriesEscort")


@_attrs_define
class GhostStoriesEscort(Command):
    """Move to a tile, with a villager from another.

    Attributes:
        type_ (Literal['ghost_stories.escort']):  Default: 'ghost_stories.escort'.
        start (GhostStoriesTileId): A village tile.
        end (GhostStoriesTileId): A village tile.
    """

    start: GhostStoriesTileId
    end: GhostStoriesTileId
    type_: Literal["ghost_stories.escort"] = "ghost_stories.escort"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        start: str = self.start

        end: str = self.end

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "start": start,
                "end": end,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.escort"], d.pop("type"))
        if type_ != "ghost_stories.escort":
            raise ValueError(
                f"type must match const 'ghost_stories.escort', got '{type_}'"
            )

        start = check_ghost_stories_tile_id(d.pop("start"))

        end = check_ghost_stories_tile_id(d.pop("end"))

        ghost_stories_escort = cls(
            type_=type_,
            start=start,
            end=end,
        )

        ghost_stories_escort.additional_properties = d
        return ghost_stories_escort

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
