"""The document once more as OpenAPI 3.2, which can say what a stream is made of.

In 3.1 a stream is a text. Here each of its messages has a schema (``itemSchema``), by
the fields of server-sent events: ``event``, ``data`` and ``id``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.presentation.representation import PREFIX

if TYPE_CHECKING:
    from engines.core.fields import Json

EVENT_STREAM = "text/event-stream"

MESSAGE = "message"
"""The type of a message that names none."""


def _component(name: str) -> Json:
    return {"$ref": f"{PREFIX}{name}"}


def _text(name: str) -> Json:
    """Return the schema of an object with one text."""
    properties = {name: {"type": "string"}}
    return {"type": "object", "properties": properties, "required": [name]}


END = _text("status")

INBOX: Json = {
    "type": "object",
    "properties": {
        "number": {"type": "integer", "minimum": 1},
        "type": {"type": "string"},
        "game": {"type": "string"},
        "seat": {"type": "integer", "minimum": 0},
        "version": {"type": "integer", "minimum": 0},
        "act_by": {"type": "string", "format": "date-time"},
    },
    "required": ["type", "game", "seat", "version"],
}

STREAMS: dict[str, dict[str, Json]] = {
    "streamEvents": {
        MESSAGE: _component("Event"),
        "game": _component("Game"),
        "end": END,
    },
    "streamGames": {MESSAGE: _component("GameSummary"), "gone": _text("id")},
    "streamSimulation": {MESSAGE: _component("SimulationSummary"), "end": END},
    "streamTournament": {MESSAGE: _component("TournamentSummary"), "end": END},
    "streamMe": {"": INBOX},
}
"""What each stream sends, by the type of its messages; an empty type for any."""


def as_3_2(document: Json) -> Json:
    """Return a 3.1 document of ours as a 3.2 one that says more of streams."""
    paths = {
        path: {method: _operation(each) for method, each in operations.items()}
        for path, operations in document["paths"].items()
    }
    return {**document, "openapi": "3.2.0", "paths": paths}


def _operation(operation: Json) -> Json:
    """Return an operation; what it streams is described message by message."""
    if "responses" not in operation:
        return operation
    responses = {
        status: _answer(operation["operationId"], answer)
        for status, answer in operation["responses"].items()
    }
    return {**operation, "responses": responses}


def _answer(operation: str, answer: Json) -> Json:
    content = answer.get("content", {})
    if EVENT_STREAM not in content:
        return answer
    said = {
        name: each for name, each in content[EVENT_STREAM].items() if name != "schema"
    }
    stream = {**said, "itemSchema": item_schema(operation)}
    return {**answer, "content": {**content, EVENT_STREAM: stream}}


def item_schema(operation: str) -> Json:
    """Return the schema of one message of a stream."""
    messages = [_message(event, schema) for event, schema in STREAMS[operation].items()]
    return messages[0] if len(messages) == 1 else {"oneOf": messages}


def _message(event: str, data: Json) -> Json:
    """Return the schema of the messages of one type."""
    properties: Json = {
        "data": {
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": data,
        },
        "id": {"type": "string", "description": "What Last-Event-ID goes on from."},
    }
    required = ["data"]
    if event:
        properties["event"] = {"type": "string", "enum": [event]}
    if event not in {"", MESSAGE}:
        required.append("event")
    return {"type": "object", "properties": properties, "required": required}
