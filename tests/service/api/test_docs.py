"""The page to read and try the document."""

import re

import pytest
from flask.testing import FlaskClient

from service.api import create_app
from service.settings import Settings


@pytest.fixture(scope="module")
def pages() -> FlaskClient:
    """Whoever reads pages: they need no store."""
    return create_app(Settings(redis_url="redis://localhost")).test_client()


def test_the_page_loads_only_from_this_service(pages: FlaskClient) -> None:
    """
    Every script, style and picture of the page is served here, and nothing else may.
    """
    page = pages.get("/docs")
    parts = re.findall(r'(?:src|href)="([^"]+)"', page.text)

    assert 200 == page.status_code
    assert "default-src 'self'" in page.headers["Content-Security-Policy"]
    assert 4 == len(parts)
    for part in parts:
        assert 200 == pages.get(part).status_code, part


def test_the_page_shows_the_published_document(pages: FlaskClient) -> None:
    """
    The script starts Swagger UI on /openapi.json, without an outside validator.
    """
    script = pages.get("/docs/start.js").text

    assert 'url: "/openapi.json"' in script
    assert "validatorUrl: null" in script


def test_nothing_else_of_the_bundle_is_served(pages: FlaskClient) -> None:
    """
    A part that the page does not need is not found.
    """
    assert 404 == pages.get("/docs/oauth2-redirect.html").status_code


def test_the_document_is_served_as_openapi_3_0_too(pages: FlaskClient) -> None:
    """
    The same operations, for tools that know no newer version.
    """
    newer = pages.get("/openapi.json").get_json()
    older = pages.get("/openapi-3.0.json").get_json()

    assert ("3.1.0", "3.0.3") == (newer["openapi"], older["openapi"])
    assert newer["paths"].keys() == older["paths"].keys()
