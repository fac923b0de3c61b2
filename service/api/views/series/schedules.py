"""createSchedule, listSchedules, getSchedule and deleteSchedule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.errors import BadSetup
from service.api.blueprints import Blueprint
from service.api.hooks.auth import account_holder, require_operator
from service.api.limits import quotas
from service.api.once import issuer
from service.api.responses import CREDENTIALS, PERSONAL, SECRET, answer, nothing
from service.api.schemas.series_answers import (
    CreatedSchedule,
    ScheduleDetails,
    ScheduleList,
)
from service.api.schemas.series_requests import CreateScheduleRequest
from service.api.spec import links
from service.api.spec import series_examples as examples
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    creates,
    links_to,
    may_need_operator,
    needs_operator,
    once_by_secret_key,
    refuses,
    uses_store,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.presentation.representation import extend
from service.series.errors import UnknownSchedule
from service.series.schedules import lifecycle
from service.series.schedules.due import Timing
from service.series.tournaments.programs.registration import refuse_unknown_accounts
from service.series.tournaments.request import tournament_of
from service.series.validation import refuse_invalid

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "schedules",
    __name__,
    url_prefix="/v1/schedules",
    description="Tournaments by the clock, for operators.",
)


@blueprint.route("", methods=["POST"], endpoint="createSchedule")
@blueprint.arguments(CreateScheduleRequest(), examples=named(examples.CREATE_SCHEDULE))
@blueprint.response(
    201,
    documented(CreatedSchedule),
    description="The schedule, and the tokens of programs outside, shown only here.",
    headers=answer_headers("Location"),
    example=examples.NEW_SCHEDULE,
)
@links_to(links.SCHEDULE)
@needs_operator
@uses_store
@refuses(BadSetup)
@once_by_secret_key
@creates(quotas.SIMULATE)
def create_schedule(body: Json) -> Response:
    """Hold a tournament again and again.

    Each due time starts exactly one, whatever is restarted meanwhile. Only for
    operators, where the service has any.
    """
    issues = issuer()
    requested = tournament_of(body["tournament"], "/tournament", issues)
    refuse_unknown_accounts(store(), requested.tournament, "/tournament")
    with refuse_invalid(requested.tournament.title):
        timing = Timing(body["cron"], body["zone"], body["missed"])
    record = lifecycle.create(
        *(store(), timing, requested.tournament, issues.id, body["overlap"])
    )
    shown = extend(
        CreatedSchedule,
        lifecycle.represent(record),
        credentials=requested.credentials,
    )
    where = ("Location", f"/v1/schedules/{record.id}")
    return answer(shown, where, CREDENTIALS, status=201)


@blueprint.route("", endpoint="listSchedules")
@blueprint.response(
    200,
    documented(ScheduleList),
    description="All schedules.",
    example=examples.SCHEDULE_LIST,
)
@needs_operator
@uses_store
def list_schedules() -> Response:
    """List all schedules with their next runs and the last ones.

    There are few, so all of them come at once. Requires an operator key, unless the
    service runs without any.
    """
    found = store().schedules.all()
    shown = ScheduleList(items=[lifecycle.represent(one) for one in found])
    return answer(shown, PERSONAL)


@blueprint.route("/<string:schedule>", endpoint="getSchedule")
@blueprint.response(
    200,
    documented(ScheduleDetails),
    description="The schedule.",
    example=examples.SCHEDULE,
)
@may_need_operator
@uses_store
@refuses(UnknownSchedule)
def get_schedule(schedule: str) -> Response:
    """Get a schedule: its next runs, the last ones, and which one can be entered.

    For operators, where the service has any, and for accounts that take part in one of
    its tournaments.
    """
    record, holder = lifecycle.find(store(), schedule), account_holder()
    if holder is None or not lifecycle.is_participant(
        store(), record, holder.account.name
    ):
        require_operator()
    return answer(lifecycle.represent(record), PERSONAL)


@blueprint.route("/<string:schedule>", methods=["DELETE"], endpoint="deleteSchedule")
@blueprint.response(
    204, description="It is gone; tournaments that it has started go on."
)
@needs_operator
@uses_store
@refuses(UnknownSchedule)
def delete_schedule(schedule: str) -> Response:
    """Delete a schedule.

    It starts no more tournaments; those that it has started go on. Requires an operator
    key, unless the service runs without any.
    """
    lifecycle.delete(store(), schedule)
    return nothing(SECRET)
