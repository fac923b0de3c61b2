from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.create_key_request_scopes_item import (
    CreateKeyRequestScopesItem,
    check_create_key_request_scopes_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateKeyRequest")


@_attrs_define
class CreateKeyRequest:
    """A new key.

    Attributes:
        scopes (list[CreateKeyRequestScopesItem] | Unset): What it may do, no more than the key that asks. Left out, the
            same.
    """

    scopes: list[CreateKeyRequestScopesItem] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        scopes: list[str] | Unset = UNSET
        if not isinstance(self.scopes, Unset):
            scopes = []
            for scopes_item_data in self.scopes:
                scopes_item: str = scopes_item_data
                scopes.append(scopes_item)

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if scopes is not UNSET:
            field_dict["scopes"] = scopes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _scopes = d.pop("scopes", UNSET)
        scopes: list[CreateKeyRequestScopesItem] | Unset = UNSET
        if _scopes is not UNSET:
            scopes = []
            for scopes_item_data in _scopes:
                scopes_item = check_create_key_request_scopes_item(scopes_item_data)

                scopes.append(scopes_item)

        create_key_request = cls(
            scopes=scopes,
        )

        return create_key_request
