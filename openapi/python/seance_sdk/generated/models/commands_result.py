from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.event import Event
    from ..models.game import Game
    from ..models.problem import Problem


T = TypeVar("T", bound="CommandsResult")


@_attrs_define
class CommandsResult:
    """What commands did.

    Attributes:
        taken (int): How many of them were carried out.
        events (list[Event]): What happened, as the seat may see it.
        game (Game): A game, as its reader may see it.
        refusal (Problem | Unset): Why a request was refused (RFC 9457).
    """

    taken: int
    events: list[Event]
    game: Game
    refusal: Problem | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        taken = self.taken

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        game = self.game.to_dict()

        refusal: dict[str, Any] | Unset = UNSET
        if not isinstance(self.refusal, Unset):
            refusal = self.refusal.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "taken": taken,
                "events": events,
                "game": game,
            }
        )
        if refusal is not UNSET:
            field_dict["refusal"] = refusal

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.event import Event  # noqa: PLC0415
        from ..models.game import Game  # noqa: PLC0415
        from ..models.problem import Problem  # noqa: PLC0415

        d = dict(src_dict)
        taken = d.pop("taken")

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = Event.from_dict(events_item_data)

            events.append(events_item)

        game = Game.from_dict(d.pop("game"))

        _refusal = d.pop("refusal", UNSET)
        refusal: Problem | Unset
        if isinstance(_refusal, Unset):
            refusal = UNSET
        else:
            refusal = Problem.from_dict(_refusal)

        commands_result = cls(
            taken=taken,
            events=events,
            game=game,
            refusal=refusal,
        )

        commands_result.additional_properties = d
        return commands_result

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
