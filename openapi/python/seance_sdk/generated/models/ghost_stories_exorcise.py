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

T = TypeVar("T", bound="GhostStoriesExorcise")


@_attrs_define
class GhostStoriesExorcise(Command):
    """Exorcise with the dice alone.

    Attributes:
        type_ (Literal['ghost_stories.exorcise']):  Default: 'ghost_stories.exorcise'.
        targets (list[GhostStoriesSpaceId]): The spaces of the ghosts.
    """

    targets: list[GhostStoriesSpaceId]
    type_: Literal["ghost_stories.exorcise"] = "ghost_stories.exorcise"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        targets = []
        for targets_item_data in self.targets:
            targets_item: str = targets_item_data
            targets.append(targets_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "targets": targets,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.exorcise"], d.pop("type"))
        if type_ != "ghost_stories.exorcise":
            raise ValueError(
                f"type must match const 'ghost_stories.exorcise', got '{type_}'"
            )

        targets = []
        _targets = d.pop("targets")
        for targets_item_data in _targets:
            targets_item = check_ghost_stories_space_id(targets_item_data)

            targets.append(targets_item)

        ghost_stories_exorcise = cls(
            type_=type_,
            targets=targets,
        )

        ghost_stories_exorcise.additional_properties = d
        return ghost_stories_exorcise

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
