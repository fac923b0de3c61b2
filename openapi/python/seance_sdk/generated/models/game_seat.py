from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.game_seat_kind import GameSeatKind, check_game_seat_kind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bot import Bot


T = TypeVar("T", bound="GameSeat")


@_attrs_define
class GameSeat:
    """Who sits where.

    Attributes:
        seat (int): The number of the seat, from 0.
        kind (GameSeatKind): Who plays it; an open seat waits to be claimed.
        name (str | Unset): What texts call the seat. One without is called by its number, counted from 1: that of
            `seat` 1 is Seat 2, or Bot 2.
        bot (Bot | Unset): The bot that plays a seat.
        auto (str | Unset): `single` if its questions with one answer are answered by the service, while a person plays
            it, where everybody can see that there is no choice.
        resigned (bool | Unset): Whether its person has left for good: a bot plays it, and it ranks last.
        reserved (bool | Unset): Of an open seat: whether it waits for a certain person.
        account (str | Unset): The account that holds it; of an open seat, the one that is invited.
    """

    seat: int
    kind: GameSeatKind
    name: str | Unset = UNSET
    bot: Bot | Unset = UNSET
    auto: str | Unset = UNSET
    resigned: bool | Unset = UNSET
    reserved: bool | Unset = UNSET
    account: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        kind: str = self.kind

        name = self.name

        bot: dict[str, Any] | Unset = UNSET
        if not isinstance(self.bot, Unset):
            bot = self.bot.to_dict()

        auto = self.auto

        resigned = self.resigned

        reserved = self.reserved

        account = self.account

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "kind": kind,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if bot is not UNSET:
            field_dict["bot"] = bot
        if auto is not UNSET:
            field_dict["auto"] = auto
        if resigned is not UNSET:
            field_dict["resigned"] = resigned
        if reserved is not UNSET:
            field_dict["reserved"] = reserved
        if account is not UNSET:
            field_dict["account"] = account

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bot import Bot  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        kind = check_game_seat_kind(d.pop("kind"))

        name = d.pop("name", UNSET)

        _bot = d.pop("bot", UNSET)
        bot: Bot | Unset
        if isinstance(_bot, Unset):
            bot = UNSET
        else:
            bot = Bot.from_dict(_bot)

        auto = d.pop("auto", UNSET)

        resigned = d.pop("resigned", UNSET)

        reserved = d.pop("reserved", UNSET)

        account = d.pop("account", UNSET)

        game_seat = cls(
            seat=seat,
            kind=kind,
            name=name,
            bot=bot,
            auto=auto,
            resigned=resigned,
            reserved=reserved,
            account=account,
        )

        game_seat.additional_properties = d
        return game_seat

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
