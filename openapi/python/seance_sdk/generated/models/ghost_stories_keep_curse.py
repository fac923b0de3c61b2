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

T = TypeVar("T", bound="GhostStoriesKeepCurse")


@_attrs_define
class GhostStoriesKeepCurse(Command):
    """Keep the Curse die as it is.

    Attributes:
        type_ (Literal['ghost_stories.keep_curse']):  Default: 'ghost_stories.keep_curse'.
    """

    type_: Literal["ghost_stories.keep_curse"] = "ghost_stories.keep_curse"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.keep_curse"], d.pop("type"))
        if type_ != "ghost_stories.keep_curse":
            raise ValueError(
                f"type must match const 'ghost_stories.keep_curse', got '{type_}'"
            )

        ghost_stories_keep_curse = cls(
            type_=type_,
        )

        ghost_stories_keep_curse.additional_properties = d
        return ghost_stories_keep_curse

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
