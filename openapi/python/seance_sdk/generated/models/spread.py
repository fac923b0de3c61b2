from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bar import Bar


T = TypeVar("T", bound="Spread")


@_attrs_define
class Spread:
    """The distribution of a number.

    Attributes:
        mean (float): The mean.
        lowest (int): The lowest that came up.
        median (int): Half are no higher.
        highest (int): The highest that came up.
        distribution (list[Bar]): From low to high.
        interval (list[float] | Unset): The true value lies between these two, with 95 % confidence.
    """

    mean: float
    lowest: int
    median: int
    highest: int
    distribution: list[Bar]
    interval: list[float] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        mean = self.mean

        lowest = self.lowest

        median = self.median

        highest = self.highest

        distribution = []
        for distribution_item_data in self.distribution:
            distribution_item = distribution_item_data.to_dict()
            distribution.append(distribution_item)

        interval: list[float] | Unset = UNSET
        if not isinstance(self.interval, Unset):
            interval = self.interval

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "mean": mean,
                "lowest": lowest,
                "median": median,
                "highest": highest,
                "distribution": distribution,
            }
        )
        if interval is not UNSET:
            field_dict["interval"] = interval

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bar import Bar  # noqa: PLC0415

        d = dict(src_dict)
        mean = d.pop("mean")

        lowest = d.pop("lowest")

        median = d.pop("median")

        highest = d.pop("highest")

        distribution = []
        _distribution = d.pop("distribution")
        for distribution_item_data in _distribution:
            distribution_item = Bar.from_dict(distribution_item_data)

            distribution.append(distribution_item)

        interval = cast(list[float], d.pop("interval", UNSET))

        spread = cls(
            mean=mean,
            lowest=lowest,
            median=median,
            highest=highest,
            distribution=distribution,
            interval=interval,
        )

        spread.additional_properties = d
        return spread

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
