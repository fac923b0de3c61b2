from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.command import Command


T = TypeVar("T", bound="SendCommandsRequest")


@_attrs_define
class SendCommandsRequest:
    """Commands to carry out in order.

    Attributes:
        commands (list[Command]): What is answered, in the order in which it will be asked.
        until_refused (bool | Unset): Whether the commands before the first refused one are carried out; without it, all
            are or none.
    """

    commands: list[Command]
    until_refused: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        commands = []
        for commands_item_data in self.commands:
            commands_item = commands_item_data.to_dict()
            commands.append(commands_item)

        until_refused = self.until_refused

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "commands": commands,
            }
        )
        if until_refused is not UNSET:
            field_dict["until_refused"] = until_refused

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.command import Command  # noqa: PLC0415

        d = dict(src_dict)
        commands = []
        _commands = d.pop("commands")
        for commands_item_data in _commands:
            commands_item = Command.from_dict(commands_item_data)

            commands.append(commands_item)

        until_refused = d.pop("until_refused", UNSET)

        send_commands_request = cls(
            commands=commands,
            until_refused=until_refused,
        )

        return send_commands_request
