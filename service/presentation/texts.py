"""The service's own texts, on top of those that all titles share."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import engines
from engines.core.catalogue import CORE_TEXTS
from engines.core.texts import LANGUAGES, Speaker, Texts

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "TEXTS", "speaker_at"]

_SERIES_TEXTS = Texts(Path(__file__).parents[1] / "series" / "locale", CORE_TEXTS)
"""The texts of simulations, tournaments and schedules."""

TEXTS = Texts(Path(__file__).parent / "locale", _SERIES_TEXTS)

TABLES = 4096
"""How many speakers are cached."""

DEFAULT_LANGUAGE = LANGUAGES[0]
"""The language of clients that name none, or none that we have."""


@lru_cache(TABLES)
def speaker_at(title: str, language: str, names: tuple[str, ...]) -> Speaker:
    """Return the texts of a table whose seats have these names, or their numbers."""
    speaker = engines.get(title).texts.speakers[language]
    return speaker.named([name or speaker.seat(n) for n, name in enumerate(names)])
