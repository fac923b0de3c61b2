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
from ..models.ghost_stories_family_id import (
    GhostStoriesFamilyId,
    check_ghost_stories_family_id,
)

T = TypeVar("T", bound="GhostStoriesBringBack")


@_attrs_define
class GhostStoriesBringBack(Command):
    """Bring a killed villager back.

    Attributes:
        type_ (Literal['ghost_stories.bring_back']):  Default: 'ghost_stories.bring_back'.
        family (GhostStoriesFamilyId): A family of villagers.
    """

    family: GhostStoriesFamilyId
    type_: Literal["ghost_stories.bring_back"] = "ghost_stories.bring_back"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        family: str = self.family

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "family": family,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.bring_back"], d.pop("type"))
        if type_ != "ghost_stories.bring_back":
            raise ValueError(
                f"type must match const 'ghost_stories.bring_back', got '{type_}'"
            )

        family = check_ghost_stories_family_id(d.pop("family"))

        ghost_stories_bring_back = cls(
            type_=type_,
            family=family,
        )

        ghost_stories_bring_back.additional_properties = d
        return ghost_stories_bring_back

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
