"""What the engines add to the document: options, views, commands and events.

Every object becomes a named component of its own. Commands and events differ by
``type``, views by ``title``: flat unions of variants, each with a tag of one value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import engines
from engines.core.fields import Field, Json
from engines.core.refs import FORM, LONGEST
from engines.core.undo import UNDO
from engines.core.vocabulary import EventKind
from service.games.table_events import TABLE_EVENTS
from service.presentation.representation import PREFIX

if TYPE_CHECKING:
    from apispec import APISpec
    from flask_smorest import Api

REF: Json = {
    "type": "string",
    "description": "Names one thing or one place on a board, the same for all readers.",
    "pattern": FORM,
    "maxLength": LONGEST,
}
MOVE: Json = {
    "type": "object",
    "title": "Move",
    "description": "Something that went from one place to another.",
    "properties": {
        "ref": {
            "$ref": f"{PREFIX}Ref",
            "description": "What moved: a thing, or the stack or hidden place that it "
            "was taken from.",
        },
        "from": {
            "$ref": f"{PREFIX}Ref",
            "description": "Its place before; absent if it was wherever it lay, or "
            "outside the table.",
        },
        "to": {
            "$ref": f"{PREFIX}Ref",
            "description": "Its place now; absent if it left the table.",
        },
        "count": {
            "type": "integer",
            "minimum": 2,
            "description": "How many equal ones; absent for one.",
        },
    },
    "required": ["ref"],
}

TABLE_UNDO: Json = {
    "type": "object",
    "title": "TableUndo",
    "description": "A step by which the table is again as it was at a version. It "
    "stands in replays only: requestUndo leads to it, and no decision offers it.",
    "properties": {
        "type": {
            "type": "string",
            "enum": [UNDO],
            "description": "Says which it is.",
        },
        "to": {"type": "integer", "minimum": 0, "description": "That version."},
    },
    "required": ["type", "to"],
    "additionalProperties": False,
}

FREE: dict[str, Json] = {
    "Ref": REF,
    "GameOptions": {
        "type": "object",
        "description": "The options of a game; getTitle has their schema.",
        "additionalProperties": True,
    },
    "JsonSchema": {
        "type": "object",
        "description": "A JSON Schema (draft 2020-12).",
        "additionalProperties": True,
    },
    "TitleComponents": {
        "type": "object",
        "description": "What is in the box of a title, by kind: cards, tiles, powers.",
        "additionalProperties": {
            "type": "array",
            "items": {"$ref": f"{PREFIX}TitleComponent"},
        },
    },
    "TitleComponent": {
        "type": "object",
        "description": "A card, tile or power, with what is printed on it.",
        "properties": {
            "id": {"type": "string", "description": "What views and commands call it."},
            "name": {"type": "string", "description": "What people call it."},
            "text": {
                "type": "string",
                "description": "What it does, in a few short sentences.",
            },
            "ref": {
                "$ref": f"{PREFIX}Ref",
                "description": "What pictures, options and events point at it by; "
                "absent for what lies on no board.",
            },
        },
        "required": ["id", "name", "text"],
        "additionalProperties": True,
    },
}
"""Objects whose fields depend on the title."""


def init_api(api: Api) -> None:
    """Add everything that the engines describe to the document of an API."""
    converter: Any = api.ma_plugin.converter
    converter.add_attribute_function(refer_to_component)
    parts = Parts(api.spec)
    for title in engines.titles():
        parts.explain(title.view_field)
        for command in title.vocabulary.commands.values():
            parts.explain(*command.fields.values())
        for event in title.vocabulary.events.values():
            parts.explain(*event.fields.values())
    commands: dict[str, str] = {}
    events: dict[str, str] = {}
    views: dict[str, str] = {}
    for name, schema in FREE.items():
        parts.add(name, schema)
    for kind in TABLE_EVENTS.events.values():
        events[kind.type] = parts.split(event_schema(kind))
    for title in engines.titles():
        for command in title.vocabulary.commands.values():
            closed = {**command.schema(), "additionalProperties": False}
            commands[command.type] = parts.split(closed)
        for kind in title.vocabulary.events.values():
            events[kind.type] = parts.split(event_schema(kind))
        views[title.id] = parts.split(
            tagged(title.view_field.schema(), "title", title.id)
        )
    commands[UNDO] = parts.split(TABLE_UNDO)
    parts.add("Command", union("type", commands, "An answer to a decision."))
    parts.add("Event", union("type", events, "A fact that happened."))
    parts.add("View", union("title", views, "A table as one reader sees it."))


def event_schema(kind: EventKind) -> Json:
    """Return the schema of an event with what the service adds to each."""
    described = extended(
        kind.schema(),
        number={"type": "integer", "minimum": 1, "description": "Its number."},
        version={
            "type": "integer",
            "minimum": 0,
            "description": "The version of the game after it; 0 if it was recorded by "
            "a release before 1.1 of this document.",
        },
        at={
            "type": "string",
            "format": "date-time",
            "description": "When it happened (RFC 3339, UTC); when the game was "
            "created if it was recorded by a release before 1.1 of this document.",
        },
        rules={
            "type": "array",
            "items": {"type": "string"},
            "description": "The rules that made it happen.",
        },
        text={"type": "string", "description": "The event in words."},
        refs={
            "type": "array",
            "items": {"$ref": f"{PREFIX}Ref"},
            "description": "What it touches on the board.",
        },
        moves={
            "type": "array",
            "items": MOVE,
            "description": "What went where, in this order.",
        },
    )
    actor = {
        "type": "integer",
        "minimum": 0,
        "description": "The seat that acted, if one did.",
    }
    assert "actor" not in described["properties"]
    return {**described, "properties": {"actor": actor, **described["properties"]}}


def tagged(schema: Json, tag: str, value: str) -> Json:
    """Return the schema of a record that says which one it is."""
    constant = {
        "type": "string",
        "enum": [value],
        "description": "Says which it is.",
    }
    return extended(schema, **{tag: constant})


def extended(schema: Json, **properties: Json) -> Json:
    """Return a schema with further required properties before its own."""
    own = schema["properties"]
    clash = properties.keys() & own.keys()
    assert not clash, f"{schema['title']} has {clash} of its own"
    return {
        **schema,
        "properties": {**properties, **own},
        "required": [*properties, *schema.get("required", [])],
    }


def union(tag: str, variants: dict[str, str], description: str) -> Json:
    """Return a union whose members differ by a tag."""
    return {
        "description": description,
        "oneOf": [{"$ref": ref} for ref in variants.values()],
        "discriminator": {"propertyName": tag, "mapping": variants},
    }


class Parts:
    """Takes schemas apart into components, one for each named object."""

    def __init__(self, spec: APISpec) -> None:
        """Add components to ``spec``."""
        self._spec = spec
        self._known: dict[str, Json] = {}
        self._abouts: dict[str, str] = {}

    def explain(self, *fields: Field) -> None:
        """Note down what named values in fields are, wherever they are used."""
        for field in fields:
            if field.title:
                self._abouts[field.title] = field.about
            self.explain(*(field.fields or {}).values())
            if field.item is not None:
                self.explain(field.item)

    def add(self, name: str, schema: Json) -> str:
        """Add a component and return the reference to it."""
        if name in self._known:
            assert self._known[name] == schema, f"two different schemas named {name}"
        else:
            self._known[name] = schema
            self._spec.components.schema(name, schema)
        return PREFIX + name

    def split(self, schema: Json) -> str:
        """Add an object and all objects inside it; return the reference to it."""
        body = {key: value for key, value in schema.items() if key != "title"}
        body["description"] = self._abouts.get(schema["title"]) or body["description"]
        properties = schema["properties"].items()
        body["properties"] = {name: self._refer(inner) for name, inner in properties}
        return self.add(schema["title"], body)

    def _refer(self, schema: Json) -> Json:
        if schema.get("type") == "array":
            items = self._refer(schema["items"])
            # The items are described where they are defined.
            return {
                **schema,
                "items": {"$ref": items["$ref"]} if "$ref" in items else items,
            }
        if "title" not in schema:
            return schema
        if schema["type"] == "object":
            return {"$ref": self.split(schema), "description": schema["description"]}
        return {"$ref": self._name(schema), "description": schema["description"]}

    def _name(self, schema: Json) -> str:
        """Add a choice that is offered in many places; return the reference to it."""
        name = schema["title"]
        words = {"type": "string", "enum": schema["enum"]}
        return self.add(name, {**words, "description": self._abouts[name]})


def refer_to_component(_: Any, field: Any, **__: Any) -> Json:
    """Describe a ``Component`` field by a reference (an attribute function)."""
    name = getattr(field, "component", None)
    return {"$ref": PREFIX + name} if name else {}
