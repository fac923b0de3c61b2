"""listRatings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flask_smorest import Blueprint

from service.api.responses import PERSONAL, answer
from service.api.schemas.series_answers import RatingList
from service.api.schemas.series_requests import ListRatingsQuery
from service.api.spec import series_examples as examples
from service.api.spec.operations import Answer, Operation, register
from service.api.stores import store
from service.errors import StoreAway, UnknownTitle
from service.series.ratings.representation import list_ratings as listed

if TYPE_CHECKING:
    from flask import Response

    from engines.core.fields import Json

blueprint = Blueprint(
    "ratings", __name__, url_prefix="/v1/titles", description="How strong bots are."
)


@register(
    blueprint,
    "GET",
    "/<string:title>/ratings",
    Operation(
        "listRatings",
        {200: Answer(RatingList, "The ratings.", (), examples.RATINGS)},
        query=ListRatingsQuery,
        refuses=(UnknownTitle, StoreAway),
    ),
)
def list_ratings(title: str, query: Json) -> Response:
    """List how strong the bots of a title are, by number of players.

    Every game between bots of a tournament moves the ratings once, when it is over.
    """
    found = listed(store(), title, query.get("players", 0), query["history"])
    return answer(found, PERSONAL)
