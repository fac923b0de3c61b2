"""createSimulation and everything about simulations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask import Response

from engines.core.errors import BadSetup
from service.api.blueprints import BINARY, TEXT, Blueprint
from service.api.hooks.language import current_language
from service.api.limits import quotas
from service.api.once import issuer
from service.api.responses import PERSONAL, SECRET, SVG, answer, picture, series_page
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
from service.api.spec.answers import documented
from service.api.spec.declarations import (
    creates,
    links_to,
    needs_operator,
    once_by_key,
    refuses,
    uses_store,
)
from service.api.spec.examples import named
from service.api.spec.headers import answer_headers
from service.api.stores import store
from service.series.errors import (
    DecisionsMissing,
    DecisionsTooLarge,
    ReportMissing,
    UnknownSimulation,
)
from service.series.simulations import lifecycle, representation
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

CSV = "text/csv"
GZIP = "application/gzip"


@blueprint.route("", methods=["POST"], endpoint="createSimulation")
@blueprint.arguments(
    CreateSimulationRequest(), examples=named(examples.CREATE_SIMULATION)
)
@blueprint.response(
    202,
    documented(Simulation),
    description="The simulation; ask for it again under Location.",
    headers=answer_headers("Location"),
    example=examples.NEW_SIMULATION,
)
@links_to(links.SIMULATION)
@needs_operator
@uses_store
@refuses(BadSetup)
@once_by_key
@creates(quotas.SIMULATE)
def create_simulation(body: Json) -> Response:
    """Play many games between bots and count what comes out.

    The result depends on the request alone, however many workers play. Only for
    operators, where the service has any.
    """
    record = lifecycle.create(store(), plan_of(body), issuer().id)
    where = ("Location", f"/v1/simulations/{record.id}")
    return answer(representation.represent(record), where, SECRET, status=202)


@blueprint.route("", endpoint="listSimulations")
@blueprint.arguments(ListSeriesQuery(), location="query")
@blueprint.response(
    200,
    documented(SimulationList),
    description="A page of simulations.",
    example=examples.SIMULATION_LIST,
)
@needs_operator
@uses_store
def list_simulations(query: Json) -> Response:
    """List simulations, the newest first, without their reports.

    Where there are more, send `next_cursor` back as `cursor`. Requires an operator key,
    unless the service runs without any.
    """
    simulations = store().simulations
    return series_page(SimulationList, simulations, query, representation.summarise)


@blueprint.route("/<string:simulation>", endpoint="getSimulation")
@blueprint.arguments(GetSimulationQuery(), location="query")
@blueprint.response(
    200,
    documented(Simulation),
    description="The simulation.",
    example=examples.SIMULATION,
)
@needs_operator
@uses_store
@refuses(UnknownSimulation, ReportMissing)
def get_simulation(query: Json, simulation: str) -> Response:
    """Get a simulation: how far it is and, once it is finished, its report.

    With `compared_with`, it is also told by how much it differs from another finished
    simulation; on the same deals, luck cancels out. Requires an operator key, unless
    the service runs without any.
    """
    record = lifecycle.find(store(), simulation)
    shown = representation.represent(record)
    if "compared_with" in query:
        other = query["compared_with"]
        shown.comparison = representation.compared(store(), record, other)
    return answer(shown, PERSONAL)


@blueprint.route(
    "/<string:simulation>", methods=["DELETE"], endpoint="cancelSimulation"
)
@blueprint.response(
    200,
    documented(SimulationSummary),
    description="The simulation; one that had ended stays as it was.",
    example=examples.CANCELLED_SIMULATION,
)
@needs_operator
@uses_store
@refuses(UnknownSimulation)
def cancel_simulation(simulation: str) -> Response:
    """End a simulation. There will be no report.

    One that has ended stays as it was. Requires an operator key, unless the service
    runs without any.
    """
    record = lifecycle.cancel(store(), simulation)
    return answer(representation.summarise(record), SECRET)


@blueprint.route("/<string:simulation>/report.svg", endpoint="drawSimulation")
@blueprint.arguments(GetSimulationQuery(), location="query")
@blueprint.response(
    200,
    TEXT,
    content_type=SVG,
    description="The report as a picture, or the comparison if one is asked for.",
    headers=answer_headers("Content-Language"),
    example=examples.REPORT_SVG,
)
@needs_operator
@uses_store
@refuses(UnknownSimulation, ReportMissing)
def draw_simulation(query: Json, simulation: str) -> Response:
    """Draw the report of a finished simulation: bars with intervals, distributions.

    The picture can stand in a page as it is. With `compared_with`, the differences from
    another finished simulation are drawn instead. Requires an operator key, unless the
    service runs without any.
    """
    record = lifecycle.find(store(), simulation)
    plan, shown = Plan.from_json(record.request), lifecycle.report_of(record)
    language = current_language()
    if "compared_with" not in query:
        return picture(draw_report(plan, shown, language), language)
    other = lifecycle.find(store(), query["compared_with"])
    compared = representation.compared(store(), record, other.id)
    drawn = draw_comparison(plan, Plan.from_json(other.request), compared, language)
    return picture(drawn, language)


@blueprint.route("/<string:simulation>/report.csv", endpoint="exportSimulation")
@blueprint.response(
    200,
    TEXT,
    content_type=CSV,
    description="The figures of the report, one in a row.",
    example=examples.REPORT_CSV,
)
@needs_operator
@uses_store
@refuses(UnknownSimulation, ReportMissing)
def export_simulation(simulation: str) -> Response:
    """Get the report of a finished simulation as rows for a spreadsheet.

    Each row is one figure, with the ends of its interval where it has one. Only for
    operators, where the service has any.
    """
    record = lifecycle.find(store(), simulation)
    rows = as_csv(lifecycle.report_of(record))
    return Response(rows, headers=[PERSONAL], content_type=f"{CSV}; charset=utf-8")


@blueprint.route("/<string:simulation>/decisions.jsonl.gz", endpoint="exportDecisions")
@blueprint.response(
    200,
    BINARY,
    content_type=GZIP,
    description="Lines of JSON, compressed by gzip, a line for each decision. The "
    "example is a line of it, decompressed.",
    example=examples.DECISIONS,
)
@needs_operator
@uses_store
@refuses(UnknownSimulation, ReportMissing, DecisionsMissing, DecisionsTooLarge)
def export_decisions(simulation: str) -> Response:
    """Get every decision of a finished simulation, to learn from.

    Only of one that was created with `keep_decisions`. A line has `game` and
    `decision`, both counted from 1, `bot` and `seat`, the `view` of that seat and
    nothing else, the `options` as commands, the index of the `choice` among them, and
    the `outcome` of the game: `reason`, `winners`, `places` and `scores`. The same
    request gives the same bytes, whoever plays. The file may have several members (RFC
    1952): a `DecompressionStream` of a browser takes one of them at a time.
    Requires an operator key, unless the service runs without any.
    """
    record = lifecycle.find(store(), simulation)
    kept = lifecycle.decisions(store(), record)
    # With a length, a client notices if the simulation is forgotten meanwhile.
    headers = [PERSONAL, ("Content-Length", str(kept.size))]
    return Response(kept.chunks, headers=headers, content_type=GZIP)
