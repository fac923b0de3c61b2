from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.ghooost_card_id import GhooostCardId, check_ghooost_card_id

T = TypeVar("T", bound="GhooostPileCard")


@_attrs_define
class GhooostPileCard:
    """A card on the pile.

    Attributes:
        card (GhooostCardId): A card.
        value (int): The value that it counts as.
    """

    card: GhooostCardId
    value: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card: str = self.card

        value = self.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = check_ghooost_card_id(d.pop("card"))

        value = d.pop("value")

        ghooost_pile_card = cls(
            card=card,
            value=value,
        )

        ghooost_pile_card.additional_properties = d
        return ghooost_pile_card

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
