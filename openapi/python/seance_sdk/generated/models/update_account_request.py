from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.update_account_request_scopes_item import (
    UpdateAccountRequestScopesItem,
    check_update_account_request_scopes_item,
)

T = TypeVar("T", bound="UpdateAccountRequest")


@_attrs_define
class UpdateAccountRequest:
    """What an operator grants an account.

    Attributes:
        scopes (list[UpdateAccountRequestScopesItem]): What its keys may do from now on. A key that could do all that
            the account might gets these; one that was made for less only keeps what is still granted.
    """

    scopes: list[UpdateAccountRequestScopesItem]

    def to_dict(self) -> dict[str, Any]:
        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "scopes": scopes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_update_account_request_scopes_item(scopes_item_data)

            scopes.append(scopes_item)

        update_account_request = cls(
            scopes=scopes,
        )

        return update_account_request
