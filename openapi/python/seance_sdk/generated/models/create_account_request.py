from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.create_account_request_kind import (
    CreateAccountRequestKind,
    check_create_account_request_kind,
)
from ..models.create_account_request_scopes_item import (
    CreateAccountRequestScopesItem,
    check_create_account_request_scopes_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateAccountRequest")


@_attrs_define
class CreateAccountRequest:
    """Who registers.

    Attributes:
        name (str): Unique, and never used again. Names of bots are reserved.
        kind (CreateAccountRequestKind): Who it is.
        about (str | Unset): What everybody may read about it, in one line.
        scopes (list[CreateAccountRequestScopesItem] | Unset): What its keys may be given. Left out, `play`; only
            operators grant `organise`.
    """

    name: str
    kind: CreateAccountRequestKind
    about: str | Unset = UNSET
    scopes: list[CreateAccountRequestScopesItem] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        kind: str = self.kind

        about = self.about

        scopes: list[str] | Unset = UNSET
        if not isinstance(self.scopes, Unset):
            scopes = []
            for scopes_item_data in self.scopes:
                scopes_item: str = scopes_item_data
                scopes.append(scopes_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "kind": kind,
            }
        )
        if about is not UNSET:
            field_dict["about"] = about
        if scopes is not UNSET:
            field_dict["scopes"] = scopes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        kind = check_create_account_request_kind(d.pop("kind"))

        about = d.pop("about", UNSET)

        _scopes = d.pop("scopes", UNSET)
        scopes: list[CreateAccountRequestScopesItem] | Unset = UNSET
        if _scopes is not UNSET:
            scopes = []
            for scopes_item_data in _scopes:
                scopes_item = check_create_account_request_scopes_item(scopes_item_data)

                scopes.append(scopes_item)

        create_account_request = cls(
            name=name,
            kind=kind,
            about=about,
            scopes=scopes,
        )

        return create_account_request
