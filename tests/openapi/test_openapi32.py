"""The document as OpenAPI 3.2: what the messages of streams are."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV32SpecValidator
from seance_sdk.streams import Decoder, Message

from openapi.openapi32 import derive
from service.api import create_app
from service.api.spec.derived.openapi32 import STREAMS
from service.settings import Settings
from tests.callers import InProcess
from tests.document import Json
from tests.openapi.published import BY_ID, document
from tests.played import finished

newer: Json = json.loads(derive())

STREAM = "text/event-stream"


def streams(content: Json) -> dict[str, Json]:
    """What is said of each stream, by its operation."""
    return {
        operation["operationId"]: operation["responses"]["200"]["content"][STREAM]
        for path in content["paths"].values()
        for operation in path.values()
        if "operationId" in operation
        and STREAM in operation["responses"].get("200", {}).get("content", {})
    }


def judge(operation: str, message: Message) -> None:
    """Fail unless a message fits what the document says of its stream."""
    item: Json = {"data": message.data, "event": message.event}
    schema = {
        **streams(newer)[operation]["itemSchema"],
        "components": newer["components"],
    }
    Draft202012Validator(schema).validate(item)
    told = STREAMS[operation]
    data = told.get(message.event) or told[""]
    content = {**data, "components": newer["components"]}
    Draft202012Validator(content).validate(json.loads(message.data))


def test_it_is_valid_and_served_as_it_is_derived() -> None:
    """
    It is an OpenAPI 3.2 document, from us or from the service.
    """
    app = create_app(Settings(redis_url="redis://localhost", log_level="warning"))

    assert "3.2.0" == newer["openapi"]
    OpenAPIV32SpecValidator(newer).validate()
    assert derive() == app.test_client().get("/openapi-3.2.json").data


def test_it_says_the_same_but_for_streams() -> None:
    """
    Every stream has the schema of its messages; nothing else differs.
    """
    assert STREAMS.keys() == streams(newer).keys() == streams(document.content).keys()

    def without(content: Json) -> Any:
        copy = json.loads(json.dumps({**content, "openapi": ""}))
        for stream in streams(copy).values():
            stream.pop("schema", None)
            stream.pop("itemSchema", None)
        return copy

    assert without(document.content) == without(newer)


@pytest.mark.parametrize("operation", STREAMS)
def test_examples_fit(operation: str) -> None:
    """
    The messages of the example of each stream are as it says.
    """
    example = BY_ID[operation]["responses"]["200"]["content"][STREAM]["example"]
    messages = list(Decoder().feed(example.encode()))

    assert messages
    for message in messages:
        judge(operation, message)


def test_what_is_told_fits(redis_url: str) -> None:
    """
    A real game, from its first event to its end.
    """
    settings = Settings(redis_url=redis_url, log_level="warning")
    caller = InProcess(create_app(settings))
    table = finished(caller)
    said = caller.ask("GET", f"{table.path}/stream?with=game", token=table.owner)
    messages = list(Decoder().feed(said.data))

    assert {"message", "game", "end"} == {message.event for message in messages}
    kinds = {message.event: message for message in messages}
    for message in kinds.values():
        judge("streamEvents", message)
