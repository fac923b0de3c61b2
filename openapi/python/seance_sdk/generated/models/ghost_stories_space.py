from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ghost_stories_ghost_id import (
    GhostStoriesGhostId,
    check_ghost_stories_ghost_id,
)
from ..models.ghost_stories_space_id import (
    GhostStoriesSpaceId,
    check_ghost_stories_space_id,
)
from ..models.ghost_stories_space_locks import (
    GhostStoriesSpaceLocks,
    check_ghost_stories_space_locks,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="GhostStoriesSpace")


@_attrs_define
class GhostStoriesSpace:
    """A ghost space and what lies on it.

    Attributes:
        space (GhostStoriesSpaceId): A ghost space: its board, and 0, 1, 2 from left to right for the owner.
        figure (bool): Whether its haunting figure is on the first stone.
        die (bool): Whether the ghost holds a Tao die.
        mantra (bool): Whether the Mantra lies on the ghost.
        buddha (bool): Whether a Buddha stands there.
        ghost (GhostStoriesGhostId | Unset): A ghost card.
        locks (GhostStoriesSpaceLocks | Unset): What the ghost locks.
    """

    space: GhostStoriesSpaceId
    figure: bool
    die: bool
    mantra: bool
    buddha: bool
    ghost: GhostStoriesGhostId | Unset = UNSET
    locks: GhostStoriesSpaceLocks | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        space: str = self.space

        figure = self.figure

        die = self.die

        mantra = self.mantra

        buddha = self.buddha

        ghost: str | Unset = UNSET
        if not isinstance(self.ghost, Unset):
            ghost = self.ghost

        locks: str | Unset = UNSET
        if not isinstance(self.locks, Unset):
            locks = self.locks

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "space": space,
                "figure": figure,
                "die": die,
                "mantra": mantra,
                "buddha": buddha,
            }
        )
        if ghost is not UNSET:
            field_dict["ghost"] = ghost
        if locks is not UNSET:
            field_dict["locks"] = locks

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        space = check_ghost_stories_space_id(d.pop("space"))

        figure = d.pop("figure")

        die = d.pop("die")

        mantra = d.pop("mantra")

        buddha = d.pop("buddha")

        _ghost = d.pop("ghost", UNSET)
        ghost: GhostStoriesGhostId | Unset
        if isinstance(_ghost, Unset):
            ghost = UNSET
        else:
            ghost = check_ghost_stories_ghost_id(_ghost)

        _locks = d.pop("locks", UNSET)
        locks: GhostStoriesSpaceLocks | Unset
        if isinstance(_locks, Unset):
            locks = UNSET
        else:
            locks = check_ghost_stories_space_locks(_locks)

        ghost_stories_space = cls(
            space=space,
            figure=figure,
            die=die,
            mantra=mantra,
            buddha=buddha,
            ghost=ghost,
            locks=locks,
        )

        ghost_stories_space.additional_properties = d
        return ghost_stories_space

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
