"""Rule-exact engines of ghost board games: pure rules and bots, no I/O.

``get(title)`` gives a title of the catalogue; see ``engines/README.md``.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engines.core.title import Title

PACKAGES = {
    "ghooost": "engines.ghooost",
    "ghost-stories": "engines.ghost_stories",
    "halloween": "engines.halloween",
}
"""Where each title of the catalogue lives; its package offers it as ``TITLE``."""


@cache
def get(title: str) -> Title[Any]:
    """Return a title by its id; ``KeyError`` if the catalogue does not have it."""
    found: Title[Any] = import_module(PACKAGES[title]).TITLE
    return found


def titles() -> list[Title[Any]]:
    """Return every title of the catalogue, in its order."""
    return [get(title) for title in PACKAGES]
