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
from ..models.halloween_bonus_kind import HalloweenBonusKind, check_halloween_bonus_kind
from ..models.halloween_building_id import (
    HalloweenBuildingId,
    check_halloween_building_id,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.move import Move


T = TypeVar("T", bound="HalloweenBonusTaken")


@_attrs_define
class HalloweenBonusTaken(Event):
    """A ghost picked up a bonus token.

    Attributes:
        number (int): Its number.
        version (int): The version of the game after it; 0 if it was recorded by a release before 1.1 of this document.
        at (str): When it happened (RFC 3339, UTC); when the game was created if it was recorded by a release before 1.1
            of this document.
        rules (list[str]): The rules that made it happen.
        text (str): The event in words.
        refs (list[str]): What it touches on the board.
        moves (list[Move]): What went where, in this order.
        type_ (Literal['halloween.bonus_taken']):  Default: 'halloween.bonus_taken'.
        player (int): Who did it.
        building (HalloweenBuildingId): The building.
        bonus (HalloweenBonusKind): The kind of bonus token.
        slot (int): The slot, from 0.
        actor (int | Unset): The seat that acted, if one did.
        replaced (HalloweenBonusKind | Unset): The kind of bonus token.
    """

    number: int
    version: int
    at: str
    rules: list[str]
    text: str
    refs: list[str]
    moves: list[Move]
    player: int
    building: HalloweenBuildingId
    bonus: HalloweenBonusKind
    slot: int
    type_: Literal["halloween.bonus_taken"] = "halloween.bonus_taken"
    actor: int | Unset = UNSET
    replaced: HalloweenBonusKind | Unset = UNSET
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

        player = self.player

        building: str = self.building

        bonus: str = self.bonus

        slot = self.slot

        actor = self.actor

        replaced: str | Unset = UNSET
        if not isinstance(self.replaced, Unset):
            replaced = self.replaced

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
                "player": player,
                "building": building,
                "bonus": bonus,
                "slot": slot,
            }
        )
        if actor is not UNSET:
            field_dict["actor"] = actor
        if replaced is not UNSET:
            field_dict["replaced"] = replaced

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

        type_ = cast(Literal["halloween.bonus_taken"], d.pop("type"))
        if type_ != "halloween.bonus_taken":
            raise ValueError(
                f"type must match const 'halloween.bonus_taken', got '{type_}'"
            )

        player = d.pop("player")

        building = check_halloween_building_id(d.pop("building"))

        bonus = check_halloween_bonus_kind(d.pop("bonus"))

        slot = d.pop("slot")

        actor = d.pop("actor", UNSET)

        _replaced = d.pop("replaced", UNSET)
        replaced: HalloweenBonusKind | Unset
        if isinstance(_replaced, Unset):
            replaced = UNSET
        else:
            replaced = check_halloween_bonus_kind(_replaced)

        halloween_bonus_taken = cls(
            number=number,
            version=version,
            at=at,
            rules=rules,
            text=text,
            refs=refs,
            moves=moves,
            type_=type_,
            player=player,
            building=building,
            bonus=bonus,
            slot=slot,
            actor=actor,
            replaced=replaced,
        )

        halloween_bonus_taken.additional_properties = d
        return halloween_bonus_taken

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
