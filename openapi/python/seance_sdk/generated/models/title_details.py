from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.bot_summary import BotSummary
    from ..models.json_schema import JsonSchema
    from ..models.player_count import PlayerCount
    from ..models.title_components import TitleComponents


T = TypeVar("T", bound="TitleDetails")


@_attrs_define
class TitleDetails:
    """A title with everything that a client needs to know of it.

    Attributes:
        id (str): What createGame calls the title.
        name (str): What people call it.
        summary (str): The aim, in a sentence.
        players (PlayerCount): How many seats a title takes.
        cooperative (bool): Whether all win or lose together.
        rules_version (str): Changes whenever replays would.
        options_schema (JsonSchema): A JSON Schema (draft 2020-12).
        components (TitleComponents): What is in the box of a title, by kind: cards, tiles, powers.
        bots (list[BotSummary]): The bots, the best one last.
        languages (list[str]): The languages in which it speaks.
    """

    id: str
    name: str
    summary: str
    players: PlayerCount
    cooperative: bool
    rules_version: str
    options_schema: JsonSchema
    components: TitleComponents
    bots: list[BotSummary]
    languages: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        summary = self.summary

        players = self.players.to_dict()

        cooperative = self.cooperative

        rules_version = self.rules_version

        options_schema = self.options_schema.to_dict()

        components = self.components.to_dict()

        bots = []
        for bots_item_data in self.bots:
            bots_item = bots_item_data.to_dict()
            bots.append(bots_item)

        languages = self.languages

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "summary": summary,
                "players": players,
                "cooperative": cooperative,
                "rules_version": rules_version,
                "options_schema": options_schema,
                "components": components,
                "bots": bots,
                "languages": languages,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bot_summary import BotSummary  # noqa: PLC0415
        from ..models.json_schema import JsonSchema  # noqa: PLC0415
        from ..models.player_count import PlayerCount  # noqa: PLC0415
        from ..models.title_components import TitleComponents  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        summary = d.pop("summary")

        players = PlayerCount.from_dict(d.pop("players"))

        cooperative = d.pop("cooperative")

        rules_version = d.pop("rules_version")

        options_schema = JsonSchema.from_dict(d.pop("options_schema"))

        components = TitleComponents.from_dict(d.pop("components"))

        bots = []
        _bots = d.pop("bots")
        for bots_item_data in _bots:
            bots_item = BotSummary.from_dict(bots_item_data)

            bots.append(bots_item)

        languages = cast(list[str], d.pop("languages"))

        title_details = cls(
            id=id,
            name=name,
            summary=summary,
            players=players,
            cooperative=cooperative,
            rules_version=rules_version,
            options_schema=options_schema,
            components=components,
            bots=bots,
            languages=languages,
        )

        title_details.additional_properties = d
        return title_details

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
