"""The peers' own virtual environment, made on first use and again when pins change."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PEERS = ("catanatron", "chess", "open_spiel", "rlcard")

ROOT = Path(__file__).parents[2]
HOME = ROOT / ".venv-bench"
PINS = Path(__file__).with_name("peers.txt")
PYTHON = HOME / "bin" / "python"

_INSTALLED = HOME / "installed"
"""Holds the pins of the last complete installation."""


def install() -> dict[str, str]:
    """Install what is missing; return why not, for each peer that did not install."""
    pins = PINS.read_text()
    if _INSTALLED.exists() and _INSTALLED.read_text() == pins:
        return {}
    print(f"Installing the peers into {HOME.name} ...", file=sys.stderr)
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", HOME], check=True)
    failures = {peer: reason for peer in PEERS if (reason := _install(peer))}
    if not failures:
        _INSTALLED.write_text(pins)
    return failures


def _install(peer: str) -> str:
    """Install one peer; return the last line of what went wrong, if anything did."""
    pip = (PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    done = subprocess.run(
        (*pip, "--constraint", PINS, peer), capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        return ""
    complaint = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
    return f"{peer} did not install: {complaint[-1]}"
