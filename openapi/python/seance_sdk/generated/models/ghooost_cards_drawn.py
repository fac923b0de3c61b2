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
from ..models.ghooost_card_id import GhooostCardId, check_ghooost_card_id
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.move import Move


T = TypeVar("T", bound="GhooostCardsDrawn")


@_attrs_define
class GhooostCardsDrawn(Event):
    """A player drew from the crypt, up to four cards in hand.

    Attributes:
        number (int): Its number.
        version (int): The version of the game after it; 0 if it was recorded by a release before 1.1 of this document.
        at (str): When it happened (RFC 3339, UTC); when the game was created if it was recorded by a release before 1.1
            of this document.
        rules (list[str]): The rules that made it happen.
        text (str): The event in words.
        refs (list[str]): What it touches on the board.
        moves (list[Move]): What went where, in this order.
        type_ (Literal['ghooost.cards_drawn']):  Default: 'ghooost.cards_drawn'.
        player (int): Who did it.
        count (int): How many cards.
        actor (int | Unset): The seat that acted, if one did.
        cards (list[GhooostCardId] | Unset): Card ids.
    """

    number: int
    version: int
    at: str
    rules: list[str]
    text: str
    refs: list[str]
    moves: list[Move]
    player: int
    count: int
    type_: Literal["ghooost.cards_drawn"] = "ghooost.cards_drawn"
    actor: int | Unset = UNSET
    cards: list[GhooostCardId] | Unset = UNSET
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

        count = self.count

        actor = self.actor

        cards: list[str] | Unset = UNSET
        if not isinstance(self.cards, Unset):
            cards = []
            for cards_item_data in self.cards:
                cards_item: str = cards_item_data
                cards.append(cards_item)

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
                "count": count,
            }
        )
        if actor is not UNSET:
            field_dict["actor"] = actor
        if cards is not UNSET:
            field_dict["cards"] = cards

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

        type_ = cast(Literal["ghooost.cards_drawn"], d.pop("type"))
        if type_ != "ghooost.cards_drawn":
            raise ValueError(
                f"type must match const 'ghooost.cards_drawn', got '{type_}'"
            )

        player = d.pop("player")

        count = d.pop("count")

        actor = d.pop("actor", UNSET)

        _cards = d.pop("cards", UNSET)
        cards: list[GhooostCardId] | Unset = UNSET
        if _cards is not UNSET:
            cards = []
            for cards_item_data in _cards:
                cards_item = check_ghooost_card_id(cards_item_data)

                cards.append(cards_item)

        ghooost_cards_drawn = cls(
            number=number,
            version=version,
            at=at,
            rules=rules,
            text=text,
            refs=refs,
            moves=moves,
            type_=type_,
            player=player,
            count=count,
            actor=actor,
            cards=cards,
        )

        ghooost_cards_drawn.additional_properties = d
        return ghooost_cards_drawn

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
