"""``python -m openapi.sdk_python``: write the generated part of the Python SDK.

openapi-python-client is given the document in a form in which it says the same in fewer
words: unions become classes with their variants as subclasses, tags get their value by
themselves, and operations have only the answer of success: the SDK raises all others.
"""

from __future__ import annotations

import json
import os
import shutil
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from jinja2 import ChoiceLoader, PackageLoader, PrefixLoader

from openapi import sdk_async
from openapi.export import DOCUMENT

SDK = Path(__file__).with_name("python")
GENERATED = SDK / "seance_sdk" / "generated"

MADE = ("201", "202")

Json = dict[str, Any]


class Union:
    """A union of the document: the field that tells its variants apart."""

    def __init__(self, schema: Json) -> None:
        self.tag: str = schema["discriminator"]["propertyName"]
        self.variants: dict[str, str] = {
            value: reference.rpartition("/")[2]
            for value, reference in schema["discriminator"]["mapping"].items()
        }
        """The name of each variant by its tag."""


def unions(document: Json) -> dict[str, Union]:
    """Every union of the document by its name."""
    schemas = document["components"]["schemas"]
    return {
        name: Union(schema) for name, schema in schemas.items() if "oneOf" in schema
    }


def problem_codes(document: Json) -> list[str]:
    """The codes of all refusals: each has its example in the document."""
    return sorted(
        example["value"]["code"]
        for example in document["components"]["examples"].values()
    )


def simplified(document: Json) -> Json:
    """Return the document as the generator gets it."""
    document = _with_times_as_text(document)
    schemas = document["components"]["schemas"]
    for name, union in unions(document).items():
        variants = {tag: schemas[variant] for tag, variant in union.variants.items()}
        schemas[name] = _base(schemas[name], union.tag, list(variants.values()))
        for tag, variant in variants.items():
            variant["properties"][union.tag] = {"const": tag, "default": tag}
            # Fields of a newer service are kept, and sent back with an option.
            variant.pop("additionalProperties", None)
    for path in document["paths"].values():
        for operation in path.values():
            if "responses" in operation:
                operation["responses"] = _success(operation["responses"])
                operation.pop("security", None)
    return document


def _with_times_as_text(part: Any) -> Any:
    """Return a copy without ``format: date-time``: times stay the texts they are.

    Callers of version 1.0 print them; ``datetime.fromisoformat`` reads them.
    """
    if isinstance(part, dict):
        return {
            key: _with_times_as_text(value)
            for key, value in part.items()
            if (key, value) != ("format", "date-time")
        }
    if isinstance(part, list):
        return [_with_times_as_text(each) for each in part]
    return part


def _base(union: Json, tag: str, variants: list[Json]) -> Json:
    """An object with what all variants have: a variant not known yet is one."""
    shared = [
        name
        for name in variants[0]["required"]
        if all(name in variant["required"] for variant in variants)
    ]
    properties = {name: variants[0]["properties"][name] for name in shared}
    properties[tag] = {"type": "string", "description": "Which variant it is."}
    return {
        "type": "object",
        "description": union["description"],
        "properties": properties,
        "required": shared,
    }


def _success(responses: Json) -> Json:
    """The one answer of success that can be read as a whole, if there is one.

    Where something is made, that is the one which describes it, not that of a dry run.
    """
    made = {status: each for status, each in responses.items() if status in MADE}
    for status, response in (made or responses).items():
        is_stream = "text/event-stream" in response.get("content", {})
        if status.startswith("2") and not is_stream:
            return {status: response}
        if is_stream:
            return {}
    raise ValueError("an operation without success")


def write(folder: Path) -> None:
    """Write the generated part of the SDK into a folder, and nothing else."""
    document = json.loads(DOCUMENT.read_text("utf-8"))
    # Whoever only asks where the SDK is needs no generator.
    from openapi_python_client import Project  # noqa: PLC0415
    from openapi_python_client.config import (  # noqa: PLC0415
        Config,
        ConfigFile,
        MetaType,
    )
    from openapi_python_client.parser import GeneratorData  # noqa: PLC0415

    config = Config.from_sources(
        ConfigFile.load_from_path(SDK / "generator.yml"),
        meta_type=MetaType.NONE,
        document_source=DOCUMENT,
        file_encoding="utf-8",
        overwrite=False,
        output_path=folder,
    )
    data = GeneratorData.from_dict(simplified(document), config=config)
    assert isinstance(data, GeneratorData), data
    project = Project(
        openapi=data, config=config, custom_template_path=SDK / "templates"
    )
    upstream = PrefixLoader({"upstream": PackageLoader("openapi_python_client")})
    assert project.env.loader is not None
    project.env.loader = ChoiceLoader([project.env.loader, upstream])
    found = unions(document)
    bases = {
        variant: name
        for name, union in found.items()
        for variant in union.variants.values()
    }
    project.env.globals.update(
        unions=found, bases=bases, problem_codes=problem_codes(document)
    )
    errors = list(project.build())
    assert not errors, errors
    # The operations take an httpx.Client; no other client is needed.
    (folder / "client.py").unlink()
    (folder / "errors.py").unlink()
    sdk_async.write(GENERATED.parent, folder / "aio")


def main() -> None:
    """Write the generated part anew."""
    # The generator calls ruff by its name.
    scripts = sysconfig.get_path("scripts")
    os.environ["PATH"] = os.pathsep.join((scripts, os.environ["PATH"]))
    with TemporaryDirectory(dir=SDK) as folder:
        fresh = Path(folder) / GENERATED.name
        write(fresh)
        shutil.rmtree(GENERATED, ignore_errors=True)
        fresh.rename(GENERATED)
    print(f"wrote {GENERATED}")


if __name__ == "__main__":
    main()
