from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.divergence import Divergence


T = TypeVar("T", bound="Verification")


@_attrs_define
class Verification:
    """Whether a replay is right.

    Attributes:
        valid (bool): Whether all of it is as the replay says.
        rules_version (str): The rules it was checked by.
        commands (int): How many commands were carried out alike.
        divergence (Divergence | Unset): The first place where playing again does not give what a replay says.
    """

    valid: bool
    rules_version: str
    commands: int
    divergence: Divergence | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        valid = self.valid

        rules_version = self.rules_version

        commands = self.commands

        divergence: dict[str, Any] | Unset = UNSET
        if not isinstance(self.divergence, Unset):
            divergence = self.divergence.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "valid": valid,
                "rules_version": rules_version,
                "commands": commands,
            }
        )
        if divergence is not UNSET:
            field_dict["divergence"] = divergence

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.divergence import Divergence  # noqa: PLC0415

        d = dict(src_dict)
        valid = d.pop("valid")

        rules_version = d.pop("rules_version")

        commands = d.pop("commands")

        _divergence = d.pop("divergence", UNSET)
        divergence: Divergence | Unset
        if isinstance(_divergence, Unset):
            divergence = UNSET
        else:
            divergence = Divergence.from_dict(_divergence)

        verification = cls(
            valid=valid,
            rules_version=rules_version,
            commands=commands,
            divergence=divergence,
        )

        verification.additional_properties = d
        return verification

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
