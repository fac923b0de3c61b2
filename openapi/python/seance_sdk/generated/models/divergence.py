from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.divergence_cause import DivergenceCause, check_divergence_cause

T = TypeVar("T", bound="Divergence")


@_attrs_define
class Divergence:
    """The first place where playing again does not give what a replay says.

    Attributes:
        version (int): How many commands had been carried out alike.
        cause (DivergenceCause): What differs.
        expected (str): What the replay says.
        found (str): What was found.
        text (str): The same in words.
    """

    version: int
    cause: DivergenceCause
    expected: str
    found: str
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        cause: str = self.cause

        expected = self.expected

        found = self.found

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "cause": cause,
                "expected": expected,
                "found": found,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        version = d.pop("version")

        cause = check_divergence_cause(d.pop("cause"))

        expected = d.pop("expected")

        found = d.pop("found")

        text = d.pop("text")

        divergence = cls(
            version=version,
            cause=cause,
            expected=expected,
            found=found,
            text=text,
        )

        divergence.additional_properties = d
        return divergence

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
