"""How answers get into the document: each msgspec Struct becomes a component.

A view names its answer by ``documented(Game)``. The plugin adds a component, and all
that it refers to, when the first operation names it.
"""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING, Any

import msgspec
from apispec import BasePlugin

from service.presentation.representation import PREFIX, representations

if TYPE_CHECKING:
    from collections.abc import Iterator

    from apispec import APISpec

    from engines.core.fields import Json
    from service.presentation.representation import Representation

KEYS = ("type", "enum", "description", "minItems", "maxItems", "$ref", "items")
"""The order in which a field is described; other keywords come last."""


def documented(answer: type[Representation]) -> str:
    """Return the name under which the document describes an answer."""
    return answer.__name__


class AnswersPlugin(BasePlugin):
    """Adds the components that the answers of operations name."""

    def init_spec(self, spec: APISpec) -> None:
        """Add components to ``spec``."""
        self._spec = spec
        self._kinds = {documented(kind): kind for kind in representations()}

    def operation_helper(
        self,
        path: str | None = None,  # noqa: ARG002 - apispec passes it
        operations: Json | None = None,
        **_: Any,
    ) -> None:
        """Add the answers of the operations of a path, in the order of their status."""
        for operation in (operations or {}).values():
            for name in _names(operation.get("responses", {})):
                self._add(name)

    def _add(self, name: str) -> None:
        """Add a component after those that it refers to; once, and only ours."""
        if name in self._spec.components.schemas or name not in self._kinds:
            return
        schema = schema_of(self._kinds[name])
        for reference in _references(schema):
            self._add(reference.removeprefix(PREFIX))
        self._spec.components.schema(name, schema)


def schema_of(answer: type[Representation]) -> Json:
    """Return the JSON Schema of an answer, its parts by reference."""
    _, components = msgspec.json.schema_components(
        [answer], ref_template=PREFIX + "{name}"
    )
    made = components[documented(answer)]
    return {
        "description": cleandoc(made["description"]),
        "type": "object",
        "properties": {
            name: _field(field) for name, field in made["properties"].items()
        },
        "required": sorted(made["required"]),
    }


def _field(schema: Json) -> Json:
    """Return the schema of a field, without the words of its component."""
    if "items" in schema:
        schema = {**schema, "items": _field(schema["items"])}
    if "$ref" in schema:
        schema = {key: schema[key] for key in schema if key != "type"}
    last = len(KEYS)
    by_place = sorted(schema, key=lambda key: KEYS.index(key) if key in KEYS else last)
    return {key: schema[key] for key in by_place}


def _names(responses: Json) -> Iterator[str]:
    """Yield the names of schemas that responses have."""
    for response in responses.values():
        for content in response.get("content", {}).values():
            name = content.get("schema")
            if isinstance(name, str):
                yield name


def _references(schema: Any) -> Iterator[str]:
    """Yield all references in a schema, in their order."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for inner in schema.values():
            yield from _references(inner)
