"""The service's own texts, on top of those that all titles share."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import engines
from engines.core.catalogue import CORE_TEXTS
from engines.core.texts import LANGUAGES, Speaker, Texts

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "TEXTS", "speaker_at"]

_SERIES_TEXTS = Texts(Path(__file__).parents[1] / "series" / "locale", CORE_TEXTS)
"""About simulations, tournaments and schedules."""

TEXTS = Texts(Path(__file__).parent / "locale", _SERIES_TEXTS)

TABLES = 4096
"""How many tables' speakers are kept."""

DEFAULT_LANGUAGE = LANGUAGES[0]
"""What a client hears that asks for no language, or for none that we speak."""


@lru_cache(TABLES)
def speaker_at(title: str, language: str, names: tuple[str, ...]) -> Speaker:
    """Return who speaks at a table whose seats have these names, or their numbers."""
    speaker = engines.get(title).texts.speakers[language]
    return speaker.named([name or speaker.seat(n) for n, name in enumerate(names)])
