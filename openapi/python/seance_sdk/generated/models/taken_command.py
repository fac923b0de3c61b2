from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.command import Command


T = TypeVar("T", bound="TakenCommand")


@_attrs_define
class TakenCommand:
    """A command that a game has taken.

    Attributes:
        seat (int): Who gave it.
        command (Command): An answer to a decision.
        digest (str | Unset): Of the table after it, if played by the present rules.
        rules_version (str | Unset): By which rules, if not by those of the game.
    """

    seat: int
    command: Command
    digest: str | Unset = UNSET
    rules_version: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        command = self.command.to_dict()

        digest = self.digest

        rules_version = self.rules_version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "command": command,
            }
        )
        if digest is not UNSET:
            field_dict["digest"] = digest
        if rules_version is not UNSET:
            field_dict["rules_version"] = rules_version

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.command import Command  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        command = Command.from_dict(d.pop("command"))

        digest = d.pop("digest", UNSET)

        rules_version = d.pop("rules_version", UNSET)

        taken_command = cls(
            seat=seat,
            command=command,
            digest=digest,
            rules_version=rules_version,
        )

        taken_command.additional_properties = d
        return taken_command

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
