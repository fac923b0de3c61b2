"""A game that has not changed, told without Flask.

Clients that wait ask again and again whether there is news, and mostly there is none:
to find that out takes half as long as Flask takes to find the view. Whatever is not as
plain as that is left to the view, which answers as if nobody had looked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.api import requests
from service.api.app import Visit
from service.api.problems import refuse
from service.api.responses import not_modified
from service.api.stores import store_of
from service.api.views.games import blueprint, headers_of
from service.errors import ServiceError
from service.games import reading as games
from service.presentation.games import etag
from service.tokens import is_game_id

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

    from flask import Response

    from service.api.app import Service

PATH = f"{blueprint.url_prefix}/"


def init_app(app: Service) -> None:
    """Let an app glance at games before it asks Flask."""
    app.glance = Glance(app)


class Glance:
    """Answers getGame where the game has not changed, or may not be seen."""

    def __init__(self, app: Service) -> None:
        """Look into the store of an app, with all that the app does for a request."""
        self._app = app
        self._store = store_of(app)
        self._operation = app.operation(f"{blueprint.name}.get_game")

    def __call__(self, environ: WSGIEnvironment) -> Response | None:
        """Return the answer, or nothing if it is up to a view."""
        place, _, game_id = environ["PATH_INFO"].rpartition("/")
        if (
            f"{place}/" != PATH
            or environ["REQUEST_METHOD"] != "GET"
            or environ.get("QUERY_STRING")
            or not is_game_id(game_id)
        ):
            return None
        visit = Visit(environ)
        visit.operation, visit.view_args = self._operation, {"game": game_id}
        answer: Response
        try:
            for arrive in self._app.arrivals:
                arrive(visit)
            seen = games.get(self._store, game_id, requests.token(visit))
            tag = etag(*seen, requests.language(visit))
            if not requests.is_known(tag, visit):
                return None
            answer = not_modified(*headers_of(tag))
        except ServiceError as error:
            answer = refuse(error, visit)
        for depart in self._app.departures:
            depart(visit, answer)
        return answer
