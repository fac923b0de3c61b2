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
from ..models.ghost_stories_colour import GhostStoriesColour, check_ghost_stories_colour

T = TypeVar("T", bound="GhostStoriesDiscardTao")


@_attrs_define
class GhostStoriesDiscardTao(Command):
    """Discard one of your Tao tokens.

    Attributes:
        type_ (Literal['ghost_stories.discard_tao']):  Default: 'ghost_stories.discard_tao'.
        colour (GhostStoriesColour): The colour of a Tao token.
    """

    colour: GhostStoriesColour
    type_: Literal["ghost_stories.discard_tao"] = "ghost_stories.discard_tao"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        colour: str = self.colour

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "colour": colour,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.discard_tao"], d.pop("type"))
        if type_ != "ghost_stories.discard_tao":
            raise ValueError(
                f"type must match const 'ghost_stories.discard_tao', got '{type_}'"
            )

        colour = check_ghost_stories_colour(d.pop("colour"))

        ghost_stories_discard_tao = cls(
            type_=type_,
            colour=colour,
        )

        ghost_stories_discard_tao.additional_properties = d
        return ghost_stories_discard_tao

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
