"""``python -m openapi.export``: write the document that the service publishes."""

from __future__ import annotations

from pathlib import Path

from service.api import create_app
from service.settings import Settings

DOCUMENT = Path(__file__).with_name("openapi.json")


def render() -> bytes:
    """Return the document as the service serves it; no Redis server is asked."""
    app = create_app(Settings(redis_url="redis://localhost", log_level="warning"))
    content: bytes = app.test_client().get(f"/{DOCUMENT.name}").data
    return content


def main() -> None:
    """Write the document beside this module."""
    DOCUMENT.write_bytes(render())
    print(f"wrote {DOCUMENT}")


if __name__ == "__main__":
    main()
