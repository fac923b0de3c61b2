from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.delivery_info_error import DeliveryInfoError, check_delivery_info_error
from ..models.delivery_info_type import DeliveryInfoType, check_delivery_info_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="DeliveryInfo")


@_attrs_define
class DeliveryInfo:
    """One attempt to send a message to a webhook.

    Attributes:
        message (str): The id of the message: its `webhook-id`.
        type_ (DeliveryInfoType): What it is about.
        attempt (int): Counts the attempts to send this message.
        at (str): When (RFC 3339, UTC).
        milliseconds (int): How long it took.
        status (int | Unset): What the receiver answered; 2xx took the message.
        error (DeliveryInfoError | Unset): Why there was no answer.
        next_at (str | Unset): When it is sent again (RFC 3339, UTC), if ever.
    """

    message: str
    type_: DeliveryInfoType
    attempt: int
    at: str
    milliseconds: int
    status: int | Unset = UNSET
    error: DeliveryInfoError | Unset = UNSET
    next_at: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        message = self.message

        type_: str = self.type_

        attempt = self.attempt

        at = self.at

        milliseconds = self.milliseconds

        status = self.status

        error: str | Unset = UNSET
        if not isinstance(self.error, Unset):
            error = self.error

        next_at = self.next_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "message": message,
                "type": type_,
                "attempt": attempt,
                "at": at,
                "milliseconds": milliseconds,
            }
        )
        if status is not UNSET:
            field_dict["status"] = status
        if error is not UNSET:
            field_dict["error"] = error
        if next_at is not UNSET:
            field_dict["next_at"] = next_at

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        message = d.pop("message")

        type_ = check_delivery_info_type(d.pop("type"))

        attempt = d.pop("attempt")

        at = d.pop("at")

        milliseconds = d.pop("milliseconds")

        status = d.pop("status", UNSET)

        _error = d.pop("error", UNSET)
        error: DeliveryInfoError | Unset
        if isinstance(_error, Unset):
            error = UNSET
        else:
            error = check_delivery_info_error(_error)

        next_at = d.pop("next_at", UNSET)

        delivery_info = cls(
            message=message,
            type_=type_,
            attempt=attempt,
            at=at,
            milliseconds=milliseconds,
            status=status,
            error=error,
            next_at=next_at,
        )

        delivery_info.additional_properties = d
        return delivery_info

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
