from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ReplaceEntrantRequest")


@_attrs_define
class ReplaceEntrantRequest:
    """Who takes the place of an entrant: bots or an account.

    Attributes:
        name (str): What standings call it from now on.
        bots (list[str] | Unset): Its bot, or its team by seat; no account then.
        account (str | Unset): The account that plays from now on; no bots then.
    """

    name: str
    bots: list[str] | Unset = UNSET
    account: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        bots: list[str] | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = self.bots

        account = self.account

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if bots is not UNSET:
            field_dict["bots"] = bots
        if account is not UNSET:
            field_dict["account"] = account

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        bots = cast(list[str], d.pop("bots", UNSET))

        account = d.pop("account", UNSET)

        replace_entrant_request = cls(
            name=name,
            bots=bots,
            account=account,
        )

        return replace_entrant_request
