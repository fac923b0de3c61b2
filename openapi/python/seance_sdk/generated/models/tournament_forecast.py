from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="TournamentForecast")


@_attrs_define
class TournamentForecast:
    """What a tournament would be, of which none was made.

    Attributes:
        games (int): How many games it would have, with the entrants that were named.
        longest_seconds (int | Unset): How long it would take if every program used all of its `game_seconds` in every
            game, without the time of bots and without pauses; left out where no clock bounds it.
    """

    games: int
    longest_seconds: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        games = self.games

        longest_seconds = self.longest_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "games": games,
            }
        )
        if longest_seconds is not UNSET:
            field_dict["longest_seconds"] = longest_seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        games = d.pop("games")

        longest_seconds = d.pop("longest_seconds", UNSET)

        tournament_forecast = cls(
            games=games,
            longest_seconds=longest_seconds,
        )

        tournament_forecast.additional_properties = d
        return tournament_forecast

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
