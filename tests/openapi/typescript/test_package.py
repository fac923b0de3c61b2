"""The package: generated from the document, typed strictly, and complete."""

import json
import re
from pathlib import Path

from tests.node import ROOT, node, tool

DOCUMENT = json.loads((ROOT / "openapi" / "openapi.json").read_text())


def read(folder: Path) -> dict[str, str]:
    """The files of a folder, by their places in it."""
    files = sorted(each for each in folder.rglob("*") if each.is_file())
    return {str(each.relative_to(folder)): each.read_text() for each in files}


def test_the_version_is_that_of_the_document(sdk: Path) -> None:
    """
    The package, its lock file and its README name the contract that they are for.
    """
    package = json.loads((sdk / "package.json").read_text())
    lock = json.loads((sdk / "package-lock.json").read_text())
    named = re.findall(r"seance-sdk-(.+)\.tgz", (sdk / "README.md").read_text())

    versions = {package["version"], lock["version"], lock["packages"][""]["version"]}
    assert {DOCUMENT["info"]["version"]} == versions | set(named)


def test_the_generated_part_is_current(sdk: Path, tmp_path: Path) -> None:
    """
    What the generator makes of the document now is what is in git.
    """
    node(tool("openapi-ts", sdk), "--output", tmp_path, folder=sdk)

    assert read(sdk / "src" / "generated") == read(tmp_path)


def test_every_code_of_a_refusal_is_exported(sdk: Path) -> None:
    """
    `PROBLEM_CODES` has those that the document shows, and no other.
    """
    examples = DOCUMENT["components"]["examples"].values()
    codes = sorted(example["value"]["code"] for example in examples)
    program = (
        f'import("{sdk.as_uri()}/dist/index.js")'
        ".then((sdk) => console.log(JSON.stringify(sdk.PROBLEM_CODES)))"
    )

    assert codes == json.loads(node("--eval", program, folder=sdk))


def test_no_package_runs_anything_when_it_is_installed(sdk: Path) -> None:
    """
    Scripts are on for our own prepack: nobody else's may have any.
    """
    lock = json.loads((sdk / "package-lock.json").read_text())
    scripts = json.loads((sdk / "package.json").read_text())["scripts"]

    assert [] == [
        name for name, each in lock["packages"].items() if "hasInstallScript" in each
    ]
    assert not {"preinstall", "install", "postinstall", "prepare"} & set(scripts)


def test_formatting_and_types_are_strict(sdk: Path) -> None:
    """
    Nobody complains about what is written by hand: source, tests and examples.
    """
    node(tool("prettier", sdk), "--check", ".", folder=sdk)
    node(tool("tsc", sdk), "--project", "test", folder=sdk)


def test_the_package_has_all_it_needs_and_nothing_else(project: Path) -> None:
    """
    It brings code, types, licence and README, and depends on no other package.
    """
    (package,) = (project / "node_modules").glob("[!.]*")

    assert {"dist", "examples", "LICENSE", "README.md", "package.json"} == {
        each.name for each in package.iterdir()
    }
    assert {".js", ".ts"} == {
        each.suffix for each in (package / "dist").rglob("*") if each.is_file()
    }


def test_the_package_needs_nothing_of_node(project: Path) -> None:
    """
    Every file imports files of its own package only, so a browser can load it.
    """
    files = list((project / "node_modules" / "seance-sdk" / "dist").rglob("*.js"))
    imported = {
        name
        for file in files
        for name in re.findall(
            r'\bfrom ["\'](.+)["\'];$', file.read_text(), re.MULTILINE
        )
    }

    assert "./game.js" in imported
    assert all(name.startswith(("./", "../")) for name in imported)
