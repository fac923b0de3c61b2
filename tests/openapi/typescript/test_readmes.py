"""The quick start in the README, and the tour in the SDK's own, as they stand."""

import shutil
from pathlib import Path

import pytest

import engines
from tests.node import ROOT, node, tool
from tests.openapi.python import pasted
from tests.processes import service


def hello() -> str:
    """The program of the quick start."""
    (program,) = pasted.blocks(ROOT / "README.md", "ts", containing="seance-sdk")
    return program


def tour(sdk: Path) -> str:
    """All that the SDK's own README shows, which is one program."""
    return "".join(pasted.blocks(sdk / "README.md", "ts", containing=""))


def test_what_the_readmes_say_installs_and_plays(
    sdk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The lines of both, pasted into a checkout, lead to games that are played to the end.
    """
    (install,) = pasted.blocks(
        ROOT / "README.md", "sh", containing="openapi/typescript"
    )
    assert [install] == pasted.blocks(sdk / "README.md", "sh", containing="npm")
    # A checkout of its own: installing would take packages from under other tests.
    shutil.copytree(
        sdk,
        tmp_path / "openapi" / "typescript",
        ignore=shutil.ignore_patterns("node_modules", "dist", "*.tgz"),
    )

    pasted.run(tmp_path, "/bin/bash", "-euc", install)
    folder = tmp_path / "build" / "hello"
    (folder / "hello.mts").write_text(hello())
    (folder / "tour.mts").write_text(tour(sdk))
    with service(bots=1, reconciler=True, log_level="warning") as running:
        monkeypatch.setenv("SEANCE", running.url)
        greeted = node("hello.mts", folder=folder)
        toured = node("tour.mts", folder=folder)

    assert greeted.splitlines()[-1].endswith("]")
    assert "Ann holds [" in toured
    titles = f"[ {', '.join(map(repr, engines.PACKAGES))} ]"
    assert [titles, "true"] == toured.splitlines()[-2:]


STRICTEST = """{
  "compilerOptions": {
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "exactOptionalPropertyTypes": true,
    "noEmit": true,
    "module": "nodenext",
    "target": "es2023",
    "lib": ["es2023"],
    "types": ["node"],
    "typeRoots": [TYPES]
  }
}"""


def test_what_is_shown_compiles_in_the_strictest_project(
    project: Path, sdk: Path
) -> None:
    """
    Examples and READMEs are typed; the published types hold, also without a browser's.
    """
    types = f'"{sdk / "node_modules" / "@types"}"'
    (project / "tsconfig.json").write_text(STRICTEST.replace("TYPES", types))
    (project / "hello.mts").write_text(hello())
    (project / "tour.mts").write_text(tour(sdk))

    node(tool("tsc", sdk), folder=project)
