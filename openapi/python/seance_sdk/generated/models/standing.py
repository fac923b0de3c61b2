from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Standing")


@_attrs_define
class Standing:
    """What an entrant has achieved.

    Attributes:
        rank (int): The first is 1.
        entrant (str): Its name.
        games (int): How many it has played.
        wins (int): How many it has won.
        points (float): For each game the share of the others at the table who did worse.
        opponents_points (float): Those of all its opponents (Buchholz): breaks ties.
        byes (int | Unset): How often it sat out; counts as a win.
        timeouts (int | Unset): For how many moves it took too long, over all games.
        forfeits (int | Unset): How many games it lost by the clock or gave up.
        seconds_used (float | Unset): How long it thought, over all games.
        is_out (bool | Unset): Whether it was knocked out.
        win_rate (float | Unset): The share of its games that it won.
        win_rate_interval (list[float] | Unset): The true value lies between these two, with 95 % confidence.
        mean_score (float | Unset): Its mean score.
        points_per_game (float | Unset): Its mean.
        points_interval (list[float] | Unset): The true value lies between these two, with 95 % confidence.
    """

    rank: int
    entrant: str
    games: int
    wins: int
    points: float
    opponents_points: float
    byes: int | Unset = UNSET
    timeouts: int | Unset = UNSET
    forfeits: int | Unset = UNSET
    seconds_used: float | Unset = UNSET
    is_out: bool | Unset = UNSET
    win_rate: float | Unset = UNSET
    win_rate_interval: list[float] | Unset = UNSET
    mean_score: float | Unset = UNSET
    points_per_game: float | Unset = UNSET
    points_interval: list[float] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank = self.rank

        entrant = self.entrant

        games = self.games

        wins = self.wins

        points = self.points

        opponents_points = self.opponents_points

        byes = self.byes

        timeouts = self.timeouts

        forfeits = self.forfeits

        seconds_used = self.seconds_used

        is_out = self.is_out

        win_rate = self.win_rate

        win_rate_interval: list[float] | Unset = UNSET
        if not isinstance(self.win_rate_interval, Unset):
            win_rate_interval = self.win_rate_interval

        mean_score = self.mean_score

        points_per_game = self.points_per_game

        points_interval: list[float] | Unset = UNSET
        if not isinstance(self.points_interval, Unset):
            points_interval = self.points_interval

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "entrant": entrant,
                "games": games,
                "wins": wins,
                "points": points,
                "opponents_points": opponents_points,
            }
        )
        if byes is not UNSET:
            field_dict["byes"] = byes
        if timeouts is not UNSET:
            field_dict["timeouts"] = timeouts
        if forfeits is not UNSET:
            field_dict["forfeits"] = forfeits
        if seconds_used is not UNSET:
            field_dict["seconds_used"] = seconds_used
        if is_out is not UNSET:
            field_dict["is_out"] = is_out
        if win_rate is not UNSET:
            field_dict["win_rate"] = win_rate
        if win_rate_interval is not UNSET:
            field_dict["win_rate_interval"] = win_rate_interval
        if mean_score is not UNSET:
            field_dict["mean_score"] = mean_score
        if points_per_game is not UNSET:
            field_dict["points_per_game"] = points_per_game
        if points_interval is not UNSET:
            field_dict["points_interval"] = points_interval

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rank = d.pop("rank")

        entrant = d.pop("entrant")

        games = d.pop("games")

        wins = d.pop("wins")

        points = d.pop("points")

        opponents_points = d.pop("opponents_points")

        byes = d.pop("byes", UNSET)

        timeouts = d.pop("timeouts", UNSET)

        forfeits = d.pop("forfeits", UNSET)

        seconds_used = d.pop("seconds_used", UNSET)

        is_out = d.pop("is_out", UNSET)

        win_rate = d.pop("win_rate", UNSET)

        win_rate_interval = cast(list[float], d.pop("win_rate_interval", UNSET))

        mean_score = d.pop("mean_score", UNSET)

        points_per_game = d.pop("points_per_game", UNSET)

        points_interval = cast(list[float], d.pop("points_interval", UNSET))

        standing = cls(
            rank=rank,
            entrant=entrant,
            games=games,
            wins=wins,
            points=points,
            opponents_points=opponents_points,
            byes=byes,
            timeouts=timeouts,
            forfeits=forfeits,
            seconds_used=seconds_used,
            is_out=is_out,
            win_rate=win_rate,
            win_rate_interval=win_rate_interval,
            mean_score=mean_score,
            points_per_game=points_per_game,
            points_interval=points_interval,
        )

        standing.additional_properties = d
        return standing

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
