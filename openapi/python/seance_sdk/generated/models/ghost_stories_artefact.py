from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ghost_stories_artefact_id import (
    GhostStoriesArtefactId,
    check_ghost_stories_artefact_id,
)
from ..models.ghost_stories_artefact_owner import (
    GhostStoriesArtefactOwner,
    check_ghost_stories_artefact_owner,
)

T = TypeVar("T", bound="GhostStoriesArtefact")


@_attrs_define
class GhostStoriesArtefact:
    """An artefact and where it is.

    Attributes:
        artefact (GhostStoriesArtefactId): An artefact.
        owner (GhostStoriesArtefactOwner): A player's colour, the reserve, or spent.
    """

    artefact: GhostStoriesArtefactId
    owner: GhostStoriesArtefactOwner
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        artefact: str = self.artefact

        owner: str = self.owner

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "artefact": artefact,
                "owner": owner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        artefact = check_ghost_stories_artefact_id(d.pop("artefact"))

        owner = check_ghost_stories_artefact_owner(d.pop("owner"))

        ghost_stories_artefact = cls(
            artefact=artefact,
            owner=owner,
        )

        ghost_stories_artefact.additional_properties = d
        return ghost_stories_artefact

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
