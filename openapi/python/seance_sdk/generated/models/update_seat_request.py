from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.update_seat_request_auto import (
    UpdateSeatRequestAuto,
    check_update_seat_request_auto,
)
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
        auto (UpdateSeatRequestAuto | Unset): `single`: where a question leaves no choice, the service answers it for
            this seat, by an ordinary command in the same step as what led to it. Only where everybody can see that there is
            no choice: never by a hand that others do not see. `off`: the seat answers itself. Left out, it stays as it is.
            Only for a person.
    """

    kind: UpdateSeatRequestKind
    name: str | Unset = UNSET
    bot: BotRequest | Unset = UNSET
    auto: UpdateSeatRequestAuto | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        name = self.name

        bot: dict[str, Any] | Unset = UNSET
        if not isinstance(self.bot, Unset):
            bot = self.bot.to_dict()

        auto: str | Unset = UNSET
        if not isinstance(self.auto, Unset):
            auto = self.auto

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
        if auto is not UNSET:
            field_dict["auto"] = auto

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

        _auto = d.pop("auto", UNSET)
        auto: UpdateSeatRequestAuto | Unset
        if isinstance(_auto, Unset):
            auto = UNSET
        else:
            auto = check_update_seat_request_auto(_auto)

        update_seat_request = cls(
            kind=kind,
            name=name,
            bot=bot,
            auto=auto,
        )

        return update_seat_request
