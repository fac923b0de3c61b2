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

T = TypeVar("T", bound="TableUndo")


@_attrs_define
class TableUndo(Command):
    """A step by which the table is again as it was at a version. It stands in replays only: requestUndo leads to it, and
    no decision offers it.

        Attributes:
            type_ (Literal['table.undo']):  Default: 'table.undo'.
            to (int): That version.
    """

    to: int
    type_: Literal["table.undo"] = "table.undo"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        to = self.to

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["table.undo"], d.pop("type"))
        if type_ != "table.undo":
            raise ValueError(f"type must match const 'table.undo', got '{type_}'")

        to = d.pop("to")

        table_undo = cls(
            type_=type_,
            to=to,
        )

        table_undo.additional_properties = d
        return table_undo

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
