from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.game_options import GameOptions
    from ..models.stop_rule import StopRule


T = TypeVar("T", bound="SimulationPlan")


@_attrs_define
class SimulationPlan:
    """What was asked for.

    Attributes:
        title (str): The title.
        options (GameOptions): The options of a game; getTitle has their schema.
        seats (list[str]): The bot of each seat.
        games (int): How many games at most.
        seed (int): What deals follow from.
        spread (bool): Whether all kinds of setup are walked.
        stop (StopRule | Unset): When a simulation ends early.
        keep_decisions (bool | Unset): Whether every decision is kept, for exportDecisions. Default: False.
    """

    title: str
    options: GameOptions
    seats: list[str]
    games: int
    seed: int
    spread: bool
    stop: StopRule | Unset = UNSET
    keep_decisions: bool | Unset = False
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        title = self.title

        options = self.options.to_dict()

        seats = self.seats

        games = self.games

        seed = self.seed

        spread = self.spread

        stop: dict[str, Any] | Unset = UNSET
        if not isinstance(self.stop, Unset):
            stop = self.stop.to_dict()

        keep_decisions = self.keep_decisions

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "title": title,
                "options": options,
                "seats": seats,
                "games": games,
                "seed": seed,
                "spread": spread,
            }
        )
        if stop is not UNSET:
            field_dict["stop"] = stop
        if keep_decisions is not UNSET:
            field_dict["keep_decisions"] = keep_decisions

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_options import GameOptions  # noqa: PLC0415
        from ..models.stop_rule import StopRule  # noqa: PLC0415

        d = dict(src_dict)
        title = d.pop("title")

        options = GameOptions.from_dict(d.pop("options"))

        seats = cast(list[str], d.pop("seats"))

        games = d.pop("games")

        seed = d.pop("seed")

        spread = d.pop("spread")

        _stop = d.pop("stop", UNSET)
        stop: StopRule | Unset
        if isinstance(_stop, Unset):
            stop = UNSET
        else:
            stop = StopRule.from_dict(_stop)

        keep_decisions = d.pop("keep_decisions", UNSET)

        simulation_plan = cls(
            title=title,
            options=options,
            seats=seats,
            games=games,
            seed=seed,
            spread=spread,
            stop=stop,
            keep_decisions=keep_decisions,
        )

        simulation_plan.additional_properties = d
        return simulation_plan

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
