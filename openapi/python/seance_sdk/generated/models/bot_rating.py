from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.rating_move import RatingMove


T = TypeVar("T", bound="BotRating")


@_attrs_define
class BotRating:
    """How strong a bot or an account is thought to be.

    Attributes:
        bot (str): The bot, or the name of the account.
        players (int): For games with this many players.
        mean (float): Its rating (OpenSkill); it begins at 25.
        deviation (float): How unsure it is; it begins at 8.333.
        at_least (float): Mean less three deviations: its rank.
        games (int): How many games are counted.
        account (str | Unset): The account, if it is not a bot of the service.
        history (list[RatingMove] | Unset): The last games, if asked for.
    """

    bot: str
    players: int
    mean: float
    deviation: float
    at_least: float
    games: int
    account: str | Unset = UNSET
    history: list[RatingMove] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        bot = self.bot

        players = self.players

        mean = self.mean

        deviation = self.deviation

        at_least = self.at_least

        games = self.games

        account = self.account

        history: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.history, Unset):
            history = []
            for history_item_data in self.history:
                history_item = history_item_data.to_dict()
                history.append(history_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bot": bot,
                "players": players,
                "mean": mean,
                "deviation": deviation,
                "at_least": at_least,
                "games": games,
            }
        )
        if account is not UNSET:
            field_dict["account"] = account
        if history is not UNSET:
            field_dict["history"] = history

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rating_move import RatingMove  # noqa: PLC0415

        d = dict(src_dict)
        bot = d.pop("bot")

        players = d.pop("players")

        mean = d.pop("mean")

        deviation = d.pop("deviation")

        at_least = d.pop("at_least")

        games = d.pop("games")

        account = d.pop("account", UNSET)

        _history = d.pop("history", UNSET)
        history: list[RatingMove] | Unset = UNSET
        if _history is not UNSET:
            history = []
            for history_item_data in _history:
                history_item = RatingMove.from_dict(history_item_data)

                history.append(history_item)

        bot_rating = cls(
            bot=bot,
            players=players,
            mean=mean,
            deviation=deviation,
            at_least=at_least,
            games=games,
            account=account,
            history=history,
        )

        bot_rating.additional_properties = d
        return bot_rating

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
