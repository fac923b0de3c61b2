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

T = TypeVar("T", bound="GhostStoriesTakePowerTokens")


@_attrs_define
class GhostStoriesTakePowerTokens(Command):
    """Take Power tokens from the centre tile.

    Attributes:
        type_ (Literal['ghost_stories.take_power_tokens']):  Default: 'ghost_stories.take_power_tokens'.
        count (int): How many.
    """

    count: int
    type_: Literal["ghost_stories.take_power_tokens"] = (
        "ghost_stories.take_power_tokens"
    )
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        count = self.count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.take_power_tokens"], d.pop("type"))
        if type_ != "ghost_stories.take_power_tokens":
            raise ValueError(
                f"type must match const 'ghost_stories.take_power_tokens', got '{type_}'"
            )

        count = d.pop("count")

        ghost_stories_take_power_tokens = cls(
            type_=type_,
            count=count,
        )

        ghost_stories_take_power_tokens.additional_properties = d
        return ghost_stories_take_power_tokens

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
