from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AccountRating")


@_attrs_define
class AccountRating:
    """How strong an account is thought to be at a title.

    Attributes:
        title (str): The title.
        players (int): For games with this many players.
        mean (float): Its rating (OpenSkill); it begins at 25.
        deviation (float): How unsure it is; it begins at 8.333.
        at_least (float): Mean less three deviations: its rank.
        games (int): How many games are counted.
    """

    title: str
    players: int
    mean: float
    deviation: float
    at_least: float
    games: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        players = self.players

        mean = self.mean

        deviation = self.deviation

        at_least = self.at_least

        games = self.games

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "players": players,
                "mean": mean,
                "deviation": deviation,
                "at_least": at_least,
                "games": games,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        title = d.pop("title")

        players = d.pop("players")

        mean = d.pop("mean")

        deviation = d.pop("deviation")

        at_least = d.pop("at_least")

        games = d.pop("games")

        account_rating = cls(
            title=title,
            players=players,
            mean=mean,
            deviation=deviation,
            at_least=at_least,
            games=games,
        )

        account_rating.additional_properties = d
        return account_rating

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
