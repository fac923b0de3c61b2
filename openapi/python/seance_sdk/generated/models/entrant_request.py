from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="EntrantRequest")


@_attrs_define
class EntrantRequest:
    """Who takes part in a tournament.

    Attributes:
        name (str): What standings call it.
        bots (list[str] | Unset): Its bot, `heuristic` or at a level `heuristic@1`; a team may name one for each seat.
        external (bool | Unset): Whether a program outside plays: it gets a token, no bots. Default: False.
        account (str | Unset): The account that plays; its games come to its inbox.
    """

    name: str
    bots: list[str] | Unset = UNSET
    external: bool | Unset = False
    account: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        bots: list[str] | Unset = UNSET
        if not isinstance(self.bots, Unset):
            bots = self.bots

        external = self.external

        account = self.account

        field_dict: dict[str, Any] = {}

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

        entrant_request = cls(
            name=name,
            bots=bots,
            external=external,
            account=account,
        )

        return entrant_request
