"""listRatings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.api.blueprints import Blueprint
from service.api.responses import PERSONAL, answer
from service.api.schemas.series_answers import RatingList
from service.api.schemas.series_requests import ListRatingsQuery
from service.api.spec import series_examples as examples
from service.api.spec.answers import documented
from service.api.spec.declarations import refuses, uses_store
from service.api.stores import store
from service.errors import UnknownTitle
from service.series.ratings.representation import list_ratings as listed

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "ratings", __name__, url_prefix="/v1/titles", description="How strong bots are."
)


@blueprint.route("/<string:title>/ratings", endpoint="listRatings")
@blueprint.arguments(ListRatingsQuery(), location="query")
@blueprint.response(
    200, documented(RatingList), description="The ratings.", example=examples.RATINGS
)
@uses_store
@refuses(UnknownTitle)
def list_ratings(query: Json, title: str) -> Response:
    """List how strong the bots of a title are, by number of players.

    Every game between bots of a tournament moves the ratings once, when it is over.
    """
    found = listed(store(), title, query.get("players", 0), query["history"])
    return answer(found, PERSONAL)
