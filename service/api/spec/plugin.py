"""How views and schemas get into the document.

flask-smorest collects what its decorators were given; this plugin of apispec adds what
follows from the declarations of the view, and describes every schema by its docstring.
"""

from __future__ import annotations

from inspect import cleandoc
from typing import TYPE_CHECKING, Any

from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter

from service.api.spec import refusals
from service.api.spec.declarations import declaration_of
from service.api.spec.headers import PATH_PARAMETERS, answer_headers, request_header

if TYPE_CHECKING:
    from flask import Flask
    from werkzeug.routing import Rule

    from engines.core.fields import Json
    from service.api.spec.declarations import Declaration

MADE = (201, 202)
"""The statuses of an answer about something new."""


class Converter(OpenAPIConverter):
    """Describes every component by the docstring of its schema."""

    def schema2jsonschema(self, schema: Any) -> Json:
        """Return the JSON Schema of a marshmallow schema, described."""
        description = type(schema).__doc__
        assert description, f"{type(schema)} has no docstring"
        shape: Json = super().schema2jsonschema(schema)  # type: ignore[no-untyped-call]
        return {"description": cleandoc(description), **shape}


class Plugin(MarshmallowPlugin):
    """apispec's plugin for marshmallow, which also reads the declarations of views."""

    Converter = Converter

    def __init__(self, app: Flask) -> None:
        """Read the views of ``app``."""
        super().__init__()
        self._app = app

    def path_helper(
        self,
        path: str | None = None,
        operations: Any = None,
        parameters: list[Json] | None = None,
        **more: Any,
    ) -> None:
        """Describe the parameters of a path."""
        del path, operations, more
        assert parameters is not None
        parameters[:] = [
            {
                "name": parameter["name"],
                "in": "path",
                **PATH_PARAMETERS[parameter["name"]],
                "required": parameter["required"],
                "schema": parameter["schema"],
            }
            for parameter in parameters
        ]

    def operation_helper(
        self, path: str | None = None, operations: Any = None, **more: Any
    ) -> None:
        """Complete the operations of a path by what their views declare."""
        rule: Rule = more["rule"]
        declaration = declaration_of(self._app.view_functions[rule.endpoint])
        operation_id = rule.endpoint.rpartition(".")[2]
        for method, operation in operations.items():
            operations[method] = _completed(operation_id, operation, declaration)
        super().operation_helper(path, operations, **more)


def _completed(operation_id: str, operation: Json, declaration: Declaration) -> Json:
    """Return an operation with all that follows from a declaration."""
    query = [*operation.get("parameters", []), *declaration.parameters]
    has_body = "requestBody" in operation
    headers = (*declaration.headers, "Accept-Language")
    refused = refusals.refusals_of(declaration, has_body=has_body)
    completed = {
        **{name: operation[name] for name in ("summary", "description", "tags")},
        "operationId": operation_id,
        "parameters": [*query, *(request_header(name) for name in headers)],
        "responses": {
            **_answers(operation["responses"], declaration),
            **refusals.describe(refused),
        },
    }
    if has_body:
        completed["requestBody"] = operation["requestBody"]
    return {**completed, "security": list(declaration.security)}


def _answers(responses: Json, declaration: Declaration) -> Json:
    """Return the answers by status; links belong to what was made, or to the first."""
    # What is no object is flask-smorest's own name for 422, which we describe.
    given = {
        status: response
        for status, response in responses.items()
        if isinstance(response, dict)
    }
    answers: Json = {}
    every = sorted(
        {**given, **declaration.answers}.items(), key=lambda one: int(one[0])
    )
    made = next((one for one, _ in every if int(one) in MADE), every[0][0])
    for status, response in every:
        headers = _replayed(declaration) if status == made else {}
        answer = {
            "description": response["description"],
            "headers": {**response.get("headers", {}), **headers},
        }
        if "content" in response:
            answer["content"] = response["content"]
        if declaration.links and status == made:
            answer["links"] = declaration.links
        answers[str(status)] = answer
    return answers


def _replayed(declaration: Declaration) -> Json:
    """Return the header of an answer that may be that of an earlier request."""
    takes_key = any(name.startswith("Idempotency-Key") for name in declaration.headers)
    return answer_headers("Idempotency-Replayed") if takes_key else {}
