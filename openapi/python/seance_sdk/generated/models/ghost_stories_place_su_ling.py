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

T = TypeVar("T", bound="GhostStoriesPlaceSuLing")


@_attrs_define
class GhostStoriesPlaceSuLing(Command):
    """Put Su-Ling in front of a space.

    Attributes:
        type_ (Literal['ghost_stories.place_su_ling']):  Default: 'ghost_stories.place_su_ling'.
        space (GhostStoriesSpaceId): A ghost space: its board, and 0, 1, 2 from left to right for the owner.
        crystal (bool): Whether she puts a crystal into the Receptacle there.
    """

    space: GhostStoriesSpaceId
    crystal: bool
    type_: Literal["ghost_stories.place_su_ling"] = "ghost_stories.place_su_ling"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        space: str = self.space

        crystal = self.crystal

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "space": space,
                "crystal": crystal,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.place_su_ling"], d.pop("type"))
        if type_ != "ghost_stories.place_su_ling":
            raise ValueError(
                f"type must match const 'ghost_stories.place_su_ling', got '{type_}'"
            )

        space = check_ghost_stories_space_id(d.pop("space"))

        crystal = d.pop("crystal")

        ghost_stories_place_su_ling = cls(
            type_=type_,
            space=space,
            crystal=crystal,
        )

        ghost_stories_place_su_ling.additional_properties = d
        return ghost_stories_place_su_ling

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
