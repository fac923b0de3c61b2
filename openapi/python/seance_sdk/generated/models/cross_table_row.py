from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.meeting import Meeting


T = TypeVar("T", bound="CrossTableRow")


@_attrs_define
class CrossTableRow:
    """What an entrant has achieved against each other.

    Attributes:
        entrant (str): Its name.
        against (list[Meeting]): Those whom it has met, the first in the standings first.
    """

    entrant: str
    against: list[Meeting]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entrant = self.entrant

        against = []
        for against_item_data in self.against:
            against_item = against_item_data.to_dict()
            against.append(against_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entrant": entrant,
                "against": against,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.meeting import Meeting  # noqa: PLC0415

        d = dict(src_dict)
        entrant = d.pop("entrant")

        against = []
        _against = d.pop("against")
        for against_item_data in _against:
            against_item = Meeting.from_dict(against_item_data)

            against.append(against_item)

        cross_table_row = cls(
            entrant=entrant,
            against=against,
        )

        cross_table_row.additional_properties = d
        return cross_table_row

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
