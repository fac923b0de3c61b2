from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_key_info_scopes_item import (
    AccountKeyInfoScopesItem,
    check_account_key_info_scopes_item,
)

T = TypeVar("T", bound="AccountKeyInfo")


@_attrs_define
class AccountKeyInfo:
    """A key of one's own account, without the key itself.

    Attributes:
        id (str): Names it for deleteKey.
        scopes (list[AccountKeyInfoScopesItem]): What it may do.
        created_at (str): Since when there is one (RFC 3339, UTC).
    """

    id: str
    scopes: list[AccountKeyInfoScopesItem]
    created_at: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        created_at = self.created_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "scopes": scopes,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_account_key_info_scopes_item(scopes_item_data)

            scopes.append(scopes_item)

        created_at = d.pop("created_at")

        account_key_info = cls(
            id=id,
            scopes=scopes,
            created_at=created_at,
        )

        account_key_info.additional_properties = d
        return account_key_info

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
