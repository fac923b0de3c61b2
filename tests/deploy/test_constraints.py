import json
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "deploy" / "requirements"
HASHED = sorted(REQUIREMENTS.glob("*.txt"))
NAMED = re.compile(r"^([\w.-]+)(?:\[[^\]]+\])?==([^\s;]+)", re.MULTILINE)


def canonical(name: str) -> str:
    """A distribution's name as the index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> dict[str, str]:
    lines = (ROOT / "deploy" / "constraints.txt").read_text().splitlines()
    pairs = (line.split("==") for line in lines if not line.startswith("#"))
    return {canonical(name): version for name, version in pairs}


def test_every_dependency_is_pinned() -> None:
    """
    Two installations of one commit have the same versions.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = project["dependencies"] + project["optional-dependencies"]["dev"]
    names = {canonical(re.split(r"[><=]", line)[0]) for line in asked}

    assert set() == names - set(pins())


def test_what_is_tested_is_what_is_pinned() -> None:
    """
    The tests run with the versions that a user gets.
    """
    installed = {
        canonical(each.name): each.version for each in metadata.distributions()
    }

    different = {
        name: (version, installed[name])
        for name, version in pins().items()
        if name in installed and installed[name] != version
    }
    assert {} == different


@pytest.mark.parametrize("file", HASHED, ids=lambda file: file.stem)
def test_every_package_is_installed_by_its_hashes(file: Path) -> None:
    """
    In the version of the constraints; ``make pins`` writes the hashes.
    """
    parts = re.split(r"^(?=\S)", file.read_text(), flags=re.MULTILINE)
    packages = [part for part in parts if part]
    named = dict(NAMED.findall(file.read_text()))

    assert [] == [each for each in packages if "--hash=sha256:" not in each]
    assert len(packages) == len(named)
    different = {
        name: version
        for name, version in named.items()
        if pins().get(canonical(name), version) != version
    }
    assert {} == different


def test_every_purpose_has_its_packages() -> None:
    """
    Whatever pyproject.toml asks for to run, to develop or to make clients is listed.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    asked = {
        "run": [],
        "image": extras["proxy"],
        "dev": extras["dev"],
        "tools": extras["dev"] + extras["openapi"],
        "mutants": extras["dev"] + extras["mutants"],
    }
    for name, more in asked.items():
        text = (REQUIREMENTS / f"{name}.txt").read_text()
        listed = {canonical(found) for found, _ in NAMED.findall(text)}
        wanted = ["setuptools", *project["dependencies"], *more]
        names = {canonical(re.split(r"[><=]", line)[0]) for line in wanted}
        assert set() == names - listed, name


def test_the_parts_list_of_the_image_is_what_is_installed_in_it() -> None:
    """
    The same packages and versions; the image carries the list.
    """
    parts = json.loads((REQUIREMENTS / "image.cdx.json").read_text())["components"]
    installed = NAMED.findall((REQUIREMENTS / "image.txt").read_text())

    assert sorted(installed) == sorted(
        (each["name"], each["version"]) for each in parts
    )


def test_the_constraints_name_no_registry() -> None:
    """
    Where packages come from is for the machine that installs them to say.
    """
    files = [ROOT / "deploy" / "constraints.txt", *HASHED]
    text = "".join(file.read_text() for file in files)

    assert [] == re.findall(r"https?://|file:|--\w*index|@ ", text)
