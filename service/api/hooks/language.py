"""The language in which a request is answered."""

from __future__ import annotations

from functools import lru_cache

from flask import request
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from service.presentation.texts import DEFAULT_LANGUAGE, LANGUAGES


def current_language() -> str:
    """Return the language in which the client is answered."""
    return _best_language(request.headers.get("Accept-Language", ""))


@lru_cache(1024)
def _best_language(header: str) -> str:
    """Return the best of ours; of a language, any region will do (RFC 4647)."""
    accepted = LanguageAccept(
        (tag.partition("-")[0], quality)
        for tag, quality in parse_accept_header(header, LanguageAccept)
    )
    return accepted.best_match(LANGUAGES, DEFAULT_LANGUAGE)
