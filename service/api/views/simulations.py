"""createSimulation and everything about simulations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response
from flask_smorest import Blueprint

from engines.core.errors import BadSetup
from service.api.hooks.auth import require_operator
from service.api.hooks.language import current_language
from service.api.pages import show_page
from service.api.responses import PERSONAL, SECRET, SVG, answer, picture
from service.api.schemas.series_answers import (
    Simulation,
    SimulationList,
    SimulationSummary,
)
from service.api.schemas.series_requests import (
    CreateSimulationRequest,
    GetSimulationQuery,
    ListSeriesQuery,
)
from service.api.spec import links
from service.api.spec import series_examples as examples
from service.api.spec.operations import Answer, Body, Operation, register
from service.api.stores import store
from service.errors import (
    NotAnOperator,
    ReportMissing,
    StoreAway,
    TokenMissing,
    TokenUnknown,
    UnknownSimulation,
)
from service.series.simulations import lifecycle as running
from service.series.simulations import representation as showing
from service.series.simulations.picture import draw_comparison, draw_report
from service.series.simulations.plan import Plan
from service.series.simulations.request import plan_of
from service.series.simulations.text import as_csv

if TYPE_CHECKING:
    from engines.core.fields import Json

blueprint = Blueprint(
    "simulations",
    __name__,
    url_prefix="/v1/simulations",
    description="Many games between bots, for operators.",
)

GUARDED = (TokenMissing, TokenUnknown, NotAnOperator)
CSV = "text/csv"


@register(
    blueprint,
    "POST",
    "",
    Operation(
        "createSimulation",
        {
            202: Answer(
                Simulation,
                "The simulation; ask for it again under Location.",
                ("Location",),
                examples.NEW_SIMULATION,
                links=links.SIMULATION,
            )
        },
        body=Body(CreateSimulationRequest, examples.CREATE_SIMULATION),
        refuses=(*GUARDED, BadSetup, StoreAway),
        bearer="optional",
    ),
)
def create_simulation(body: Json) -> Response:
    """Play many games between bots and count what comes out.

    The result depends on the request alone, however many workers play. Only for
    operators, where the service has any.
    """
    require_operator()
    record = running.create(store(), plan_of(body))
    where = ("Location", f"/v1/simulations/{record.id}")
    return answer(showing.represent(record), where, SECRET, status=202)


@register(
    blueprint,
    "GET",
    "",
    Operation(
        "listSimulations",
        {
            200: Answer(
                SimulationList, "A page of simulations.", (), examples.SIMULATION_LIST
            )
        },
        query=ListSeriesQuery,
        refuses=(*GUARDED, StoreAway),
        bearer="optional",
    ),
)
def list_simulations(query: Json) -> Response:
    """List simulations, the newest first, without their reports.

    Where there are more, send `next_cursor` back as `cursor`. Only for operators, where
    the service has any.
    """
    require_operator()
    return show_page(store().simulations, query, showing.summarise)


@register(
    blueprint,
    "GET",
    "/<string:simulation>",
    Operation(
        "getSimulation",
        {200: Answer(Simulation, "The simulation.", (), examples.SIMULATION)},
        query=GetSimulationQuery,
        refuses=(*GUARDED, UnknownSimulation, ReportMissing, StoreAway),
        bearer="optional",
    ),
)
def get_simulation(simulation: str, query: Json) -> Response:
    """Get a simulation: how far it is and, once it is finished, its report.

    With `compared_with`, it is also told by how much it differs from another finished
    simulation; on the same deals, luck cancels out. Only for operators, where the
    service has any.
    """
    require_operator()
    record = running.find(store(), simulation)
    shown = showing.represent(record)
    if "compared_with" in query:
        other = query["compared_with"]
        shown["comparison"] = showing.compared(store(), record, other)
    return answer(shown, PERSONAL)


@register(
    blueprint,
    "DELETE",
    "/<string:simulation>",
    Operation(
        "cancelSimulation",
        {
            200: Answer(
                SimulationSummary,
                "The simulation; one that had ended stays as it was.",
                (),
                examples.CANCELLED_SIMULATION,
            )
        },
        refuses=(*GUARDED, UnknownSimulation, StoreAway),
        bearer="optional",
    ),
)
def cancel_simulation(simulation: str) -> Response:
    """End a simulation. There will be no report.

    One that has ended stays as it was. Only for operators, where the service has any.
    """
    require_operator()
    record = running.cancel(store(), simulation)
    return answer(showing.summarise(record), SECRET)


@register(
    blueprint,
    "GET",
    "/<string:simulation>/report.svg",
    Operation(
        "drawSimulation",
        {
            200: Answer(
                None,
                "The report as a picture, or the comparison if one is asked for.",
                ("Content-Language",),
                text=SVG,
                text_example=examples.REPORT_SVG,
            )
        },
        query=GetSimulationQuery,
        refuses=(*GUARDED, UnknownSimulation, ReportMissing, StoreAway),
        bearer="optional",
    ),
)
def draw_simulation(simulation: str, query: Json) -> Response:
    """Draw the report of a finished simulation: bars with intervals, distributions.

    The picture can stand in a page as it is. With `compared_with`, the differences from
    another finished simulation are drawn instead. Only for operators, where the service
    has any.
    """
    require_operator()
    record = running.find(store(), simulation)
    plan, shown = Plan.from_json(record.request), running.report_of(record)
    language = current_language()
    if "compared_with" not in query:
        return picture(draw_report(plan, shown, language), language)
    other = running.find(store(), query["compared_with"])
    compared = showing.compared(store(), record, other.id)
    drawn = draw_comparison(plan, Plan.from_json(other.request), compared, language)
    return picture(drawn, language)


@register(
    blueprint,
    "GET",
    "/<string:simulation>/report.csv",
    Operation(
        "exportSimulation",
        {
            200: Answer(
                None,
                "The figures of the report, one in a row.",
                text=CSV,
                text_example=examples.REPORT_CSV,
            )
        },
        refuses=(*GUARDED, UnknownSimulation, ReportMissing, StoreAway),
        bearer="optional",
    ),
)
def export_simulation(simulation: str) -> Response:
    """Get the report of a finished simulation as rows for a spreadsheet.

    Each row is one figure, with the ends of its interval where it has one. Only for
    operators, where the service has any.
    """
    require_operator()
    record = running.find(store(), simulation)
    rows = as_csv(running.report_of(record))
    return Response(rows, headers=[PERSONAL], content_type=f"{CSV}; charset=utf-8")
