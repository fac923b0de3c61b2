"""Small rule bugs, each a change of a few words, and whether tests notice them.

A bug is put into a copy of the engines, and the tests of its title run against the
copy. `python -m tests.mutants.bugs [id ...]` tries all, or those that are named.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.mutants.unnoticed import UNNOTICED

ROOT = Path(__file__).parents[2]
NEEDED = ("engines", "tests/__init__.py", "tests/engines", "pyproject.toml")
TIMEOUT = 900


class Verdict(NamedTuple):
    """Whether the tests noticed a bug, and the first test that did."""

    bug: str
    noticed: bool
    first: str


def copy_tree(folder: Path) -> None:
    """Copy what the tests of engines need into a folder."""
    skip = shutil.ignore_patterns("__pycache__")
    for name in NEEDED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=skip)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)


def run_tests(folder: Path, *tests: str) -> Verdict:
    """Run tests against the tree in a folder, up to the first that fails."""
    run = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no"),
            *("-p", "no:randomly", "-p", "no:cacheprovider", *tests),
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    # 1 means that a test failed, 2 that tests could not even be imported.
    assert run.returncode in (0, 1, 2), run.stdout + run.stderr
    failed = [
        line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))
    ]
    return Verdict("", bool(run.returncode), failed[0] if failed else "")


def put_in(folder: Path, file: str, old: str, new: str) -> None:
    """Change a few words of a file; they must stand there exactly once."""
    path = folder / file
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{file} has {text.count(old)} times: {old}"
    path.write_text(text.replace(old, new), "utf-8")


def try_bug(name: str) -> Verdict:
    """Put a bug into a copy of the engines and run the tests of its rules."""
    bug = UNNOTICED[name]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        copy_tree(folder)
        put_in(folder, bug.file, bug.old, bug.new)
        return run_tests(folder, *bug.tests)._replace(bug=name)


def main(names: list[str]) -> None:
    """Try bugs and print a line for each."""
    missed = 0
    for name in names or list(UNNOTICED):
        verdict = try_bug(name)
        missed += not verdict.noticed
        print("noticed " if verdict.noticed else "MISSED  ", name, verdict.first)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
