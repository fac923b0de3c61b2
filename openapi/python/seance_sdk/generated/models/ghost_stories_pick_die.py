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
from ..models.ghost_stories_face import GhostStoriesFace, check_ghost_stories_face

T = TypeVar("T", bound="GhostStoriesPickDie")


@_attrs_define
class GhostStoriesPickDie(Command):
    """Pick a die to roll once more.

    Attributes:
        type_ (Literal['ghost_stories.pick_die']):  Default: 'ghost_stories.pick_die'.
        face (GhostStoriesFace): A face of a Tao die.
    """

    face: GhostStoriesFace
    type_: Literal["ghost_stories.pick_die"] = "ghost_stories.pick_die"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        face: str = self.face

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "face": face,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.pick_die"], d.pop("type"))
        if type_ != "ghost_stories.pick_die":
            raise ValueError(
                f"type must match const 'ghost_stories.pick_die', got '{type_}'"
            )

        face = check_ghost_stories_face(d.pop("face"))

        ghost_stories_pick_die = cls(
            type_=type_,
            face=face,
        )

        ghost_stories_pick_die.additional_properties = d
        return ghost_stories_pick_die

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
