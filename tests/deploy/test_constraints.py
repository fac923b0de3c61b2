import re
import tomllib
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[2]


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


def test_the_constraints_name_no_registry() -> None:
    """
    Where packages come from is for the machine that installs them to say.
    """
    text = (ROOT / "deploy" / "constraints.txt").read_text()

    assert [] == re.findall(r"https?://|file:|--\w*index|@ ", text)
