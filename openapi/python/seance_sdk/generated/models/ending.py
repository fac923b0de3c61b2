from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="Ending")


@_attrs_define
class Ending:
    """How often games ended in one way.

    Attributes:
        name (str): The reason, as in the outcome of a game.
        games (int): How many games.
        share (float): Of all games.
        interval (list[float] | Unset): The true value lies between these two, with 95 % confidence.
    """

    name: str
    games: int
    share: float
    interval: list[float] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        games = self.games

        share = self.share

        interval: list[float] | Unset = UNSET
        if not isinstance(self.interval, Unset):
            interval = self.interval

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "games": games,
                "share": share,
            }
        )
        if interval is not UNSET:
            field_dict["interval"] = interval

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        games = d.pop("games")

        share = d.pop("share")

        interval = cast(list[float], d.pop("interval", UNSET))

        ending = cls(
            name=name,
            games=games,
            share=share,
            interval=interval,
        )

        ending.additional_properties = d
        return ending

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
