from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.created_schedule_missed import (
    CreatedScheduleMissed,
    check_created_schedule_missed,
)
from ..models.created_schedule_overlap import (
    CreatedScheduleOverlap,
    check_created_schedule_overlap,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.entrant_credential import EntrantCredential
    from ..models.schedule_run import ScheduleRun


T = TypeVar("T", bound="CreatedSchedule")


@_attrs_define
class CreatedSchedule:
    """A new schedule.

    Attributes:
        id (str): The id of the schedule.
        cron (str): When it is due.
        zone (str): In which time zone.
        missed (CreatedScheduleMissed): What happens with missed times.
        overlap (CreatedScheduleOverlap): What happens if the last tournament still runs.
        next_runs (list[str]): The next due times.
        last_runs (list[ScheduleRun]): Latest first.
        created_at (str): When it was created (RFC 3339, UTC).
        credentials (list[EntrantCredential]): The tokens of programs outside, for all runs, shown only here.
        open_tournament (str | Unset): The id of the tournament that accounts may enter: the next one.
    """

    id: str
    cron: str
    zone: str
    missed: CreatedScheduleMissed
    overlap: CreatedScheduleOverlap
    next_runs: list[str]
    last_runs: list[ScheduleRun]
    created_at: str
    credentials: list[EntrantCredential]
    open_tournament: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        cron = self.cron

        zone = self.zone

        missed: str = self.missed

        overlap: str = self.overlap

        next_runs = self.next_runs

        last_runs = []
        for last_runs_item_data in self.last_runs:
            last_runs_item = last_runs_item_data.to_dict()
            last_runs.append(last_runs_item)

        created_at = self.created_at

        credentials = []
        for credentials_item_data in self.credentials:
            credentials_item = credentials_item_data.to_dict()
            credentials.append(credentials_item)

        open_tournament = self.open_tournament

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "cron": cron,
                "zone": zone,
                "missed": missed,
                "overlap": overlap,
                "next_runs": next_runs,
                "last_runs": last_runs,
                "created_at": created_at,
                "credentials": credentials,
            }
        )
        if open_tournament is not UNSET:
            field_dict["open_tournament"] = open_tournament

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.entrant_credential import EntrantCredential  # noqa: PLC0415
        from ..models.schedule_run import ScheduleRun  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        cron = d.pop("cron")

        zone = d.pop("zone")

        missed = check_created_schedule_missed(d.pop("missed"))

        overlap = check_created_schedule_overlap(d.pop("overlap"))

        next_runs = cast(list[str], d.pop("next_runs"))

        last_runs = []
        _last_runs = d.pop("last_runs")
        for last_runs_item_data in _last_runs:
            last_runs_item = ScheduleRun.from_dict(last_runs_item_data)

            last_runs.append(last_runs_item)

        created_at = d.pop("created_at")

        credentials = []
        _credentials = d.pop("credentials")
        for credentials_item_data in _credentials:
            credentials_item = EntrantCredential.from_dict(credentials_item_data)

            credentials.append(credentials_item)

        open_tournament = d.pop("open_tournament", UNSET)

        created_schedule = cls(
            id=id,
            cron=cron,
            zone=zone,
            missed=missed,
            overlap=overlap,
            next_runs=next_runs,
            last_runs=last_runs,
            created_at=created_at,
            credentials=credentials,
            open_tournament=open_tournament,
        )

        created_schedule.additional_properties = d
        return created_schedule

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
