from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.command import Command


T = TypeVar("T", bound="Option")


@_attrs_define
class Option:
    """One legal answer to a decision.

    Attributes:
        command (Command): An answer to a decision.
        label (str): The answer in words.
        refs (list[str]): What it touches on the board, in the order in which one would point at it; pictures have the
            same texts as `data-ref`. Empty if it touches nothing.
        help_ (str | Unset): What it does, if the label alone would leave a newcomer guessing.
    """

    command: Command
    label: str
    refs: list[str]
    help_: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        command = self.command.to_dict()

        label = self.label

        refs = self.refs

        help_ = self.help_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "command": command,
                "label": label,
                "refs": refs,
            }
        )
        if help_ is not UNSET:
            field_dict["help"] = help_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.command import Command  # noqa: PLC0415

        d = dict(src_dict)
        command = Command.from_dict(d.pop("command"))

        label = d.pop("label")

        refs = cast(list[str], d.pop("refs"))

        help_ = d.pop("help", UNSET)

        option = cls(
            command=command,
            label=label,
            refs=refs,
            help_=help_,
        )

        option.additional_properties = d
        return option

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
