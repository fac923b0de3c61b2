from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.create_schedule_request_missed import (
    CreateScheduleRequestMissed,
    check_create_schedule_request_missed,
)
from ..models.create_schedule_request_overlap import (
    CreateScheduleRequestOverlap,
    check_create_schedule_request_overlap,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.tournament_request import TournamentRequest


T = TypeVar("T", bound="CreateScheduleRequest")


@_attrs_define
class CreateScheduleRequest:
    """A tournament to be held again and again.

    Attributes:
        cron (str): Five fields, or six where the first gives seconds.
        tournament (TournamentRequest): A tournament to be held.
        zone (str | Unset): A time zone such as Europe/Amsterdam. Default: 'UTC'.
        missed (CreateScheduleRequestMissed | Unset): When nobody could start it in time: the last missed one once,
            late, or none. Default: 'run_late'.
        overlap (CreateScheduleRequestOverlap | Unset): When the last tournament still runs: the next one starts beside
            it, or is left out. Default: 'allow'.
    """

    cron: str
    tournament: TournamentRequest
    zone: str | Unset = "UTC"
    missed: CreateScheduleRequestMissed | Unset = "run_late"
    overlap: CreateScheduleRequestOverlap | Unset = "allow"

    def to_dict(self) -> dict[str, Any]:
        cron = self.cron

        tournament = self.tournament.to_dict()

        zone = self.zone

        missed: str | Unset = UNSET
        if not isinstance(self.missed, Unset):
            missed = self.missed

        overlap: str | Unset = UNSET
        if not isinstance(self.overlap, Unset):
            overlap = self.overlap

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "cron": cron,
                "tournament": tournament,
            }
        )
        if zone is not UNSET:
            field_dict["zone"] = zone
        if missed is not UNSET:
            field_dict["missed"] = missed
        if overlap is not UNSET:
            field_dict["overlap"] = overlap

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tournament_request import TournamentRequest  # noqa: PLC0415

        d = dict(src_dict)
        cron = d.pop("cron")

        tournament = TournamentRequest.from_dict(d.pop("tournament"))

        zone = d.pop("zone", UNSET)

        _missed = d.pop("missed", UNSET)
        missed: CreateScheduleRequestMissed | Unset
        if isinstance(_missed, Unset):
            missed = UNSET
        else:
            missed = check_create_schedule_request_missed(_missed)

        _overlap = d.pop("overlap", UNSET)
        overlap: CreateScheduleRequestOverlap | Unset
        if isinstance(_overlap, Unset):
            overlap = UNSET
        else:
            overlap = check_create_schedule_request_overlap(_overlap)

        create_schedule_request = cls(
            cron=cron,
            tournament=tournament,
            zone=zone,
            missed=missed,
            overlap=overlap,
        )

        return create_schedule_request
