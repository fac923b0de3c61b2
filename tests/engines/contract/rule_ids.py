"""The rules that titles publish, by id: ``rules/en.json`` of a package is the list."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import engines

ENGINES = Path(engines.__file__).parent
PUBLISHED = sorted(ENGINES.rglob("rules/en.json"))
PACKAGES = [file.parents[1].relative_to(ENGINES) for file in PUBLISHED]
"""The packages that publish rules, an expansion after its base game."""


@cache
def ids_of(package: Path) -> list[str]:
    """Return the ids of a package in their order."""
    file = ENGINES / package / "rules" / "en.json"
    return [rule["id"] for rule in json.loads(file.read_text(encoding="utf-8"))]


@cache
def known_ids() -> frozenset[str]:
    """Return every rule id that some title publishes."""
    return frozenset(id_ for package in PACKAGES for id_ in ids_of(package))
