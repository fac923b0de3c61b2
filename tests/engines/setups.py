"""A short name for every setup, for test ids and for the files of golden games."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engines.core.title import Setup, Title

LONGEST = 100


def name_of(title: Title[Any], setup: Setup) -> str:
    """Return the player count and every option that is not the default."""
    words = [f"{each}={_word(setup.options[each])}" for each in changed(title, setup)]
    name = ",".join([f"{setup.players}-players", *words])
    if len(name) > LONGEST:
        name = f"{name[:LONGEST]}~{sha256(name.encode()).hexdigest()[:8]}"
    return name


def changed(title: Title[Any], setup: Setup) -> list[str]:
    """Return the names of the options that do not have their default."""
    return [
        name
        for name, field in title.option_fields.items()
        if setup.options[name] != field.default
    ]


def _word(value: object) -> str:
    if isinstance(value, list):
        return "+".join(map(_word, value)) or "none"
    return str(value).lower().replace("/", "-")
