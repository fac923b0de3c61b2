from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RatingMove")


@_attrs_define
class RatingMove:
    """A rating after a game.

    Attributes:
        game (str): The id of the game.
        at (str): When it was counted (RFC 3339, UTC).
        mean (float): The rating after it.
        deviation (float): How unsure it was then.
    """

    game: str
    at: str
    mean: float
    deviation: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        at = self.at

        mean = self.mean

        deviation = self.deviation

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "at": at,
                "mean": mean,
                "deviation": deviation,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = d.pop("game")

        at = d.pop("at")

        mean = d.pop("mean")

        deviation = d.pop("deviation")

        rating_move = cls(
            game=game,
            at=at,
            mean=mean,
            deviation=deviation,
        )

        rating_move.additional_properties = d
        return rating_move

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
