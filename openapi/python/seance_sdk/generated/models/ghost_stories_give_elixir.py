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
from ..models.ghost_stories_taoist_id import (
    GhostStoriesTaoistId,
    check_ghost_stories_taoist_id,
)

T = TypeVar("T", bound="GhostStoriesGiveElixir")


@_attrs_define
class GhostStoriesGiveElixir(Command):
    """Give a Taoist the Elixir.

    Attributes:
        type_ (Literal['ghost_stories.give_elixir']):  Default: 'ghost_stories.give_elixir'.
        taoist (GhostStoriesTaoistId): A Taoist, by his colour.
    """

    taoist: GhostStoriesTaoistId
    type_: Literal["ghost_stories.give_elixir"] = "ghost_stories.give_elixir"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        taoist: str = self.taoist

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "taoist": taoist,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.give_elixir"], d.pop("type"))
        if type_ != "ghost_stories.give_elixir":
            raise ValueError(
                f"type must match const 'ghost_stories.give_elixir', got '{type_}'"
            )

        taoist = check_ghost_stories_taoist_id(d.pop("taoist"))

        ghost_stories_give_elixir = cls(
            type_=type_,
            taoist=taoist,
        )

        ghost_stories_give_elixir.additional_properties = d
        return ghost_stories_give_elixir

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
