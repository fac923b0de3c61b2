from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.enable_webhook_request_missed import (
    EnableWebhookRequestMissed,
    check_enable_webhook_request_missed,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="EnableWebhookRequest")


@_attrs_define
class EnableWebhookRequest:
    """What happens to the messages that a webhook has missed.

    Attributes:
        missed (EnableWebhookRequestMissed | Unset): `send` goes on with the message that failed, `skip` with the next
            one that comes. Default: 'send'.
    """

    missed: EnableWebhookRequestMissed | Unset = "send"

    def to_dict(self) -> dict[str, Any]:
        missed: str | Unset = UNSET
        if not isinstance(self.missed, Unset):
            missed = self.missed

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if missed is not UNSET:
            field_dict["missed"] = missed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _missed = d.pop("missed", UNSET)
        missed: EnableWebhookRequestMissed | Unset
        if isinstance(_missed, Unset):
            missed = UNSET
        else:
            missed = check_enable_webhook_request_missed(_missed)

        enable_webhook_request = cls(
            missed=missed,
        )

        return enable_webhook_request
