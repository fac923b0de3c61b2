"""What is mutated, and the tests that have to notice: one group per title."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
NO_RULES = {"presentation", "bots", "locale", "rules"}
"""Folders of a title whose code carries out no rule."""
NO_RULE_MODULES = {"__init__.py", "title.py", "base.py", "svg.py", "texts.py"}


class Group(NamedTuple):
    """Rule modules, and the folders of tests that speak of them."""

    modules: str
    tests: tuple[str, ...]

    def files(self) -> list[str]:
        """Return the modules to mutate, each by its path in the repository."""
        folder = ROOT / self.modules
        return [
            str(path.relative_to(ROOT))
            for path in sorted(folder.rglob("*.py"))
            if path.name not in NO_RULE_MODULES
            and not NO_RULES & set(path.relative_to(folder).parts)
        ]


GROUPS = {
    "core": Group("engines/core", ("tests/engines/core",)),
    "ghooost": Group("engines/ghooost", ("tests/engines/ghooost",)),
    "ghost_stories": Group("engines/ghost_stories", ("tests/engines/ghost_stories",)),
    "halloween": Group("engines/halloween", ("tests/engines/halloween",)),
}

SLOW = ("bots", "presentation", "test_statistics.py", "test_fairness.py")
"""Tests that ask nothing about rules: they would only make every mutant slow."""


def ignoring_slow(*tests: str) -> list[str]:
    """Return files and folders of tests for pytest, without the slow ones in them."""
    ignored = [
        f"--ignore={folder}/{name}"
        for folder in (*tests, *(f"{folder}/white_moon" for folder in tests))
        for name in SLOW
        if (ROOT / folder / name).exists()
    ]
    return [*tests, *ignored]


def fingerprint(*folders: str) -> str:
    """Return a name for the code in some folders; other code has another name."""
    digest = sha256()
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
