import json
import re
import shutil
import sysconfig
from pathlib import Path

import pytest

from openapi.export import DOCUMENT
from openapi.sdk_python import SDK
from tests.openapi.python.pasted import blocks, run

ROOT = Path(__file__).parents[3]

VERSION = json.loads(DOCUMENT.read_text("utf-8"))["info"]["version"]

TELL = """
import importlib.metadata, pathlib, seance_sdk
from seance_sdk.generated.models import GhooostPlay
print(importlib.metadata.version("seance-sdk"))
print(pathlib.Path(seance_sdk.__file__).with_name("py.typed").exists())
print(GhooostPlay(value=1, numbered=1, copies=0).to_dict())
print(seance_sdk.__file__)
"""

OFFLINE = {
    # What the SDK needs is found beside it, so that no registry is asked.
    "PYTHONPATH": sysconfig.get_path("purelib"),
    "PIP_NO_INDEX": "1",
    # Says: no build isolation.
    "PIP_NO_BUILD_ISOLATION": "0",
}


class Copy:
    """A copy of the SDK, as building leaves things behind, and what is made of it."""

    def __init__(self, folder: Path) -> None:
        kept_out = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
        shutil.copytree(SDK, folder / "openapi" / "python", ignore=kept_out)
        self.folder = folder
        self._done: set[str] = set()

    def install(self, readme: Path, **environment: str) -> Path:
        """Install as a README says, unless it was done; return the Python that has it.

        Fail unless the SDK is there, whole, and of the version of the document.
        """
        (line,) = blocks(readme, "sh", containing="pip install ./openapi/python")
        if line not in self._done:
            run(self.folder, "/bin/sh", "-euc", line, **environment)
            self._done.add(line)
        python = self.folder / "build" / "sdk" / "bin" / "python"
        told = run(self.folder, str(python), "-c", TELL, **environment).splitlines()
        assert [VERSION, "True"] == told[:2]
        assert told[3].startswith(str(self.folder / "build"))
        return python


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """One copy for all tests here."""
    return Copy(tmp_path_factory.mktemp("seance"))


@pytest.mark.parametrize("readme", [ROOT / "README.md", SDK / "README.md"])
def test_quick_starts_work_as_they_stand(copy: Copy, url: str, readme: Path) -> None:
    """
    The lines of each README install the SDK, and each program there plays or tells.
    """
    python = copy.install(readme, **OFFLINE)
    script = copy.folder / "hello.py"
    printed = []
    for program in blocks(readme, "python", containing="Seance"):
        script.write_text(program)
        told = run(copy.folder, str(python), str(script), SEANCE=url, **OFFLINE)
        printed.append(told)

    assert re.search(r"\[-?\d+(, -?\d+)+\]$", printed[0], re.MULTILINE)
    assert all(printed)


@pytest.mark.soak
def test_the_package_installs_from_a_registry(tmp_path: Path) -> None:
    """
    In an environment with nothing in it, the SDK brings all that it needs.
    """
    Copy(tmp_path).install(SDK / "README.md")
