from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.seat_request_auto import SeatRequestAuto, check_seat_request_auto
from ..models.seat_request_kind import SeatRequestKind, check_seat_request_kind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bot_request import BotRequest


T = TypeVar("T", bound="SeatRequest")


@_attrs_define
class SeatRequest:
    """A seat of a new game.

    Attributes:
        kind (SeatRequestKind): A human seat gets its token at once, an open one whoever claims it first.
        name (str | Unset): What texts call the seat.
        bot (BotRequest | Unset): Which bot plays a seat.
        auto (SeatRequestAuto | Unset): `single`: where a question leaves no choice, the service answers it for this
            seat, by an ordinary command in the same step as what led to it. Only where everybody can see that there is no
            choice: never by a hand that others do not see. `off`: the seat answers itself. Left out, it stays as it is.
            Only for a person.
        account (str | Unset): The account whose seat it is: it claims the seat by its key, and nobody else can. Whoever
            creates a game by its own key need not claim its seat.
    """

    kind: SeatRequestKind
    name: str | Unset = UNSET
    bot: BotRequest | Unset = UNSET
    auto: SeatRequestAuto | Unset = UNSET
    account: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        name = self.name

        bot: dict[str, Any] | Unset = UNSET
        if not isinstance(self.bot, Unset):
            bot = self.bot.to_dict()

        auto: str | Unset = UNSET
        if not isinstance(self.auto, Unset):
            auto = self.auto

        account = self.account

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
        if account is not UNSET:
            field_dict["account"] = account

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bot_request import BotRequest  # noqa: PLC0415

        d = dict(src_dict)
        kind = check_seat_request_kind(d.pop("kind"))

        name = d.pop("name", UNSET)

        _bot = d.pop("bot", UNSET)
        bot: BotRequest | Unset
        if isinstance(_bot, Unset):
            bot = UNSET
        else:
            bot = BotRequest.from_dict(_bot)

        _auto = d.pop("auto", UNSET)
        auto: SeatRequestAuto | Unset
        if isinstance(_auto, Unset):
            auto = UNSET
        else:
            auto = check_seat_request_auto(_auto)

        account = d.pop("account", UNSET)

        seat_request = cls(
            kind=kind,
            name=name,
            bot=bot,
            auto=auto,
            account=account,
        )

        return seat_request
