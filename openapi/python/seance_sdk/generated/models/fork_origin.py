from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ForkOrigin")


@_attrs_define
class ForkOrigin:
    """Where a forked game comes from.

    Attributes:
        game (str): The id of the other game.
        version (int): The version of the other game that was forked.
        exact (bool): Whether nothing was dealt again: only if the other had finished.
    """

    game: str
    version: int
    exact: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        version = self.version

        exact = self.exact

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "version": version,
                "exact": exact,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = d.pop("game")

        version = d.pop("version")

        exact = d.pop("exact")

        fork_origin = cls(
            game=game,
            version=version,
            exact=exact,
        )

        fork_origin.additional_properties = d
        return fork_origin

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
