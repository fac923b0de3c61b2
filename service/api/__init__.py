"""The HTTP edge: requests in, answers and problems out. Only here Flask is known."""

from __future__ import annotations

import os

from flask import Flask

from service.accounts.operators import Operators
from service.api import docs, problems, stores
from service.api.app import Service
from service.api.hooks import (
    metrics,
    origins,
)
from service.api.hooks import (
    not_modified as glances,
)
from service.api.hooks import (
    rate_limits as limits,
)
from service.api.hooks import (
    request_log as logs,
)
from service.api.problems import ProblemApi
from service.api.spec import components, document, problem_examples
from service.api.spec.plugin import Plugin
from service.api.views import (
    boards,
    commands,
    events,
    games,
    health,
    hints,
    history,
    ratings,
    schedules,
    seats,
    simulations,
    titles,
    tournaments,
)
from service.api.views import (
    progress as series_streams,
)
from service.games.streaming import Slots
from service.settings import Settings

VIEWS = (
    *(titles, games, seats, commands, events, boards, history, hints),
    *(simulations, tournaments, series_streams, schedules, ratings, health, metrics),
)


def create_app(settings: Settings | None = None) -> Flask:
    """Return the service as a WSGI app; settings come from the environment."""
    settings = settings or Settings.load(os.environ)
    app = Service(__name__)
    counted = metrics.Metrics()
    app.config.update(
        document.CONFIG,
        MAX_CONTENT_LENGTH=settings.max_body_bytes,
        MAX_WAIT_SECONDS=settings.max_wait_seconds,
        MAX_STREAM_SECONDS=settings.max_stream_seconds,
        OPERATORS=Operators(settings.operator_keys),
        STREAMS=Slots(settings.max_streams, counted.streams.inc),
    )
    stores.init_app(app, settings)
    api = ProblemApi(app, spec_kwargs={"marshmallow_plugin": Plugin()})
    components.init_api(api)
    problem_examples.init_api(api)
    for views in VIEWS:
        api.register_blueprint(views.blueprint)
    document.init_app(app, api)
    docs.init_app(app)
    app.register_blueprint(problems.pages)
    logs.init_app(app, settings)
    metrics.init_app(app, counted)
    limits.init_app(app, settings)
    origins.init_app(app, settings)
    glances.init_app(app)
    return app
