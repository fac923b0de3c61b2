"""Answers in the document: each component is the class that is encoded."""

from collections import Counter
from importlib import import_module
from typing import Annotated, Any

import pytest
from apispec import APISpec
from msgspec import UNSET, Meta, Raw, UnsetType

from service.api.spec.answers import AnswersPlugin, documented, schema_of
from service.presentation.representation import (
    PREFIX,
    Representation,
    about,
    choice,
    component,
    representations,
)
from tests.openapi.published import schemas

# The app imports every class of answers.
import_module("service.api")

ANSWERS = [kind for kind in representations() if kind.__module__.startswith("service.")]


class SamplePart(Representation, kw_only=True):
    """A part that is never named by itself."""

    level: Annotated[int, Meta(description="From 1.", ge=1)]


class SampleAnswer(Representation, kw_only=True):
    """An answer with everything that answers use.

    Its description may have several paragraphs.
    """

    name: Annotated[str | UnsetType, about("If it has one.")] = UNSET
    kind: Annotated[str, choice("Which.", ("z", "a"))]
    parts: Annotated[list[SamplePart], about("In order.")]
    view: Annotated[dict[str, Any], component("View", "What is seen.")]
    encoded: Annotated[list[Annotated[Raw, component("SamplePart")]], about("Ready.")]


def spec() -> APISpec:
    return APISpec("Sample", "1", "3.1.0", plugins=[AnswersPlugin()])


def added(spec: APISpec) -> dict[str, Any]:
    schemas: dict[str, Any] = spec.to_dict()["components"]["schemas"]
    return schemas


@pytest.mark.parametrize("kind", ANSWERS, ids=documented)
def test_a_component_is_the_class_that_is_encoded(kind: type[Representation]) -> None:
    """
    Every class of answers is published, with its fields and what they say.
    """
    assert schema_of(kind) == schemas[documented(kind)]


def test_no_two_classes_have_the_name_of_one_component() -> None:
    """
    A name of the document leads to one class.
    """
    assert ANSWERS
    assert 1 == max(Counter(map(documented, ANSWERS)).values())


def test_fields_are_described_by_their_types_and_their_meta() -> None:
    """
    What is always there is required; parts and engines' unions are references.
    """
    assert {
        "description": "An answer with everything that answers use.\n\n"
        "Its description may have several paragraphs.",
        "type": "object",
        "properties": {
            "name": {"type": "string", "description": "If it has one."},
            "kind": {"type": "string", "enum": ["z", "a"], "description": "Which."},
            "parts": {
                "type": "array",
                "description": "In order.",
                "items": {"$ref": f"{PREFIX}SamplePart"},
            },
            "view": {"description": "What is seen.", "$ref": f"{PREFIX}View"},
            "encoded": {
                "type": "array",
                "description": "Ready.",
                "items": {"$ref": f"{PREFIX}SamplePart"},
            },
        },
        "required": ["encoded", "kind", "parts", "view"],
    } == schema_of(SampleAnswer)
    level = schema_of(SamplePart)["properties"]["level"]
    assert {"type": "integer", "description": "From 1.", "minimum": 1} == level


def test_an_operation_adds_its_answer_after_the_parts_of_it() -> None:
    """
    Components come in the order in which they are needed, each once.
    """
    document = spec()
    content = {"application/json": {"schema": documented(SampleAnswer)}}
    answer = {"200": {"description": "It.", "content": content}}
    for path in ("/first", "/second"):
        document.path(path, operations={"get": {"responses": answer}})

    assert ["SamplePart", "SampleAnswer"] == list(added(document))


def test_names_of_others_are_left_alone() -> None:
    """
    A schema that marshmallow or an engine describes is none of the plugin's.
    """
    document = spec()
    content = {"application/json": {"schema": "SomebodyElses"}}
    answer = {"200": {"description": "It.", "content": content}}
    document.path("/other", operations={"get": {"responses": answer}})

    assert "components" not in document.to_dict()
