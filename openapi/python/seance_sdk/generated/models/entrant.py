from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Entrant")


@_attrs_define
class Entrant:
    """Who takes part.

    Attributes:
        name (str): What standings call it.
        bots (list[str] | Unset): Its bot, or its team by seat.
        external (bool | Unset): Whether a program outside plays.
        account (str | Unset): The account that plays.
    """

    name: str
    bots: list[str] | Unset = UNSET
    external: bool | Unset = UNSET
    account: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        bots: list[str] | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = self.bots

        external = self.external

        account = self.account

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
            }
        )
        if bots is not UNSET:
            field_dict["bots"] = bots
        if external is not UNSET:
            field_dict["external"] = external
        if account is not UNSET:
            field_dict["account"] = account

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        bots = cast(list[str], d.pop("bots", UNSET))

        external = d.pop("external", UNSET)

        account = d.pop("account", UNSET)

        entrant = cls(
            name=name,
            bots=bots,
            external=external,
            account=account,
        )

        entrant.additional_properties = d
        return entrant

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
