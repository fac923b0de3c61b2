"""``python -m openapi.export``: write the document that the service publishes."""

from __future__ import annotations

from pathlib import Path

from service.api import create_app
from service.settings import Settings

DOCUMENT = Path(__file__).with_name("openapi.json")
OLDER = Path(__file__).with_name("openapi-3.0.json")
"""The same for tools that know only OpenAPI 3.0."""


def render(document: Path = DOCUMENT) -> bytes:
    """Return a document as the service serves it; no Redis server is asked."""
    app = create_app(Settings(redis_url="redis://localhost", log_level="warning"))
    content: bytes = app.test_client().get(f"/{document.name}").data
    return content


def main() -> None:
    """Write the documents beside this module."""
    for document in (DOCUMENT, OLDER):
        document.write_bytes(render(document))
        print(f"wrote {document}")


if __name__ == "__main__":
    main()
