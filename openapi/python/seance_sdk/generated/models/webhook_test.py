from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.webhook_test_type import WebhookTestType, check_webhook_test_type

if TYPE_CHECKING:
    from ..models.webhook_test_data import WebhookTestData


T = TypeVar("T", bound="WebhookTest")


@_attrs_define
class WebhookTest:
    """A message to a webhook that testWebhook asked for.

    Attributes:
        id (str): The same as the header `webhook-id`, and however often it is sent.
        type_ (WebhookTestType): Nothing happened.
        timestamp (str): When it happened (RFC 3339, UTC).
        data (WebhookTestData): What a test message says.
    """

    id: str
    type_: WebhookTestType
    timestamp: str
    data: WebhookTestData
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_: str = self.type_

        timestamp = self.timestamp

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "type": type_,
                "timestamp": timestamp,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.webhook_test_data import WebhookTestData  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        type_ = check_webhook_test_type(d.pop("type"))

        timestamp = d.pop("timestamp")

        data = WebhookTestData.from_dict(d.pop("data"))

        webhook_test = cls(
            id=id,
            type_=type_,
            timestamp=timestamp,
            data=data,
        )

        webhook_test.additional_properties = d
        return webhook_test

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
