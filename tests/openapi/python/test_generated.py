import json
import os
import subprocess
import sys
from pathlib import Path

import attrs
import pytest
import seance_sdk
from seance_sdk.generated import models

from openapi.export import DOCUMENT
from openapi.sdk_python import GENERATED, SDK, unions, write

document = json.loads(DOCUMENT.read_text("utf-8"))


def files(folder: Path) -> dict[str, bytes]:
    """Every Python file of a folder by its path."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*.py")
    }


# The generator is one of the tools, as servers and Node are.
@pytest.mark.server
def test_the_generated_part_is_current(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    What is in git is what the generator makes of the document; `make sdk` renews it.
    """
    scripts = Path(sys.executable).parent
    monkeypatch.setenv("PATH", f"{scripts}{os.pathsep}{os.environ['PATH']}")

    write(tmp_path / "generated")

    assert files(tmp_path / "generated") == files(GENERATED)


def test_the_version_is_that_of_the_document() -> None:
    """
    Whoever has an SDK knows which document it speaks.
    """
    assert document["info"]["version"] == seance_sdk.__version__


def test_every_schema_and_operation_has_its_place() -> None:
    """
    Nothing of the document was left out.
    """
    operations = {
        operation["operationId"]
        for path in document["paths"].values()
        for operation in path.values()
        if "operationId" in operation
    }
    modules = {path.stem for path in (GENERATED / "api").rglob("*.py")}

    # A text of a certain form is a text, and no class.
    classes = {
        name
        for name, schema in document["components"]["schemas"].items()
        if schema.get("type") != "string" or "enum" in schema
    }
    assert classes <= set(models.__all__)
    assert {name.lower() for name in operations} == {
        name.replace("_", "") for name in modules - {"__init__"}
    }


@pytest.mark.parametrize("union", unions(document))
def test_every_variant_is_a_subclass_found_by_its_tag(union: str) -> None:
    """
    A variant knows its own tag, and the union makes it from that.
    """
    base = getattr(models, union)
    known = sys.modules[base.__module__]._VARIANTS
    found = unions(document)[union]
    for tag, name in found.variants.items():
        variant = getattr(models, name)
        fields = attrs.fields_dict(variant)
        assert tag == fields[{"type": "type_"}.get(found.tag, found.tag)].default
        assert variant.__module__.endswith(known[tag][0])
        assert name == known[tag][1]
        assert issubclass(variant, base)


def test_importing_the_sdk_loads_few_models() -> None:
    """
    Of hundreds of models less than a tenth is imported before it is met.
    """
    count = (
        "import sys, seance_sdk;"
        "print(sum('generated.models.' in name for name in sys.modules))"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", count],
        cwd=SDK,
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert 10 * int(loaded) < len(models.__all__)


def test_a_model_that_is_not_there_is_missed() -> None:
    """
    A misspelt name is an error as usual.
    """
    with pytest.raises(AttributeError, match="GhooostPlai"):
        models.GhooostPlai  # noqa: B018
