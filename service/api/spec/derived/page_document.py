"""The document for the page ``/docs``: what a browser can show at once.

Swagger UI works through the whole document whenever an operation is opened, which took
it seconds of processor time. So here a union is an object with its tag, only schemas
that operations refer to are left, and a refusal has its codes and nothing else:
``/problems/{code}`` explains each. All else is as published, under ``/openapi.json``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from service.api.problems import CONTENT_TYPE
from service.presentation.representation import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines.core.fields import Json


def for_page(document: Json) -> Json:
    """Return a published document with what the page shows of it."""
    paths = {
        path: {name: _short_operation(part) for name, part in parts.items()}
        for path, parts in document["paths"].items()
    }
    schemas = {
        name: _short_union(schema) if "oneOf" in schema else schema
        for name, schema in document["components"]["schemas"].items()
    }
    used = _reachable({**paths, **document["webhooks"]}, schemas)
    return {
        **document,
        "paths": paths,
        "components": {
            "schemas": {name: schemas[name] for name in schemas if name in used},
            "securitySchemes": document["components"]["securitySchemes"],
        },
    }


def _short_operation(part: Any) -> Any:
    """Return an operation without links, and with short refusals."""
    if "responses" not in part:
        return part
    responses = {
        status: _short_response(response)
        for status, response in part["responses"].items()
    }
    return {**part, "responses": responses}


def _short_response(response: Json) -> Json:
    if CONTENT_TYPE in response.get("content", {}):
        return {"description": response["description"]}
    return {name: part for name, part in response.items() if name != "links"}


def _short_union(schema: Json) -> Json:
    """Return a union as an object with its tag; the variants are in the document."""
    tag, count = schema["discriminator"]["propertyName"], len(schema["oneOf"])
    where = f"One of {count} by its `{tag}`: `/openapi.json` has all of them."
    return {
        "type": "object",
        "description": f"{schema['description']} {where}",
        "properties": {tag: {"type": "string"}},
        "required": [tag],
        "additionalProperties": True,
    }


def _reachable(paths: Json, schemas: Json) -> set[str]:
    """Return the names of the schemas that operations refer to, or those in turn."""
    found: set[str] = set()
    waiting = [*_references(paths)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _references(schemas[name])
    return found


def _references(part: Any) -> Iterator[str]:
    """Yield the name of every schema that a part of a document refers to."""
    if isinstance(part, dict):
        reference = part.get("$ref")
        if isinstance(reference, str) and reference.startswith(PREFIX):
            yield reference.removeprefix(PREFIX)
        for inner in part.values():
            yield from _references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _references(inner)
