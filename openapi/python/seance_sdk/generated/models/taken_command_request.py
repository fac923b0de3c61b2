from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.command import Command


T = TypeVar("T", bound="TakenCommandRequest")


@_attrs_define
class TakenCommandRequest:
    """A command of a replay.

    Attributes:
        seat (int): Who gave it.
        command (Command): An answer to a decision.
        digest (str | Unset): Of the table after the command. Default: ''.
        rules_version (str | Unset): As getReplay answers it; not used.
    """

    seat: int
    command: Command
    digest: str | Unset = ""
    rules_version: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        command = self.command.to_dict()

        digest = self.digest

        rules_version = self.rules_version

        field_dict: dict[str, Any] = {}

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

        taken_command_request = cls(
            seat=seat,
            command=command,
            digest=digest,
            rules_version=rules_version,
        )

        return taken_command_request
