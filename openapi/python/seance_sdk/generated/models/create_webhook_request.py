from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.create_webhook_request_kinds_item import (
    CreateWebhookRequestKindsItem,
    check_create_webhook_request_kinds_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateWebhookRequest")


@_attrs_define
class CreateWebhookRequest:
    """Where messages are to be sent.

    Attributes:
        url (str): An `https` address of the public internet, without a user name and without a fragment. Private
            addresses and redirects are refused when a message is sent.
        kinds (list[CreateWebhookRequestKindsItem] | Unset): What is sent there. Left out, everything.
        about (str | Unset): A note for oneself.
    """

    url: str
    kinds: list[CreateWebhookRequestKindsItem] | Unset = UNSET
    about: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        kinds: list[str] | Unset = UNSET
        if not isinstance(self.kinds, Unset):
            kinds = []
            for kinds_item_data in self.kinds:
                kinds_item: str = kinds_item_data
                kinds.append(kinds_item)

        about = self.about

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "url": url,
            }
        )
        if kinds is not UNSET:
            field_dict["kinds"] = kinds
        if about is not UNSET:
            field_dict["about"] = about

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        url = d.pop("url")

        _kinds = d.pop("kinds", UNSET)
        kinds: list[CreateWebhookRequestKindsItem] | Unset = UNSET
        if _kinds is not UNSET:
            kinds = []
            for kinds_item_data in _kinds:
                kinds_item = check_create_webhook_request_kinds_item(kinds_item_data)

                kinds.append(kinds_item)

        about = d.pop("about", UNSET)

        create_webhook_request = cls(
            url=url,
            kinds=kinds,
            about=about,
        )

        return create_webhook_request
