from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="BotRequest")


@_attrs_define
class BotRequest:
    """Which bot plays a seat.

    Attributes:
        id (str): A bot of the title.
        level (int | Unset): How well it plays, from 1; left out, as well as it can.
    """

    id: str
    level: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        level = self.level

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
            }
        )
        if level is not UNSET:
            field_dict["level"] = level

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        level = d.pop("level", UNSET)

        bot_request = cls(
            id=id,
            level=level,
        )

        return bot_request
