"""The HTTP edge: requests in, answers and problems out. Only here Flask is known."""

from __future__ import annotations

import os

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from service.accounts.operators import Operators
from service.api import problems, stores
from service.api.hooks import (
    build,
    compression,
    forwarded,
    operation,
    origins,
    query,
    request_id,
    request_log,
    safety_headers,
)
from service.api.hooks import metrics as metrics_hook
from service.api.limits import quotas, rate_limits, stream_shares, uri_length
from service.api.pages import docs
from service.api.pages import problems as problem_pages
from service.api.problems import ProblemApi
from service.api.spec import components, document, problem_examples
from service.api.spec.answers import AnswersPlugin
from service.api.spec.plugin import Plugin
from service.api.views import (
    boards,
    commands,
    events,
    games,
    health,
    hints,
    history,
    metrics,
    progress,
    ratings,
    schedules,
    seats,
    simulations,
    titles,
    tournaments,
)
from service.games.streaming import Slots
from service.settings import Settings

VIEWS = (
    *(titles, games, seats, commands, events, boards, history, hints),
    *(simulations, tournaments, progress, schedules, ratings, health, metrics),
)
"""In the order of the document."""


def create_app(settings: Settings | None = None) -> Flask:
    """Return the service as a Flask app; settings come from the environment."""
    settings = settings or Settings.load(os.environ)
    app = Flask(__name__, static_folder=None)
    # A path with empty parts is unknown; Flask would redirect it.
    app.url_map.merge_slashes = False
    counted = metrics_hook.Metrics()
    app.config.update(
        document.CONFIG,
        MAX_CONTENT_LENGTH=settings.max_body_bytes,
        MAX_WAIT_SECONDS=settings.max_wait_seconds,
        MAX_STREAM_SECONDS=settings.max_stream_seconds,
        TICKET_SECONDS=settings.ticket_seconds,
        OPERATORS=Operators(settings.operator_keys),
        STREAMS=Slots(settings.max_streams, counted.streams.inc),
    )
    stores.init_app(app, settings)
    _add_hooks(app, settings, counted)
    health.init_app(app)
    _add_views(app)
    if settings.proxies:
        # As documented by Flask; a method cannot be assigned to, says mypy.
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=settings.proxies, x_proto=0
        )
    return app


def _add_hooks(app: Flask, settings: Settings, counted: metrics_hook.Metrics) -> None:
    """Register what is done before and after every request.

    Before it in this order, after it in the opposite one.
    """
    safety_headers.init_app(app)
    request_id.init_app(app)
    operation.init_app(app)
    request_log.init_app(app, settings)
    metrics_hook.init_app(app, counted)
    forwarded.init_app(app, settings)
    rate_limits.init_app(app, settings)
    uri_length.init_app(app)
    stream_shares.init_app(app, settings)
    quotas.init_app(app, settings)
    origins.init_app(app, settings)
    build.init_app(app)
    compression.init_app(app)


def _add_views(app: Flask) -> None:
    """Register the operations, the document, and the pages for people."""
    plugins = {
        "marshmallow_plugin": Plugin(app),
        "extra_plugins": [AnswersPlugin()],
    }
    api = ProblemApi(app, spec_kwargs=plugins)
    problems.init_app(app)
    components.init_api(api)
    problem_examples.init_api(api)
    for views in VIEWS:
        api.register_blueprint(views.blueprint)
    published = document.init_app(app, api)
    query.init_app(app, published)
    docs.init_app(app)
    app.register_blueprint(problem_pages.blueprint)
