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
    The script starts Swagger UI on a short form of it, without an outside validator.
    """
    script = pages.get("/docs/start.js").text
    whole, short = (pages.get(p) for p in ("/openapi.json", "/docs/openapi.json"))
    published, shown = whole.get_json(), short.get_json()

    assert 'url: "/docs/openapi.json"' in script
    assert "validatorUrl: null" in script
    assert published["info"] == shown["info"]
    for path, operations in published["paths"].items():
        for method, operation in operations.items():
            short_one = shown["paths"][path][method]
            if method != "parameters":
                assert operation["parameters"] == short_one["parameters"]
                assert operation["responses"].keys() == short_one["responses"].keys()


def test_the_page_gets_no_more_than_it_shows(pages: FlaskClient) -> None:
    """
    Swagger UI works through all of it at every click: unions and refusals are short.
    """
    short = pages.get("/docs/openapi.json")
    shown = short.get_json()

    assert len(short.data) < len(pages.get("/openapi.json").data) / 2.5
    # Values of an option with their names are no union: they are shown.
    assert not re.search(r'"oneOf":\s*\[\s*\{\s*"\$ref"', short.text)
    assert re.search(r'"oneOf":\s*\[\s*\{\s*"\$ref"', pages.get("/openapi.json").text)
    assert {"type"} == set(shown["components"]["schemas"]["Event"]["required"])
    refusal = shown["paths"]["/v1/games"]["post"]["responses"]["422"]
    assert "`invalid_field`" in refusal["description"]
    schemas = shown["components"]["schemas"]
    used = set(re.findall(r'"#/components/schemas/(\w+)"', short.text))
    assert set(schemas) == used


@pytest.mark.parametrize(
    "path", ["/openapi.json", "/openapi-3.0.json", "/docs/openapi.json"]
)
def test_the_document_is_not_sent_twice(pages: FlaskClient, path: str) -> None:
    """
    Its ETag changes with it, and only then.
    """
    first = pages.get(path)
    etag = first.headers["ETag"]

    again = pages.get(path, headers={"If-None-Match": etag})
    weak = pages.get(path, headers={"If-None-Match": f"W/{etag}"})
    other = pages.get(path, headers={"If-None-Match": '"other"'})

    assert [304, 304, 200] == [each.status_code for each in (again, weak, other)]
    assert b"" == again.data
    assert first.data == other.data


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
