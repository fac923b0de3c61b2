"""The ids of all rules that the titles publish."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import engines


@cache
def known_ids() -> frozenset[str]:
    """Return every rule id that some title lists in its ``rules``."""
    folder = Path(engines.__file__).parent
    return frozenset(
        rule["id"]
        for file in sorted(folder.rglob("rules/en.json"))
        for rule in json.loads(file.read_text(encoding="utf-8"))
    )
