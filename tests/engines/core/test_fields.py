from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from engines.core.fields import (
    Field,
    Wrong,
    among,
    boolean,
    choice,
    fill,
    integer,
    listing,
    record,
    seat,
    text,
)
from tests.engines.strategies import JSON, values

FIELDS = {
    "integer": integer(2, 9, "A number."),
    "among": among(1, -1, doc="A direction."),
    "boolean": boolean("Yes or no.", default=False),
    "choice": choice("red", "blue", doc="A colour."),
    "text": text("Anything."),
    "seat": seat("A seat."),
    "listing": listing(integer(0, 5), "Some.", minimum=1, maximum=3, unique=True),
    "open listing": listing(choice("red", "blue")),
}


def fits_schema(field: Field, value: object) -> bool:
    """Tell what the published schema says; JSON knows no difference of 1 and 1.0."""
    return Draft202012Validator(field.schema()).is_valid(value)


def test_the_form_of_a_text_is_published() -> None:
    """
    By the name that JSON Schema has for it.
    """
    moment = text("When.")._replace(format="date-time")

    assert "date-time" == moment.schema()["format"]
    assert "format" not in text("Anything.").schema()


def test_the_name_of_a_text_is_published() -> None:
    """
    Generators name the type of its words by it.
    """
    edition = choice("red", "blue")._replace(title="Edition")

    assert "Edition" == edition.schema()["title"]
    assert "title" not in choice("red", "blue").schema()


def has_float(value: object) -> bool:
    return isinstance(value, float) or (
        isinstance(value, list) and any(map(has_float, value))
    )


@pytest.mark.parametrize("name", FIELDS)
@given(data=st.data())
def test_what_a_field_takes_fits_its_schema(name: str, data: st.DataObject) -> None:
    """
    Every value of the kind passes both the check and the schema.
    """
    value = data.draw(values(FIELDS[name]))

    assert FIELDS[name].check(value, "/x") is None
    assert fits_schema(FIELDS[name], value)


@pytest.mark.parametrize("name", FIELDS)
@given(value=JSON.filter(lambda value: not has_float(value)))
def test_check_and_schema_agree_on_anything(name: str, value: Any) -> None:
    """
    The check takes exactly what the published schema allows.
    """
    wrong = FIELDS[name].check(value, "/x")

    assert fits_schema(FIELDS[name], value) == (wrong is None)
    assert wrong is None or wrong.pointer.startswith("/x")


@pytest.mark.parametrize(
    "name, value, pointer, key",
    [
        ("integer", 1, "/x", "wrong.integer"),
        ("integer", 10, "/x", "wrong.integer"),
        ("integer", True, "/x", "wrong.integer"),
        ("integer", 3.0, "/x", "wrong.integer"),
        ("integer", "3", "/x", "wrong.integer"),
        ("among", 0, "/x", "wrong.choice"),
        ("boolean", 1, "/x", "wrong.boolean"),
        ("choice", "green", "/x", "wrong.choice"),
        ("choice", 0, "/x", "wrong.choice"),
        ("text", 0, "/x", "wrong.choice"),
        ("listing", "123", "/x", "wrong.list"),
        ("listing", [], "/x", "wrong.length"),
        ("listing", [1, 2, 3, 4], "/x", "wrong.length"),
        ("listing", [1, 9], "/x/1", "wrong.integer"),
        ("listing", [1, 1], "/x", "wrong.repeated"),
        ("open listing", ["red", 1], "/x/1", "wrong.choice"),
    ],
)
def test_what_is_wrong_is_named(
    name: str, value: object, pointer: str, key: str
) -> None:
    """
    A wrong value is refused by a reason, at the place where it is wrong.
    """
    wrong = FIELDS[name].check(value, "/x")

    assert wrong is not None
    assert (pointer, key) == wrong[:2]


def test_a_huge_number_is_merely_wrong() -> None:
    """
    A number too long to be written out is out of bounds like any other.
    """
    wrong = FIELDS["integer"].check(10**5000, "/x")

    assert Wrong("/x", "wrong.integer", {"minimum": 2, "maximum": 9}) == wrong


def test_a_list_without_an_upper_bound_says_so() -> None:
    """
    A list that is too short names its least length only.
    """
    wrong = listing(integer(0, 5), minimum=2).check([1], "/x")

    assert Wrong("/x", "wrong.length", {"minimum": 2, "maximum": ""}) == wrong


def test_schemas() -> None:
    """
    A record is published under its name, with its fields, bounds and sentences.
    """
    field = record(
        "Lantern",
        "A lantern.",
        light=integer(0, 3, "How bright."),
        on=boolean(default=True),
        owner=seat("Whose.", optional=True),
        secret=integer(0, 9, "Its own.", seen_by="owner"),
        colours=FIELDS["open listing"],
        directions=listing(FIELDS["among"], unique=True, minimum=1, maximum=2),
    )

    assert field.schema() == {
        "type": "object",
        "title": "Lantern",
        "description": "A lantern.",
        "required": ["light", "colours", "directions"],
        "properties": {
            "light": {
                "type": "integer",
                "minimum": 0,
                "maximum": 3,
                "description": "How bright.",
            },
            "on": {"type": "boolean", "default": True},
            "owner": {
                "type": "integer",
                "minimum": 0,
                "maximum": 5,
                "description": "Whose.",
            },
            "secret": {
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "description": "Its own.",
            },
            "colours": {
                "type": "array",
                "items": {"type": "string", "enum": ["red", "blue"]},
            },
            "directions": {
                "type": "array",
                "items": {
                    "type": "integer",
                    "minimum": -1,
                    "maximum": 1,
                    "enum": [1, -1],
                    "description": "A direction.",
                },
                "minItems": 1,
                "maxItems": 2,
                "uniqueItems": True,
            },
        },
    }


def test_a_record_with_nothing_required_says_nothing_of_it() -> None:
    """
    Options with defaults may all be left out.
    """
    assert "required" not in record("Options", on=boolean(default=True)).schema()


def test_defaults_are_filled_in() -> None:
    """
    What is not given has its default, and fields come in their own order.
    """
    fields = {"dark": integer(1, 9, default=4), "on": boolean()}

    assert {"dark": 4, "on": True} == fill(fields, {"on": True})
    assert ["dark", "on"] == list(fill(fields, {"on": True, "dark": 2}))


def test_missing_unknown_and_wrong_fields_are_refused() -> None:
    """
    The first thing that is wrong is named with its pointer.
    """
    fields = {"dark": integer(1, 9, default=4), "on": boolean()}

    assert Wrong("/on", "wrong.missing", {"field": "on"}) == fill(fields, {})
    assert Wrong("/of", "wrong.unknown", {"known": "dark, on"}) == fill(
        fields, {"of": 1}
    )
    assert Wrong("/on", "wrong.boolean", {}) == fill(fields, {"on": 1})
