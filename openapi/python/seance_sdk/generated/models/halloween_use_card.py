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

T = TypeVar("T", bound="HalloweenUseCard")


@_attrs_define
class HalloweenUseCard(Command):
    """Use a once-per-turn card.

    Attributes:
        type_ (Literal['halloween.use_card']):  Default: 'halloween.use_card'.
        card (int): The number of the card.
    """

    card: int
    type_: Literal["halloween.use_card"] = "halloween.use_card"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        card = self.card

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "card": card,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["halloween.use_card"], d.pop("type"))
        if type_ != "halloween.use_card":
            raise ValueError(
                f"type must match const 'halloween.use_card', got '{type_}'"
            )

        card = d.pop("card")

        halloween_use_card = cls(
            type_=type_,
            card=card,
        )

        halloween_use_card.additional_properties = d
        return halloween_use_card

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
