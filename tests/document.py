"""The published document as a judge of whether an answer is what it promises."""

import json
import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

from jsonschema_rs import Draft202012Validator, Registry

Json = dict[str, Any]

PROBLEM = "application/problem+json"

NAME = "urn:document"
"""Under which name the components find each other."""

HEARD: set[tuple[str, str]] = set()
"""Every operation with the status of an answer, or the code of a refusal, so far."""


class Document:
    """An OpenAPI document against which answers are held."""

    def __init__(self, text: bytes | str) -> None:
        self.content: Json = json.loads(text)
        self._validators: dict[str, Draft202012Validator] = {}

    @cached_property
    def operations(self) -> dict[tuple[str, str], Json]:
        """Every operation by its method and the template of its path."""
        return {
            (method.upper(), path): operation
            for path, methods in self.content["paths"].items()
            for method, operation in methods.items()
            if isinstance(operation, dict) and "operationId" in operation
        }

    @cached_property
    def _components(self) -> Registry:
        """All components, read once for the validators of all of them."""
        return Registry([(NAME, {"components": self.content["components"]})])

    @cached_property
    def _paths(self) -> list[tuple[re.Pattern[str], str]]:
        return [
            (re.compile(self._pattern(path)), path)
            for path in {path for _, path in self.operations}
        ]

    def _pattern(self, path: str) -> str:
        """Return what the paths of a template look like."""
        for parameter in self.content["paths"][path].get("parameters", []):
            is_number = parameter["schema"]["type"] == "integer"
            looks = "[0-9]+" if is_number else "[^/]+"
            path = path.replace(f"{{{parameter['name']}}}", looks)
        return path

    def operation(self, method: str, path: str) -> Json | None:
        """The operation that a request asks for, if there is one."""
        for pattern, template in self._paths:
            if pattern.fullmatch(path):
                return self.operations.get((method, template))
        return None

    def check(
        self,
        method: str,
        path: str,
        status: int,
        headers: Mapping[str, str],
        body: bytes,
    ) -> None:
        """Fail unless the document describes this answer: status, headers, body."""
        kind = headers.get("Content-Type", "").partition(";")[0]
        operation = self.operation(method, path.partition("?")[0])
        if operation is None:
            assert status in (404, 405, 413, 429), f"{status} for an unknown operation"
            assert kind == PROBLEM
            self.judge("Problem", json.loads(body))
            return
        self._note(operation["operationId"], status, kind, body)
        answers = operation["responses"]
        if str(status) not in answers:
            assert status >= 400, f"{status} of {operation['operationId']}"
        answer = answers.get(str(status), answers["default"])
        for name in answer.get("headers", {}):
            missing = name not in headers and name != "Idempotency-Replayed"
            assert not missing, f"{name} is missing in {status} of {method} {path}"
        if "content" not in answer:
            assert body == b""
            return
        assert kind in answer["content"], f"{kind} for {status} of {method} {path}"
        if answer["content"][kind]["schema"] == {"type": "string"}:
            # A file of lines may have none yet.
            assert body.decode() or kind == "application/jsonl"
            return
        if answer["content"][kind]["schema"] == {"type": "string", "format": "binary"}:
            assert body
            return
        reference: str = answer["content"][kind]["schema"]["$ref"]
        value = json.loads(body)
        self.judge(reference.rpartition("/")[2], value)
        if kind == PROBLEM:
            # The document names every reason for which an operation refuses.
            assert value["code"] in answer["content"][kind]["examples"], (
                f"{value['code']} of {operation['operationId']}"
            )

    def promises(self) -> set[tuple[str, str]]:
        """Return every operation with each status that it answers, or code of refusal.

        What is only said of all operations together is left out.
        """
        return {
            (operation["operationId"], said)
            for operation in self.operations.values()
            for status, answer in operation["responses"].items()
            if status != "default"
            for said in answer.get("content", {})
            .get(PROBLEM, {})
            .get("examples", (status,))
        }

    @staticmethod
    def _note(operation: str, status: int, kind: str, body: bytes) -> None:
        said = json.loads(body)["code"] if kind == PROBLEM else str(status)
        HEARD.add((operation, said))

    def judge(self, component: str, value: Any) -> None:
        """Fail unless a value fits a component."""
        validator = self._validators.get(component)
        if validator is None:
            validator = self._validators[component] = Draft202012Validator(
                {"$ref": f"{NAME}#/components/schemas/{component}"},
                registry=self._components,
                validate_formats=True,
            )
        errors = sorted(
            validator.iter_errors(value), key=lambda error: len(error.instance_path)
        )
        assert not errors, f"no {component}: {errors[0]}"


@lru_cache(maxsize=4)
def document_of(text: bytes) -> Document:
    """The document that services serve; it is read once for all of them."""
    return Document(text)
