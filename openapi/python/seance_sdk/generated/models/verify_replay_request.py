from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fairness_request import FairnessRequest
    from ..models.game_options import GameOptions
    from ..models.taken_command_request import TakenCommandRequest


T = TypeVar("T", bound="VerifyReplayRequest")


@_attrs_define
class VerifyReplayRequest:
    """A replay, as getReplay answers it.

    Attributes:
        title (str): An id of listTitles.
        rules_version (str): Its rules.
        players (int): How many seats.
        options (GameOptions): The options of a game; getTitle has their schema.
        key (str): The key of every draw.
        commands (list[TakenCommandRequest]): All commands of the game, in order.
        game (str | Unset): As getReplay answers it; not used.
        start (str | Unset): The digest of the table before the first command. Default: ''.
        fairness (FairnessRequest | Unset): From what a key was made, to be checked.
    """

    title: str
    rules_version: str
    players: int
    options: GameOptions
    key: str
    commands: list[TakenCommandRequest]
    game: str | Unset = UNSET
    start: str | Unset = ""
    fairness: FairnessRequest | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        rules_version = self.rules_version

        players = self.players

        options = self.options.to_dict()

        key = self.key

        commands = []
        for commands_item_data in self.commands:
            commands_item = commands_item_data.to_dict()
            commands.append(commands_item)

        game = self.game

        start = self.start

        fairness: dict[str, Any] | Unset = UNSET
        if not isinstance(self.fairness, Unset):
            fairness = self.fairness.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "title": title,
                "rules_version": rules_version,
                "players": players,
                "options": options,
                "key": key,
                "commands": commands,
            }
        )
        if game is not UNSET:
            field_dict["game"] = game
        if start is not UNSET:
            field_dict["start"] = start
        if fairness is not UNSET:
            field_dict["fairness"] = fairness

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fairness_request import FairnessRequest  # noqa: PLC0415
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.taken_command_request import TakenCommandRequest  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        rules_version = d.pop("rules_version")

        players = d.pop("players")

        options = GameOptions.from_dict(d.pop("options"))

        key = d.pop("key")

        commands = []
        _commands = d.pop("commands")
        for commands_item_data in _commands:
            commands_item = TakenCommandRequest.from_dict(commands_item_data)

            commands.append(commands_item)

        game = d.pop("game", UNSET)

        start = d.pop("start", UNSET)

        _fairness = d.pop("fairness", UNSET)
        fairness: FairnessRequest | Unset
        if isinstance(_fairness, Unset):
            fairness = UNSET
        else:
            fairness = FairnessRequest.from_dict(_fairness)

        verify_replay_request = cls(
            title=title,
            rules_version=rules_version,
            players=players,
            options=options,
            key=key,
            commands=commands,
            game=game,
            start=start,
            fairness=fairness,
        )

        return verify_replay_request
