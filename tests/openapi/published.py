"""The published document, as tests look at it."""

from collections.abc import Iterator
from typing import Any

import pytest

from openapi.export import DOCUMENT
from tests.document import Document, Json

document = Document(DOCUMENT.read_bytes())
schemas: Json = document.content["components"]["schemas"]
examples: Json = document.content["components"]["examples"]

OPERATIONS = [
    pytest.param(operation, id=operation["operationId"])
    for operation in document.operations.values()
]
BY_ID: dict[str, Json] = {
    operation["operationId"]: operation for operation in document.operations.values()
}
PATH_OF = {
    operation["operationId"]: path
    for (_, path), operation in document.operations.items()
}


def objects(value: Any, path: str = "#") -> Iterator[tuple[str, Json]]:
    """Every JSON object in the document, examples left out, with its path."""
    if isinstance(value, dict):
        yield path, value
        for name, inner in value.items():
            if name not in ("example", "examples", "default", "enum"):
                yield from objects(inner, f"{path}/{name}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from objects(inner, f"{path}/{place}")


def parameters(operation: Json) -> list[Json]:
    """What an operation can be asked with: in its path, its query and its headers."""
    place = document.content["paths"][PATH_OF[operation["operationId"]]]
    return [*place.get("parameters", []), *operation.get("parameters", [])]


def shown(content: Json) -> list[Any]:
    """The examples of a request or an answer, wherever they are kept."""
    named = content.get("examples", {}).values()
    values = [
        examples[one["$ref"].rpartition("/")[2]]["value"]
        if "$ref" in one
        else one["value"]
        for one in named
    ]
    return values + ([content["example"]] if "example" in content else [])


def name_of(schema: Json) -> str:
    """The component that a reference leads to."""
    reference: str = schema["$ref"]
    return reference.rpartition("/")[2]
