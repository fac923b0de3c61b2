from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.schedule_details_missed import (
    ScheduleDetailsMissed,
    check_schedule_details_missed,
)

if TYPE_CHECKING:
    from ..models.schedule_run import ScheduleRun


T = TypeVar("T", bound="ScheduleDetails")


@_attrs_define
class ScheduleDetails:
    """A tournament that is held again and again.

    Attributes:
        id (str): The id of the schedule.
        cron (str): When it is due.
        zone (str): In which time zone.
        missed (ScheduleDetailsMissed): What happens with missed times.
        next_runs (list[str]): The next due times.
        last_runs (list[ScheduleRun]): Latest first.
        created_at (str): When it was created (RFC 3339, UTC).
    """

    id: str
    cron: str
    zone: str
    missed: ScheduleDetailsMissed
    next_runs: list[str]
    last_runs: list[ScheduleRun]
    created_at: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        cron = self.cron

        zone = self.zone

        missed: str = self.missed

        next_runs = self.next_runs

        last_runs = []
        for last_runs_item_data in self.last_runs:
            last_runs_item = last_runs_item_data.to_dict()
            last_runs.append(last_runs_item)

        created_at = self.created_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "cron": cron,
                "zone": zone,
                "missed": missed,
                "next_runs": next_runs,
                "last_runs": last_runs,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.schedule_run import ScheduleRun  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        cron = d.pop("cron")

        zone = d.pop("zone")

        missed = check_schedule_details_missed(d.pop("missed"))

        next_runs = cast(list[str], d.pop("next_runs"))

        last_runs = []
        _last_runs = d.pop("last_runs")
        for last_runs_item_data in _last_runs:
            last_runs_item = ScheduleRun.from_dict(last_runs_item_data)

            last_runs.append(last_runs_item)

        created_at = d.pop("created_at")

        schedule_details = cls(
            id=id,
            cron=cron,
            zone=zone,
            missed=missed,
            next_runs=next_runs,
            last_runs=last_runs,
            created_at=created_at,
        )

        schedule_details.additional_properties = d
        return schedule_details

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
