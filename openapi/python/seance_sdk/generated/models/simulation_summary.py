from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.simulation_summary_status import (
    SimulationSummaryStatus,
    check_simulation_summary_status,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.simulation_plan import SimulationPlan
    from ..models.simulation_progress import SimulationProgress


T = TypeVar("T", bound="SimulationSummary")


@_attrs_define
class SimulationSummary:
    """A simulation without its report.

    Attributes:
        id (str): The id of the simulation.
        status (SimulationSummaryStatus): How far it is.
        request (SimulationPlan): What was asked for.
        progress (SimulationProgress): How far a simulation is.
        created_at (str): When it was created (RFC 3339, UTC).
        ended_at (str | Unset): When it ended.
    """

    id: str
    status: SimulationSummaryStatus
    request: SimulationPlan
    progress: SimulationProgress
    created_at: str
    ended_at: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        status: str = self.status

        request = self.request.to_dict()

        progress = self.progress.to_dict()

        created_at = self.created_at

        ended_at = self.ended_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "status": status,
                "request": request,
                "progress": progress,
                "created_at": created_at,
            }
        )
        if ended_at is not UNSET:
            field_dict["ended_at"] = ended_at

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.simulation_plan import SimulationPlan  # noqa: PLC0415
        from ..models.simulation_progress import SimulationProgress  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        status = check_simulation_summary_status(d.pop("status"))

        request = SimulationPlan.from_dict(d.pop("request"))

        progress = SimulationProgress.from_dict(d.pop("progress"))

        created_at = d.pop("created_at")

        ended_at = d.pop("ended_at", UNSET)

        simulation_summary = cls(
            id=id,
            status=status,
            request=request,
            progress=progress,
            created_at=created_at,
            ended_at=ended_at,
        )

        simulation_summary.additional_properties = d
        return simulation_summary

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
