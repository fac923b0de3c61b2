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
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.move import Move


T = TypeVar("T", bound="TableGameDecided")


@_attrs_define
class TableGameDecided(Event):
    """Fewer than two people are left: the game ends, and who resigned ranks last.

    Attributes:
        number (int): Its number.
        version (int): The version of the game after it; 0 if it was recorded by a release before 1.1 of this document.
        at (str): When it happened (RFC 3339, UTC); when the game was created if it was recorded by a release before 1.1
            of this document.
        rules (list[str]): The rules that made it happen.
        text (str): The event in words.
        refs (list[str]): What it touches on the board.
        moves (list[Move]): What went where, in this order.
        type_ (Literal['table.game_decided']):  Default: 'table.game_decided'.
        actor (int | Unset): The seat that acted, if one did.
    """

    number: int
    version: int
    at: str
    rules: list[str]
    text: str
    refs: list[str]
    moves: list[Move]
    type_: Literal["table.game_decided"] = "table.game_decided"
    actor: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        version = self.version

        at = self.at

        rules = self.rules

        text = self.text

        refs = self.refs

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        type_ = self.type_

        actor = self.actor

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "version": version,
                "at": at,
                "rules": rules,
                "text": text,
                "refs": refs,
                "moves": moves,
                "type": type_,
            }
        )
        if actor is not UNSET:
            field_dict["actor"] = actor

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.move import Move  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        version = d.pop("version")

        at = d.pop("at")

        rules = cast(list[str], d.pop("rules"))

        text = d.pop("text")

        refs = cast(list[str], d.pop("refs"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = Move.from_dict(moves_item_data)

            moves.append(moves_item)

        type_ = cast(Literal["table.game_decided"], d.pop("type"))
        if type_ != "table.game_decided":
            raise ValueError(
                f"type must match const 'table.game_decided', got '{type_}'"
            )

        actor = d.pop("actor", UNSET)

        table_game_decided = cls(
            number=number,
            version=version,
            at=at,
            rules=rules,
            text=text,
            refs=refs,
            moves=moves,
            type_=type_,
            actor=actor,
        )

        table_game_decided.additional_properties = d
        return table_game_decided

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
