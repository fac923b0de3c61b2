import re
from typing import Any

import pytest
from openapi_spec_validator import OpenAPIV30SpecValidator, OpenAPIV31SpecValidator

import engines
from openapi.export import DOCUMENT, render
from openapi.openapi30 import derive
from service.api import create_app
from service.settings import Settings
from tests.document import Document, Json
from tests.openapi.published import OPERATIONS, document, objects, schemas

older = Document(derive())


def test_the_published_document_is_current() -> None:
    """
    The file in git is what the service serves; `make spec` renews it.
    """
    assert DOCUMENT.read_bytes() == render()


def test_the_older_document_is_served_as_it_is_derived() -> None:
    """
    Generators that know only OpenAPI 3.0 may take it from us or from the service.
    """
    app = create_app(Settings(redis_url="redis://localhost", log_level="warning"))

    assert derive() == app.test_client().get("/openapi-3.0.json").data


def test_the_document_is_valid() -> None:
    """
    It is an OpenAPI 3.1 document, and an OpenAPI 3.0 document as well.
    """
    assert "3.1.0" == document.content["openapi"]
    assert "3.0.3" == older.content["openapi"]
    OpenAPIV31SpecValidator(document.content).validate()
    OpenAPIV30SpecValidator(older.content).validate()


MESSAGES = ("GameMessage", "TournamentMessage", "WebhookTest")


def test_the_older_document_says_the_same() -> None:
    """
    Without the wrapping of references that have words of their own, it is the same.

    OpenAPI 3.0 has no webhooks; the schemas of their messages are left out.
    """
    newer = {**document.content, "openapi": "", "info": {}, "webhooks": {}}
    components = newer["components"]
    schemas = {
        name: schema
        for name, schema in components["schemas"].items()
        if name.removesuffix("Data") not in MESSAGES
    }
    assert {**newer, "components": {**components, "schemas": schemas}} == {
        **unwrapped(older.content),
        "openapi": "",
        "info": {},
        "webhooks": {},
    }
    assert document.content["info"]["version"] == older.content["info"]["version"]


def unwrapped(value: Any) -> Any:
    """A part of the older document, as the newer one writes it."""
    if isinstance(value, list):
        return [unwrapped(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    wrapped = value.get("allOf", [])
    words = {key: unwrapped(inner) for key, inner in value.items() if key != "allOf"}
    return {**wrapped[0], **words} if wrapped else words


def test_every_reference_leads_somewhere_and_every_component_is_used() -> None:
    """
    No reference is dangling, and no component stands there for nothing.
    """
    used = {value["$ref"] for _, value in objects(document.content) if "$ref" in value}
    used |= {
        reference
        for _, value in objects(document.content)
        for reference in value.get("discriminator", {}).get("mapping", {}).values()
    }
    # Options of a title are described for people; games have them as one free object.
    named = {f"#/components/schemas/{name}" for name in schemas}
    options = {
        f"#/components/schemas/{title.schema_prefix}Options"
        for title in engines.titles()
    }

    assert named - options == used - options


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_operation_has_a_name_a_tag_and_problems(operation: Json) -> None:
    """
    A camelCase operationId, one tag, and refusals as nothing but problems.
    """
    assert re.fullmatch(r"[a-z]+([A-Z][a-z]+)*", operation["operationId"])
    assert 1 == len(operation["tags"])
    assert "default" in operation["responses"]
    for status, answer in operation["responses"].items():
        kinds = list(answer.get("content", {}))
        if status in ("204", "304"):
            assert [] == kinds
        elif status.startswith("2"):
            assert kinds
        else:
            assert ["application/problem+json"] == kinds
            assert {"$ref": "#/components/schemas/Problem"} == answer["content"][
                "application/problem+json"
            ]["schema"]


@pytest.mark.parametrize(
    "union, tag", [("Command", "type"), ("Event", "type"), ("View", "title")]
)
def test_unions_are_told_apart_by_a_tag_of_one_value(union: str, tag: str) -> None:
    """
    Every variant is a named object with a required tag, and the mapping has them all.
    """
    schema = schemas[union]
    mapping = schema["discriminator"]["mapping"]

    assert tag == schema["discriminator"]["propertyName"]
    assert list(mapping.values()) == [variant["$ref"] for variant in schema["oneOf"]]
    for value, reference in mapping.items():
        variant = schemas[reference.rpartition("/")[2]]
        assert [value] == variant["properties"][tag]["enum"]
        assert tag in variant["required"]
        assert "allOf" not in variant


def test_every_title_is_in_the_unions() -> None:
    """
    All commands, events and views of the catalogue are described.
    """
    commands = schemas["Command"]["discriminator"]["mapping"]
    events = schemas["Event"]["discriminator"]["mapping"]
    for title in engines.titles():
        words = title.vocabulary
        assert {kind.type for kind in words.commands.values()} <= set(commands)
        assert {kind.type for kind in words.events.values()} <= set(events)
    assert [title.id for title in engines.titles()] == list(
        schemas["View"]["discriminator"]["mapping"]
    )


def test_nothing_is_ever_null() -> None:
    """
    A field is absent rather than null.
    """
    for path, value in objects(document.content):
        assert "nullable" not in value, path
        kinds = value.get("type")
        assert "null" not in (kinds if isinstance(kinds, list) else [kinds]), path


def test_no_object_is_without_a_name() -> None:
    """
    Objects with properties are components, so that generated types have names.
    """
    for path, value in objects(document.content):
        if value.get("type") == "object" and "properties" in value:
            assert re.fullmatch(r"#/components/schemas/\w+", path), path


def test_no_property_is_named_like_its_own_schema() -> None:
    """
    Otherwise generated modules would hide their own types.
    """
    for name, schema in schemas.items():
        assert name.lower() not in schema.get("properties", {}), name


def test_answers_may_grow_and_requests_are_strict() -> None:
    """
    Unknown fields are refused in requests and commands only.
    """
    for name, schema in schemas.items():
        strict = schema.get("additionalProperties") is False
        mapping = schemas["Command"]["discriminator"]["mapping"].values()
        is_request = (
            name.endswith(("Request", "Options"))
            or f"#/components/schemas/{name}" in mapping
        )
        assert strict == (is_request and name != "GameOptions"), name
