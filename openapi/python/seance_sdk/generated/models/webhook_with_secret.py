from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_with_secret_disabled import (
    WebhookWithSecretDisabled,
    check_webhook_with_secret_disabled,
)
from ..models.webhook_with_secret_kinds_item import (
    WebhookWithSecretKindsItem,
    check_webhook_with_secret_kinds_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="WebhookWithSecret")


@_attrs_define
class WebhookWithSecret:
    """A webhook and its secret.

    Attributes:
        id (str): Names it.
        url (str): Where messages are sent.
        kinds (list[WebhookWithSecretKindsItem]): What is sent there.
        created_at (str): Since when there is one (RFC 3339, UTC).
        delivered (int): The number of the last message that it has got, or does not want.
        failed_attempts (int): How often the message after that has been sent in vain.
        secret (str): Told this once: verify messages by it (Standard Webhooks).
        about (str | Unset): What the account noted about it.
        disabled (WebhookWithSecretDisabled | Unset): Why it gets nothing any more, until enableWebhook: `failing`,
            every attempt to send one message failed; `gone`, the receiver answered 410.
        previous_secret_until (str | Unset): Until when messages are signed by the secret before the last rotation, too
            (RFC 3339, UTC).
    """

    id: str
    url: str
    kinds: list[WebhookWithSecretKindsItem]
    created_at: str
    delivered: int
    failed_attempts: int
    secret: str
    about: str | Unset = UNSET
    disabled: WebhookWithSecretDisabled | Unset = UNSET
    previous_secret_until: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        url = self.url

        kinds = []
        for kinds_item_data in self.kinds:
            kinds_item: str = kinds_item_data
            kinds.append(kinds_item)

        created_at = self.created_at

        delivered = self.delivered

        failed_attempts = self.failed_attempts

        secret = self.secret

        about = self.about

        disabled: str | Unset = UNSET
        if not isinstance(self.disabled, Unset):
            disabled = self.disabled

        previous_secret_until = self.previous_secret_until

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "url": url,
                "kinds": kinds,
                "created_at": created_at,
                "delivered": delivered,
                "failed_attempts": failed_attempts,
                "secret": secret,
            }
        )
        if about is not UNSET:
            field_dict["about"] = about
        if disabled is not UNSET:
            field_dict["disabled"] = disabled
        if previous_secret_until is not UNSET:
            field_dict["previous_secret_until"] = previous_secret_until

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        url = d.pop("url")

        kinds = []
        _kinds = d.pop("kinds")
        for kinds_item_data in _kinds:
            kinds_item = check_webhook_with_secret_kinds_item(kinds_item_data)

            kinds.append(kinds_item)

        created_at = d.pop("created_at")

        delivered = d.pop("delivered")

        failed_attempts = d.pop("failed_attempts")

        secret = d.pop("secret")

        about = d.pop("about", UNSET)

        _disabled = d.pop("disabled", UNSET)
        disabled: WebhookWithSecretDisabled | Unset
        if isinstance(_disabled, Unset):
            disabled = UNSET
        else:
            disabled = check_webhook_with_secret_disabled(_disabled)

        previous_secret_until = d.pop("previous_secret_until", UNSET)

        webhook_with_secret = cls(
            id=id,
            url=url,
            kinds=kinds,
            created_at=created_at,
            delivered=delivered,
            failed_attempts=failed_attempts,
            secret=secret,
            about=about,
            disabled=disabled,
            previous_secret_until=previous_secret_until,
        )

        webhook_with_secret.additional_properties = d
        return webhook_with_secret

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
