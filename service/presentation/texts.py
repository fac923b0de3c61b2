"""The service's own texts, on top of those that all titles share."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import engines
from engines.core.catalogue import CORE_TEXTS
from engines.core.texts import LANGUAGES, Speaker, Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "TEXTS", "call_seats", "speaker_at"]

_SERIES_TEXTS = Texts(Path(__file__).parents[1] / "series" / "locale", CORE_TEXTS)
"""The texts of simulations, tournaments and schedules."""

TEXTS = Texts(Path(__file__).parent / "locale", _SERIES_TEXTS)

TABLES = 4096
"""How many speakers are cached."""

DEFAULT_LANGUAGE = LANGUAGES[0]
"""The language of clients that name none, or none that we have."""


@lru_cache(TABLES)
def speaker_at(
    title: str,
    language: str,
    names: tuple[str, ...],
    bots: tuple[bool, ...],
    marks: tuple[str, ...],
) -> Speaker:
    """Return the texts of a table whose seats have these names and marks.

    A seat without a name is called by its number, counted from 1 as people do: the
    second one is "Seat 2", or "Bot 2" if a bot plays it.
    """
    game = engines.get(title)
    speaker = game.texts.speakers[language]
    called = call_seats(speaker, names, bots)
    return game.named(speaker, called, marks)


def call_seats(
    speaker: Speaker, names: Sequence[str], bots: Sequence[bool]
) -> list[str]:
    """Return what each seat is called: by its name, or by who plays and its number."""
    return [
        name or speaker("bot" if is_bot else "seat", number=number)
        for number, (name, is_bot) in enumerate(zip(names, bots, strict=True), 1)
    ]
