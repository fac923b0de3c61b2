"""The HTTP edge: requests in, answers and problems out. Only here Flask is known."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from service.accounts.operators import Operators
from service.accounts.webhooks.webhook import WebhookRules
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
    steps,
    tracing,
)
from service.api.hooks import metrics as metrics_hook
from service.api.limits import (
    places,
    quotas,
    rate_limits,
    stream_shares,
    uri_length,
)
from service.api.pages import docs, table
from service.api.pages import problems as problem_pages
from service.api.problems import ProblemApi
from service.api.spec import components, document, problem_examples, webhook_messages
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
    lobby,
    metrics,
    seats,
    titles,
    undo,
)
from service.api.views.accounts import accounts, inbox, me, webhooks
from service.api.views.series import (
    entrants,
    progress,
    ratings,
    results,
    schedules,
    simulations,
    tournaments,
)
from service.games.streaming import Slots
from service.settings import Settings

if TYPE_CHECKING:
    from wsgiref.types import WSGIApplication

    from engines.core.fields import Json

VIEWS = (
    *(titles, games, lobby, seats, commands, undo, events, boards, history),
    *(hints, simulations, tournaments, entrants, results, progress, schedules),
    *(ratings, accounts, me, inbox, webhooks, health, metrics),
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
        IS_REGISTRATION_OPEN=settings.is_registration_open,
        WEBHOOKS=WebhookRules.of(settings),
        STREAMS=Slots(settings.max_streams, counted.streams.inc),
    )
    stores.init_app(app, settings)
    metrics_hook.init_app(app, counted)
    stream_shares.init_app(app, settings)
    quotas.init_app(app, settings)
    health.init_app(app)
    tracing.init_app(app)
    published = _add_views(app)
    _add_hooks(app, settings, counted, published)
    app.wsgi_app = _behind(app, settings)  # type: ignore[assignment, method-assign]
    return app


def _behind(app: Flask, settings: Settings) -> WSGIApplication:
    """Return the app with what stands in front of it, as Flask documents it."""
    line = places.PlacesMiddleware(app.wsgi_app, places.Places(places.NUMBER))
    if not settings.proxies:
        return line
    return ProxyFix(line, x_for=settings.proxies, x_proto=0)


def _add_hooks(
    app: Flask, settings: Settings, counted: metrics_hook.Metrics, published: Json
) -> None:
    """Register what is done before and after every request, in these orders."""
    limiter = rate_limits.limiter(app, settings)
    before = (
        operation.finder(app),
        forwarded.Proxies(settings.proxies).check,
        limiter.check,
        uri_length.check_length,
        query.checker(published),
        places.take_place,
    )
    admitted = None
    if origins.are_admitted(settings):
        admitted = origins.Origins(settings.origins)
    varies = admitted is not None and admitted.are_distinguished
    after = [compression.compressor(app, varies_by_origin=varies), build.add_header]
    if admitted is not None:
        after.append(admitted.add_headers)
    after += [limiter.count, counted.count]
    if settings.log_level in request_log.LEVELS:
        after.append(request_log.log_request)
    after += [request_id.add_header, safety_headers.add_headers]
    steps.register(app, before, after)


def _add_views(app: Flask) -> Json:
    """Register the operations, the document, and the pages; return the document."""
    plugins = {
        "marshmallow_plugin": Plugin(app),
        "extra_plugins": [AnswersPlugin()],
    }
    api = ProblemApi(app, spec_kwargs=plugins)
    problems.init_app(app)
    components.init_api(api)
    problem_examples.init_api(api)
    webhook_messages.init_api(api)
    for views in VIEWS:
        api.register_blueprint(views.blueprint)
    published = document.init_app(app, api)
    docs.init_app(app)
    table.init_app(app)
    app.register_blueprint(problem_pages.blueprint)
    return published
