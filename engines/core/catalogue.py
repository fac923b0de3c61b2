"""The texts that all titles share."""

from __future__ import annotations

from pathlib import Path

from engines.core.texts import Texts

CORE_TEXTS = Texts(Path(__file__).parent / "locale")
