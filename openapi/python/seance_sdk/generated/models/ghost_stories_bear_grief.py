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
from ..models.ghost_stories_board_id import (
    GhostStoriesBoardId,
    check_ghost_stories_board_id,
)

T = TypeVar("T", bound="GhostStoriesBearGrief")


@_attrs_define
class GhostStoriesBearGrief(Command):
    """Name who loses 1 Qi.

    Attributes:
        type_ (Literal['ghost_stories.bear_grief']):  Default: 'ghost_stories.bear_grief'.
        board (GhostStoriesBoardId): A board, by its colour.
    """

    board: GhostStoriesBoardId
    type_: Literal["ghost_stories.bear_grief"] = "ghost_stories.bear_grief"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        board: str = self.board

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "board": board,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.bear_grief"], d.pop("type"))
        if type_ != "ghost_stories.bear_grief":
            raise ValueError(
                f"type must match const 'ghost_stories.bear_grief', got '{type_}'"
            )

        board = check_ghost_stories_board_id(d.pop("board"))

        ghost_stories_bear_grief = cls(
            type_=type_,
            board=board,
        )

        ghost_stories_bear_grief.additional_properties = d
        return ghost_stories_bear_grief

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
