"""The published document: what this service does, as OpenAPI 3.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from flask import Blueprint, Response

if TYPE_CHECKING:
    from flask import Flask

    from engines.core.fields import Json
    from service.api.problems import ProblemApi

VERSION = "1.0.0"

DESCRIPTION = """Rule-exact engines of ghost board games behind a REST API.

A client that knows nothing about any title can play all of them: create a game, get it
with the token of a seat, and as long as it has a `decision`, send back one of
`decision.options[].command` with the `ETag` as `If-Match`.
"""

CONFIG = {
    "API_TITLE": "Seance",
    "API_VERSION": f"v{VERSION.partition('.')[0]}",
    "OPENAPI_VERSION": "3.1.0",
    "API_SPEC_OPTIONS": {
        "info": {
            "version": VERSION,
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
    },
}

TOKEN: Json = {
    "type": "http",
    "scheme": "bearer",
    "description": "The token of a seat or of the owner, told when it was made.",
}


def init_app(app: Flask, api: ProblemApi) -> None:
    """Serve the document under ``/openapi.json``, rendered once."""
    api.spec.components.security_scheme("token", TOKEN)
    document = render(api)
    blueprint = Blueprint("document", __name__)

    @blueprint.get("/openapi.json")
    def openapi() -> Response:
        """Serve the document."""
        headers = {"Cache-Control": "public, max-age=300"}
        return Response(document, headers=headers, mimetype="application/json")

    app.register_blueprint(blueprint)


def render(api: ProblemApi) -> bytes:
    """Return the document of an API, as it is published."""
    encoded = msgspec.json.encode(api.spec.to_dict())
    return msgspec.json.format(encoded, indent=2) + b"\n"
