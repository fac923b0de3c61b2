from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.command import Command

T = TypeVar("T", bound="HalloweenAsk")


@_attrs_define
class HalloweenAsk(Command):
    """Let an opponent roll for the target.

    Attributes:
        type_ (Literal['halloween.ask']):  Default: 'halloween.ask'.
        player (int): Who rolls.
    """

    player: int
    type_: Literal["halloween.ask"] = "halloween.ask"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        player = self.player

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "player": player,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.ask"], d.pop("type"))
        if type_ != "halloween.ask":
            raise ValueError(f"type must match const 'halloween.ask', got '{type_}'")

        player = d.pop("player")

        halloween_ask = cls(
            type_=type_,
            player=player,
        )

        halloween_ask.additional_properties = d
        return halloween_ask

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
