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
from ..models.ghost_stories_artefact_id import (
    GhostStoriesArtefactId,
    check_ghost_stories_artefact_id,
)
from ..models.ghost_stories_taoist_id import (
    GhostStoriesTaoistId,
    check_ghost_stories_taoist_id,
)

T = TypeVar("T", bound="GhostStoriesBequeath")


@_attrs_define
class GhostStoriesBequeath(Command):
    """Leave an artefact to a living Taoist.

    Attributes:
        type_ (Literal['ghost_stories.bequeath']):  Default: 'ghost_stories.bequeath'.
        artefact (GhostStoriesArtefactId): An artefact.
        taoist (GhostStoriesTaoistId): A Taoist, by his colour.
    """

    artefact: GhostStoriesArtefactId
    taoist: GhostStoriesTaoistId
    type_: Literal["ghost_stories.bequeath"] = "ghost_stories.bequeath"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        artefact: str = self.artefact

        taoist: str = self.taoist

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "artefact": artefact,
                "taoist": taoist,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["ghost_stories.bequeath"], d.pop("type"))
        if type_ != "ghost_stories.bequeath":
            raise ValueError(
                f"type must match const 'ghost_stories.bequeath', got '{type_}'"
            )

        artefact = check_ghost_stories_artefact_id(d.pop("artefact"))

        taoist = check_ghost_stories_taoist_id(d.pop("taoist"))

        ghost_stories_bequeath = cls(
            type_=type_,
            artefact=artefact,
            taoist=taoist,
        )

        ghost_stories_bequeath.additional_properties = d
        return ghost_stories_bequeath

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
