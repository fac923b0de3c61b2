"""The document as a page to read and try, ``/docs``, without any outside address."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from flask import Blueprint, Response, abort

if TYPE_CHECKING:
    from flask import Flask

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Seance: the API</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
"""

START = """SwaggerUIBundle({
  url: "/docs/openapi.json",
  dom_id: "#swagger-ui",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  // A key that is typed in is gone with the page.
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
});
"""

ASSETS = {
    "swagger-ui.css": "text/css",
    "swagger-ui-bundle.js": "text/javascript",
    "favicon-32x32.png": "image/png",
}
"""What the page loads from the bundled Swagger UI, and nothing else of it."""

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""No request leaves the machine; Swagger UI sets styles on its elements."""

CACHE = "public, max-age=86400"


def init_app(app: Flask) -> None:
    """Serve the page and its parts, read once."""
    folder = files("flask_swagger_ui") / "dist"
    parts = {
        name: ((folder / name).read_bytes(), kind) for name, kind in ASSETS.items()
    }
    parts["start.js"] = (START.encode(), "text/javascript")
    blueprint = Blueprint("docs", __name__)

    @blueprint.get("/docs")
    def page() -> Response:
        """Serve the page."""
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": CACHE}
        return Response(PAGE, headers=headers, mimetype="text/html")

    @blueprint.get("/docs/<name>")
    def part(name: str) -> Response:
        """Serve a style, script or picture of the page."""
        if name not in parts:
            abort(404)
        content, kind = parts[name]
        return Response(content, headers={"Cache-Control": CACHE}, mimetype=kind)

    app.register_blueprint(blueprint)
