from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.player_count import PlayerCount


T = TypeVar("T", bound="TitleSummary")


@_attrs_define
class TitleSummary:
    """A title in short.

    Attributes:
        id (str): What createGame calls the title.
        name (str): What people call it.
        summary (str): The aim, in a sentence.
        players (PlayerCount): How many seats a title takes.
        cooperative (bool): Whether all win or lose together.
        rules_version (str): Changes whenever replays would.
    """

    id: str
    name: str
    summary: str
    players: PlayerCount
    cooperative: bool
    rules_version: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        summary = self.summary

        players = self.players.to_dict()

        cooperative = self.cooperative

        rules_version = self.rules_version

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
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player_count import PlayerCount  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        summary = d.pop("summary")

        players = PlayerCount.from_dict(d.pop("players"))

        cooperative = d.pop("cooperative")

        rules_version = d.pop("rules_version")

        title_summary = cls(
            id=id,
            name=name,
            summary=summary,
            players=players,
            cooperative=cooperative,
            rules_version=rules_version,
        )

        title_summary.additional_properties = d
        return title_summary

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
