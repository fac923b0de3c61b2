from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game_result import GameResult


T = TypeVar("T", bound="TournamentGame")


@_attrs_define
class TournamentGame:
    """A game of a tournament.

    Attributes:
        game (str): Its id: getGame and getReplay know it.
        round_ (int): From 0.
        table (int): From 0, in its round.
        repeat (int): From 0, at its table.
        entrants (list[str]): Who sits where.
        status (str): `pending` until it is begun, then as that of the game.
        result (GameResult | Unset): How a game of a tournament ended.
    """

    game: str
    round_: int
    table: int
    repeat: int
    entrants: list[str]
    status: str
    result: GameResult | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        round_ = self.round_

        table = self.table

        repeat = self.repeat

        entrants = self.entrants

        status = self.status

        result: dict[str, Any] | Unset = UNSET
        if not isinstance(self.result, Unset):
            result = self.result.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "round": round_,
                "table": table,
                "repeat": repeat,
                "entrants": entrants,
                "status": status,
            }
        )
        if result is not UNSET:
            field_dict["result"] = result

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_result import GameResult  # noqa: PLC0415

        d = dict(src_dict)
        game = d.pop("game")

        round_ = d.pop("round")

        table = d.pop("table")

        repeat = d.pop("repeat")

        entrants = cast(list[str], d.pop("entrants"))

        status = d.pop("status")

        _result = d.pop("result", UNSET)
        result: GameResult | Unset
        if isinstance(_result, Unset):
            result = UNSET
        else:
            result = GameResult.from_dict(_result)

        tournament_game = cls(
            game=game,
            round_=round_,
            table=table,
            repeat=repeat,
            entrants=entrants,
            status=status,
            result=result,
        )

        tournament_game.additional_properties = d
        return tournament_game

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
