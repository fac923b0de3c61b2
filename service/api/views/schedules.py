"""createSchedule, listSchedules and deleteSchedule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask_smorest import Blueprint

from engines.core.errors import BadSetup
from service.api.hooks.auth import require_operator
from service.api.responses import PERSONAL, SECRET, answer, nothing
from service.api.schemas.series_answers import CreatedSchedule, ScheduleList
from service.api.schemas.series_requests import CreateScheduleRequest
from service.api.spec import links
from service.api.spec import series_examples as examples
from service.api.spec.operations import Answer, Body, Operation, register
from service.api.stores import store
from service.api.views.simulations import GUARDED
from service.errors import StoreAway, UnknownSchedule
from service.series.schedules import lifecycle as running
from service.series.schedules.due import Timing
from service.series.tournaments.request import tournament_of
from service.series.validation import fitting

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "schedules",
    __name__,
    url_prefix="/v1/schedules",
    description="Tournaments by the clock, for operators.",
)


@register(
    blueprint,
    "POST",
    "",
    Operation(
        "createSchedule",
        {
            201: Answer(
                CreatedSchedule,
                "The schedule, and the tokens of programs outside, told this once.",
                (),
                examples.NEW_SCHEDULE,
                links=links.SCHEDULE,
            )
        },
        body=Body(CreateScheduleRequest, examples.CREATE_SCHEDULE),
        refuses=(*GUARDED, BadSetup, StoreAway),
        bearer="optional",
    ),
)
def create_schedule(body: Json) -> Response:
    """Hold a tournament again and again.

    Each due time starts exactly one, whatever is restarted meanwhile. Only for
    operators, where the service has any.
    """
    require_operator()
    asked = tournament_of(body["tournament"], "/tournament")
    with fitting(asked.tournament.title):
        timing = Timing(body["cron"], body["zone"], body["missed"])
    record = running.create(store(), timing, asked.tournament)
    shown = {**running.represent(record), "credentials": asked.credentials}
    return answer(shown, SECRET, status=201)


@register(
    blueprint,
    "GET",
    "",
    Operation(
        "listSchedules",
        {200: Answer(ScheduleList, "All schedules.", (), examples.SCHEDULE_LIST)},
        refuses=(*GUARDED, StoreAway),
        bearer="optional",
    ),
)
def list_schedules() -> Response:
    """List all schedules with their next runs and the last ones.

    There are few, so all of them come at once. Only for operators, where the service
    has any.
    """
    require_operator()
    found = store().schedules.all()
    return answer({"items": [running.represent(one) for one in found]}, PERSONAL)


@register(
    blueprint,
    "DELETE",
    "/<string:schedule>",
    Operation(
        "deleteSchedule",
        {204: Answer(None, "It is gone; tournaments that it has started go on.")},
        refuses=(*GUARDED, UnknownSchedule, StoreAway),
        bearer="optional",
    ),
)
def delete_schedule(schedule: str) -> Response:
    """Delete a schedule.

    It starts no more tournaments; those that it has started go on. Only for operators,
    where the service has any.
    """
    require_operator()
    running.delete(store(), schedule)
    return nothing(SECRET)
