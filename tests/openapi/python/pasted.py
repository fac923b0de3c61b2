"""What people paste from a README or type into a shell."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests import unmeasured
from tests.servers import PATIENCE


def blocks(readme: Path, language: str, containing: str) -> list[str]:
    """Every block of a README in a language that contains a text, as it stands."""
    found: list[str] = re.findall(
        rf"^```{language}\n(.*?)^```", readme.read_text(), re.DOTALL | re.MULTILINE
    )
    return [block for block in found if containing in block]


def run(folder: Path, *command: str, typed: str = "", **environment: str) -> str:
    """Run a command in a folder; return all that it printed, and fail if it does.

    The Python of the tests is the first on the PATH.
    """
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        cwd=folder,
        env={**unmeasured.environment(), "PATH": path, **environment},
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=6 * PATIENCE,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout
