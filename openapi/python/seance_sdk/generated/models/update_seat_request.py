from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.update_seat_request_kind import (
    UpdateSeatRequestKind,
    check_update_seat_request_kind,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bot_request import BotRequest


T = TypeVar("T", bound="UpdateSeatRequest")


@_attrs_define
class UpdateSeatRequest:
    """Who plays a seat from now on.

    Attributes:
        kind (UpdateSeatRequestKind): A bot, or a person again, who gets a new token.
        name (str | Unset): What texts call the seat.
        bot (BotRequest | Unset): Which bot plays a seat.
    """

    kind: UpdateSeatRequestKind
    name: str | Unset = UNSET
    bot: BotRequest | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        name = self.name

        bot: dict[str, Any] | Unset = UNSET
        if not isinstance(self.bot, Unset):
            bot = self.bot.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if bot is not UNSET:
            field_dict["bot"] = bot

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bot_request import BotRequest  # noqa: PLC0415

        d = dict(src_dict)
        kind = check_update_seat_request_kind(d.pop("kind"))

        name = d.pop("name", UNSET)

        _bot = d.pop("bot", UNSET)
        bot: BotRequest | Unset
        if isinstance(_bot, Unset):
            bot = UNSET
        else:
            bot = BotRequest.from_dict(_bot)

        update_seat_request = cls(
            kind=kind,
            name=name,
            bot=bot,
        )

        return update_seat_request
