from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.figure_difference import FigureDifference


T = TypeVar("T", bound="Comparison")


@_attrs_define
class Comparison:
    """Two simulations side by side.

    Attributes:
        common_deals (bool): Whether both had the same deals: luck cancels out.
        differences (list[FigureDifference]): By figure.
    """

    common_deals: bool
    differences: list[FigureDifference]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        common_deals = self.common_deals

        differences = []
        for differences_item_data in self.differences:
            differences_item = differences_item_data.to_dict()
            differences.append(differences_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "common_deals": common_deals,
                "differences": differences,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.figure_difference import FigureDifference  # noqa: PLC0415

        d = dict(src_dict)
        common_deals = d.pop("common_deals")

        differences = []
        _differences = d.pop("differences")
        for differences_item_data in _differences:
            differences_item = FigureDifference.from_dict(differences_item_data)

            differences.append(differences_item)

        comparison = cls(
            common_deals=common_deals,
            differences=differences,
        )

        comparison.additional_properties = d
        return comparison

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
