from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PendingUndo")


@_attrs_define
class PendingUndo:
    """A seat that asks to take its last choice back.

    Attributes:
        seat (int): Who asks.
        to (int): The version at which the table would be as it is again.
        waiting_for (list[int]): The seats that have not agreed yet; bots always do.
    """

    seat: int
    to: int
    waiting_for: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        to = self.to

        waiting_for = self.waiting_for

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "to": to,
                "waiting_for": waiting_for,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        to = d.pop("to")

        waiting_for = cast(list[int], d.pop("waiting_for"))

        pending_undo = cls(
            seat=seat,
            to=to,
            waiting_for=waiting_for,
        )

        pending_undo.additional_properties = d
        return pending_undo

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
