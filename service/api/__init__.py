"""The HTTP edge: requests in, answers and problems out. Only here Flask is known."""

from __future__ import annotations

import os

from flask import Flask

from service.api import (
    boards,
    commands,
    components,
    docs,
    document,
    events,
    games,
    glances,
    health,
    hints,
    history,
    limits,
    logs,
    metrics,
    origins,
    problem_examples,
    problems,
    ratings,
    schedules,
    seats,
    series_streams,
    simulations,
    stores,
    titles,
    tournaments,
)
from service.api.app import Service
from service.api.plugin import Plugin
from service.api.problems import ProblemApi
from service.operators import Operators
from service.settings import Settings
from service.streams import Slots

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
