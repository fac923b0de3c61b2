"""How marshmallow schemas get into the document: with what their docstrings say."""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING, Any

from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter

if TYPE_CHECKING:
    from engines.core.fields import Json


class Converter(OpenAPIConverter):
    """Describes every component by the docstring of its schema."""

    def schema2jsonschema(self, schema: Any) -> Json:
        """Return the JSON Schema of a marshmallow schema, described."""
        says = type(schema).__doc__
        assert says, f"{type(schema)} says nothing"
        shape: Json = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]
        return {"description": cleandoc(says), **shape}


class Plugin(MarshmallowPlugin):
    """apispec's plugin for marshmallow, with our converter."""

    Converter = Converter
