"""The quick start in the README, and the tour in the SDK's own, as they stand."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.node import ROOT, node, tool
from tests.processes import service

README = ROOT / "README.md"


def blocks(text: str, language: str) -> list[str]:
    """Return the blocks of one language, as they stand."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def section(heading: str) -> str:
    """Return what the README of the project has under a heading."""
    return README.read_text().partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def paste(lines: str, folder: Path) -> None:
    """Run lines of a shell in a folder, with the Node of the virtual environment."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(
        ["/bin/bash", "-euc", lines],
        cwd=folder,
        env={**os.environ, "PATH": path},
        check=True,
        timeout=300,
    )


def test_what_the_readmes_say_installs_compiles_and_plays(
    sdk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """
    The lines of both, pasted into a checkout, lead to games that are played to the end.
    """
    quick_start = section("TypeScript SDK")
    own = (sdk / "README.md").read_text()
    (install,) = blocks(quick_start, "sh")
    (hello,) = blocks(quick_start, "ts")
    assert [install] == blocks(own, "sh")
    # A checkout of its own: installing would take packages from under other tests.
    checkout = tmp_path / "openapi" / "typescript"
    shutil.copytree(
        sdk, checkout, ignore=shutil.ignore_patterns("node_modules", "dist", "*.tgz")
    )

    paste(install, tmp_path)
    program = tmp_path / "build" / "hello"
    (program / "hello.mts").write_text(hello)
    (program / "tour.mts").write_text("".join(blocks(own, "ts")))
    node(
        *(tool("tsc", checkout), "--noEmit", "--strict", "--skipLibCheck"),
        *("--target", "es2023", "--module", "nodenext"),
        *("--typeRoots", checkout / "node_modules" / "@types", "--types", "node"),
        *("hello.mts", "tour.mts"),
        folder=program,
    )
    with service(bots=1, reconciler=True, log_level="warning") as running:
        monkeypatch.setenv("SEANCE", running.url)
        greeted = node("hello.mts", folder=program)
        toured = node("tour.mts", folder=program)

    assert greeted.splitlines()[-1].endswith("]")
    assert "Ann holds [" in toured
    assert toured.splitlines()[-2:] == [
        "[ 'ghooost', 'ghost-stories', 'halloween' ]",
        "true",
    ]
