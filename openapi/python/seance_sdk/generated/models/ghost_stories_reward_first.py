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
from ..models.ghost_stories_ghost_id import (
    GhostStoriesGhostId,
    check_ghost_stories_ghost_id,
)

T = TypeVar("T", bound="GhostStoriesRewardFirst")


@_attrs_define
class GhostStoriesRewardFirst(Command):
    """Take the reward of this ghost first.

    Attributes:
        type_ (Literal['ghost_stories.reward_first']):  Default: 'ghost_stories.reward_first'.
        number (int): The number of the card.
        ghost (GhostStoriesGhostId): A ghost card.
    """

    number: int
    ghost: GhostStoriesGhostId
    type_: Literal["ghost_stories.reward_first"] = "ghost_stories.reward_first"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        number = self.number

        ghost: str = self.ghost

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "number": number,
                "ghost": ghost,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.reward_first"], d.pop("type"))
        if type_ != "ghost_stories.reward_first":
            raise ValueError(
                f"type must match const 'ghost_stories.reward_first', got '{type_}'"
            )

        number = d.pop("number")

        ghost = check_ghost_stories_ghost_id(d.pop("ghost"))

        ghost_stories_reward_first = cls(
            type_=type_,
            number=number,
            ghost=ghost,
        )

        ghost_stories_reward_first.additional_properties = d
        return ghost_stories_reward_first

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
