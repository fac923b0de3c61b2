"""A short name for every setup, for test ids and for the files of golden games."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engines.core.title import Setup, Title

LONGEST = 100


def name_of(title: Title[Any], setup: Setup) -> str:
    """Return the player count and every option that is not the default."""
    changed = [
        f"{name}={_word(setup.options[name])}"
        for name, field in title.option_fields.items()
        if setup.options[name] != field.default
    ]
    name = ",".join([f"{setup.players}-players", *changed])
    if len(name) > LONGEST:
        name = f"{name[:LONGEST]}~{sha256(name.encode()).hexdigest()[:8]}"
    return name


def _word(value: object) -> str:
    if isinstance(value, list):
        return "+".join(map(_word, value)) or "none"
    return str(value).lower().replace("/", "-")
