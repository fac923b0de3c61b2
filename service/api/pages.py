"""Simulations or tournaments by pages, the newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from service.api.responses import PERSONAL, answer

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask import Response

    from engines.core.fields import Json
    from service.store.series import Series, SeriesRecord


def show_page(
    series: Series, query: Json, shown: Callable[[SeriesRecord], Json]
) -> Response:
    """Return the page that a ``ListSeriesQuery`` asks for, each series as ``shown``."""
    limit = query["limit"]
    found = series.page(query.get("cursor", ""), limit + 1)
    page: Json = {"items": [shown(record) for _, record in found[:limit]]}
    if len(found) > limit:
        page["next_cursor"] = found[limit - 1][0]
    return answer(page, PERSONAL)
