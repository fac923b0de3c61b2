from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event import Event

if TYPE_CHECKING:
    from ..models.move import Move


T = TypeVar("T", bound="GhooostKittyPlayed")


@_attrs_define
class GhooostKittyPlayed(Event):
    """A Kitty from the hand was put beside the cemetery.

    Attributes:
        number (int): Its number.
        rules (list[str]): The rules that made it happen.
        text (str): The event in words.
        refs (list[str]): What it touches on the board.
        moves (list[Move]): What went where, in this order.
        type_ (Literal['ghooost.kitty_played']):  Default: 'ghooost.kitty_played'.
        player (int): Who did it.
    """

    number: int
    rules: list[str]
    text: str
    refs: list[str]
    moves: list[Move]
    player: int
    type_: Literal["ghooost.kitty_played"] = "ghooost.kitty_played"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        rules = self.rules

        text = self.text

        refs = self.refs

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        type_ = self.type_

        player = self.player

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "rules": rules,
                "text": text,
                "refs": refs,
                "moves": moves,
                "type": type_,
                "player": player,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.move import Move  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        rules = cast(list[str], d.pop("rules"))

        text = d.pop("text")

        refs = cast(list[str], d.pop("refs"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = Move.from_dict(moves_item_data)

            moves.append(moves_item)

        type_ = cast(Literal["ghooost.kitty_played"], d.pop("type"))
        if type_ != "ghooost.kitty_played":
            raise ValueError(
                f"type must match const 'ghooost.kitty_played', got '{type_}'"
            )

        player = d.pop("player")

        ghooost_kitty_played = cls(
            number=number,
            rules=rules,
            text=text,
            refs=refs,
            moves=moves,
            type_=type_,
            player=player,
        )

        ghooost_kitty_played.additional_properties = d
        return ghooost_kitty_played

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
