"""The TypeScript SDK, built as it is published and installed as by a user."""

import fcntl
import shutil
from pathlib import Path

import pytest

from tests.node import NODE, ROOT, node, tool

NPM = NODE.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


@pytest.fixture(scope="session")
def sdk() -> Path:
    """The folder of the package, built."""
    folder = ROOT / "openapi" / "typescript"
    with (folder / "package.json").open() as lock:
        # Other processes that run tests at the same time build into the same folder.
        fcntl.flock(lock, fcntl.LOCK_EX)
        node(tool("tsc", folder), "--build", folder=folder)
    return folder


@pytest.fixture(scope="session")
def project(sdk: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the packed package, installed, and the examples."""
    folder = tmp_path_factory.mktemp("project")
    node(NPM, "pack", "--pack-destination", folder, folder=sdk)
    (folder / "package.json").write_text('{"private": true, "type": "module"}')
    (tarball,) = folder.glob("*.tgz")
    node(NPM, "install", "--offline", tarball, folder=folder)
    shutil.copytree(
        folder / "node_modules" / "seance-sdk" / "examples",
        folder,
        dirs_exist_ok=True,
    )
    return folder
