"""The service's own texts, on top of those that all titles share."""

from __future__ import annotations

from pathlib import Path

from engines.core.catalogue import CORE_TEXTS
from engines.core.texts import LANGUAGES, Texts

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "TEXTS"]

_SERIES_TEXTS = Texts(Path(__file__).parent / "simulations" / "locale", CORE_TEXTS)
"""About simulations, tournaments and schedules."""

TEXTS = Texts(Path(__file__).parent / "locale", _SERIES_TEXTS)

DEFAULT_LANGUAGE = LANGUAGES[0]
"""What a client hears that asks for no language, or for none that we speak."""
