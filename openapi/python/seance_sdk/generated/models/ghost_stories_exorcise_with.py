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
from ..models.ghost_stories_exorcise_with_tokens_item import (
    GhostStoriesExorciseWithTokensItem,
    check_ghost_stories_exorcise_with_tokens_item,
)
from ..models.ghost_stories_space_id import (
    GhostStoriesSpaceId,
    check_ghost_stories_space_id,
)

T = TypeVar("T", bound="GhostStoriesExorciseWith")


@_attrs_define
class GhostStoriesExorciseWith(Command):
    """Exorcise with Tao tokens besides the dice.

    Attributes:
        type_ (Literal['ghost_stories.exorcise_with']):  Default: 'ghost_stories.exorcise_with'.
        targets (list[GhostStoriesSpaceId]): The spaces of the ghosts.
        tokens (list[GhostStoriesExorciseWithTokensItem]): The Tao tokens spent, each by its owner and its colour.
    """

    targets: list[GhostStoriesSpaceId]
    tokens: list[GhostStoriesExorciseWithTokensItem]
    type_: Literal["ghost_stories.exorcise_with"] = "ghost_stories.exorcise_with"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        targets = []
        for targets_item_data in self.targets:
            targets_item: str = targets_item_data
            targets.append(targets_item)

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item: str = tokens_item_data
            tokens.append(tokens_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "targets": targets,
                "tokens": tokens,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.exorcise_with"], d.pop("type"))
        if type_ != "ghost_stories.exorcise_with":
            raise ValueError(
                f"type must match const 'ghost_stories.exorcise_with', got '{type_}'"
            )

        targets = []
        _targets = d.pop("targets")
        for targets_item_data in _targets:
            targets_item = check_ghost_stories_space_id(targets_item_data)

            targets.append(targets_item)

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = check_ghost_stories_exorcise_with_tokens_item(
                tokens_item_data
            )

            tokens.append(tokens_item)

        ghost_stories_exorcise_with = cls(
            type_=type_,
            targets=targets,
            tokens=tokens,
        )

        ghost_stories_exorcise_with.additional_properties = d
        return ghost_stories_exorcise_with

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
