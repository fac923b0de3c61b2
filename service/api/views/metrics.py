"""metrics, for Prometheus."""

from __future__ import annotations

from flask import Response, current_app

from service.api.blueprints import TEXT, Blueprint
from service.api.hooks.metrics import EXTENSION, Metrics
from service.api.responses import SECRET
from service.api.spec import examples
from service.api.spec.declarations import is_unlimited, needs_operator
from service.api.stores import store

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

blueprint = Blueprint("metrics", __name__, description="Figures for Prometheus.")


@blueprint.route("/metrics", endpoint="metrics")
@blueprint.response(
    200,
    TEXT,
    content_type="text/plain",
    description="Figures in the text format of Prometheus.",
    example=examples.METRICS,
)
@is_unlimited
@needs_operator
def metrics() -> Response:
    """Get what is counted: requests, commands, games, queues and open streams.

    As text for Prometheus: the requests of all processes of this server, the games and
    queues of the whole service. Where the service has operator keys, Prometheus sends
    one (`authorization` in its configuration).
    """
    found: Metrics = current_app.extensions[EXTENSION]
    return Response(found.render(store()), headers=[SECRET], content_type=CONTENT_TYPE)
