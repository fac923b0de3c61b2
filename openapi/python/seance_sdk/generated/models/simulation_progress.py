from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="SimulationProgress")


@_attrs_define
class SimulationProgress:
    """How far a simulation is.

    Attributes:
        done (int): Games played.
        total (int): Games to be played at most.
        games_per_second (float | Unset): Since the first was begun.
        seconds_left (float | Unset): At this rate.
    """

    done: int
    total: int
    games_per_second: float | Unset = UNSET
    seconds_left: float | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        done = self.done

        total = self.total

        games_per_second = self.games_per_second

        seconds_left = self.seconds_left

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "done": done,
                "total": total,
            }
        )
        if games_per_second is not UNSET:
            field_dict["games_per_second"] = games_per_second
        if seconds_left is not UNSET:
            field_dict["seconds_left"] = seconds_left

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        done = d.pop("done")

        total = d.pop("total")

        games_per_second = d.pop("games_per_second", UNSET)

        seconds_left = d.pop("seconds_left", UNSET)

        simulation_progress = cls(
            done=done,
            total=total,
            games_per_second=games_per_second,
            seconds_left=seconds_left,
        )

        simulation_progress.additional_properties = d
        return simulation_progress

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
