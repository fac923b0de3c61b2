from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fairness import Fairness
    from ..models.game_options import GameOptions
    from ..models.taken_command import TakenCommand


T = TypeVar("T", bound="Replay")


@_attrs_define
class Replay:
    """Everything that determines a game, for anybody to check.

    Attributes:
        game (str): The id of the game.
        title (str): The title that was played.
        rules_version (str): The rules that it was played by.
        players (int): How many seats there were.
        options (GameOptions): The options of a game; getTitle has their schema.
        key (str): The key of every draw, in hexadecimal.
        fairness (Fairness): What lets anybody check the chance of a game once it is over.
        commands (list[TakenCommand]): All commands, in order.
        start (str | Unset): The digest of the table before the first command.
    """

    game: str
    title: str
    rules_version: str
    players: int
    options: GameOptions
    key: str
    fairness: Fairness
    commands: list[TakenCommand]
    start: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        title = self.title

        rules_version = self.rules_version

        players = self.players

        options = self.options.to_dict()

        key = self.key

        fairness = self.fairness.to_dict()

        commands = []
        for commands_item_data in self.commands:
            commands_item = commands_item_data.to_dict()
            commands.append(commands_item)

        start = self.start

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "title": title,
                "rules_version": rules_version,
                "players": players,
                "options": options,
                "key": key,
                "fairness": fairness,
                "commands": commands,
            }
        )
        if start is not UNSET:
            field_dict["start"] = start

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fairness import Fairness  # noqa: PLC0415
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.taken_command import TakenCommand  # noqa: PLC0415

        d = dict(src_dict)
        game = d.pop("game")

        title = d.pop("title")

        rules_version = d.pop("rules_version")

        players = d.pop("players")

        options = GameOptions.from_dict(d.pop("options"))

        key = d.pop("key")

        fairness = Fairness.from_dict(d.pop("fairness"))

        commands = []
        _commands = d.pop("commands")
        for commands_item_data in _commands:
            commands_item = TakenCommand.from_dict(commands_item_data)

            commands.append(commands_item)

        start = d.pop("start", UNSET)

        replay = cls(
            game=game,
            title=title,
            rules_version=rules_version,
            players=players,
            options=options,
            key=key,
            fairness=fairness,
            commands=commands,
            start=start,
        )

        replay.additional_properties = d
        return replay

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
