"""The table in the browser: ``/`` for people, an index of links for everybody else.

What is served is built from ``openapi/web`` by ``make page`` and lies in ``page/``. Its
parts are named by their content, so a browser may keep them for ever.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from flask import Blueprint, Response, abort, jsonify, request

if TYPE_CHECKING:
    from flask import Flask

INDEX = "index.html"

KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
"""What the page is made of."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing from elsewhere, and nothing that stands in the page itself."""

HTML, JSON = "text/html", "application/json"

LINKS = {
    "titles": "/v1/titles",
    "games": "/v1/games",
    "document": "/openapi.json",
    "docs": "/docs",
    "health": "/readyz",
}
"""Where to begin, for programs."""


def init_app(app: Flask) -> None:
    """Serve the page and its parts, read once."""
    folder = files("service.api") / "page"
    parts = {part.name: part.read_bytes() for part in folder.iterdir()}
    page = parts.pop(INDEX)
    blueprint = Blueprint("table", __name__)

    @blueprint.get("/")
    def index() -> Response:
        """Serve the page if Accept names HTML, else an index of links."""
        # A client that takes anything has not asked for a page.
        if not any(kind == HTML for kind, _ in request.accept_mimetypes):
            response = jsonify({"links": LINKS})
        else:
            response = Response(page, mimetype=HTML)
            response.headers["Content-Security-Policy"] = POLICY
            response.headers["Referrer-Policy"] = "no-referrer"
        # The page names its parts by their content: it must be that of this build.
        response.headers["Cache-Control"] = "no-cache"
        response.vary.add("Accept")
        return response

    @blueprint.get("/page/<name>")
    def part(name: str) -> Response:
        """Serve a script, style or picture of the page."""
        if name not in parts:
            abort(404)
        kind = KINDS[name[name.rindex(".") :]]
        headers = {"Cache-Control": "public, max-age=31536000, immutable"}
        return Response(parts[name], headers=headers, mimetype=kind)

    app.register_blueprint(blueprint)
