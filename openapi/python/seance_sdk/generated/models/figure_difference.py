from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="FigureDifference")


@_attrs_define
class FigureDifference:
    """By how much one figure differs.

    Attributes:
        figure (str): win_rate, score or length.
        first (float): In this simulation.
        second (float): In the other.
        difference (float): The second minus the first.
        is_significant (bool): Whether 0 is outside the interval.
        name (str | Unset): The bot, or the one and its replacement.
        interval (list[float] | Unset): The true value lies between these two, with 95 % confidence.
    """

    figure: str
    first: float
    second: float
    difference: float
    is_significant: bool
    name: str | Unset = UNSET
    interval: list[float] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        figure = self.figure

        first = self.first

        second = self.second

        difference = self.difference

        is_significant = self.is_significant

        name = self.name

        interval: list[float] | Unset = UNSET
        if not isinstance(self.interval, Unset):
            interval = self.interval

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "figure": figure,
                "first": first,
                "second": second,
                "difference": difference,
                "is_significant": is_significant,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if interval is not UNSET:
            field_dict["interval"] = interval

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        figure = d.pop("figure")

        first = d.pop("first")

        second = d.pop("second")

        difference = d.pop("difference")

        is_significant = d.pop("is_significant")

        name = d.pop("name", UNSET)

        interval = cast(list[float], d.pop("interval", UNSET))

        figure_difference = cls(
            figure=figure,
            first=first,
            second=second,
            difference=difference,
            is_significant=is_significant,
            name=name,
            interval=interval,
        )

        figure_difference.additional_properties = d
        return figure_difference

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
