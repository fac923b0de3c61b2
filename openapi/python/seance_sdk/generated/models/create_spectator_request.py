from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateSpectatorRequest")


@_attrs_define
class CreateSpectatorRequest:
    """Who looks on.

    Attributes:
        delay (int | Unset): How many versions ago they see the game; left out, as it is. Default: 0.
    """

    delay: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        delay = self.delay

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if delay is not UNSET:
            field_dict["delay"] = delay

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        delay = d.pop("delay", UNSET)

        create_spectator_request = cls(
            delay=delay,
        )

        return create_spectator_request
